"""The static files of a deployment: hashed names, compressed copies, and addresses that are worked out once."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedFiles(CompressedManifestStaticFilesStorage):
    """Files under names that change with their content; while a server runs, neither does."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self._addresses: dict[str, str] = {}

    def url(self, name: str, force: bool = False) -> str:
        """Where the file is; a page asks for some of them dozens of times."""
        if name not in self._addresses:
            self._addresses[name] = super().url(name, force)
        return self._addresses[name]
