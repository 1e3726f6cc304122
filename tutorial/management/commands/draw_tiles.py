"""Draws the tile sprite and the icon of the site into static/."""

from django.conf import settings
from django.core.management.base import BaseCommand

from tutorial.art.sprite import faces, icon, sprite


class Command(BaseCommand):
    """`manage.py draw_tiles`, after a change in tutorial/art."""

    help = __doc__ or ""
    requires_system_checks: list[str] = []

    def handle(self, **_options: object) -> None:
        """Writes both files and prints their names and sizes."""
        for name, drawing in (("tiles.svg", sprite(faces())), ("icon.svg", icon())):
            target = settings.BASE_DIR / "static" / name
            target.write_text(drawing, encoding="utf-8")
            self.stdout.write(f"{target.name}: {target.stat().st_size} bytes")
