"""One change to a deck, as a button of the builder sends it: a word, a card and a number, such as `card:01153:2`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from sandtable.games.destiny.building import parts
from sandtable.games.destiny.building.filling import filled
from sandtable.games.destiny.building.fitting import most_copies, most_dice
from sandtable.games.destiny.decklist import MOST_CHARACTERS, MOST_COPIES, MOST_ENTRIES, DeckList, Member, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format, all_formats

AS_SAVED: Final = "as-saved"
"""Instead of a format's code: leave the definition the deck carries, though its owner has changed it since."""
ELITE: Final = 2
"""The dice of an elite character."""


class BadChange(ValueError):
    """The text is not a change this deck can take."""


def change(deck: DeckList, text: str, known: Mapping[str, Format] | None = None) -> DeckList:
    """The deck after a change. Raises BadChange.

    One place of the list: `card:CODE:COPIES`, `add:CODE:DICE`, `drop:CODE:DICE`, `dice:CODE:OLD:NEW`,
    `battlefield:CODE`, `battlefield:`, `only-field:CODE`, `field-off:CODE`, `plot:CODE:NUMBER` (0 takes it out, 2 makes
    it elite), `back:FRONT:BACK`, `back:FRONT:`, `aside:CODE:COPIES`, `format:CODE` (one of the `known` formats, by
    default the published ones, or AS_SAVED).

    A card in its own place: `copies:CODE:NUMBER` sets the copies (2 of a unique character are its two dice),
    `take:CODE` takes as many as the deck may have, `elite:CODE` takes a character with two dice, or changes between
    one and two. `out:team|battlefield|plot|deck|aside:CODE` takes a card out of one part of the list, of any type.
    `fill` completes the deck. Changes joined by `;` are made in their order.
    """
    if ";" in text:
        for each in text.split(";")[:MOST_ENTRIES]:
            deck = change(deck, each, known)
        return deck
    word, _, rest = text.partition(":")
    if word == "format":
        return _format(deck, rest, all_formats() if known is None else known)
    given = rest.split(":") if rest or word == "battlefield" else []
    if word not in _CHANGES or len(given) != _CHANGES[word][1]:
        raise BadChange(f"{text[:60]!r} is not a change; known are {', '.join(sorted([*_CHANGES, 'format']))}")
    return _CHANGES[word][0](deck, *given)


def place_of(facts: CardFacts) -> str:
    """The part of a list that a card belongs to."""
    return {"character": "team", "battlefield": "battlefield", "plot": "plot"}.get(facts.type, "deck")


def listed_in(deck: DeckList) -> dict[str, set[str]]:
    """The codes in each part of the list."""
    return {
        "team": {member.code for member in deck.characters},
        "battlefield": set(deck.battlefields),
        "plot": set(deck.plots),
        "deck": {code for code, _ in deck.cards},
        "aside": {code for code, _ in deck.set_aside},
    }


def _set_card(deck: DeckList, code: str, copies: str) -> DeckList:
    held = dict(deck.cards)
    held[_card(code)] = _number(copies, MOST_COPIES)
    if len(held) > MOST_ENTRIES:
        raise BadChange(f"a deck list has at most {MOST_ENTRIES} different cards")
    return replace(deck, cards=tuple((each, count) for each, count in held.items() if count))


def _add(deck: DeckList, code: str, dice: str) -> DeckList:
    if len(deck.characters) >= MOST_CHARACTERS:
        raise BadChange(f"a team list has at most {MOST_CHARACTERS} characters")
    return replace(deck, characters=(*deck.characters, Member(_card(code), max(1, _number(dice, 9)))))


def _drop(deck: DeckList, code: str, dice: str) -> DeckList:
    return replace(deck, characters=_without(deck, Member(_card(code), _number(dice, 9))))


def _set_dice(deck: DeckList, code: str, old: str, new: str) -> DeckList:
    rest = _without(deck, Member(_card(code), _number(old, 9)))
    return replace(deck, characters=(*rest, Member(code, max(1, _number(new, 9)))))


def _battlefield(deck: DeckList, code: str) -> DeckList:
    return parts.with_battlefield(deck, _card(code)) if code else replace(deck, battlefields=())


def _only_battlefield(deck: DeckList, code: str) -> DeckList:
    return replace(deck, battlefields=(_card(code),))


def _take_battlefield_off(deck: DeckList, code: str) -> DeckList:
    return parts.without_battlefield(deck, _card(code))


def _plot(deck: DeckList, code: str, number: str) -> DeckList:
    dice = _number(number, max([1, *parts.numbers_of_plot(_card(code), format_of(deck))]))
    if dice and code not in deck.plots and len(deck.plots) >= MOST_CHARACTERS:
        raise BadChange(f"a deck list has at most {MOST_CHARACTERS} plots")
    return parts.with_plot(deck, code, dice) if dice else parts.without_plot(deck, code)


