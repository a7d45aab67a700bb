"""Write the facts of the community's card files into the project's own format, without any text.

    python tools/extract_facts.py PATH_TO_COMMUNITY_JSON

Carried over: names, numbers, die sides, formats. Left out: card texts, flavour texts, illustrators, pictures.
Output goes to sandtable/games/destiny/data/ and is stable: the same input gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parent.parent / "sandtable/games/destiny/data"
SOURCE_NOTE = "Facts (names, numbers, die sides) as published by the community project swdestinydb-json-data; no texts."


def points(text: str | None) -> list[int]:
    return [int(part) for part in text.split("/")] if text else []


def card(entry: dict[str, Any]) -> dict[str, Any]:
    """One card in our shape; keys with nothing to say are left out."""
    full = {
        "code": entry["code"],
        "position": entry["position"],
        "name": entry["name"],
        "subtitle": entry.get("subtitle"),
        "type": entry["type_code"],
        "color": entry["faction_code"],
        "affiliation": entry["affiliation_code"],
        "rarity": entry["rarity_code"],
        "unique": entry["is_unique"],
        "points": points(entry.get("points")),
        "health": entry.get("health"),
        "cost": entry.get("cost"),
        "sides": [side.replace("*", "Sp") for side in entry.get("sides", [])],
        "subtypes": entry.get("subtypes", []),
        "deck_limit": entry["deck_limit"],
        "errata": entry["has_errata"],
        "reprint_of": entry.get("reprint_of"),
        "parallel_die": entry.get("parallel_die"),
        "flip": entry.get("flip_card", False),
    }
    return {key: value for key, value in full.items() if value not in (None, [], "") and value is not False}


def lines(items: list[dict[str, Any]]) -> str:
    """A JSON list with one item a line: compact, and a diff names the card."""
    body = ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in items)
    return f"[\n{body}\n]"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


def main(source: Path) -> None:
    sets = sorted(json.loads((source / "sets.json").read_text()), key=lambda entry: entry["position"])
    write(
        TARGET / "sets.json",
        lines(
            [
                {
                    "code": entry["code"],
                    "name": entry["name"],
                    "position": entry["position"],
                    "cycle": entry["cycle_code"],
                    "released": entry["date_release"],
                    "size": entry["size"],
                }
                for entry in sets
            ]
        ),
    )
    for entry in sets:
        cards = json.loads((source / "set" / f"{entry['code']}.json").read_text())
        cards.sort(key=lambda item: (item["position"], item["code"]))
        head = json.dumps({"set": entry["code"], "source": SOURCE_NOTE}, ensure_ascii=False)[1:-1]
        write(TARGET / "sets" / f"{entry['code']}.json", f'{{{head},\n"cards": {lines([card(c) for c in cards])}}}')
    names = {}
    for name in ("affiliations", "factions", "rarities", "subtypes", "cycles"):
        names[name] = {e["code"]: e["name"] for e in json.loads((source / f"{name}.json").read_text())}
    write(TARGET / "names.json", json.dumps(names, indent=1, ensure_ascii=False, sort_keys=True))
    formats = [
        {"code": entry["code"], "name": entry["name"], **entry["data"]}
        for entry in json.loads((source / "formats.json").read_text())
    ]
    write(TARGET / "formats.json", json.dumps(formats, indent=1, ensure_ascii=False, sort_keys=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
