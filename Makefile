# One name per habit. `make help` lists them; README.md has the plain commands for a machine without make.

UV := .uv/bin/uv
BIN := .venv/bin
STUB := src/ricochetrobots/solve/_kernel.pyi
NATIVE := CMakeLists.txt $(wildcard native/*.cpp native/kernel/*)
# With a compiler for C++20 the kernel has to build; with none, or an old one, the package is pure Python.
PROBE := enum class Old { no }; using enum Old;
KERNEL = $(or $(RICOCHET_REQUIRE_KERNEL),$(shell echo '$(PROBE)' | $${CXX:-c++} -std=c++20 -include span -fsyntax-only -x c++ - 2>&- && echo 1),0)
.DEFAULT_GOAL := help

.PHONY: bench help play test test-full check format lint types imports generated stub sanitize web requirements clean

help:  ## this list
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play  ## set up what is missing, start the game on this computer and open it
	$(BIN)/ricochet play

test: .venv/dev  ## set up what is missing and run every test, browsers included
	$(BIN)/pytest -n 2

test-full: .venv/dev  ## the solver against every known length and more tables of every position (minutes, 5 GB)
	$(BIN)/pytest tests/solve --full

check: .venv/dev format lint types imports generated  ## all that is not a test: format, lint, types, layers, generated files

format:
	$(BIN)/ruff format --check .

lint:
	$(BIN)/ruff check .

types:
	$(BIN)/mypy

imports:  # of Python and of the browser's modules
	$(BIN)/lint-imports
	$(BIN)/pytest -q -n 0 tests/test_web_modules.py

generated:  # files made from others are what their sources make
	$(BIN)/python -m ricochetrobots.draw.generate --check
	$(BIN)/python -m ricochetrobots.protocol.schema --check
	@if $(BIN)/python -c 'import ricochetrobots.solve._kernel'; then $(MAKE) -s build/_kernel.pyi && \
	    diff $(STUB) build/_kernel.pyi || { echo 'To renew it: make stub'; exit 1; }; fi

stub:  # the types of the kernel as Python sees it
	@$(MAKE) -s build/_kernel.pyi && cp build/_kernel.pyi $(STUB)

.PHONY: build/_kernel.pyi
build/_kernel.pyi:
	mkdir -p build
	$(BIN)/python -m nanobind.stubgen -q -m ricochetrobots.solve._kernel -o $@
	$(BIN)/ruff format -q $@

SANITIZERS := address,undefined thread
sanitize: .venv/dev  ## the kernel's own tests in plain C++20, and with what watches over memory, arithmetic and threads
	@for kind in plain $(SANITIZERS); do \
	    if [ $$kind = plain ]; then how=-DRICOCHET_PLAIN=ON; else how="-DRICOCHET_SANITIZE=$$kind -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O1"; fi; \
	    PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S . -B build/$$kind -G Ninja -DRICOCHET_TESTS=ON $$how >/dev/null && \
	    PATH="$(CURDIR)/$(BIN):$$PATH" cmake --build build/$$kind && \
	    $(BIN)/ctest --test-dir build/$$kind --output-on-failure --timeout 200 -j 2 || exit 1; \
	done

bench: .venv/dev  ## time the kernel beside the yardstick, as bench/results.md has it (four minutes)
	$(BIN)/python bench/run.py

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

.venv/play: requirements.txt pyproject.toml $(NATIVE) | .venv/bin/python
	$(UV) pip install -q --require-hashes -r requirements.txt
	RICOCHET_REQUIRE_KERNEL=$(KERNEL) $(UV) pip install -q --no-deps --no-build-isolation -e .
	touch $@

.venv/dev: requirements-dev.txt pyproject.toml $(NATIVE) | .venv/bin/python
	$(UV) pip install -q --require-hashes -r requirements-dev.txt
	RICOCHET_REQUIRE_KERNEL=$(KERNEL) $(UV) pip install -q --no-deps --no-build-isolation -e .
	touch $@ .venv/play
