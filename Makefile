# Sandtable needs Python 3.11 or newer, git and make; a C compiler makes the rules several times faster.
#
#   make run      start everything at http://localhost:8000/ (PORT=... for another port)
#   make test     lint, types, architecture and all tests (STRICT=1: nothing may be skipped)
#   make help     the rest

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
TESTS ?= tests
export VENV

.DEFAULT_GOAL := help
.PHONY: help run install dev build release-build test quick deep lint types imports migrations pytest bench guard format lock clean clean-build

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: install ## start web, worker and dispatcher; Ctrl-C stops them
	@exec $(BIN)/python -m tools.run

install:
	@$(PYTHON) tools/venv.py requirements.lock

dev:
	@$(PYTHON) tools/venv.py requirements-dev.lock
	@$(BIN)/python -m tools.node

build: install ## compile the rules with mypyc, or copy them from your cache (SANDTABLE_CACHE)
	@$(BIN)/python -m tools.build_engine

release-build: install ## compile the rules with a profile of games: twice as long, and games are faster
	@$(BIN)/python -m tools.release_build

test: dev ## everything that has to hold before a change is shared
	@$(BIN)/python -m tools.check

quick: dev ## lint, types and the tests of what changed, or of AREA=destiny; nothing is compiled
	@AREA="$(AREA)" $(BIN)/python -m tools.quick

deep: dev ## the long variants of the tests: far more games, histories and documents
	@$(BIN)/python -m tools.check deep

lint: dev ## ruff, djlint, biome and tsc: mistakes and layout of code, templates and scripts; weak spots of packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/djlint --lint --check --quiet templates
	$(BIN)/python -m tools.node lint types
	$(BIN)/python -m tools.audit

types: dev ## mypy, strict
	$(BIN)/python -m tools.check_types

imports: dev ## the arrows of the architecture
	$(BIN)/lint-imports

migrations: dev ## no model change without its migration
	$(BIN)/python manage.py makemigrations --check --dry-run

pytest: dev build ## the tests alone, e.g. make pytest TESTS=tests/decks
	$(BIN)/pytest $(TESTS)

guard: dev build ## say which measured part became slower than its kept figures allow
	$(BIN)/python -m benchmarks --guard

bench: dev build ## speed, side by side with other engines
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.service
	$(BIN)/python -m benchmarks.queue

format: dev ## let ruff, djlint and biome lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/djlint --reformat --quiet --warn templates
	$(BIN)/python -m tools.node format

lock: dev ## renew the lock files from requirements*.in
	$(BIN)/python -m tools.lock

clean-build: ## throw the compiled rules away; the same sources run interpreted (your cache of builds stays)
	rm -rf build

clean: clean-build ## throw away all that was made, except the data in var/
	rm -rf $(VENV) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
