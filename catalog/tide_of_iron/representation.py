"""The tables of the game as the API gives them: the same values, ids as words, rules and addresses beside them."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from django.urls import reverse

from catalog.tide_of_iron import selectors, words
from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.facts import Specialization, UnitType
from simulate.games.tide_of_iron.terms import NATION_NAMES


@cache
def units() -> list[dict[str, Any]]:
    return [_unit(unit) for unit in facts.unit_types().values()]


def _unit(unit: UnitType) -> dict[str, Any]:
    named = {"nation": NATION_NAMES[unit.nation], "kind": selectors.shape_of(unit)}
    abilities = [_ability(name) for name in unit.abilities]
    return asdict(unit) | named | {"abilities": abilities, "url": reverse("catalog:toi-unit", args=[unit.id])}


def _ability(id_: str) -> dict[str, Any]:
    skill = selectors.ability(id_)
    values = {number.field: int(number.value) for number in skill.numbers}
    return {"id": id_, "text": " ".join(skill.sentences), "values": values, "rules": list(skill.rules)}


@cache
def specializations() -> list[dict[str, Any]]:
    return [_specialization(row) for row in facts.specializations().values()]


def _specialization(row: Specialization) -> dict[str, Any]:
    data = {"values": dict(row.values), "effect": list(row.effect), "rules": list(words.SPECIALIZATIONS[row.id])}
    return {"id": row.id, "name": row.name, "count": row.count, "source": row.source, "inferred": row.inferred} | data
