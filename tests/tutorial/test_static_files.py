"""Under the storage of a deployment, with hashed names, every page still finds its files."""

from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest
from django.conf import LazySettings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.management import call_command
from django.template.loader import get_template
from django.test import Client

from tests.tutorial.html import parsed
from tests.tutorial.visitors import known
from tutorial import errors
from tutorial.learners.progress import record

pytestmark = pytest.mark.django_db


@pytest.fixture
def hashed(settings: LazySettings, tmp_path: Path) -> Iterator[None]:
    """Static files as `prepare` collects them."""
    settings.STATIC_ROOT = tmp_path
    settings.STORAGES = {"staticfiles": {"BACKEND": "tutorial.static_files.HashedFiles"}}
    call_command("collectstatic", verbosity=0, interactive=False)
    yield
    settings.STORAGES = settings.STORAGES  # forget the storage that was made for this folder


PATHS = ["", "about/", "settings/", "settings/reset/", "learn/basic/", "learn/basic/the-tiles/", "nowhere/"]


@pytest.mark.usefixtures("hashed")
def test_every_page_finds_its_files(client: Client) -> None:
    record(known(client), "basic", "the-tiles", "suits", right=True)
    for path in PATHS:
        page = parsed(client.get(f"/bn/{path}"))
        sheets = [str(each.get("href")) for each in page.iter("link") if each.get("rel") == "stylesheet"]
        scripts = [str(each.get("src")) for each in page.iter("script")]
        assert len(sheets) == 1
        assert len(scripts) == 2
        for address in (*sheets, *scripts):
            name = address.removeprefix("/static/")
            assert staticfiles_storage.exists(name), address
            assert name.count(".") > 1, address


@pytest.mark.usefixtures("hashed")
def test_the_failure_page_finds_its_style(rf: object) -> None:
    assert "/static/site." in errors.failed(rf.get("/en/")).content.decode()  # type: ignore[attr-defined]


@pytest.mark.usefixtures("hashed")
def test_every_template_compiles() -> None:
    root = Path(__file__).resolve().parents[2] / "templates"
    names = [path.relative_to(root).as_posix() for path in root.rglob("*.html")]
    assert len(names) > 20
    for name in names:
        get_template(name)


@pytest.mark.parametrize(("name", "most"), [("app.js", 10_240), ("site.css", 8_192), ("tiles.svg", 12_288)])
def test_a_first_visit_stays_light(name: str, most: int) -> None:
    file = Path(__file__).resolve().parents[2] / "static" / name
    assert len(brotli.compress(file.read_bytes())) <= most
