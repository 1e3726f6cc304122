"""The Nu HTML checker, which `make deep` fetches where Java and npm are there."""

import shutil
import subprocess
from pathlib import Path

JAR = Path(__file__).resolve().parents[1] / ".venv/checker/node_modules/vnu-jar/build/dist/vnu.jar"
JAVA = shutil.which("java")
ABSENT = "no Java, or no checker in .venv/checker (make deep fetches it with npm; on Debian: apt-get install npm java)"


def is_there() -> bool:
    """Whether pages can be checked on this machine."""
    return JAVA is not None and JAR.is_file()


def complaints(folder: Path) -> list[str]:
    """The errors in all pages of a folder, a line each."""
    assert JAVA
    command = [JAVA, "-Xss4m", "-jar", str(JAR), "--errors-only", "--format", "gnu", "--stdout", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in {0, 1}, done.stderr
    return done.stdout.splitlines()
