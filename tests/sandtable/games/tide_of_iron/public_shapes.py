"""Public scenarios as documents, by their facts alone: forces, cards, rounds, ways to win.

The maps are the named boards, whose terrain here is our own. Which hexes are objectives is ours, and so is all that a
page leaves to its picture. `docs/tide-of-iron-public-scenarios.md` says where each is from, and what can't be said.
"""

from __future__ import annotations

from tests.sandtable.games.tide_of_iron import more_public_shapes as more
from tests.sandtable.games.tide_of_iron.document_parts import (
    AMERICANS,
    Document,
    boards,
    decks,
    force,
    holds,
    tokens,
    way,
)


def bloody_lindern() -> Document:
    """Scenario 034: six objectives, an end as soon as one side holds five or six, a draw when both hold as many."""
    sides = ("american", "german")
    all_six = [way(side, "any round", holds(side)) for side in sides]
    five = [way(side, round_, holds(side, 5)) for round_ in range(3, 9) for side in sides]
    most = [
        way(side, "last round", {"controls": {"side": side, "objectives": "victory", "ahead_by": 1}}) for side in sides
    ]
    return {
        "title": "Bloody Lindern, by its facts",
        "summary": "Six objectives; whoever holds most of them at the end has won.",
        "boards": boards("5A 2A 1A 3A", "8B 4A 9A 7A", "10A 6A 11A 12A"),
        "rounds": 8,
        "initiative": "german",
        "sides": {
            "american": {
                "actions": 3,
                "cards": 4,
                "decks": decks("American Reinforcements I", "Artillery I"),
                "operations": ["camouflage", "inspiring_leadership"],
                "divisions": {
                    "1": force(5, "11 regular, 3 elite, 2 officer, 1 mg, 1 mortar", "west", "1 medic, 1 anti_tank"),
                    "2": force(11, "24 regular, 9 elite, 3 officer, 2 mg, 2 mortar", "middle", "3 medic, 3 anti_tank"),
                },
                "reinforcement_zones": ["west"],
                "reinforcements": [{"round": 3, "division": "1", "vehicles": {"sherman": 3}}],
            },
            "german": {
                "actions": 3,
                "cards": 2,
                "decks": decks("Morale I"),
                "operations": ["desperate_defenders", "elite_tank_crew"],
                "divisions": {
                    "1": force(
                        6,
                        "11 regular, 6 elite, 1 officer, 3 mg",
                        "front",
                        "2 medic, 1 anti_tank",
                        vehicles={"panzer4": 1},
                    ),
                    "2": force(
                        6,
                        "9 regular, 5 elite, 2 officer, 3 mg, 1 mortar",
                        "rear",
                        "1 anti_tank",
                        vehicles={"panzer4": 1},
                    ),
                },
                "reinforcements": [{"round": 2, "division": "1", "vehicles": {"tiger1": 1}, "zones": ["rear"]}],
            },
        },
        "zones": {
            "west": {"columns": ["A", "F"]},
            "middle": {"columns": ["G", "L"]},
            "front": {"columns": ["N", "R"]},
            "rear": {"columns": ["S", "X"]},
        },
        "objectives": tokens("I3", "I9", "I14", "P3", "P9", "P14"),
        "victory": {"conditions": [*all_six, *five, *most], "otherwise": "draw", "both": "draw"},
        "special_rules": [
            "All squads in entrenchments, buildings or woods begin concealed.",
            "The Americans play no strategy card before round 3.",
        ],
    }


