# Two commands do everything on a fresh machine: `make play` and `make test`.
# They need Python 3.11 or newer, pip and make; everything else is installed into .venv.
PYTHON   ?= python3
VENV     ?= .venv
BIN      := $(VENV)/bin
BENCH    := $(VENV)-bench
CODE     := $(wildcard src tests tools bench examples)
MINUTES  ?= 5
PIP      := -m pip --disable-pip-version-check install

.DEFAULT_GOAL := help
.PHONY: help env play test lint types pytest format fuzz killtest bench wheel lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.app ## play in the terminal
	@$(BIN)/signoria play

test: lint types pytest ## everything that must pass: lint, types, tests with branch coverage

lint: $(VENV)/.app ## ruff: lint and format
	@echo "== lint"
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)

types: $(VENV)/.app ## mypy, strict
	@echo "== types"
	@$(BIN)/mypy $(CODE)

pytest: $(VENV)/.app ## the tests alone
	@echo "== tests"
	@$(BIN)/python -m pytest -n auto --cov --cov-report=term

format: $(VENV)/.app ## let ruff format and mend what it can
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

fuzz: $(VENV)/.app ## GAME=… MINUTES=…: the conformance kit for longer; GAME=… GAMES=…: very many plain games
	@test -n "$(GAME)" || { echo "Name the game to play: make fuzz GAME=pax-renaissance MINUTES=5" >&2; exit 2; }
ifdef GAMES
	@$(BIN)/python -m tests.conformance.endurance --game $(GAME) --games $(GAMES)
else
	@$(BIN)/python -m tests.conformance.fuzz --game $(GAME) --minutes $(MINUTES)
endif

killtest: $(VENV)/.app ## make killtest MINUTES=…: games on the server while its processes are killed at random
	@$(BIN)/python -m tests.server.kill --minutes $(MINUTES)

bench: $(BENCH)/.app ## speed, as ratios to catanatron and to a bare handler measured in the same run
	@$(BENCH)/bin/python -m bench
	@$(BENCH)/bin/python -m bench.server

wheel: $(VENV)/.app ## a wheel with the engine and the games compiled, in dist/
	@$(BIN)/python tools/build_wheel.py

env: $(VENV)/.app ## the environment alone

lock: ## pin requirements anew from pyproject.toml (UPGRADE=1: take the newest)
	@PYTHON=$(PYTHON) tools/lock $(if $(UPGRADE),--upgrade)

clean: ## remove environments, builds and caches
	rm -rf $(VENV) $(BENCH) dist build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Third-party packages, pinned by version and hash.
$(VENV)/.deps: requirements/dev.txt
$(BENCH)/.deps: requirements/bench.txt
%/.deps:
	@$(PYTHON) -c 'import sys; sys.exit("Signoria needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "== installing $< into $*"
	@$(PYTHON) -m venv $*
	@$*/bin/python $(PIP) --require-hashes -r $<
	@touch $@

# The package itself, editable.
%/.app: %/.deps pyproject.toml
	@echo "== installing signoria into $*"
	@$*/bin/python $(PIP) --quiet --no-deps --no-build-isolation -e .
	@touch $@

.SECONDARY:
