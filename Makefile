# One name per habit. `make help` lists them; README.md has the plain commands for a machine without make.

PYTHON := python3
UV := .uv/bin/uv
BIN := .venv/bin
STUBS := solver strong envs
NATIVE := CMakeLists.txt $(wildcard native/*.?pp native/strong/* native/bots/* native/pairs/* native/envs/* native/kernel/* native/kernel/*/*)
.DEFAULT_GOAL := help

.PHONY: audit sbom bench bench-web docs release experiments help play test quick changed nightly check format lint types imports exports house prose generated stub sanitize sanitize-full web wheel release-check requirements clean

help:  ## this list
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play  ## set up what is missing, start the game on this computer and open it
	@$(BIN)/ricochet play

# Python is started a hundred times: compiled modules are kept even where PYTHONDONTWRITEBYTECODE is set.
export PYTHONDONTWRITEBYTECODE :=

test: .venv/dev  ## set up what is missing and run the tests, browsers included, but not the long ones
	$(BIN)/pytest -n 2

quick: .venv/dev  ## the tests that need neither a browser nor long searches (a minute)
	$(BIN)/pytest -n 2 -m 'not browser and not slow'

changed: .venv/dev  ## the tests that the change since origin/main can break, or since another commit: make changed BASE=HEAD~3
	@$(BIN)/python tools/changed.py $(BASE)

nightly: .venv/dev sanitize-full  ## before a release, what repeats the tests with more cases: all sanitizers, --full, tables of boards, short experiments (an hour, 5 GB)
	$(BIN)/pytest -n 0 --full tests/strong/test_strong.py
	$(BIN)/pytest -n 2 --full --ignore tests/strong/test_strong.py
	$(BIN)/python bench/experiments.py --short

check: .venv/dev format lint types imports exports generated house prose web-check  ## all that is not a test: format, lint, types, layers, generated files, messages, words, the browser's code

# The packages whose code differs without the kernel, and those that show a person that it is missing.
WITHOUT_KERNEL := tests/solver tests/strong tests/envs tests/puzzles tests/bots tests/cli tests/test_bare.py tests/test_exports.py
.PHONY: without-kernel
without-kernel: build/without-kernel .venv/dev  ## the tests that a missing compiler changes, in an environment without the kernel
	RICOCHET_REQUIRE_KERNEL= $</bin/python -m pytest -n 2 -m 'not browser and not slow' $(WITHOUT_KERNEL)

build/without-kernel: requirements/dev.txt pyproject.toml | $(UV)
	$(UV) venv -q --clear --no-python-downloads --python "$$(command -v $(PYTHON))" $@
	$(UV) pip install -q --python $@/bin/python --require-hashes -r requirements/dev.txt
	SKBUILD_WHEEL_CMAKE=false SKBUILD_WHEEL_PY_API=py3 $(UV) pip install -q --python $@/bin/python --no-deps --no-build-isolation -e .
	touch $@