def hell_week() -> Document:
    """Scenario 036: three objectives, cards by name at the start, a flooded stream."""
    hill = [{"hex": hex_, "level": 1} for hex_ in ("N3", "N4", "O3", "O4", "M3")]
    return {
        "title": "Hell Week, by its facts",
        "summary": "Three objectives; the Germans need two of them at the end of round 4.",
        "boards": boards("8A 4B 2B", "1B 11A 7A"),
        "overlays": hill,
        "rounds": 4,
        "initiative": "german",
        "rules": {"flooded": True},
        "sides": {
            "american": {
                "actions": 3,
                "cards": 1,
                "decks": decks("Command I"),
                "start_cards": ["suppressive_barrage"],
                "cards_in_play": ["take_down_the_beast"],
                "operations": ["no_surrender", "desperate_defenders"],
                "divisions": {
                    "1": force(10, "26 regular, 5 elite, 3 officer, 2 mg, 1 mortar", "west", "2 anti_tank, 1 medic"),
                    "2": force(9, "21 regular, 7 elite, 2 officer, 2 mg, 1 mortar", "hill", "2 anti_tank, 1 medic"),
                },
            },
            "german": {
                "actions": 3,
                "cards": 1,
                "decks": decks("German Reinforcements I"),
                "reinforcement_zones": ["north", "south"],
                "start_cards": ["sustained_blanket"],
                "cards_in_play": ["take_cover"],
                "operations": ["double_time", "seize_the_initiative"],
                "divisions": {
                    "1": force(
                        6,
                        "11 regular, 6 elite, 1 officer, 2 mg, 1 mortar",
                        "north",
                        "2 flamethrower",
                        vehicles={"panzer4": 2},
                    ),
                    "2": force(
                        5,
                        "13 regular, 4 elite, 1 officer, 1 mg",
                        "south",
                        "1 flamethrower, 1 medic",
                        vehicles={"panzer4": 3},
                    ),
                },
            },
        },
        "zones": {
            "west": {"boards": [0, 3], "columns": ["A", "F"]},
            "hill": {"boards": [1], "levels": [1, 2]},
            "north": {"boards": [2]},
            "south": {"boards": [4, 5]},
        },
        "objectives": tokens("N3", "L9", "J4"),
        "victory": {
            "conditions": [
                way("american", "any round", holds("american")),
                way("german", "any round", holds("german")),
                way("german", 4, holds("german", 2)),
            ],
            "otherwise": "american",
        },
        "purchases": [
            {"name": "Take it down again", "side": "american", "cost": 1, "returns": "take_down_the_beast"},
        ],
    }


