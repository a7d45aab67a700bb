"""A good scenario, and faults to plant in it: each is one change with the advice that must follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

Document = dict[str, Any]
NEAR_THE_END: Final = 7


def good(**changes: Any) -> Document:
    """Squads with a tank on each side, four boards in a row (A to AE), and a village between them for 8 rounds.

    The only road of the first board, 1B, runs from A2 to G3.
    P3 lies 13 columns from the American zone and 13 from the German one.
    """
    document = {
        "title": "The village between",
        "summary": "Both sides march on a village.",
        "boards": [{"side": side, "column": column, "row": 0} for column, side in enumerate(("1B", "6A", "7A", "2A"))],
        "rounds": 8,
        "initiative": "american",
        "sides": {"american": a_side("west", "sherman"), "german": a_side("east", "panzer4")},
        "zones": {"west": {"columns": ["A", "C"]}, "east": {"columns": ["AC", "AE"]}},
        "objectives": [an_objective("P3")],
        "victory": {"conditions": [], "otherwise": "most points"},
    }
    return document | changes


def a_side(zone: str, tank: str, **changes: Any) -> Document:
    return {"actions": 3, "divisions": {"1": a_force(4, zone) | {"vehicles": {tank: 1}}}} | changes


def a_force(squads: int, zone: str) -> Document:
    return {"squad_bases": squads, "figures": {"regular": 4 * squads}, "zones": [zone]}


def an_objective(hex_: str, side: str = "neutral", value: int = 1, **more: Any) -> Document:
    return {"hex": hex_, "kind": "victory", "side": side, "value": value} | more


def with_sides(american: Document | None = None, german: Document | None = None, **changes: Any) -> Document:
    """The good scenario with something else about its sides."""
    sides = {
        "american": a_side("west", "sherman") | (american or {}),
        "german": a_side("east", "panzer4") | (german or {}),
    }
    return good(sides=sides, **changes)


def won_by(*conditions: Document, otherwise: str = "most points", **changes: Any) -> Document:
    """The good scenario with these victory conditions."""
    return good(victory={"conditions": list(conditions), "otherwise": otherwise}, **changes)


def wins(side: str, condition: Document, when: str | int = "last round") -> Document:
    return {"side": side, "when": when, "if": condition}


def controls(side: str, *hexes: str) -> Document:
    return {"controls": {"side": side, "objectives": list(hexes)}}


def units(side: str, zone: str, at_least: int) -> Document:
    return {"units": {"side": side, "zone": zone, "at_least": at_least}}


def has_points(side: str, **amount: int) -> Document:
    return {"points": {"side": side} | amount}


def walled_in(*names: str, base: str) -> list[Document]:
    """Overlays of one terrain."""
    return [{"hex": name, "base": base} for name in names]


AROUND_C3: Final = ("B3", "B4", "C2", "C4", "D3", "D4")
AROUND_D4_AND_D5: Final = ("C3", "C4", "C5", "D3", "D6", "E3", "E4", "E5")
EAST: Final = {"columns": ["AC", "AE"]}
REINFORCEMENT: Final = {"round": NEAR_THE_END, "division": "1", "squad_bases": 1, "figures": {"regular": 4}}


@dataclass(frozen=True)
class Fault:
    """A document with one fault, and the advice about it as pairs of code and place."""

    document: Document
    advice: Sequence[tuple[str, str]]


def a_fault(code: str, where: str, document: Document, *more: tuple[str, str]) -> Fault:
    return Fault(document, ((code, where), *more))


FIRST: Final = "victory.conditions[0]"

FAULTS: Final[dict[str, Fault]] = {
    "no time to come to the objective": a_fault(
        "objective_too_far", "hex P3", good(rounds=2), ("objective_too_far", "hex P3")
    ),
    "a command objective at the far end": a_fault(
        "objective_too_far",
        "hex AD3",
        good(rounds=5, objectives=[an_objective("P3"), an_objective("AD3", "american", 2, kind="command")]),
    ),
    "control wanted before anybody can be there": a_fault(
        "control_out_of_reach", FIRST, won_by(wins("american", controls("american", "P3"), when=2))
    ),
    "control of both ends of the map wanted soon": a_fault(
        "control_out_of_reach",
        FIRST,
        won_by(
            wins("german", controls("german", "P3", "D3"), when=4),
            objectives=[an_objective("P3"), an_objective("D3")],
        ),
    ),
    "something to carry wanted farther than it can come": a_fault(
        "carrying_out_of_reach",
        FIRST,
        won_by(
            wins("german", {"has": {"side": "german", "what": "Papers", "zone": "west"}}, when=2),
            objectives=[an_objective("P3") | {"name": "Papers", "carried": "squad"}],
        ),
    ),
    "units wanted farther than they can go": a_fault(
        "units_out_of_reach", FIRST, won_by(wins("german", units("german", "west", 1), when=3))
    ),
    "more units wanted than are there in time": a_fault(
        "units_out_of_reach",
        FIRST,
        with_sides(
            german={"reinforcements": [REINFORCEMENT | {"round": 5, "zones": ["east"]}]},
            victory={
                "conditions": [wins("german", {"not": {"not": units("german", "middle", 6)}}, when=6)],
                "otherwise": "most points",
            },
            zones={"west": {"columns": ["A", "C"]}, "east": EAST, "middle": {"columns": ["N", "P"]}},
        ),
    ),
    "more points wanted than there are": a_fault(
        "points_out_of_reach", FIRST, won_by(wins("american", has_points("american", at_least=9)))
    ),
    "a lead wanted that nobody can have": a_fault(
        "points_out_of_reach",
        FIRST,
        with_sides(
            german={"points": 4},
            victory={
                "conditions": [wins("american", has_points("american", ahead_by=3))],
                "otherwise": "most points",
            },
        ),
    ),
    "a side gone and not gone": a_fault(
        "contradiction",
        FIRST,
        won_by(wins("american", {"all": [{"eliminated": "german"}, {"not": {"eliminated": "german"}}]})),
    ),
    "a side gone that holds the village": a_fault(
        "contradiction",
        FIRST,
        won_by(wins("german", {"all": [{"eliminated": "american"}, controls("american", "P3")]})),
    ),
    "one hex controlled by both sides": a_fault(
        "contradiction",
        FIRST,
        won_by(wins("german", {"all": [controls("american", "P3"), controls("german", "P3")]})),
    ),
    "alternatives that all contradict themselves": a_fault(
        "contradiction",
        FIRST,
        won_by(
            wins(
                "german",
                {
                    "all": [
                        {"any": [units("german", "east", 3), units("german", "east", 2)]},
                        {"not": units("german", "east", 1)},
                    ]
                },
            )
        ),
    ),
    "enough points and too few": a_fault(
        "contradiction",
        FIRST,
        won_by(
            wins(
                "american",
                {"all": [has_points("american", at_least=3), {"not": has_points("american", at_least=2)}]},
            )
        ),
    ),
    "a condition about the own zone": a_fault(
        "won_at_once",
        FIRST,
        won_by(
            wins("german", controls("german", "AD3"), when="any round"),
            objectives=[an_objective("P3"), an_objective("AD3", "german", 0)],
        ),
    ),
    "a condition that the enemy is not there yet": a_fault(
        "won_at_once", FIRST, won_by(wins("german", {"not": units("american", "east", 1)}, when="any round"))
    ),
    "the only condition of a side out of reach": a_fault(
        "control_out_of_reach",
        FIRST,
        won_by(
            wins("american", controls("american", "P3"), when=2),
            otherwise="german",
            objectives=[an_objective("P3", value=0)],
        ),
        ("no_way_to_win", "victory"),
    ),
    "a lead at the start that is never made up": a_fault("no_way_to_win", "victory", with_sides(german={"points": 30})),
    "the same condition twice": a_fault(
        "said_twice", "victory.conditions[1]", won_by(*[wins("american", controls("american", "P3"))] * 2)
    ),
    "a tank among houses": a_fault(
        "vehicles_shut_in",
        "sides.american.divisions.1",
        good(
            zones={"west": {"hexes": ["C3", "B3", "B4"]}, "east": EAST},
            overlays=walled_in(*AROUND_C3, base="building"),
        ),
    ),
    "squads among ponds": a_fault(
        "squads_shut_in",
        "sides.american.divisions.2",
        with_sides(
            american={
                "divisions": {
                    "1": a_force(4, "west") | {"vehicles": {"sherman": 1}},
                    "2": a_force(1, "island"),
                }
            },
            zones={"west": {"columns": ["E", "G"]}, "east": EAST, "island": {"hexes": ["C3"]}},
            overlays=walled_in(*AROUND_C3, base="pond"),
        ),
    ),
    "trucks between houses": a_fault(
        "vehicles_cut_off",
        "sides.american.divisions.1",
        with_sides(
            american={"divisions": {"1": a_force(4, "west") | {"vehicles": {"gmc": 1}}}},
            zones={"west": {"hexes": ["C4", "C5", "D5", "E4", "E5"]}, "east": EAST},
            overlays=walled_in(*AROUND_D4_AND_D5, base="building"),
        ),
    ),
    "reinforcements where the enemy begins": a_fault(
        "entry_taken",
        "sides.german.reinforcements[0].zones",
        with_sides(german={"reinforcements": [REINFORCEMENT | {"round": 2, "zones": ["west"]}]}),
    ),
    "a zone without room to move": a_fault(
        "zone_full",
        "sides.american.divisions.1.zones",
        good(zones={"west": {"hexes": ["C3", "C4"]}, "east": EAST}),
    ),
    "a zone in the open before the enemy": a_fault(
        "zone_under_fire",
        "sides.american.divisions.1.zones",
        good(zones={"west": {"hexes": ["AB2", "AB3", "AB4"]}, "east": EAST}),
    ),
    "trucks without squads": a_fault(
        "nobody_to_carry",
        "sides.american.divisions.1",
        with_sides(american={"divisions": {"1": {"vehicles": {"gmc": 1, "sherman": 1}, "zones": ["west"]}}}),
    ),
    "units wanted in a pond": a_fault(
        "no_place_for_wanted_units",
        FIRST,
        won_by(
            wins("american", units("american", "crossing", 4)),
            overlays=walled_in("O5", base="pond"),
            zones={"west": {"columns": ["A", "C"]}, "east": EAST, "crossing": {"hexes": ["P3", "O5"]}},
        ),
    ),
    "cards in the last round": a_fault(
        "gift_too_late", "events[0].round", good(events=[{"round": 8, "side": "german", "cards": 1}])
    ),
    "a reinforcement for the last round": a_fault(
        "reinforcement_too_late",
        "sides.german.reinforcements[0].round",
        with_sides(
            german={"reinforcements": [REINFORCEMENT | {"zones": ["edge"]}]},
            zones={"west": {"columns": ["A", "C"]}, "east": EAST, "edge": {"columns": ["AE", "AE"]}},
        ),
    ),
    "points that nobody can take away": a_fault(
        "objective_never_in_danger",
        "hex AD3",
        good(rounds=5, objectives=[an_objective("P3"), an_objective("AD3", "german", control="german")]),
    ),
    "points that count for nothing": a_fault(
        "points_without_use",
        "hex O3",
        won_by(
            wins("american", controls("american", "P3")),
            otherwise="german",
            objectives=[an_objective("P3"), an_objective("O3")],
        ),
    ),
    "a zone for nobody": a_fault(
        "zone_without_use",
        "zones.hill",
        good(zones={"west": {"columns": ["A", "C"]}, "east": EAST, "hill": {"hexes": ["P2", "P3"]}}),
    ),
    "an objective for nothing": a_fault(
        "objective_without_use", "hex O3", good(objectives=[an_objective("P3"), an_objective("O3", value=0)])
    ),
}
"""The faults by name."""
