"""What every test run shares: profiles and counts, the browser, and the account of what was left out."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings as hypothesis_settings

from tests import html_checker, left_out, mcr_oracle, shared_vectors

os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")  # Playwright runs an event loop beside the live server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

hypothesis_settings.register_profile("fixed", derandomize=True, database=None, deadline=None, max_examples=100)
hypothesis_settings.register_profile("deep", database=None, deadline=None, max_examples=5000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--deep`: the tests marked `deep` too, and large counts."""
    parser.addoption("--deep", action="store_true", help="run the tests marked deep too, and use large counts")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses Hypothesis's profile, unless the command line did, and compiles the catalogs that pages read."""
    if not config.getoption("--hypothesis-profile", default=None):
        hypothesis_settings.load_profile("deep" if config.getoption("--deep") else "fixed")
    if config.pluginmanager.hasplugin("django"):
        from tutorial.wording.catalogs import compile_catalogs  # noqa: PLC0415  # engine tests run without it

        compile_catalogs()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Takes out what this run does not want (deep) and what this machine cannot run (browser, checker, …)."""
    if not config.getoption("--deep"):
        left_out.leave_out(items, [item for item in items if item.get_closest_marker("deep")], config)
    if CHROMIUM is None:
        browser = [item for item in items if item.get_closest_marker("browser")]
        files = sorted({Path(item.location[0]).name for item in browser})
        why = f"no Chromium on this machine, so {', '.join(files)} did not run (on Debian: apt-get install chromium)"
        left_out.record("browser tests", len(browser), why=why, fatal=True)
        left_out.leave_out(items, browser, config)
    if not html_checker.is_there():
        pages = [item for item in items if item.get_closest_marker("checker")]
        left_out.record("runs of the HTML checker", len(pages), why=html_checker.ABSENT, fatal=False)
        left_out.leave_out(items, pages, config)
    if not mcr_oracle.is_there():
        compared = [item for item in items if item.get_closest_marker("oracle")]
        left_out.record("comparisons with PyMahjongGB", len(compared), why=mcr_oracle.ABSENT, fatal=False)
        left_out.leave_out(items, compared, config)
    absent = []
    for item in items:
        names = [name for marker in item.iter_markers("vectors") for name in marker.args]
        missing = [name for name in names if not shared_vectors.is_there(name)]
        for name in missing:
            shared_vectors.record_absence(name)
        if missing:
            absent.append(item)
    left_out.leave_out(items, absent, config)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Takes over what a worker of a parallel run left out."""
    left_out.take(getattr(node, "workeroutput", {}).get("left_out", []))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hands the account to the controller; under CI a missing browser fails the run."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = left_out.export()
    elif os.environ.get("CI") and left_out.is_fatal() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each group left out."""
    for line in left_out.lines():
        terminalreporter.write_line(line, yellow=True)
    if os.environ.get("CI") and left_out.is_fatal():
        terminalreporter.write_line("CI is set, so tests that are left out count as failed.", red=True)


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether this run wants large counts."""
    return bool(pytestconfig.getoption("--deep"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder `shared` beside the project, there or not."""
    return shared_vectors.shared()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, kept from calling home."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": CHROMIUM_ARGUMENTS}
