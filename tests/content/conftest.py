"""What the tests of content share."""

from pathlib import Path

import pytest

from tests.content.folder import Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A content folder that holds."""
    return Folder(tmp_path / "content")
