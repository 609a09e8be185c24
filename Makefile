# make demo   a real simulation, a table and a picture
# make test   everything that must hold
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: demo test soak lint bench clean
all: test

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e ".[dev]"
	@touch $@

demo: $(VENV)/ready
	$(BIN)/python examples/fast_top.py

test: lint
	$(BIN)/python -m pytest -n auto -m "not soak"

soak: $(VENV)/ready
	$(BIN)/python -m pytest

lint: $(VENV)/ready
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/mypy

bench: $(VENV)/ready
	$(BIN)/python benchmarks/speed.py

clean:
	rm -rf $(VENV) build dist demo benchmarks/build
