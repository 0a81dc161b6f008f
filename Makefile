# Two commands do everything on a fresh machine: `make play` and `make test`.
# They need Python 3.11 or newer, pip and make; everything else is installed into .venv.
PYTHON   ?= python3
VENV     ?= .venv
BIN      := $(VENV)/bin
BENCH    := $(VENV)-bench
CODE     := $(wildcard src tests tools bench examples)
WEB      := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
NPM      := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PORT     ?= 8000
MINUTES  ?= 5
# The tests in a browser wait for it now and then: one process more than there are cores.
JOBS     ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# Each process asks for the next test when it is done with one; tests/conftest.py has put the dearest first.
PYTEST   := $(BIN)/python -m pytest -n $(JOBS) --dist load --maxschedchunk 1
SYNC     := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# pip would compile thousands of modules that nobody imports (a minute for those of research); Python compiles the rest.
PIP      := -m pip --disable-pip-version-check install --no-compile
# Some hundred processes are started in a run of the tests: each would compile all that it imports again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help env play test check lint types web units core programs pytest coverage format fuzz campaign killtest sockets damage research bench arena wheel screenshots lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.app ## the server on this machine: open the address it prints and play (PORT=8000)
	@$(BIN)/python -m tools.play --port $(PORT)

# What needs the client waits for it, and nothing else does: on a fresh machine one core would do nothing meanwhile.
test: ## everything that must pass: lint, types, the client, all tests
	@$(MAKE) --no-print-directory -j4 $(SYNC) programs types web lint $(VENV)/.collected
	@$(MAKE) --no-print-directory pytest

check: $(VENV)/.app ## for daily work, in under two minutes: lint, types, engine, rules, scenarios, units of the client
	@$(MAKE) --no-print-directory -j2 $(SYNC) units lint types
	@$(MAKE) --no-print-directory core

lint: $(VENV)/.app ## ruff and prettier: lint and format
	@echo "== lint"
	@$(NPM) run --silent lint
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)

types: $(VENV)/.deps ## mypy, strict
	@echo "== types"
	@$(BIN)/mypy $(CODE)

web: $(VENV)/.app ## the client: svelte-check and vitest
	@echo "== client"
	@$(NPM) run --silent check
	@$(MAKE) --no-print-directory units

units: $(VENV)/.app ## the units of the client alone
	@$(NPM) test --silent

core: $(VENV)/.app ## the tests of the engine, the rules and the scenarios alone
	@echo "== engine, rules, scenarios"
	@$(PYTEST) -q tests/engine tests/rules tests/scenarios

# Before the tests need them, while packages are unpacked.
programs: ## the browser and the proxies that tests need, where the system lets us install them
	@tools/chromium >/dev/null
	@tools/proxy nginx >/dev/null
	@tools/proxy caddy >/dev/null

pytest: $(VENV)/.research programs ## the tests of Python alone, in a real browser, too
	@echo "== tests"
	@SIGNORIA_CHROMIUM=$$(tools/chromium) && export SIGNORIA_CHROMIUM && $(PYTEST)

coverage: $(VENV)/.research programs ## which lines and branches no test reaches
	@SIGNORIA_CHROMIUM=$$(tools/chromium) && export SIGNORIA_CHROMIUM && $(PYTEST) -m "not campaign" --cov --cov-report=term

format: $(VENV)/.app ## let ruff and prettier format and mend what they can
	@$(NPM) run --silent format
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

fuzz: $(VENV)/.app ## GAME=… MINUTES=…: the conformance kit for longer; GAME=… GAMES=… (EDITION=…): very many plain games
	@test -n "$(GAME)" || { echo "Name the game to play: make fuzz GAME=pax-renaissance MINUTES=5" >&2; exit 2; }
ifdef GAMES
	@$(BIN)/python -m tests.conformance.endurance --game $(GAME) --games $(GAMES) $(addprefix --edition ,$(EDITION))
else
	@$(BIN)/python -m tests.conformance.fuzz --game $(GAME) --minutes $(MINUTES)
endif

