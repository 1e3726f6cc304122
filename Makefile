# The commands of the house. `make run` opens the site; `make help` lists the rest.
.DEFAULT_GOAL := help
.PHONY: help run setup check test deep bench claims showcase messages lock

export PORT ?= 8000
export PYTHON ?= python3
BIN := .venv/bin
MANAGE := $(BIN)/python manage.py
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
BROWSER_PACKAGES := chromium fonts-noto-core fonts-noto-cjk libatomic1

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: .venv/runtime  ## install what is missing and serve the site on 127.0.0.1, port PORT or 8000
	@$(MANAGE) start

setup: .venv/development  ## install everything for working on the project
	@.ci/system-packages $(BROWSER_PACKAGES) || echo "The browser tests that need them are left out; the summary names them."
	@.ci/oracle

check: .venv/development  ## the static checks: format, lint, types, imports, migrations, catalogs, content
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(MANAGE) makemigrations --check --dry-run
	$(MANAGE) check_catalogs
	$(MANAGE) check_content --complete

test: setup  ## all tests with small counts
	$(PYTEST)

deep: setup  ## all tests with large counts, those too slow for every day too; every line of the engine covered
	@.ci/html-checker
	$(PYTEST) --deep --cov=engine --cov-branch --cov-report=term:skip-covered --cov-fail-under=100

bench: .venv/development  ## how long pages, scores and distances take, against the barest page and other libraries
	@.ci/oracle
	@.ci/peers
	$(BIN)/python -m tests.bench.mcr
	$(BIN)/python -m tests.bench.sheets
	$(BIN)/python -m tests.bench.peers
	$(BIN)/python -m tests.bench

claims: .venv/development  ## write docs/claims.md anew: which test and which lesson has each rule of the checklist
	$(BIN)/python -m tests.claims

showcase: .venv/development  ## write docs/showcase.md anew: ten score sheets as the site says them
	$(BIN)/python -m tests.showcase

messages: .venv/development  ## collect the sentences to translate from code and templates into the catalogs
	$(MANAGE) extract_messages

lock:  ## pin the dependencies of pyproject.toml anew (needs uv)
	uv pip compile pyproject.toml --upgrade --universal --generate-hashes --python-version 3.11 -q -o requirements.txt
	uv pip compile pyproject.toml --upgrade --universal --generate-hashes --python-version 3.11 -q --extra postgres -o requirements-postgres.txt
	uv pip compile pyproject.toml --upgrade --universal --generate-hashes --python-version 3.11 -q --extra postgres --group dev -o requirements-dev.txt

# Stamps: a file in .venv that is newer than the requirements it was installed from.
.venv/runtime: requirements.txt
	@.ci/environment $<
	@touch $@

.venv/development: requirements-dev.txt
	@.ci/environment $<
	@touch $@ .venv/runtime