NATIVE_SOURCES := $(wildcard native/*.?pp native/strong/*.?pp native/bots/*.?pp native/pairs/*.?pp native/envs/*.?pp native/wasm/*.?pp native/kernel/*.?pp native/kernel/*/*.?pp native/tests/*.?pp bench/*.?pp)
format:
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --style=file:native/.clang-format --dry-run -Werror $(NATIVE_SOURCES)

lint:
	$(BIN)/ruff check .

types:
	$(BIN)/mypy

imports:  # of Python and of the browser's modules
	$(BIN)/lint-imports
	$(BIN)/pytest -q -n 0 tests/test_web_modules.py

exports:  # what each package offers
	$(BIN)/pytest -q -n 0 tests/test_exports.py

house:  # commit messages, the changelog, times beside the server's clock
	$(BIN)/python tools/house.py

prose: .venv/dev  ## check the English of texts, comments and names, as tools/prose.toml says (a minute the first time)
	$(BIN)/python tools/prose.py

generated:  # files made from others are what their sources make
	$(BIN)/python -m ricochetrobots.draw.generate --check
	$(BIN)/python -m ricochetrobots.formats.schema --check
	$(BIN)/python -m ricochetrobots.web.generate --check
	@if $(BIN)/python -c 'import ricochetrobots.solver._kernel'; then $(MAKE) -s build/stubs && \
	    for room in $(STUBS); do diff src/ricochetrobots/$$room/_kernel.pyi build/stubs/$$room.pyi || \
	    { echo 'To renew it: make stub'; exit 1; }; done; fi

stub:  # the types of the native modules as Python sees them
	@$(MAKE) -s build/stubs && for room in $(STUBS); do \
	    cp build/stubs/$$room.pyi src/ricochetrobots/$$room/_kernel.pyi; done

.PHONY: build/stubs
build/stubs:
	mkdir -p build/stubs
	for room in $(STUBS); do \
	    $(BIN)/python -m nanobind.stubgen -q -m ricochetrobots.$$room._kernel -o build/stubs/$$room.pyi; done
	$(BIN)/ruff format -q build/stubs

comma := ,
# $(1) names the build, $(2) has the options of CMake, and $(3) the tests; all of them if it is empty.
define native_tests
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S . -B build/$(1) -G Ninja -DRICOCHET_TESTS=ON -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O1 $(2) >/dev/null
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake --build build/$(1) $(if $(3),--target $(3))
	$(BIN)/ctest --test-dir build/$(1) --output-on-failure --no-tests=error --timeout 1200 -j 2 $(if $(3),-R '^($(subst $() ,|,$(3)))(_portable)?$$')
endef
# The tests of large boards are copies of others; test_bounds compiles for long, and test_search runs the same bounds.
NATIVE_TESTS := $(basename $(notdir $(wildcard native/tests/test_*.cpp)))
sanitize: .venv/dev odr  ## the kernel's own tests in plain C++20, and with what watches over memory, arithmetic and threads
	$(call native_tests,plain,-DRICOCHET_PLAIN=ON,$(NATIVE_TESTS))
	$(call native_tests,address,-DRICOCHET_SANITIZE=address$(comma)undefined,$(filter-out test_bounds test_memory,$(NATIVE_TESTS)))
	$(call native_tests,thread,-DRICOCHET_SANITIZE=thread,test_threads)

ODR_SOURCES := native/tests/test_envs.cpp $(filter-out %/binding.cpp,$(wildcard native/envs/*.cpp native/strong/*.cpp)) \
    $(wildcard native/pairs/*.cpp native/bots/*.cpp native/kernel/*.cpp native/kernel/general/*.cpp native/kernel/search/*.cpp) \
    native/kernel/model/faults.cpp native/kernel/platform/cpu.cpp native/kernel/platform/thread_team.cpp
.PHONY: odr
odr:  # no two types have one name: GCC sees it only when it links what it will optimize (45 s of processor time)
	g++ -std=c++20 -O0 -flto -Wodr -Werror=odr -Wno-psabi -Inative -DRICOCHET_CPU_TARGET=portable -DRICOCHET_HAS_PORTABLE \
	    $(ODR_SOURCES) -o /dev/null -pthread

sanitize-full: .venv/dev  ## all of the kernel's own tests in each of these builds
	$(call native_tests,plain,-DRICOCHET_PLAIN=ON)
	$(call native_tests,address,-DRICOCHET_SANITIZE=address$(comma)undefined)
	$(call native_tests,thread,-DRICOCHET_SANITIZE=thread)

WASM := src/ricochetrobots/web/solver/kernel.wasm
WASM_SOURCES := $(wildcard native/wasm/*.cpp) native/bots/thinking.cpp native/kernel/engine.cpp native/kernel/model/faults.cpp native/kernel/general/general.cpp \
    native/kernel/general/count_sequences.cpp native/kernel/search/cpu_targets.cpp native/kernel/search/fast.cpp native/kernel/search/random_walk.cpp
# -Os and not -O3: docs/adr/0027-webassembly.md has the sizes and times. The page gives the memory, up to the maximum here.
WASM_FLAGS := -target wasm32-wasi -mexec-model=reactor -std=c++20 -Os -flto -DNDEBUG -fno-exceptions -fno-rtti -msimd128 -s -Wall -Wextra -Wno-psabi \
    -Inative -DRICOCHET_CPU_TARGET=portable -Wl,--import-memory,--max-memory=268435456,-z,stack-size=1048576
.PHONY: notebooks
notebooks: build/notebooks .venv/dev  ## show a solution in JupyterLab and marimo, in a real Chromium (a minute the first time)
	PYTHONPATH=src:tests RICOCHET_REQUIRE_NOTEBOOKS=1 $</bin/python -m pytest -q -c /dev/null --confcutdir tests/notebooks tests/notebooks

build/notebooks: requirements/notebooks.txt | $(UV)
	$(UV) venv -q --clear --no-python-downloads --python "$$(command -v $(PYTHON))" $@
	$(UV) pip install -q --python $@/bin/python --require-hashes -r requirements/notebooks.txt
	touch $@

.PHONY: reasoning
reasoning: build/reasoning .venv/dev  ## ask the puzzles in reasoning-gym itself (a minute the first time)
	PYTHONPATH=$< RICOCHET_REQUIRE_REASONING=1 $(BIN)/pytest -q -n 0 --full tests/envs/test_reasoning.py

build/reasoning: requirements/reasoning.txt | $(UV)
	$(UV) pip install -q --target $@ --require-hashes -r requirements/reasoning.txt
	touch $@

.PHONY: parquet
parquet: build/parquet .venv/dev  ## write a data set as Parquet and read it again (a minute the first time)
	PYTHONPATH=$< RICOCHET_REQUIRE_PARQUET=1 $(BIN)/pytest -q -n 0 tests/puzzles/test_parquet.py

build/parquet: requirements/parquet.txt | $(UV)
	$(UV) pip install -q --target $@ --require-hashes -r requirements/parquet.txt
	touch $@

.PHONY: wasm kernel.wasm
wasm: .venv/dev build/wasm/kernel.wasm  ## with Node: build the kernel in WebAssembly, compare it byte for byte with the committed one, and its answers with the native kernel's
	@node -p 'const z = require("zlib"), m = require("fs").readFileSync("$(WASM)"); `$(WASM): $${m.length} bytes, gzip $${z.gzipSync(m, {level: 9}).length}, brotli $${z.brotliCompressSync(m).length}`'
	@cmp $(word 2,$^) $(WASM) || { echo 'To renew it: make kernel.wasm'; exit 1; }
	$(BIN)/pytest -n 0 tests/solver/test_wasm.py

kernel.wasm: build/wasm/kernel.wasm  # commit it as seldom as possible: every copy stays in the history
	cp $< $(WASM)

build/wasm/kernel.wasm: $(WASM_SOURCES) $(wildcard native/kernel/*.hpp native/kernel/*/*.hpp native/bots/*.hpp) Makefile | build/zig
	mkdir -p $(@D)
	PYTHONPATH=build/zig $(BIN)/python -m ziglang c++ $(WASM_FLAGS) $(WASM_SOURCES) -o $@

build/zig: requirements/wasm.txt | $(UV)
	$(UV) pip install -q --target $@ --require-hashes -r requirements/wasm.txt
	touch $@

bench: .venv/dev  ## time the kernel beside the yardstick, as bench/results.md has it (five minutes)
	$(BIN)/python bench/run.py

bench-web: .venv/dev web  ## what people wait for in the browser: first load, keys and slides on a slow phone, as a table (two minutes)
	$(BIN)/python bench/web.py

experiments: .venv/dev  ## the long runs behind docs/reliability.md, each with its verdict (hours)
	@$(BIN)/python bench/experiments.py

WEB := cd src/ricochetrobots/web && npm ci --no-audit --no-fund && npm run
web:  ## with Node: build vendor/ and dist/ of the browser's code, to be committed with it, and check its types
	$(WEB) build && npm run types && npm run lint

.PHONY: web-check
web-check:  ## with Node: check types and hooks of the browser's code, compare vendor/ and dist/ with what their sources build
	@if command -v npm >/dev/null; then $(WEB) check; else \
	    echo "Node is missing (Debian: nodejs npm): types and hooks of the browser's code, and its bundle, are not checked."; fi

SITE := src/ricochetrobots/site
docs: .venv/dev build/sphinx  ## build the site of docs/, check its links and run its examples; with Node they also run in the page
	$(BIN)/pytest -q -n 0 tests/test_docs.py
	rm -rf $(SITE) build/pure
	SKBUILD_WHEEL_CMAKE=false SKBUILD_WHEEL_PY_API=py3 $(UV) build -q --wheel --no-build-isolation --python $(BIN)/python --out-dir build/pure
	PYTHONPATH=build/sphinx $(BIN)/python -m sphinx -b html -q -E -W --keep-going -c docs -d build/doctrees . $(SITE)
	@if command -v npm >/dev/null; then cd tools/pyodide && npm ci --no-audit --no-fund >/dev/null; fi
	$(BIN)/python tools/docsite.py $(SITE) build/pure/*.whl
	@echo 'To read it: .venv/bin/ricochet docs'

build/sphinx: requirements/docs.txt | $(UV)
	$(UV) pip install -q --target $@ --require-hashes -r requirements/docs.txt
	touch $@

release-check: .venv/dev  ## what a release needs beside the tests: every message in every language
	RICOCHET_RELEASE=1 $(BIN)/pytest -q -n 0 tests/test_languages.py

RELEASE_TOOLS := build/release/tools
.PHONY: changelog
changelog: $(UV)  ## make the entries of docs/changes a version of CHANGELOG.md: make changelog VERSION=0.4.0
	$(UV) venv -q --allow-existing $(RELEASE_TOOLS)
	$(UV) pip install -q --python $(RELEASE_TOOLS) --require-hashes -r requirements/release.txt
	$(RELEASE_TOOLS)/bin/towncrier build --yes --version $(VERSION)

release: .venv/dev build/zig web docs release-check  ## all of a release but the upload: archive, wheels for each libc and processor, SBOM, digests
	$(UV) venv -q --allow-existing $(RELEASE_TOOLS)
	$(UV) pip install -q --python $(RELEASE_TOOLS) --require-hashes -r requirements/release.txt
	$(BIN)/python tools/release.py dist

wheel: .venv/dev web  ## build a source archive and a wheel in dist/, with the browser's bundle in both
	RICOCHET_ALL_TARGETS=1 $(UV) build -q --no-build-isolation --python $(BIN)/python --out-dir dist

audit: .venv/dev  ## ask for known vulnerabilities of every pinned version; fails if no answer comes for one of them
	@$(BIN)/python tools/dependencies.py audit

sbom: .venv/dev  ## write build/sbom.cdx.json, what an installation holds, in CycloneDX
	@mkdir -p build && $(BIN)/python tools/dependencies.py sbom > build/sbom.cdx.json && echo build/sbom.cdx.json

EXTRAS := parquet play postgres public reasoning dev
NAME = $(shell sed -n '/^name = /{s/^name = "\([^"]*\)".*/\1/p;q}' pyproject.toml)
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
    --no-header --upgrade --no-emit-package $(NAME)