def _back(deck: DeckList, front: str, back: str) -> DeckList:
    if _card(front) not in deck.plots:
        raise BadChange(f"the list has no plot {front}")
    if back and back not in {each.code for each in parts.backs_of(front)}:
        raise BadChange(f"{back[:20]!r} is not the back of {front}")
    return parts.with_back(deck, front, back or None)


def _set_aside(deck: DeckList, code: str, copies: str) -> DeckList:
    try:
        return parts.with_set_aside(deck, _card(code), _number(copies, MOST_COPIES))
    except parts.TooMany as error:
        raise BadChange(str(error)) from None


def _set_copies(deck: DeckList, code: str, number: str) -> DeckList:
    """A number of copies, of a card of any type."""
    count, facts = _number(number, MOST_COPIES), card(_card(code))
    if facts.type == "character":
        return _set_members(deck, code, count, facts.is_unique)
    if facts.type == "battlefield":
        return _battlefield(deck, code) if count else _take_battlefield_off(deck, code)
    if facts.type == "plot":
        return _plot(deck, code, str(min(count, 1)))
    return _set_card(deck, code, number)


def _set_members(deck: DeckList, code: str, count: int, is_unique: bool) -> DeckList:
    others = tuple(member for member in deck.characters if member.code != code)
    now = [Member(code, count)] if is_unique and count else [Member(code, 1)] * count
    if len(others) + len(now) > MOST_CHARACTERS:
        raise BadChange(f"a team list has at most {MOST_CHARACTERS} characters")
    return replace(deck, characters=(*others, *now))


def _take(deck: DeckList, code: str) -> DeckList:
    """As many as the deck may have; a character that is on the team already stays as it is."""
    facts = card(_card(code))
    if facts.type == "character":
        is_there = any(member.code == code for member in deck.characters)
        return deck if is_there else _add(deck, code, str(most_dice(facts, deck, format_of(deck))))
    if facts.type in ("battlefield", "plot"):
        return _set_copies(deck, code, "1")
    return _set_card(deck, code, str(most_copies(facts, deck, format_of(deck))))


def _elite(deck: DeckList, code: str) -> DeckList:
    if card(_card(code)).type != "character":
        raise BadChange(f"{card(code).full_name} is no character and can't be elite")
    member = next((each for each in deck.characters if each.code == code), None)
    if member is None:
        return _add(deck, code, str(ELITE))
    return _set_dice(deck, code, str(member.dice), str(1 if member.dice >= ELITE else ELITE))


def _out(deck: DeckList, place: str, code: str) -> DeckList:
    if _card(code) not in listed_in(deck).get(place, ()):
        raise BadChange(f"no {code} is in the part {place[:20]!r} of the deck list")
    if place == "team":
        return replace(deck, characters=tuple(member for member in deck.characters if member.code != code))
    if place == "deck":
        return _set_card(deck, code, "0")
    if place == "plot":
        return _plot(deck, code, "0")
    if place == "aside":
        return _set_aside(deck, code, "0")
    return _take_battlefield_off(deck, code)


def _fill(deck: DeckList) -> DeckList:
    return filled(deck, format_of(deck))


def _format(deck: DeckList, code: str, known: Mapping[str, Format]) -> DeckList:
    if code == AS_SAVED:
        return deck
    if code not in known:
        raise BadChange(f"no format has the code {code[:40]!r}")
    return replace(deck, format=known[code])


def _without(deck: DeckList, member: Member) -> tuple[Member, ...]:
    """The team with one such character less. Raises BadChange when there is none."""
    left = Counter(deck.characters)
    if not left[member]:
        raise BadChange(f"no {member.code} with {member.dice} dice is on the team")
    left[member] -= 1
    return tuple(left.elements())


def _card(code: str) -> str:
    if code not in all_cards():
        raise BadChange(f"no card has the code {code[:20]!r}")
    return code


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3) or int(text) > most:
        raise BadChange(f"{text[:20]!r} is not a number from 0 to {most}")
    return int(text)


_CHANGES: Final[dict[str, tuple[Callable[..., DeckList], int]]] = {
    "card": (_set_card, 2),
    "add": (_add, 2),
    "drop": (_drop, 2),
    "dice": (_set_dice, 3),
    "battlefield": (_battlefield, 1),
    "only-field": (_only_battlefield, 1),
    "field-off": (_take_battlefield_off, 1),
    "plot": (_plot, 2),
    "back": (_back, 2),
    "aside": (_set_aside, 2),
    "copies": (_set_copies, 2),
    "take": (_take, 1),
    "elite": (_elite, 1),
    "out": (_out, 2),
    "fill": (_fill, 0),
}
