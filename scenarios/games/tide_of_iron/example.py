"""A small fight to begin with."""

from __future__ import annotations

from typing import Any, Final

EXAMPLE: Final[dict[str, Any]] = {
    "game": "tide_of_iron",
    "title": "A small fight",
    "summary": "One squad against one squad.",
    "boards": [{"side": "1A", "column": 0, "row": 0}],
    "rounds": 6,
    "initiative": "american",
    "sides": {
        "american": {
            "actions": 3,
            "divisions": {"1": {"squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}},
        },
        "german": {
            "actions": 3,
            "divisions": {"1": {"squad_bases": 1, "figures": {"regular": 4}, "zones": ["east"]}},
        },
    },
    "zones": {"west": {"columns": ["A", "B"]}, "east": {"columns": ["F", "G"]}},
    "objectives": [{"hex": "D3", "kind": "victory", "side": "neutral"}],
    "victory": {"conditions": [], "otherwise": "most points"},
}
