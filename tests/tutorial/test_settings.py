"""The settings, as a deployment loads them: each case in a process of its own."""

import os
import subprocess
import sys

import pytest
from django.conf import settings

KEY = "k3y-" + "0123456789abcdefghijklmnopqrstuvwxyzABCDEF" * 2
READ = "import django; django.setup(); from django.conf import settings as s; print({})"


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of this project with nothing in its environment but what is given."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, *command],
        cwd=settings.BASE_DIR,
        env=kept | {"DJANGO_SETTINGS_MODULE": "tutorial.settings", "PYTHONDONTWRITEBYTECODE": "1"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def read(expression: str, **environment: str) -> str:
    done = run("-c", READ.format(expression), **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_check_deploy_is_silent_with_a_key_alone() -> None:
    done = run("manage.py", "check", "--deploy", "--fail-level", "INFO", SECRET_KEY=KEY)
    assert done.returncode == 0, done.stderr
    assert "no issues (0 silenced)" in done.stdout


def test_without_a_key_the_site_does_not_open_to_the_world() -> None:
    done = run("-c", "import tutorial.wsgi")
    assert done.returncode != 0
    assert "SECRET_KEY is not set" in done.stderr
    assert "secrets.token_urlsafe" in done.stderr


@pytest.mark.parametrize("environment", [{"DEBUG": "false"}, {"SECRET_KEY": ""}])
def test_an_empty_key_is_none(environment: dict[str, str]) -> None:
    assert "SECRET_KEY is not set" in run("manage.py", "check", **environment).stderr


def test_on_one_s_own_machine_nothing_has_to_be_set() -> None:
    assert read("(s.DEBUG, s.HTTPS_ONLY, s.CSRF_COOKIE_NAME)") == "(True, False, 'csrftoken')"


def test_a_key_makes_it_a_site() -> None:
    told = read("(s.DEBUG, s.SECURE_SSL_REDIRECT, s.CSRF_COOKIE_SECURE, s.CSRF_COOKIE_NAME)", SECRET_KEY=KEY)
    assert told == "(False, True, True, '__Host-csrftoken')"


def test_the_cookies_of_a_site_are_bound_to_its_host() -> None:
    names = "from tutorial.learners import identity, preferences; print(identity.COOKIE, preferences.COOKIE)"
    done = run("-c", f"import django; django.setup(); {names}", SECRET_KEY=KEY)
    assert done.stdout.split() == ["__Host-learner", "__Host-preferences"]


def test_a_classroom_without_https_can_be_served() -> None:
    told = read("(s.DEBUG, s.SECURE_SSL_REDIRECT, s.SECURE_HSTS_SECONDS)", SECRET_KEY=KEY, HTTPS_ONLY="false")
    assert told == "(False, False, 0)"


def test_sqlite_is_set_up_for_many_readers_and_one_writer() -> None:
    told = read("s.DATABASES['default']['OPTIONS']")
    assert "journal_mode=WAL" in told
    assert "IMMEDIATE" in told


def test_another_database_is_one_variable() -> None:
    told = read(
        "[s.DATABASES['default'][k] for k in ('ENGINE', 'HOST', 'CONN_MAX_AGE')]",
        SECRET_KEY=KEY,
        DATABASE_URL="postgres://mira:secret@db.example/school",
    )
    assert told == "['django.db.backends.postgresql', 'db.example', 60]"


def test_a_proxy_is_believed_only_when_it_is_ours() -> None:
    assert read("hasattr(s, 'SECURE_PROXY_SSL_HEADER') and s.SECURE_PROXY_SSL_HEADER", SECRET_KEY=KEY) == "None"
    assert "HTTP_X_FORWARDED_PROTO" in read("s.SECURE_PROXY_SSL_HEADER", SECRET_KEY=KEY, TRUSTED_PROXIES="1")


def test_the_languages_are_named_in_themselves() -> None:
    assert dict(settings.LANGUAGES) == {
        "en": "English",
        "sq": "Shqip",
        "sw": "Kiswahili",
        "bn": "বাংলা",
        "hi": "हिन्दी",
        "ka": "ქართული",
    }
