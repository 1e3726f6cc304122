"""How long a cookie of the site holds, and whom a browser shows it to."""

from typing import Any

from django.conf import settings

ONE_YEAR = 31_536_000
"""Units: seconds."""
LASTING: dict[str, Any] = {"max_age": ONE_YEAR, "secure": settings.HTTPS_ONLY, "httponly": True, "samesite": "Lax"}
"""What every cookie is set with: it holds for a year, and no script and no other site gets it."""
