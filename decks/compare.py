"""The differences between two deck lists: cards with quantities, and sentences about format and name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.games.destiny.decklist import DeckList, format_of
from sandtable.games.destiny.facts import CardFacts, card

PLACES: Final = ("team", "battlefield", "plot", "elite plot", "back", "deck", "set aside")
"""The places of a card in a list, in the order of comparisons. A back is the chosen back of a plot."""


@dataclass(frozen=True)
class Change:
    """One card that differs: how often it is in the first list and in the second."""

    card: CardFacts
    place: str
    """One of PLACES."""
    dice: int
    """Dice of the character; 0 for other cards."""
    before: int
    after: int

    @property
    def difference(self) -> str:
        return f"{self.after - self.before:+d}"


Key = tuple[str, str, int]


def compare(before: DeckList, after: DeckList) -> list[Change]:
    """Every difference, in the order of PLACES; empty for equal content."""
    old, new = _counted(before), _counted(after)
    keys = [key for key in {**old, **new} if old[key] != new[key]]
    keys.sort(key=lambda key: (PLACES.index(key[0]), key[1:]))
    return [
        Change(card(code), place, dice, old[place, code, dice], new[place, code, dice]) for place, code, dice in keys
    ]


def told(changes: list[Change]) -> str:
    """A clause for each card that came or changed, or, when there is none, for each that was taken out."""
    gains = [change for change in changes if change.after > change.before]
    return "; ".join(_told(change) for change in gains or changes)


def _told(change: Change) -> str:
    given = {"card": change.card.full_name, "n": change.after, "dice": change.dice}
    if not change.after:
        return _("%(card)s: taken out") % given
    if change.place == "team":
        return (
            ngettext(
                "%(card)s with %(dice)d die: %(n)d on the team",
                "%(card)s with %(dice)d dice: %(n)d on the team",
                change.dice,
            )
            % given
        )
    if change.place == "deck":
        return _("%(card)s: %(n)d in the deck") % given
    if change.place == "set aside":
        return _("%(card)s: %(n)d set aside") % given
    if change.place == "elite plot":
        return _("%(card)s: chosen as elite") % given
    if change.place == "back":
        return _("%(card)s: chosen as back") % given
    return _("%(card)s: chosen") % given


def format_change(before: DeckList, after: DeckList) -> str:
    """A clause on how the format differs, "format changed from Starter sets to Standard"; "" when it does not."""
    old, new = format_of(before), format_of(after)
    if old == new:
        return ""
    if old.name == new.name:
        return _("the definition of the format %(name)s changed") % {"name": new.name}
    return _("format changed from %(old)s to %(new)s") % {"old": old.name, "new": new.name}


def differences(before: DeckList, after: DeckList) -> str:
    """A clause on everything that a change did; "" when it changed nothing."""
    return "; ".join(part for part in (told(compare(before, after)), format_change(before, after)) if part)


def summary(before: DeckList, after: DeckList) -> str:
    """All differences in short: "2 cards changed; renamed from A to B"; "" for equal content."""
    parts = [format_change(before, after)]
    if count := len(compare(before, after)):
        parts.insert(0, ngettext("%(n)d card changed", "%(n)d cards changed", count) % {"n": count})
    if before.name != after.name:
        parts.append(_("renamed from %(old)s to %(new)s") % {"old": before.name, "new": after.name})
    return "; ".join(part for part in parts if part)


def shared_cards(before: DeckList, after: DeckList) -> int:
    """The number of cards that both decks share."""
    return (Counter(dict(before.cards)) & Counter(dict(after.cards))).total()


def _counted(deck: DeckList) -> Counter[Key]:
    counted: Counter[Key] = Counter()
    for member in deck.characters:
        counted["team", member.code, member.dice] += 1
    for code in deck.battlefields:
        counted["battlefield", code, 0] += 1
    for code in deck.plots:
        counted["plot" if deck.dice_of_plot(code) == 1 else "elite plot", code, 0] += 1
    for _front, back in deck.backs:
        counted["back", back, 0] += 1
    for place, held in (("deck", deck.cards), ("set aside", deck.set_aside)):
        for code, copies in held:
            counted[place, code, 0] += copies
    return counted
