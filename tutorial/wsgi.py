"""The door for a web server: `gunicorn tutorial.wsgi`. Never a workshop unless DEBUG says so in so many words."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
os.environ.setdefault("DEBUG", "false")

application = get_wsgi_application()
