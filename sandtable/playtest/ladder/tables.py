"""A ladder as text, made from the JSON of its result."""

# interpreted: runs after the games

from __future__ import annotations

from typing import Any, Final

from sandtable.playtest.tables import NOTHING, Table

FEW: Final = 8
"""Arenas that are named one by one."""


def in_words(found: dict[str, Any]) -> str:
    """The whole result as text."""
    result, cost = found["result"], found["cost"]
    head = (
        f"{found['game']}: {result['games']:,} games at tables of {found['seats']},"
        f" pool {found['pool']} ({_arenas(found['arenas'])}), seed {found['seed']}"
    )
    tail = (
        f"rules {seconds(cost['rules'])} a game; {cost['seconds']:.1f} s together, {cost['build']}\n"
        f"engine {found['engine']}\ndigest {result['digest']}"
    )
    return "\n\n".join([head, _agents(found).as_text(), _pairs(found).as_text(), tail])


def _arenas(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= FEW else f"{len(names)} choices of decks"


def _agents(found: dict[str, Any]) -> Table:
    costs = found["cost"]["agents"]
    rows = [(each["agent"], rating(each), seconds(costs[each["agent"]])) for each in found["result"]["ratings"]]
    title = f"Elo above {found['result']['anchor']} with 95 % interval, processor time that one player takes in a game"
    return Table(title, ("Agent", "Elo", "Thinks"), tuple(rows))


def rating(of: dict[str, Any]) -> str:
    """ "+412 (371 to 453)"; the anchor has no interval."""
    if of["low"] == of["high"]:
        return f"{of['elo']:.0f}"
    return f"{of['elo']:+.0f} ({of['low']:+.0f} to {of['high']:+.0f})"


def seconds(value: float) -> str:
    """ "1.24 s", "13.1 ms", "85 µs"."""
    if value >= 1:
        return f"{value:.2f} s"
    return f"{1000 * value:.1f} ms" if value >= 0.001 else f"{1_000_000 * value:.0f} µs"


def _pairs(found: dict[str, Any]) -> Table:
    rows = [
        (
            " v. ".join(each["agents"]),
            *map(str, (each["games"], share(each), each["draws"], each["capped"], each["failed"])),
        )
        for each in found["result"]["pairs"]
    ]
    heads = ("Pair", "Games", "Share of the first", "Drawn", "Capped", "Failed")
    return Table("Share of the points of each pair, with 95 % interval over sets", heads, tuple(rows))


def share(of: dict[str, Any]) -> str:
    """ "91.2 % (89.0 - 93.5)"."""
    taken = of["share"]
    if taken is None:
        return NOTHING
    return f"{100 * taken['value']:.1f} % ({100 * taken['low']:.1f} - {100 * taken['high']:.1f})"
