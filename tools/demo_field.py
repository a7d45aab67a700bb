"""Choose the demo field of a format from decks that people published: the decks of its most frequent teams that play.

    python -m tools.demo_field FILE --format FFGInf [--decks 12]

FILE is a JSON list of {"id", "slots": {code: number}}, as `tools.published_decks` reads it. A team is the titles of its
characters. Teams that share two characters with one chosen before are left out. Of a team the deck is taken that is
most like the others. The decks are written to the game's data (`fields/<format>`), named after their characters: only
facts of the lists are kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from django.utils.text import slugify

from decks.exchange import incoming
from sandtable.games import destiny
from sandtable.games.destiny.building.likeness import copies_of, likeness
from sandtable.games.destiny.decklist import DeckList, to_json
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.field import FIELDS, folder_of
from sandtable.games.destiny.formats import Format, get_format
from sandtable.games.destiny.legality import problems, unencoded
from tools.published_decks import SHAPES, Slots

FOLDER: Final = Path(destiny.__file__).parent / "data" / FIELDS
"""The folder with a folder for each format."""
SHARED: Final = 2
"""Characters that two teams of a field may not have in common."""
_SHAPE: Final = "site JSON"


def legal_deck(slots: Slots, format: Format) -> DeckList | None:
    """The published list as a deck of the format; None where it is no legal one."""
    read = incoming.read(SHAPES[_SHAPE](slots), format=format.code).deck
    if read is None:
        return None
    deck = replace(read, format=format.code)
    return None if problems(deck, format) else deck


def chosen(decks: Iterable[DeckList], number: int) -> list[DeckList]:
    """One deck that plays for each of the most frequent teams, at most as many as asked for."""
    by_team: defaultdict[frozenset[str], list[DeckList]] = defaultdict(list)
    for deck in decks:
        by_team[team_of(deck)].append(deck)
    taken: list[frozenset[str]] = []
    found: list[DeckList] = []
    for team in sorted(by_team, key=lambda each: (-len(by_team[each]), sorted(each))):
        playing = [deck for deck in by_team[team] if not unencoded(deck)]
        if playing and len(found) < number and not any(len(team & other) >= SHARED for other in taken):
            taken.append(team)
            found.append(most_typical(playing, by_team[team]))
    return found


def team_of(deck: DeckList) -> frozenset[str]:
    """The titles of the characters."""
    return frozenset(card(member.code).name for member in deck.characters)


def most_typical(decks: Sequence[DeckList], of: Sequence[DeckList]) -> DeckList:
    """The deck that is most like all decks of its team; of equal ones the first."""
    copies = [copies_of(deck) for deck in of]
    return max(decks, key=lambda deck: sum(likeness(copies_of(deck), each) for each in copies))


def named(deck: DeckList) -> DeckList:
    """The deck under a name of its characters: "Chirrut Îmwe and Baze Malbus"."""
    titles = list(dict.fromkeys(card(member.code).name for member in deck.characters))
    return replace(deck, name=titles[0] if len(titles) == 1 else f"{', '.join(titles[:-1])} and {titles[-1]}")


def written(decks: Iterable[DeckList], folder: Path) -> Iterator[str]:
    """Write each deck into the folder, in place of the decks that are there; their short names."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for deck in map(named, decks):
        slug = slugify(deck.name)
        value: dict[str, Any] = to_json(deck)
        (folder / f"{slug}.json").write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        yield slug


def main(arguments: Sequence[str]) -> int:
    """Write the field of a format and say its decks; 1 where there are fewer than asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="a JSON list of published decks")
    parser.add_argument("--format", required=True, help="code of the format")
    parser.add_argument("--decks", type=int, default=12, help="decks of the field")
    asked = parser.parse_args(arguments)
    format = get_format(asked.format)
    entries = json.loads(asked.file.read_text(encoding="utf-8"))
    legal = [deck for each in entries if (deck := legal_deck(each["slots"], format)) is not None]
    slugs = list(written(chosen(legal, asked.decks), FOLDER / folder_of(format.code)))
    print(f"{format.label}: {len(legal)} of {len(entries)} lists are legal; {len(slugs)} decks of different teams play")
    for slug in slugs:
        print(f"  {slug}")
    return 0 if len(slugs) == asked.decks else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
