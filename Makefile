# `make play` sets up everything and opens the table; `make test` sets up everything and runs all checks; `make drills`
# tries what takes long.
# Needed: Python 3.11 or newer and make. A C compiler makes the engine fast; Node is fetched where there is none.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
ENGINE := $(shell find src -name '*.py' -path '*core*' -o -name '*.py' -path '*games*' -o -name '*.py' -path '*bots*') src/ludotheque/table/difference.py src/ludotheque/envs/stepper.py
CLIENT := $(shell find web -path web/node_modules -prune -o -path web/public/engine -prune -o -type f -print) $(wildcard src/ludotheque/text/*/*.ftl src/ludotheque/games/*/text/*.ftl)
TABLES := $(wildcard src/ludotheque/*.py src/ludotheque/table/*.py src/ludotheque/table/*/*.py src/ludotheque/page/*.py src/ludotheque/server/*/*.py)
PURE := build/pure
DOCS := .venv-docs
DISTENV := .venv-dist
# What runs beside the engine's compiler leaves it a core of its own: it takes longest, the web table next.
BESIDE := nice -n 5
LAST := nice -n 15

# Some machines tell Python to keep no bytecode: then each of the thousand processes of the tests compiles all anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play site test ready services lint test-compiled test-browser test-pure coverage drills test-learn bench bench-envs dist test-dist sbom docs notice notice-check lock clean

help:
	@echo "make play    set up and open the table in the browser"
	@echo "make test    set up and run all checks and tests"
	@echo "make test-pure  the engine's tests once more, as plain Python; make coverage: the same, and which lines they reach"
	@echo "make drills  set up and run the long tests: lines reached, packages, kills and reloads in the browser"
	@echo "make site    write build/site: everything as plain files, to play without a server"
	@echo "make bench   measure the engine beside its peers"
	@echo "make dist    build the packages that are published, into dist/"
	@echo "make test-dist  try the packages of dist/ in empty environments"
	@echo "make docs    build the documentation's site, into build/docs-site/"
	@echo "make lock    write the lock files anew"

# Engine and client beside each other: the engine's compiler is busy for long, and on one core.
play:
	@$(MAKE) --no-print-directory -j3 $(STAMPS)/engine $(STAMPS)/client $(STAMPS)/play
	$(BIN)/ludotheque serve --open

# Plain files for any web host: docs/wasm.md.
site: $(STAMPS)/wasm $(STAMPS)/engine
	tools/build-site $(BIN)

# Three things at once keep two cores busy: each waits for a disk, a network or one thread of its own now and then.
test:
	$(MAKE) -j3 ready
	$(MAKE) test-compiled
	$(MAKE) test-browser

# What takes long and seldom finds what no other test has found: marked `drill`, and which lines the tests reach.
drills:
	$(MAKE) -j3 services $(STAMPS)/test $(STAMPS)/engine $(STAMPS)/wasm
	$(MAKE) coverage
	$(call in-browser,drill,tests/package tests/tools tests/scaffold tests/cli)

ready: lint services $(STAMPS)/engine $(STAMPS)/wasm

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	mkdir -p $(STAMPS)

# What compiles the engine comes first: the compiler is at work while all else is installed.
# Nothing is compiled to bytecode when installed: most of it is never imported, and the rest is compiled when it is.
$(STAMPS)/build: requirements/build.lock $(VENV)/bin/python
	tools/step "installing the engine's compiler" $(BIN)/python -m pip install --disable-pip-version-check --no-compile --no-deps --require-hashes -r requirements/build.lock
	touch $@

$(STAMPS)/play: requirements/play.lock $(STAMPS)/build
	$(LAST) tools/step "installing Python packages" $(BIN)/python -m pip install --disable-pip-version-check --no-compile --no-deps --require-hashes -r requirements/play.lock
	touch $@

$(STAMPS)/test: requirements/test.lock $(STAMPS)/play
	tools/step "installing the tests' packages" $(BIN)/python -m pip install --disable-pip-version-check --no-compile --no-deps --require-hashes -r requirements/test.lock
	touch $@

$(STAMPS)/engine: setup.py tools/quick_c.py pyproject.toml $(ENGINE) $(STAMPS)/build
	rm -rf build && find src -name '*.so' -delete
	tools/step "compiling the engine, the longest step" $(BIN)/python -m pip install --verbose --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(STAMPS)/node: web/package-lock.json $(VENV)/bin/python
	$(BESIDE) tools/step "installing the web table's packages" tools/install-node-packages $(BIN)
	touch $@

$(STAMPS)/client: $(CLIENT) $(STAMPS)/node
	$(BESIDE) tools/step "building the web table" tools/build-client $(BIN)
	touch $@

