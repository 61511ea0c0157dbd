# One name per habit. `make help` lists them; README.md has the plain commands for a machine without make.

UV := .uv/bin/uv
BIN := .venv/bin
.DEFAULT_GOAL := help

.PHONY: help play test test-full check format lint types imports generated web requirements clean

help:  ## this list
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play  ## set up what is missing, start the game on this computer and open it
	$(BIN)/ricochet play

test: .venv/dev  ## set up what is missing and run every test, browsers included
	$(BIN)/pytest -n 2

test-full: .venv/dev  ## the solver against every known length, with and without the ricochet rule (minutes)
	$(BIN)/pytest tests/solve --full

check: .venv/dev format lint types imports generated  ## all that is not a test: format, lint, types, layers, generated files

format:
	$(BIN)/ruff format --check .

lint:
	$(BIN)/ruff check .

types:
	$(BIN)/mypy

imports:
	$(BIN)/lint-imports

generated:  # files made from others are what their sources make
	$(BIN)/python -m ricochetrobots.draw.generate --check
	$(BIN)/python -m ricochetrobots.protocol.schema --check

web:  ## with Node: check the browser's types and rebuild and compare the vendored bundle
	cd src/ricochetrobots/web && npm ci --no-audit --no-fund && npm run check

requirements: $(UV)  ## pin the newest versions that pyproject.toml allows, by hash and without addresses
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --upgrade --group build pyproject.toml -o requirements.txt
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --upgrade --group build --group dev pyproject.toml -o requirements-dev.txt

clean:  ## remove what the other commands made
	rm -rf .uv .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(UV): requirements-uv.txt
	python3 -m pip install -q --disable-pip-version-check --no-warn-script-location --upgrade --target .uv --require-hashes -r requirements-uv.txt
	touch $(UV)

.venv/bin/python: | $(UV)
	$(UV) venv -q --allow-existing --no-python-downloads .venv

.venv/play: requirements.txt pyproject.toml | .venv/bin/python
	$(UV) pip install -q --require-hashes -r requirements.txt
	$(UV) pip install -q --no-deps --no-build-isolation -e .
	touch $@

.venv/dev: requirements-dev.txt pyproject.toml | .venv/bin/python
	$(UV) pip install -q --require-hashes -r requirements-dev.txt
	$(UV) pip install -q --no-deps --no-build-isolation -e .
	touch $@ .venv/play