requirements: $(UV)  ## pin the newest versions that pyproject.toml allows, a file for each installation, by hash and without addresses
	$(COMPILE) --group pyproject.toml:build -o requirements/build.txt
	$(COMPILE) --group pyproject.toml:kernel -o requirements/kernel.txt
	$(COMPILE) --group pyproject.toml:wasm -o requirements/wasm.txt
	$(COMPILE) --group pyproject.toml:docs -o requirements/docs.txt
	$(COMPILE) --group pyproject.toml:notebooks -o requirements/notebooks.txt
	$(COMPILE) --group pyproject.toml:release -o requirements/release.txt
	for extra in $(EXTRAS); do $(COMPILE) --group build --extra $$extra pyproject.toml -o requirements/$$extra.txt || exit 1; done

clean:  ## remove what the other commands made
	rm -rf .uv .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

SETUP = @command -v $(PYTHON) >/dev/null || { echo 'Ricochet Robots needs Python 3.11 or newer, and there is no $(PYTHON) here.' >&2; exit 1; }; \
    $(PYTHON) tools/setup.py
$(UV): requirements/uv.txt
	$(SETUP) uv

.venv/play: requirements/uv.txt requirements/play.txt requirements/kernel.txt pyproject.toml $(NATIVE)
	$(SETUP) play

.venv/dev: requirements/uv.txt requirements/dev.txt requirements/kernel.txt pyproject.toml $(NATIVE)
	$(SETUP) dev
