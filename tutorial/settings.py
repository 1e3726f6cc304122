"""How the site is set up. What differs from one machine to the next comes from the environment or a file .env.

docs/deploying.md lists every variable. Without SECRET_KEY this is a workshop on somebody's own machine (DEBUG);
a server that loads `tutorial.wsgi` is never one unless DEBUG is set to true in so many words.
"""

import sys
from pathlib import Path
from typing import Any

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

BASE_DIR = Path(__file__).resolve().parent.parent
CONTENT_ROOT = BASE_DIR / "content"
"""Lessons, courses and glossary, as files."""

env = environ.Env()
env.read_env(str(BASE_DIR / ".env"))

# ---- workshop or open to the world -----------------------------------------------------------------------------

DEBUG = env.bool("DEBUG", default="SECRET_KEY" not in env.ENVIRON)
WORKSHOP_KEY = "a-key-for-the-workshop-only-it-protects-nothing"
SECRET_KEY = env.str("SECRET_KEY", default=WORKSHOP_KEY if DEBUG else "")
if not SECRET_KEY:
    raise ImproperlyConfigured(
        "SECRET_KEY is not set. Outside DEBUG the site needs one, 50 characters or longer and known to nobody else. "
        "This makes one: python -c 'import secrets; print(secrets.token_urlsafe(50))'"
    )
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
TRUSTED_PROXIES = env.int("TRUSTED_PROXIES", default=0)
"""How many proxies of our own stand before the server: so many addresses at the end of X-Forwarded-For are theirs."""

CONTACT = env.str("CONTACT", default="")
"""Where readers tell of mistakes: `mailto:school@example.org`, or the address of a page."""

# ---- the safety of a visit -------------------------------------------------------------------------------------

HTTPS_ONLY = env.bool("HTTPS_ONLY", default=not DEBUG)
SECURE_SSL_REDIRECT = HTTPS_ONLY
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
SECURE_HSTS_SECONDS = env.int("HSTS_SECONDS", default=31_536_000) if HTTPS_ONLY else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS_ONLY and env.bool("HSTS_SUBDOMAINS", default=True)
SECURE_HSTS_PRELOAD = HTTPS_ONLY and env.bool("HSTS_PRELOAD", default=True)
SECURE_REFERRER_POLICY = "same-origin"
if TRUSTED_PROXIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
X_FRAME_OPTIONS = "DENY"

COOKIE_PREFIX = "__Host-" if HTTPS_ONLY else ""
CSRF_COOKIE_NAME = f"{COOKIE_PREFIX}csrftoken"
CSRF_COOKIE_SECURE = HTTPS_ONLY
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "tutorial.errors.forgery_suspected"
LANGUAGE_COOKIE_NAME = f"{COOKIE_PREFIX}language"

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "object-src": [NONE],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
POSTS_PER_MINUTE = env.int("POSTS_PER_MINUTE", default=120)
"""How many answers one visitor may send in a minute (tutorial/ratelimit.py)."""

# ---- the parts -------------------------------------------------------------------------------------------------

INSTALLED_APPS = [
    "tutorial",
    "django.contrib.staticfiles",
    "crispy_forms",
    "csp",
    "django_htmx",
    "template_partials.apps.SimpleAppConfig",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "tutorial.middleware.security_headers",
    "csp.middleware.CSPMiddleware",
    "tutorial.middleware.preferences",
    "django.middleware.locale.LocaleMiddleware",
    "tutorial.middleware.clear_refusals",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "tutorial.urls"
WSGI_APPLICATION = "tutorial.wsgi.application"

_LOADERS: list[Any] = [
    "django.template.loaders.filesystem.Loader",
    "django.template.loaders.app_directories.Loader",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "tutorial.pages.context.shell",
            ],
            "loaders": [
                (
                    "template_partials.loader.Loader",
                    _LOADERS if DEBUG else [("django.template.loaders.cached.Loader", _LOADERS)],
                )
            ],
        },
    }
]
CRISPY_ALLOWED_TEMPLATE_PACKS = ("tiles",)
CRISPY_TEMPLATE_PACK = "tiles"

# ---- what is kept ----------------------------------------------------------------------------------------------

DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{BASE_DIR / 'db.sqlite3'}")}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 5,
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-16000; "
            "PRAGMA temp_store=MEMORY; PRAGMA mmap_size=134217728"
        ),
    }
else:
    DATABASES["default"].setdefault("CONN_HEALTH_CHECKS", True)
DATABASES["default"].setdefault("CONN_MAX_AGE", 60)

CACHES = {"default": env.cache_url("CACHE_URL", default="locmemcache://")}

# ---- files the browser fetches ---------------------------------------------------------------------------------

STATIC_URL = "static/"
STATIC_ROOT = Path(env.str("STATIC_ROOT", default=str(BASE_DIR / "staticfiles")))
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "tutorial.static_files.HashedFiles"
    }
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# ---- languages and time ----------------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [
    ("en", "English"),
    ("sq", "Shqip"),
    ("sw", "Kiswahili"),
    ("bn", "বাংলা"),
    ("hi", "हिन्दी"),
    ("ka", "ქართული"),
]
LOCALE_PATHS = [BASE_DIR / "tutorial" / "locale"]
WORDING_STRICT = DEBUG
"""A reason without a sentence stops a workshop or a test; a served site says something general and logs it."""
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# ---- what the server writes down -------------------------------------------------------------------------------

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": sys.stderr}},
    "root": {"handlers": ["stderr"], "level": env.str("LOG_LEVEL", default="INFO")},
    "loggers": {
        "django": {"handlers": [], "level": "INFO", "propagate": True},
        "django.server": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
    },
}
