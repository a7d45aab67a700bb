"""Parameters of section 30 for the form: what each is called, why it has its default, and which values it may have."""

from __future__ import annotations

from typing import Any

from catalog.tide_of_iron.parameters import ParameterRow, all_parameters
from sandtable.engine.words import capital


def parameter_data() -> dict[str, Any]:
    """Each parameter by its name, in the order of the book."""
    return {each.parameter.name: _parameter(each) for each in all_parameters()}


def name_of(parameter: str) -> str:
    """A parameter as people read it: "Defense success"."""
    return capital(parameter.replace("_", " "))


def _parameter(row: ParameterRow) -> dict[str, Any]:
    found = row.parameter
    return {
        "label": name_of(found.name),
        "reason": found.reason,
        "rule": found.rules[0],
        "kind": found.kind,
        "default": found.default,
        "usual": row.default,
        "allowed": row.allowed,
        "choices": found.choices,
        "low": found.low,
        "high": found.high,
        "length": found.length,
    }
