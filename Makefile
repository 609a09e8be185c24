# make demo   a real simulation, a table and a picture
# make test   everything that must hold
# make docs   the documentation, in build/docs
# All install what they need into .venv with uv, which is several times quicker than pip. pip installs uv where it is
# missing, and everything else if uv cannot be had or does not reach the packages.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)
PIP     = $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
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
	@$(PIP) uv && $(BIN)/uv pip install --quiet --python $(BIN)/python -e ".[$(EXTRA)]" || $(PIP) -e ".[$(EXTRA)]"
endif
	@touch $@

demo: $(DEMO)
	@$(BIN)/python examples/fast_top.py

# The tests run in parts, as many at a time as there are cores. Each part is a process of its own, because compiled code stays
# in memory as long as its process. The longest parts come first. Tests that use the same compiled code, the same wheel or
# the same built pages are in one part.
# The tests start many processes, and each would compile all modules again if none kept their bytecode.
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count())')
PART_01 := tests/laws tests/methods
PART_02 := tests/test_studio*.py tests/test_wheel.py tests/test_fresh*.py tests/test_sdist.py
PART_03 := tests/kernel tests/lab tests/test_ens*.py
PART_04 := tests/test_[dqr]*.py
PART_05 := tests/test_[ct]*.py
PART_06 := tests/test_a*.py tests/test_s[ci]*.py
PART_07 := tests/test_s[op]*.py tests/test_st[aeo]*.py
PART_08 := tests/test_e[dv]*.py tests/test_eng*.py
PART_09 := tests/test_[op]*.py tests/test_su*.py
PART_10 := tests/test_[bg-l]*.py tests/test_v*.py tests/test_wa*.py
PART_11 := tests/test_m*.py
PART_12 := tests/test_ex*.py
PART_13 := tests/test_f[il]*.py tests/test_free*.py
PARTS := $(sort $(filter PART_%,$(.VARIABLES)))

test: $(VENV)/ready
	@$(MAKE) --no-print-directory --keep-going --output-sync=target -j $(CORES) $(PARTS) lint ORDER="$(ORDER)"

.PHONY: $(PARTS)
$(PARTS): $(VENV)/ready
	@$(BIN)/python -m pytest -n 1 -m "not soak" $(ORDER) $($@)

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
