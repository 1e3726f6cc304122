"""manage.py on a machine where nothing is installed yet."""

import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]


def run_bare(*arguments: str, path: Path) -> subprocess.CompletedProcess[str]:
    """manage.py under an interpreter that sees the standard library and `path`, and nothing else."""
    program = f"import sys, runpy; sys.path.append({str(path)!r}); runpy.run_path('manage.py', run_name='__main__')"
    command = [sys.executable, "-I", "-S", "-c", program, *arguments]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", [(), ("start",), ("migrate",)])
def test_without_django_it_says_how_to_set_up(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run_bare(*arguments, path=tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "python3 -m venv .venv && .venv/bin/pip install -r requirements.txt\n"
        ".venv/bin/python manage.py start  # both lines in one: make run\n"
    )


def test_another_missing_package_keeps_its_own_name(tmp_path: Path) -> None:
    """Django that cannot import something it needs is a different fault, and must not be told as this one."""
    management = tmp_path / "django" / "core" / "management"
    management.mkdir(parents=True)
    for package in (management, management.parent, management.parent.parent):
        (package / "__init__.py").touch()
    (management / "__init__.py").write_text("import sqlparse_that_is_not_there\n")
    done = run_bare("start", path=tmp_path)
    assert done.returncode == 1
    assert "sqlparse_that_is_not_there" in done.stderr
    assert "venv" not in done.stderr.splitlines()[-1]
