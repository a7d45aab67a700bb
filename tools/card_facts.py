"""Write the facts that come with the project from releases of the community's card data, without any text.

    python -m tools.card_facts 2021=OLD_FOLDER 2026-07=NEW_FOLDER

Each release has its date and its folder, the oldest first: cards and formats of a later one take the place of earlier
ones. Carried over: names, numbers, die sides, formats. Left out: card texts, flavour texts, illustrators, pictures.
Odd records are mended as `corrections.toml` says; lists of formats from the time between the releases are added as
`lists_between.toml` says. The same input gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from catalog.releases.documents import Facts, documents, joined
from catalog.releases.lists_between import with_lists_between
from catalog.releases.mending import mend
from catalog.releases.release import NAME_FILES, Release

TARGET: Final = Path(__file__).resolve().parent.parent / "sandtable/games/destiny/data"
PROJECTS: Final = {
    "swdestinydb": "the community project swdestinydb-json-data",
    "arhdb": "the community database of A Renewed Hope",
}
"""The projects by the names of the folders their data are usually kept in."""


def read(folder: Path, date: str) -> Release:
    """The release in a folder. It is trusted, because people look at the result before it is committed."""

    def document(name: str) -> Any:
        return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))

    sets = document("sets")
    return Release(
        date=date,
        source=PROJECTS.get(folder.name, folder.name),
        sets=sets,
        cards={entry["code"]: document(f"set/{entry['code']}") for entry in sets},
        formats=document("formats"),
        names={kind: {entry["code"]: entry["name"] for entry in document(kind)} for kind in NAME_FILES},
    )


def main(arguments: list[str]) -> int:
    facts = Facts()
    for argument in arguments:
        date, _, folder = argument.partition("=")
        release, made = mend(read(Path(folder), date))
        facts = joined(facts, release)
        for correction in made:
            sys.stdout.write(f"{date} corrected: {correction}\n")
    facts = replace(facts, formats=with_lists_between(facts.formats, facts.cards))
    for name, text in documents(facts).items():
        (TARGET / name).write_text(text, encoding="utf-8")
    count = sum(len(each) for each in facts.cards.values())
    sys.stdout.write(f"{len(facts.sets)} sets, {count} cards, {len(facts.formats)} formats\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
