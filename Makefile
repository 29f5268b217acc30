# `make play` sets up everything and opens the table; `make test` sets up everything and runs all checks.
# Needed: Python 3.11 or newer and make. A C compiler makes the engine fast; Node is fetched where there is none.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
ENGINE := $(shell find src -name '*.py' -path '*core*' -o -name '*.py' -path '*games*' -o -name '*.py' -path '*bots*')
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/ludotheque/text/*/*.ftl)
PURE := build/pure

.PHONY: help play test lint test-compiled test-browser test-pure bench lock clean

help:
	@echo "make play    set up and open the table in the browser"
	@echo "make test    set up and run all checks and tests"
	@echo "make bench   measure the engine beside its peers"
	@echo "make lock    write the lock files anew"

play: $(STAMPS)/engine $(STAMPS)/client
	$(BIN)/ludotheque serve --open

test: lint test-compiled test-browser test-pure

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	mkdir -p $(STAMPS)

$(STAMPS)/play: requirements/play.lock $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.lock
	touch $@

$(STAMPS)/test: requirements/test.lock $(STAMPS)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.lock
	touch $@

$(STAMPS)/engine: setup.py pyproject.toml $(ENGINE) $(STAMPS)/play
	rm -rf build && find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(STAMPS)/client: $(CLIENT) $(STAMPS)/play
	tools/build-client $(BIN)
	touch $@

lint: $(STAMPS)/test $(STAMPS)/client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix web run --silent check

test-compiled: $(STAMPS)/test $(STAMPS)/engine $(STAMPS)/client
	tools/install-test-services $(BIN)
	$(BIN)/python -m pytest -n 4 --dist worksteal --ignore=tests/browser

# A real Chromium: every board and screen, whole games of each game and mode by mouse, by touch and by keyboard.
test-browser: $(STAMPS)/test $(STAMPS)/engine $(STAMPS)/client
	tools/install-test-services $(BIN)
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

# The same tests of the engine on a copy without compiled modules: both must give the same perft, playthroughs and
# signatures. Only there can lines be counted.
test-pure: $(STAMPS)/test $(STAMPS)/engine
	rm -rf $(PURE) && mkdir -p $(PURE) && cp -r src/ludotheque $(PURE)/ && find $(PURE) -name '*.so' -delete
	PYTHONPATH=$(PURE) LUDOTHEQUE_EXPECT=pure LUDOTHEQUE_CASES=plain $(BIN)/python -m pytest -n 2 --dist worksteal \
		--cov=$(PURE)/ludotheque/core --cov=$(PURE)/ludotheque/games --cov-report=term:skip-covered --cov-fail-under=95 \
		tests/core tests/games tests/perft tests/playthroughs tests/fixtures tests/contract \
		tests/bots/test_signatures.py tests/bots/test_search.py

bench: $(STAMPS)/test $(STAMPS)/engine requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	$(BIN)/python -m bench

lock: $(VENV)/bin/python
	tools/lock $(BIN)

clean:
	rm -rf $(VENV) build web/node_modules src/ludotheque/server/static
	find src -name '*.so' -delete
