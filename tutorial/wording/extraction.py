"""The sentences to translate, collected from code and templates, and the catalogs brought into step with them.

Here belongs the way from sources to `tutorial/locale/*.po`; from there to what Django reads leads `catalogs`. Templates
are turned into code by Django and read by Babel, so nobody needs gettext's own tools.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from tutorial.wording.catalogs import LOCALES

BASE = LOCALES.parent.parent
"""The folder the sources are below."""
CODE, TEMPLATES = "tutorial", "templates"
"""Where sentences stand, under the base."""
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_noop": None,
    "gettext_lazy": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
    "said": None,
    "counted": (1, 2),
}
"""The functions whose literals are sentences: gettext's, Django's, and those that make a frame."""
COMMENT_TAG = "Translators:"
"""How a comment for translators begins."""

_HEADER = """msgid ""
msgstr ""
"Project-Id-Version: Sparrow School\\n"
"Language: {locale}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural_forms}\\n"

"""

Key = tuple[str, str]
"""What tells two messages apart: context (empty if none) and the English singular."""


def extracted(base: Path = BASE) -> Catalog:
    """Every sentence of the sources, in the order of the files."""
    template = Catalog()
    for path, code in _sources(base):
        for line, message, comments, context in extract(
            "python", BytesIO(code.encode()), KEYWORDS, [COMMENT_TAG], strip_comment_tags=False
        ):
            template.add(message, context=context, locations=[(path, line)], auto_comments=comments)
    return template


def keys(catalog: Catalog) -> dict[Key, tuple[str, ...]]:
    """What a catalog holds: each message with its plural, if it has one."""
    found: dict[Key, tuple[str, ...]] = {}
    for message in catalog:
        ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        if ids[0]:
            found[message.context or "", ids[0]] = ids
    return found


def renew(locale: str, *, base: Path = BASE, root: Path = LOCALES) -> bool:
    """Brings the catalog of a language into step with the sources; whether anything changed.

    Translations stay, new sentences wait empty, dead ones go. No sentence gets a guessed translation.
    """
    file = root / locale / "LC_MESSAGES" / "django.po"
    before = file.read_bytes() if file.exists() else b""
    catalog = read_po(BytesIO(before), locale=locale)
    catalog.update(extracted(base), no_fuzzy_matching=True)
    body = BytesIO()
    write_po(body, catalog, width=0, no_location=True, omit_header=True, ignore_obsolete=True)
    header = _HEADER.format(locale=locale, plural_forms=get_plural(locale).plural_forms)
    after = header.encode() + body.getvalue().strip() + b"\n"
    if after == before:
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(after)
    return True


def _sources(base: Path) -> Iterator[tuple[str, str]]:
    """The path and the code of every source; a template as the calls it makes."""
    for file in sorted((base / CODE).rglob("*.py")):
        if "migrations" not in file.parts:
            yield file.relative_to(base).as_posix(), file.read_text("utf-8")
    for file in sorted((base / TEMPLATES).rglob("*")):
        if file.suffix in (".html", ".txt", ".xml"):
            yield file.relative_to(base).as_posix(), _calls(file)


def _calls(template: Path) -> str:
    """A template as code. Its lines begin at the margin: Python minds how they are indented, gettext does not."""
    code = templatize(template.read_text("utf-8"), origin=template.name)
    return "\n".join(line.strip() for line in code.splitlines())
