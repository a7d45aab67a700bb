"""The shape of the community's files, as far as they are read. Keys that are not read may be there."""

from __future__ import annotations

from typing import Any, Final

CARD_CODE: Final = "^[0-9]{5,6}[A-Z]?$"
_TEXT: Final = {"type": "string", "minLength": 1, "maxLength": 80}
_OPTIONAL_TEXT: Final = {"type": ["string", "null"], "maxLength": 80}
_WORD: Final = {"type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9-]{0,23}$"}
_SET: Final = {"type": "string", "pattern": "^[A-Za-z0-9]{2,8}$"}
_COUNT: Final = {"type": ["integer", "null"], "minimum": 0, "maximum": 99}
_CODE: Final = {"type": "string", "pattern": CARD_CODE}
_OPTIONAL_CODE: Final = {"type": ["string", "null"], "pattern": CARD_CODE}
_CODES: Final = {"type": "array", "maxItems": 2_000, "items": _CODE}
_POINTS: Final = {"type": ["string", "null"], "pattern": r"^(-?[0-9]{1,2}(/-?[0-9]{1,2}){0,2})?$"}
_NUMBER: Final = {"type": "integer", "minimum": 1, "maximum": 9_999}

SCHEMAS: Final[dict[str, dict[str, Any]]] = {
    "sets": {
        "type": "object",
        "required": ["code", "name", "position", "cycle_code", "date_release", "size"],
        "properties": {
            "code": _SET,
            "name": _TEXT,
            "position": _NUMBER,
            "cycle_code": _WORD,
            "date_release": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
            "size": _NUMBER,
            "project_name": _OPTIONAL_TEXT,
        },
    },
    "names": {"type": "object", "required": ["code", "name"], "properties": {"code": _WORD, "name": _TEXT}},
    "cards": {
        "type": "object",
        "required": [
            "affiliation_code", "code", "deck_limit", "faction_code", "has_die", "has_errata", "is_unique", "name",
            "position", "rarity_code", "set_code", "type_code",
        ],
        "properties": {
            "affiliation_code": _WORD,
            "code": _CODE,
            "cost": _COUNT,
            "deck_limit": {"type": "integer", "minimum": 1, "maximum": 99},
            "faction_code": _WORD,
            "flip_card": {"type": ["boolean", "null"]},
            "has_die": {"type": "boolean"},
            "has_errata": {"type": "boolean"},
            "health": _COUNT,
            "is_unique": {"type": "boolean"},
            "name": _TEXT,
            "parallel_die": _OPTIONAL_CODE,
            "points": _POINTS,
            "position": _NUMBER,
            "rarity_code": {"enum": ["S", "C", "U", "R", "L"]},
            "reprint_of": _OPTIONAL_CODE,
            "set_code": _SET,
            "sides": {
                "type": ["array", "null"],
                "maxItems": 6,
                "items": {"type": "string", "maxLength": 12},
            },
            "subtitle": _OPTIONAL_TEXT,
            "subtypes": {"type": ["array", "null"], "maxItems": 20, "items": _WORD},
            "type_code": _WORD,
        },
    },
    "formats": {
        "type": "object",
        "required": ["code", "name", "data"],
        "properties": {
            "code": {"type": "string", "pattern": "^[A-Za-z0-9]{1,24}$"},
            "name": _TEXT,
            "data": {
                "type": "object",
                "required": ["sets"],
                "properties": {
                    "sets": {"type": "array", "minItems": 1, "maxItems": 200, "items": _SET},
                    "balance": {
                        "type": "object",
                        "maxProperties": 2_000,
                        "propertyNames": {"pattern": CARD_CODE},
                        "additionalProperties": {**_POINTS, "type": "string"},
                    },
                    "banned": _CODES,
                    "restricted": _CODES,
                    "errata": _CODES,
                    "restrictedPairs": {
                        "type": "object",
                        "maxProperties": 2_000,
                        "propertyNames": {"pattern": CARD_CODE},
                        "additionalProperties": _CODES,
                    },
                },
            },
        },
    },
}  # fmt: skip
"""By kind of file the schema of one entry of its list."""
