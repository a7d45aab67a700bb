"""The tables of the game as the API gives them: the same values, ids as words, rules and addresses beside them."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from django.urls import reverse

from catalog.tide_of_iron import boards as board_pages
from catalog.tide_of_iron import cards as card_pages
from catalog.tide_of_iron import ground, selectors, words
from drawing.hex_map import DIRECTIONS, MapHex
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.boards import is_half
from sandtable.games.tide_of_iron.facts import Parameter, Specialization, UnitType
from sandtable.games.tide_of_iron.hexes import offset
from sandtable.games.tide_of_iron.terms import NATION_NAMES, TIMING_NAMES


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


@cache
def terrain() -> list[dict[str, Any]]:
    def more(page: ground.TerrainPage) -> dict[str, Any]:
        return {"blocks_sight_by_level": ground.is_hill(page.terrain), "rules": list(page.rules)}

    return [_listed(asdict(page.terrain)) | more(page) for page in ground.all_terrain()]


@cache
def markers() -> list[dict[str, Any]]:
    pages = [*ground.markers_on_the_map(), *ground.other_pieces()]
    return [
        _listed(asdict(page.marker)) | {"name": str(page.name), "count": page.count, "rules": list(page.rules)}
        for page in pages
    ]


@cache
def parameters() -> list[dict[str, Any]]:
    return [_listed(asdict(row)) | {"value_of": _paths(row)} for row in facts.parameters().values()]


def _paths(row: Parameter) -> list[str]:
    """The entries of the other tables, as `terrain.woods.cover`."""
    return [".".join(path) for path in row.value_of]


@cache
def boards() -> list[dict[str, Any]]:
    return [_board(page) for page in board_pages.all_boards()]


@cache
def board(side: str) -> dict[str, Any]:
    """One side with its hexes. Raises UnknownSide."""
    page = board_pages.board_page(side)
    return _board(page) | {"hexes": [_hex(each) for each in page.hexes]}


def _board(page: board_pages.BoardPage) -> dict[str, Any]:
    side = page.side
    addresses = {
        "url": reverse("catalog:toi-board", args=[side.id]),
        "picture": reverse("catalog:toi-board-picture", args=[side.id]),
    }
    told = {"id": side.id, "title": side.title, "designed": side.designed, "back": page.back, "summary": page.summary}
    return told | addresses


def _hex(each: MapHex) -> dict[str, Any]:
    column, row = offset(each.q, each.r)
    place = {"name": each.name, "column": column, "row": row, "half": is_half((column, row))}
    ways = {"roads": _directions(each.roads), "streams": _directions(each.streams)}
    return place | {"base": each.base, "level": each.level} | ways


def _directions(mask: int) -> list[int]:
    return [way for way in DIRECTIONS if mask >> way & 1]


@cache
def cards() -> list[dict[str, Any]]:
    return [_card(page) for page in card_pages.all_cards()]


def _card(page: card_pages.CardPage) -> dict[str, Any]:
    timing = None if page.is_operation else TIMING_NAMES[page.card.timing]
    more = {"is_operation": page.is_operation, "cost": page.cost, "timing": timing, "text": page.text}
    return _listed(asdict(page.card)) | more | {"url": reverse("catalog:toi-card", args=[page.card.id])}


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    """Tuples as lists, so that an answer is what JSON says it is."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in row.items()}
