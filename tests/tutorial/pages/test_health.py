"""What machines ask."""

import logging
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings
from django.db import DatabaseError, connection
from django.db.backends.sqlite3.base import DatabaseWrapper
from django.test import Client

from tutorial.content.report import ContentErrors
from tutorial.pages import health


def test_alive_asks_nobody(client: Client) -> None:
    """No database mark: a query would fail the test."""
    answer = client.get("/healthz")
    assert (answer.status_code, answer.content, answer.headers["Content-Type"]) == (200, b"ok\n", "text/plain")


@pytest.mark.django_db
def test_ready(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.json() == {
        "ready": True,
        "checks": {"database": True, "migrations": True, "catalogs": True, "content": True},
    }
    assert answer.status_code == 200


def fail_with(error: Exception) -> Any:
    def fail() -> bool:
        raise error

    return fail


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("part", "error"),
    [("database", DatabaseError("gone")), ("content", ContentErrors(())), ("catalogs", OSError("no disk"))],
)
def test_not_ready_says_what_is_missing(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    part: str,
    error: Exception,
) -> None:
    monkeypatch.setitem(health.CHECKS, part, fail_with(error))
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["checks"][part] is False
    assert answer.json()["ready"] is False
    assert any(record.levelno == logging.ERROR and part in record.getMessage() for record in caplog.records)


@pytest.mark.django_db
def test_a_catalog_that_was_not_compiled_is_missed(settings: LazySettings, tmp_path: Path) -> None:
    settings.LOCALE_PATHS = [tmp_path]
    assert not health.catalogs_compiled()


@pytest.mark.django_db
def test_a_migration_that_was_not_applied_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health.MigrationExecutor, "migration_plan", lambda *_: [("tutorial", "0009_later")])
    assert not health.migrations_applied()


@pytest.mark.django_db
def test_a_database_file_that_is_lost_is_missed_though_an_old_connection_still_answers(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "school.sqlite3"
    old = DatabaseWrapper({**connection.settings_dict, "NAME": file}, "default")
    with closing(old), old.cursor() as cursor:
        cursor.execute("CREATE TABLE lesson (id integer)")
        monkeypatch.setattr(health, "connection", old)
        assert health.database_answers()
        file.unlink()
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["checks"]["database"], file.exists()) == (503, False, False)


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_the_answer_is_always_fresh(client: Client, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CHECKS", {})
    assert "no-store" in client.get(path).headers["Cache-Control"]


def test_the_icon_is_found_by_its_old_name(client: Client) -> None:
    answer = client.get("/favicon.ico")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/static/icon.svg")


def test_robots_may_read_the_lessons_but_no_settings(client: Client) -> None:
    answer = client.get("/robots.txt")
    lines = answer.content.decode().splitlines()
    assert answer.headers["Content-Type"] == "text/plain"
    assert lines[0] == "User-agent: *"
    assert "Disallow: /ka/settings/" in lines
    assert len([each for each in lines if each.startswith("Disallow")]) == 6