campaign: $(VENV)/.app ## GAME=… MINUTES=…, or all: no way back and no false word, over 10,000 random and 1,000 greedy games of each edition; goes on where it was stopped
	@$(BIN)/python -m tests.conformance.campaign $(addprefix --game ,$(GAME)) $(if $(filter command line,$(origin MINUTES)),--minutes $(MINUTES))

killtest: $(VENV)/.app ## make killtest MINUTES=…: games on the server while its processes are killed at random
	@$(BIN)/python -m tests.server.kill --minutes $(MINUTES)

sockets: $(VENV)/.app ## make sockets COUNT=…: so many WebSockets on one worker; what was acknowledged, kept and heard
	@$(BIN)/python -m tests.server.sockets --count $(or $(COUNT),2000)

damage: $(VENV)/.app ## make damage: every column of every table damaged in turn, on both databases; nobody else may be harmed (CELLS=…)
	@$(BIN)/python -m tests.server.damage --database sqlite $(addprefix --cells ,$(CELLS))
	@$(BIN)/python -m tests.server.damage --database postgres $(addprefix --cells ,$(CELLS))

research: $(VENV)/.research ## make research MINUTES=…: the tests of OpenSpiel, PettingZoo and Gymnasium on every environment, for longer
	@$(BIN)/python -m tests.research.campaign --minutes $(MINUTES)

bench: $(BENCH)/.app ## speed, as ratios to catanatron and to a bare handler measured in the same run
	@$(BENCH)/bin/python -m bench
	@$(BENCH)/bin/python -m bench.research
	@$(BENCH)/bin/python -m bench.server
	@SIGNORIA_CHROMIUM=$$(tools/chromium) $(BENCH)/bin/python -m bench.browser

arena: $(VENV)/.research ## how strong the bots are, at full size, as a dated page in docs/; goes on where it was stopped (JOBS=1, SEED=…)
	@$(BIN)/python -m bench.arena --jobs $(if $(filter command line,$(origin JOBS)),$(JOBS),1) --seed "$(or $(SEED),arena)" --page docs/arena-$$(date +%F).md

screenshots: $(VENV)/.app ## the pictures in docs/screenshots anew
	@SIGNORIA_CHROMIUM=$$(tools/chromium) $(BIN)/python -m tests.browser.screenshots

wheel: $(VENV)/.app ## a wheel with the engine and the games compiled, in dist/
	@$(BIN)/python tools/build_wheel.py

env: $(VENV)/.app ## the environment alone

lock: ## pin requirements anew from pyproject.toml (UPGRADE=1: take the newest)
	@PYTHON=$(PYTHON) tools/lock $(if $(UPGRADE),--upgrade)

clean: ## remove environments, builds and caches
	rm -rf $(VENV) $(BENCH) dist build web/node_modules web/dist src/signoria/static .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Third-party packages, pinned by version and hash. The lock is whole, so pip resolves nothing: an old pip takes
# the newest release for `coverage[toml]` although `coverage==` is pinned, and then refuses it.
$(VENV)/.deps: requirements/dev.txt
$(BENCH)/.deps: requirements/bench.txt
%/.deps:
	@$(PYTHON) -c 'import sys; sys.exit("Signoria needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "== installing $< into $*"
	@$(PYTHON) -m venv $*
	@$*/bin/python $(PIP) --no-deps --require-hashes -r $<
	@$*/bin/python -m pip --disable-pip-version-check check
	@touch $@

# What the research extras need, on top of the rest; nothing but the tests and the benchmark of research wants it.
$(VENV)/.research: requirements/research.txt $(VENV)/.app
	@echo "== installing $< into $(VENV)"
	@$(BIN)/python $(PIP) --no-deps --require-hashes -r $<
	@$(BIN)/python -m pip --disable-pip-version-check check
	@touch $@

# All tests found once, so that Python has compiled them when several processes look for them at the same time.
$(VENV)/.collected: $(VENV)/.research
	@$(BIN)/python -m pytest --collect-only -qq >$@.log || { cat $@.log; exit 1; }
	@touch $@

# The package itself, editable; its build makes the browser client.
%/.app: %/.deps pyproject.toml tools/build_web.py $(WEB)
	@echo "== installing signoria into $*"
	@$*/bin/python $(PIP) --quiet --no-deps --no-build-isolation -e .
	@touch $@

.SECONDARY:
