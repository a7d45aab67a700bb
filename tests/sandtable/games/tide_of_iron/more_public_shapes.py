"""More public scenarios as documents, by the facts of their rules; the forces are ours."""

from __future__ import annotations

from tests.sandtable.games.tide_of_iron.document_parts import Document, boards, decks, force, holds, tokens, way


def new_player_1() -> Document:
    """Scenario 163: an objective that gives 1, 2 and 3 points in rounds 1, 2 and 3; a tie goes to who holds it."""
    return {
        "title": "New Player 1, by its facts",
        "summary": "One objective, three rounds; it gives more in every round.",
        "boards": boards("1A 2A"),
        "rounds": 3,
        "initiative": "american",
        "sides": {
            side: {"actions": 3, "divisions": {"1": force(4, "14 regular, 2 elite", zone)}}
            for side, zone in (("american", "west"), ("german", "east"))
        },
        "zones": {"west": {"columns": ["A", "B"]}, "east": {"columns": ["K", "L"]}},
        "objectives": [{"hex": "F3", "kind": "victory", "side": "neutral", "by_round": [1, 2, 3]}],
        "victory": {"conditions": [], "otherwise": "most points", "tie": "control"},
    }


def tiger_tracks() -> Document:
    """Scenario 237: a deck of both sides; engineers remove an objective, the wreck, and so a Tiger drives again."""
    repair = {"name": "Repair the Tiger", "side": "german", "by": "engineer", "hexes": ["F3"], "succeeds_on": 4}
    return {
        "title": "Tiger Tracks, by its facts",
        "summary": "German engineers try to repair a Tiger before the enemy takes it.",
        "boards": boards("3A 6A"),
        "rounds": 7,
        "initiative": "german",
        "rules": {"flooded": True},
        "sides": {
            "american": {
                "actions": 3,
                "cards": 1,
                "divisions": {"1": force(6, "20 regular, 1 officer, 1 mg, 1 elite", "west", vehicles={"sherman": 2})},
            },
            "german": {
                "actions": 3,
                "cards": 1,
                "divisions": {"1": force(5, "16 regular, 4 elite", "east", "2 engineer")},
                "reinforcements": [
                    {"round": 1, "division": "1", "vehicles": {"tiger1": 1}, "zones": ["wreck"]}
                    | {"if": {"done": {"what": "Repair the Tiger"}}}
                ],
            },
        },
        "zones": {
            "west": {"columns": ["A", "B"]},
            "east": {"columns": ["I", "L"]},
            "wreck": {"hexes": ["F3", "G3", "G4"]},
        },
        "objectives": tokens("F3", "D3"),
        "special_actions": [repair | {"times": 1, "removes_here": True}],
        "shared_decks": decks("Command I"),
        "victory": {
            "conditions": [way("american", "any round", {"controls": {"side": "american", "objectives": ["F3"]}})],
            "otherwise": "german",
        },
    }


def battle_of_nijmegen() -> Document:
    """Scenario 289: a held hex brings reinforcements."""
    held = {"controls": {"side": "american", "objectives": ["F3"]}}
    return {
        "title": "Battle of Nijmegen 1, by its facts",
        "summary": "Who holds the crossing gets more men.",
        "boards": boards("5A 9A"),
        "rounds": 7,
        "initiative": "american",
        "sides": {
            "american": {
                "actions": 3,
                "decks": decks("Supply I"),
                "divisions": {"1": force(5, "18 regular, 1 mg", "west")},
                "reinforcements": [{"round": 2, "if": held, "until": 5, "division": "2"} | force(2, "8 elite", "west")],
            },
            "german": {
                "actions": 3,
                "decks": decks("Morale I"),
                "divisions": {"1": force(6, "20 regular, 2 mg", "east")},
            },
        },
        "zones": {"west": {"columns": ["A", "B"]}, "east": {"columns": ["H", "L"]}},
        "objectives": tokens("F3", "I3"),
        "victory": {
            "conditions": [way("american", "any round", holds("american"))],
            "otherwise": "german",
        },
        "special_rules": ["Guns are towed into their positions."],
    }
