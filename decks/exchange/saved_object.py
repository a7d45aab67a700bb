"""Saved objects of Tabletop Simulator: a bag of cards. Set code, number and "elite" stand in `Description`.

Out: one bag named like the deck, a card for each copy of a character, battlefield and plot, and one deck of the others;
`GMNotes` of a card has its code. Pictures come from a base address that an installation may set; without one the cards
have none. In: any object with cards in it. The exporter of a community site makes one card for all copies of a
character, "elite" where they have two dice together; ours makes one for each copy and says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from decks.exchange import names, wording
from decks.exchange.gathering import Entry, Gathering
from decks.exchange.report import Report
from decks.exchange.team import Count, Team
from sandtable.games.destiny.decklist import MOST_ENTRIES, DeckList, digest
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import DEFAULT, Format

KIND: Final = "Tabletop Simulator object"
_OURS: Final = "Exported from Sandtable"
_CARDS: Final = ("Card", "CardCustom")
_HOLDERS: Final = ("Bag", "Deck", "DeckCustom", "Custom_Model_Bag", "Infinite_Bag")
_TRANSFORM: Final = {
    "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0, "scaleX": 1.0, "scaleY": 1.0,
    "scaleZ": 1.0,
}  # fmt: skip
_MOST_OBJECTS: Final = 2_000


# Out ------------------------------------------------------------------------------------------------------------------


def write(deck: DeckList, *, notes: str = "", tags: tuple[str, ...] = (), images: str = "") -> dict[str, Any]:
    """The deck as a saved object. `images`: an address with `{code}` in it, for the picture of a card."""
    maker = _Maker(digest(deck), images)
    loose = [maker.card(code, "") for code in deck.battlefields]
    loose += [maker.card(code, _dice_words(deck.dice_of_plot(code))) for code in deck.plots]
    team = [maker.card(member.code, _dice_words(member.dice)) for member in deck.characters]
    held = [maker.card(code, "") for code, copies in deck.cards for _ in range(copies)]
    objects = [*loose, *team, *([maker.deck(held)] if len(held) > 1 else held)]
    bag = maker.thing("Bag", deck.name, _OURS) | {"Tags": list(tags), "ContainedObjects": objects}
    return {"SaveName": deck.name, "GameMode": "", "Note": notes, "ObjectStates": [bag]}


def _dice_words(dice: int) -> str:
    return "" if dice == 1 else "elite " if dice == 2 else f"{dice} dice "


class _Maker:
    """Makes objects with ids of their own, the same for the same deck."""

    def __init__(self, seed: str, images: str) -> None:
        self.seed = seed
        self.images = images
        self.made = 0
        self.sheets: dict[str, int] = {}

    def thing(self, name: str, nickname: str, description: str) -> dict[str, Any]:
        self.made += 1
        guid = blake2b(f"{self.seed}/{self.made}".encode(), digest_size=3).hexdigest()
        return {
            "GUID": guid,
            "Name": name,
            "Transform": dict(_TRANSFORM),
            "Nickname": nickname,
            "Description": description,
        }

    def card(self, code: str, dice: str) -> dict[str, Any]:
        found = card(code)
        sheet = self.sheets.setdefault(code, len(self.sheets) + 1)
        made = self.thing("Card", found.full_name.strip(), f"{dice}{found.set_code} {found.position}")
        return made | {
            "GMNotes": code,
            "CardID": sheet * 100,
            "SidewaysCard": found.type == "battlefield",
            **self._pictures([code]),
        }

    def deck(self, cards: list[dict[str, Any]]) -> dict[str, Any]:
        made = self.thing("Deck", "Deck", "")
        ids = [each["CardID"] for each in cards]
        codes = list(dict.fromkeys(each["GMNotes"] for each in cards))
        return made | {"DeckIDs": ids, "ContainedObjects": cards, **self._pictures(codes)}

    def _pictures(self, codes: list[str]) -> dict[str, Any]:
        if not self.images:
            return {}
        sheets = {
            str(self.sheets[code]): {
                "FaceURL": self.images.replace("{code}", code),
                "BackURL": self.images.replace("{code}", "back"),
                "NumWidth": 1,
                "NumHeight": 1,
                "BackIsHidden": True,
                "UniqueBack": False,
            }
            for code in codes
        }
        return {"CustomDeck": sheets}


# In -------------------------------------------------------------------------------------------------------------------


def is_saved_object(value: object) -> bool:
    """True for a saved object, or for one object out of it."""
    return isinstance(value, dict) and (
        isinstance(value.get("ObjectStates"), list) or isinstance(value.get("ContainedObjects"), list)
    )


@dataclass(frozen=True)
class _Thing:
    """An object of the document and the path to it."""

    place: str
    value: dict[str, Any]

    def text(self, key: str) -> str:
        found = self.value.get(key)
        return " ".join(found.split())[:200] if isinstance(found, str) else ""

    @property
    def source(self) -> str:
        return " · ".join(filter(None, (self.text("Description"), self.text("Nickname")))) or self.text("Name")

    @property
    def is_card(self) -> bool:
        return self.text("Name") in _CARDS


def read(
    value: dict[str, Any], *, format: str | Format = DEFAULT, chosen: Mapping[str, str] | None = None, within: str = ""
) -> Report:
    """The deck of a saved object: one line for each kind of card in it, and for each other object."""
    gathering = Gathering(KIND, format, chosen)
    things = list(_things(value, within))
    bags = [each for each in things if not each.is_card and each.text("Nickname")]
    gathering.name = bags[0].text("Nickname") if bags else ""
    is_ours = any(each.text("Description") == _OURS for each in bags)
    alike = Counter((each.is_card, each.source) for each in things)
    for each in things:
        copies = alike.pop((each.is_card, each.source), 0)
        if each.is_card and copies:
            gathering.add(_entry(each, copies, is_ours=is_ours))
        elif copies:
            gathering.aside(each.place, each.source, "no card: what holds them" if _holds(each) else "no card")
    if len(things) >= _MOST_OBJECTS:
        gathering.report.problems.append(f"a saved object of a deck has at most {_MOST_OBJECTS} objects")
    _describe(value, bags, gathering, within)
    return gathering.finish()


def _holds(thing: _Thing) -> bool:
    return thing.text("Name") in _HOLDERS or "ContainedObjects" in thing.value


def _things(value: dict[str, Any], within: str) -> Iterator[_Thing]:
    """Every object, from the outside in."""
    waiting = [(within, value)]
    found = 0
    while waiting and found < _MOST_OBJECTS:
        place, each = waiting.pop()
        if "Name" in each and "ObjectStates" not in each:
            found += 1
            yield _Thing(place, each)
        for key in ("ObjectStates", "ContainedObjects"):
            inner = each.get(key)
            parts = inner if isinstance(inner, list) else []
            waiting += [
                (f"{place}{'.' if place and not place.endswith('.') else ''}{key}[{index}]", part)
                for index, part in reversed(list(enumerate(parts)))
                if isinstance(part, dict)
            ]


def _describe(value: dict[str, Any], bags: list[_Thing], gathering: Gathering, within: str) -> None:
    notes = value.get("Note")
    tags = bags[0].value.get("Tags") if bags else None
    words = tuple(each for each in tags if isinstance(each, str) and each.strip()) if isinstance(tags, list) else ()
    gathering.describe(within, notes if isinstance(notes, str) else "", words)


def _entry(thing: _Thing, copies: int, *, is_ours: bool) -> Entry:
    """The card of an object, with as many copies as there are objects like it."""
    code = thing.text("GMNotes")
    found = wording.read(thing.text("Description"))
    codes: tuple[str, ...] = (code,) if code in all_cards() else found.codes if found.is_exact or found.codes else ()
    is_certain = bool(codes) and (code in all_cards() or found.is_exact)
    why = "" if is_certain else found.why
    by_name = names.called(thing.text("Nickname"))
    if not codes:
        codes, why = by_name, "found by name" if by_name else f"no card is told by {thing.source[:80]}"
    elif by_name and not set(by_name) & set(codes):
        is_certain, why = False, f"set and number mean {card(codes[0]).full_name}, but the object has another name"
        codes = (*codes, *by_name)
    count, teams = _count(codes, copies, found.dice, is_ours=is_ours)
    source = f"{copies} × {thing.source}"[:200]
    kept_as = card(codes[0]).type if is_ours and codes else ""
    return Entry(thing.place, source, codes, why, is_certain=is_certain, count=count, kept_as=kept_as, teams=teams)


def _count(codes: tuple[str, ...], copies: int, dice: int, *, is_ours: bool) -> tuple[Count, tuple[Team, ...]]:
    """In our own objects every card is one copy; elsewhere an elite one may stand for two of a character."""
    type = card(codes[0]).type if codes else ""
    if is_ours and type in ("character", "plot") and copies <= MOST_ENTRIES:
        return Count(copies), ((max(dice, 1),) * (copies if type == "character" else 1),)
    is_character = type == "character"
    if is_character and copies == 1 and dice > 1 and not card(codes[0]).is_unique:
        return Count(dice), ()
    return Count(copies, dice=dice), ()