def mind_the_gap() -> Document:
    """Scenario 156: mines on every objective hex, and a tank ace in the Tiger."""
    figures = ({"regular": 27, "elite": 6, "officer": 3, "mg": 3, "mortar": 3}, {"squad_bases": 12})
    americans = {kind: count // 2 for kind, count in AMERICANS.items()}
    assert americans == figures[0]
    half = {"squad_bases": 12, "figures": americans, "vehicles": {"sherman": 6}, "zones": ["west"]}
    return {
        "title": "Mind the Gap, by its facts",
        "summary": "German engineers mine a road before they withdraw.",
        "boards": boards("8A 2A 5A", "7A 1A 3A"),
        "rounds": 15,
        "initiative": "american",
        "rules": {"flooded": True},
        "sides": {
            "american": {
                "actions": 4,
                "cards": 3,
                "decks": decks("American Reinforcements I", "Command I", "Supply I"),
                "reinforcement_zones": ["west"],
                "operations": [
                    "merciless_assault", "clear_minefield", "double_time", "inspiring_leadership", "lay_smoke"
                ],
                "divisions": {
                    "1": half | {"specializations": {"medic": 1}},
                    "2": half | {"specializations": {"engineer": 2}},
                },
            },
            "german": {
                "actions": 3,
                "cards": 3,
                "decks": decks("German Reinforcements I", "Ground Support I", "Morale I"),
                "reinforcement_zones": ["east"],
                "operations": ["desperate_defenders", "elite_tank_crew", "lay_razor_wire"],
                "limited_operations": [{"card": "tank_ace", "vehicle": "tiger1"}],
                "divisions": {
                    "1": force(10, "36 regular, 4 officer", "east", "2 engineer", vehicles={"tiger1": 1}),
                    "2": force(4, "12 regular, 2 mg", "east", vehicles={"panzer4": 5}, most_fortified=4),
                },
            },
        },
        "zones": {"west": {"columns": ["A", "F"]}, "east": {"columns": ["L", "R"]}},
        "objectives": tokens("L3", "L8"),
        "victory": {
            "conditions": [way("german", "any round", {"markers": {"kind": "minefield", "hexes": "victory"}})],
            "otherwise": "american",
        },
        "special_actions": [
            {"name": "Lay mines", "side": "german", "by": "engineer", "succeeds_on": 4, "lays_here": "minefield"},
        ],
    }  # fmt: skip


def officers_in_the_houses() -> Document:
    """Scenario 280: an officer's squad in each of some buildings, and a line that three units have to reach."""
    officer = {"figures": {"officer": 1, "regular": 3}}
    return {
        "title": "Officers in the houses, by its facts",
        "summary": "Three German units in the marked hexes win; a Panzer IV arrives late.",
        "boards": boards("8B 11B", "1A 7A"),
        "overlays": [{"hex": "C3", "base": "building"}, {"hex": "F3", "base": "building"}],
        "rounds": 6,
        "initiative": "german",
        "sides": {
            "american": {
                "actions": 3,
                "cards": 5,
                "decks": decks("American Reinforcements I", "Artillery II", "Morale I"),
                "reinforcement_zones": ["west"],
                "operations": ["no_surrender", "inspiring_leadership"],
                "divisions": {
                    "1": force(
                        2, "8 regular", "west", placed=[{"hex": hex_, "squad": officer} for hex_ in ("C3", "F3")]
                    ),
                    "2": force(9, "28 regular, 2 mg, 2 mortar", "west", "2 flamethrower"),
                },
            },
            "german": {
                "actions": 3,
                "decks": decks("Command I", "Ground Support I"),
                "operations": ["tank_ace", "camouflage"],
                "divisions": {
                    "1": force(10, "34 regular, 2 officer, 2 mg", "east", "2 flamethrower", vehicles={"panzer4": 1}),
                    "2": force(2, "8 elite", "east", "2 engineer"),
                },
                "reinforcements": [{"round": 4, "division": "1", "vehicles": {"panzer4": 1}, "zones": ["east"]}],
            },
        },
        "zones": {"west": {"columns": ["A", "D"]}, "east": {"columns": ["I", "L"]}, "line": {"columns": ["A", "B"]}},
        "objectives": [],
        "victory": {
            "conditions": [way("german", "any round", {"units": {"side": "german", "zone": "line", "at_least": 3}})],
            "otherwise": "american",
        },
        "special_actions": [
            {"name": f"Ask for {what}", "side": "american", "by": "officer"} | gain
            for what, gain in (("command", {"command": 2}), ("a card", {"cards": 1}))
        ],
        "special_rules": ["German engineer squads are snipers."],
    }


def meeting_engagement() -> Document:
    """Scenario 291: initiative by a die, most points, armies that are bought; the prices are ours."""
    tanks = {"american": {"sherman": 1}, "german": {"panzer4": 1}}
    rifles: Document = {"squads": [{"figures": {"regular": 4}}]}

    def army(side: str) -> Document:
        offers = [
            {"name": "Rifle squad", "cost": 2, "at_most": 5, "default": 4, **rifles},
            {"name": "Tank", "cost": 5, "at_most": 2, "default": 2, "vehicles": tanks[side]},
            {"name": "Tank crew", "cost": 2, "default": 1, "operations": ["elite_tank_crew"]},
        ]
        return {"side": side, "division": "1", "points": 20, "offers": offers}

    return {
        "title": "Meeting Engagement, by its facts",
        "summary": "Two armies meet; the side with most victory points wins.",
        "boards": boards("1A 5A 9A"),
        "rounds": 8,
        "initiative": "random",
        "sides": {
            side: {
                "actions": 3,
                "cards": 2,
                "decks": decks(deck),
                "points_for": {"squad": 1, "vehicle": 2},
                "divisions": {
                    "1": {"zones": [zone]},
                    "2": force(5, "18 regular, 1 mortar", zone),
                },
            }
            for side, deck, zone in (("american", "Supply I", "west"), ("german", "Morale I", "east"))
        },
        "zones": {"west": {"boards": [0], "columns": ["A", "D"]}, "east": {"boards": [2], "columns": ["O", "R"]}},
        "objectives": [{"hex": "I3", "kind": "victory", "side": "neutral", "value": 1}],
        "victory": {"conditions": [], "otherwise": "most points"},
        "armies": [army("american"), army("german")],
        "special_rules": ["Both sides buy their decks as well, for the same number of points."],
    }


def death_from_above() -> Document:
    """Scenario 332: operations cards that end or begin in mid-game, and waves of reinforcements."""
    waves = [(1, "4 regular", 1), (2, "4 regular", 1), (3, "4 regular", 1), (5, "16 regular, 3 officer, 1 elite", 5)]
    return {
        "title": "Death from Above, by its facts",
        "summary": "Paratroopers hold a bridge; the Germans come piece by piece.",
        "boards": boards("2A 3A", "8A 7A"),
        "rounds": 8,
        "initiative": "american",
        "sides": {
            "american": {
                "actions": 3,
                "decks": [
                    *({"name": name, "to": 4} for name in ("Command I", "Morale I")),
                    {"name": "Ground Support I", "from": 5},
                ],
                "limited_operations": [
                    {"card": "seize_the_initiative", "to": 5},
                    {"card": "massive_confusion", "from": 1, "to": 4},
                ],
                "divisions": {
                    "1": force(5, "12 elite, 1 officer, 7 regular", "bridge", "1 medic, 1 engineer"),
                    "2": force(5, "17 regular, 1 officer, 1 mg", "bridge", "1 medic, 1 engineer"),
                },
            },
            "german": {
                "actions": 3,
                "decks": [
                    *({"name": name, "to": 4} for name in ("German Reinforcements I", "Supply I")),
                    {"name": "Artillery I", "from": 5},
                ],
                "reinforcement_zones": ["road"],
                "limited_operations": [
                    {"card": "desperate_defenders", "to": 4},
                    {"card": "tank_ace", "from": 5, "vehicle": "panzer4"},
                ],
                "divisions": {
                    "1": force(2, "3 elite, 1 officer, 2 regular, 1 mg", "road", vehicles={"sdkfz251": 1, "panzer4": 1})
                },
                "reinforcements": [
                    {"round": round_, "division": "1" if round_ != 2 else "2"} | force(bases, figures, "road")
                    for round_, figures, bases in waves
                ],
            },
        },
        "zones": {"bridge": {"boards": [0, 2]}, "road": {"boards": [1, 3], "columns": ["J", "L"]}},
        "objectives": [
            {"hex": "F3", "kind": "command", "side": "american", "value": 2},
            {"hex": "E8", "kind": "victory", "side": "neutral", "value": 1},
        ],
        "victory": {"conditions": [], "otherwise": "most points"},
        "special_rules": [
            "Each side has a commander, who plays the cards, and two players with units.",
            "The second American objective is carried by the commander and placed in a turn of his choice.",
        ],
    }


def lamp_hill() -> Document:
    """The document that was refused for six reasons, as its designer wrote it."""
    return {
        "title": "Lamp hill",
        "summary": "x",
        "boards": boards("8A 1B"),
        "rounds": 7,
        "initiative": "random",
        "sides": {
            "american": {
                "actions": 3,
                "start_cards": ["suppressive_barrage"],
                "points_for": {"squad": 1, "vehicle": 1},
                "divisions": {"1": force(1, "4 regular", "w", vehicles={"m10": 1})},
            },
            "german": {"actions": 3, "divisions": {"1": force(1, "4 regular", "e", vehicles={"stug_iii": 1})}},
        },
        "zones": {"w": {"boards": [0], "columns": ["A", "B"]}, "e": {"boards": [1], "columns": ["K", "L"]}},
        "objectives": [],
        "events": [{"round": 5, "side": "american", "operations": ["tank_ace"]}],
        "victory": {
            "conditions": [way("american", "at once", {"points": {"side": "american", "at_least": 12}})],
            "otherwise": "german",
        },
    }


SHAPES = {
    each.__name__: each
    for each in (
        bloody_lindern,
        hell_week,
        mind_the_gap,
        officers_in_the_houses,
        meeting_engagement,
        death_from_above,
        more.new_player_1,
        more.tiger_tracks,
        more.battle_of_nijmegen,
        lamp_hill,
    )
}
