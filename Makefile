# make demo   a real simulation, a table and a picture
# make test   everything that must hold
# make docs   the documentation, in build/docs
# All install what they need into .venv, with uv if it is there and else with venv and pip.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)
SOURCES := src tests benchmarks examples docs/*.py

.PHONY: all demo test shuffled soak mutants lint docs bench clean
all: test

# A marker per set of packages, older than pyproject.toml when they must be installed again.
# What `make test` needs includes what `make demo` needs.
DEMO := $(if $(wildcard $(VENV)/ready),$(VENV)/ready,$(VENV)/ready-demo)

$(VENV)/ready: EXTRA := dev
$(VENV)/ready-demo: EXTRA := plot
$(VENV)/ready $(VENV)/ready-demo: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "polhode needs Python 3.11 or newer: make PYTHON=python3.x ..."; exit 1; }
	@echo "installing into $(VENV) ..."
ifneq ($(UV),)
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@$(UV) pip install --quiet --python $(BIN)/python -e ".[$(EXTRA)]"
else
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check -e ".[$(EXTRA)]"
endif
	@touch $@

demo: $(DEMO)
	@$(BIN)/python examples/fast_top.py

# In parts, each with new processes: what is compiled stays in memory as long as they live.  The first part compiles what
# others load from the disk.  A worker gets tests that are next to each other and so use the same compiled code.
PARTS := "tests/kernel tests/lab tests/laws" "tests/methods tests/test_[a-d]*.py" "tests/test_e*.py" "tests/test_[f-l]*.py" "tests/test_[m-p]*.py" "tests/test_[q-z]*.py"

# The check of types takes one core for half a minute, so that tests begin meanwhile.
test: $(VENV)/ready
	@failed=0; $(MAKE) --no-print-directory lint & lint=$$!; for part in $(PARTS); do \
	  $(BIN)/python -m pytest -n auto --dist worksteal -m "not soak" $(ORDER) $$part || failed=1; \
	done; wait $$lint || failed=1; exit $$failed

# The same in random order: of the files, and of the tests in each. SEED=... repeats one.
SEED := $(or $(SEED),$(shell date +%s))
shuffled: ORDER = --random-order-bucket=module --random-order-seed=$(SEED)
shuffled: test
	@echo "in random order: make shuffled SEED=$(SEED)"

soak: $(VENV)/ready
	@$(BIN)/python -m pytest --timeout 3600 -o faulthandler_timeout=4000

mutants: $(VENV)/ready
	@$(BIN)/python tests/mutation.py

lint: $(VENV)/ready
	@$(BIN)/ruff check --quiet $(SOURCES)
	@$(BIN)/ruff format --quiet --check $(SOURCES)
	@$(BIN)/mypy --no-error-summary

docs: $(VENV)/ready
	@$(BIN)/python -m sphinx -W -q -b html docs build/docs
	@echo build/docs/index.html

bench: $(VENV)/ready
	@$(BIN)/python benchmarks/speed.py

clean:
	rm -rf $(VENV) build dist demo benchmarks/build