# The engine for the browser, compiled to WebAssembly: docs/wasm.md.
$(STAMPS)/wasm: $(STAMPS)/play $(ENGINE) $(TABLES) $(wildcard tools/wasm/*) tools/build-wasm setup.py tools/quick_c.py requirements/wasm.lock $(STAMPS)/client
	tools/build-wasm $(BIN)
	touch $@

# Its own cache: the compiler of the engine keeps one too, and may be at work.
lint: $(STAMPS)/test $(STAMPS)/node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir $(VENV)/mypy
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix web run --silent check
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix web run --silent test

services: $(STAMPS)/test
	tools/install-test-services $(BIN)

# Four at once on two cores: many of these wait for a disk or for another process.
test-compiled: services $(STAMPS)/engine $(STAMPS)/client
	$(BIN)/python -m pytest -n 4 --dist worksteal --ignore=tests/browser -m "not drill"

# A real Chromium: every board and screen, a whole game of each game by mouse and one by keyboard; more of them are drills.
test-browser: services $(STAMPS)/engine $(STAMPS)/wasm
	$(call in-browser,not drill)

# Deals are drawn anew each time, and three browsers on two cores are late now and then: what fails is tried once more,
# alone and by name, and fails if it fails again.
in-browser = $(BIN)/python -m pytest -n 3 --dist worksteal tests/browser $(2) -m "$(1)" || \
	{ echo "These failed once and are tried again:"; \
	  $(BIN)/python -m pytest -v --last-failed --last-failed-no-failures none tests/browser $(2) -m "$(1)"; }

# The same tests of the engine on a copy without compiled modules: both must give the same perft, playthroughs and
# signatures. Only there can lines be counted, which takes thrice as long.
coverage: COUNT := --cov=$(PURE)/ludotheque/core --cov=$(PURE)/ludotheque/games --cov-report=term:skip-covered --cov-fail-under=95
coverage test-pure: $(STAMPS)/test $(STAMPS)/engine
	rm -rf $(PURE) && mkdir -p $(PURE) && cp -r src/ludotheque $(PURE)/ && find $(PURE) -name '*.so' -delete
	PYTHONPATH=$(PURE) LUDOTHEQUE_EXPECT=pure LUDOTHEQUE_CASES=plain $(BIN)/python -m pytest -n 3 --dist worksteal $(COUNT) \
		--ignore=tests/core/test_text.py --ignore=tests/core/test_grammar.py --ignore=tests/contract/test_what_ifs.py \
		tests/core tests/games tests/perft tests/playthroughs tests/fixtures tests/contract \
		tests/codegen/test_schemas.py tests/envs/test_factors.py \
		tests/bots/test_signatures.py tests/bots/test_versions.py tests/bots/test_search.py

# The examples of learning that need torch, which is too large for every run of the tests.
test-learn: $(STAMPS)/test $(STAMPS)/engine
	$(BIN)/python -m pip install --quiet --disable-pip-version-check sb3-contrib torch==2.13.0
	$(BIN)/python -m pytest tests/learn

bench: $(STAMPS)/test $(STAMPS)/engine requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	$(BIN)/python -m bench

# All that is published, from what git tracks: docs/release.md.
dist: $(STAMPS)/play $(STAMPS)/client $(STAMPS)/wasm
	rm -rf dist
	tools/step "building the packages" $(BIN)/python -m tools.dist dist
	ls -l dist

# The packages of dist/ as a stranger gets them: from the index, in empty environments, with every CPython that is here.
test-dist: $(DISTENV)/stamp
	$(DISTENV)/bin/twine check --strict dist/*.whl dist/*.tar.gz
	tools/try-dist $(BIN)

# What the server, the image and the web table consist of, for those who must know.
sbom: $(DISTENV)/stamp
	mkdir -p dist
	$(DISTENV)/bin/cyclonedx-py requirements requirements/serve.lock --pyproject pyproject.toml --output-reproducible --of JSON -o dist/ludotheque.cdx.json
	$(DISTENV)/bin/python -m tools.sbom dist/ludotheque.cdx.json

$(DISTENV)/stamp: requirements/dist.lock
	$(PYTHON) -m venv $(DISTENV)
	tools/step "installing what checks packages" $(DISTENV)/bin/python -m pip install --disable-pip-version-check --require-hashes -r requirements/dist.lock
	touch $@

# The licences of what is shipped, in NOTICE.
notice: $(STAMPS)/play
	$(BIN)/python -m tools.notice

notice-check: $(STAMPS)/play
	$(BIN)/python -m tools.notice --check

# The site, in an environment of its own: build/docs-site/index.html can be opened as it is.
docs: $(STAMPS)/docs
	$(BIN)/python -m tools.docs build/docs
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "the site is in build/docs-site"

$(STAMPS)/docs: requirements/docs.lock $(STAMPS)/play $(STAMPS)/engine
	$(PYTHON) -m venv $(DOCS)
	tools/step "installing what builds the documents" $(DOCS)/bin/python -m pip install --disable-pip-version-check --require-hashes -r requirements/docs.lock
	touch $@

# The environments beside OpenSpiel, PettingZoo and pgx: docs/benchmark-envs.md.
bench-envs: $(STAMPS)/test $(STAMPS)/engine requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	$(BIN)/python -m bench.envs

lock: $(VENV)/bin/python
	tools/lock $(BIN)

clean:
	rm -rf $(VENV) $(DOCS) $(DISTENV) build dist web/node_modules src/ludotheque/server/static
	find src -name '*.so' -delete
