"""Writes and reads of collections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from accounts.audit import note
from accounts.models import What
from decks.collection import MOST_OWNED, Counts, Short, by_card, competing, missing, most_of, needs, total_missing
from decks.models import Collection, Deck, new_public_id
from sandtable.games.destiny.facts import CardFacts, all_cards, prints_of
from web.reader import Reader

MOST_DECKS: Final = 200
"""Decks that are compared with a collection on one page; the last changed ones."""
MOST_PAIRED: Final = 30
"""Decks that are compared with each other."""


class NotOwnable(ValueError):
    """Numbers that no collection can have; nothing was written."""


@transaction.atomic
def own(*, owner: AbstractBaseUser, counts: Counts) -> Collection:
    """Set how many cards and dice of some prints somebody owns; the others stay. Raises NotOwnable."""
    wrong = [
        code
        for code, numbers in counts.items()
        if code not in all_cards() or not all(0 <= number <= MOST_OWNED for number in numbers)
    ]
    if wrong:
        raise NotOwnable(f"no card, or not from 0 to {MOST_OWNED}: {', '.join(wrong)}")
    locked, _ = Collection.objects.select_for_update().get_or_create(owner_id=owner.pk)
    kept = {**locked.counts, **{code: list(numbers) for code, numbers in counts.items()}}
    locked.counts = {code: numbers for code, numbers in kept.items() if any(numbers)}
    locked.save()
    return locked


@transaction.atomic
def share(*, owner: AbstractBaseUser) -> str:
    """Make a link to somebody's collection and return its secret; a link that there is stays as it is."""
    locked, _ = Collection.objects.select_for_update().get_or_create(owner_id=owner.pk)
    if locked.share_id is None:
        locked.share_id = new_public_id()
        locked.save(update_fields=["share_id"])
        note(What.SHOWN, owner=owner.pk, kind="link", key="collection")
    return locked.share_id


@transaction.atomic
def withdraw(*, owner: AbstractBaseUser) -> None:
    """End the link to somebody's collection for good; a later one is another."""
    if Collection.objects.filter(owner_id=owner.pk, share_id__isnull=False).update(share_id=None):
        note(What.REVOKED, owner=owner.pk, kind="link", key="collection")


def share_id_of(user: Reader) -> str | None:
    """The secret of the link to this reader's collection; None where it is not shared."""
    found = Collection.objects.filter(owner_id=user.pk).first() if user.is_authenticated else None
    return found.share_id if found else None


def shared_cards(share_id: str) -> list[tuple[CardFacts, int, int]]:
    """The cards of the collection with this link, in printed order, with their numbers of cards and dice.

    Raises Collection.DoesNotExist.
    """
    owned = Collection.objects.get(share_id=share_id).owned
    known = [(all_cards()[code], cards, dice) for code, (cards, dice) in owned.items() if code in all_cards()]
    return sorted(known, key=lambda each: each[0].code)


def owned_by(user: Reader) -> dict[str, tuple[int, int]]:
    """The cards and dice this reader owns; empty for somebody without a collection."""
    found = Collection.objects.filter(owner_id=user.pk).first() if user.is_authenticated else None
    return found.owned if found else {}


def owned_prints(user: Reader) -> dict[str, tuple[int, int]]:
    """The cards and dice this reader owns, by the code of every print of each card."""
    held = by_card(owned_by(user))
    return {each: numbers for code, numbers in held.items() if any(numbers) for each in prints_of(code)}


@dataclass(frozen=True)
class Lacking:
    """A deck and the cards that its owner lacks for it."""

    deck: Deck
    needs: Counts
    short: list[Short]

    @property
    def total(self) -> int:
        return total_missing(self.short)


def cards_of(user: Reader) -> dict[str, tuple[int, int]]:
    """The cards and dice this reader owns, all prints of a card together, as `decks.collection` compares them."""
    return by_card(owned_by(user))


def decks_and_lacks(user: Reader, held: Counts) -> list[Lacking]:
    """The reader's decks with the cards they lack for each, those that lack least first."""
    decks = Deck.objects.owned_by(user).saved().select_related("current")[:MOST_DECKS]
    wanted = [(deck, needs(content)) for deck in decks if (content := deck.newest.readable)]
    found = [Lacking(deck, cards, missing(cards, held)) for deck, cards in wanted]
    return sorted(found, key=lambda each: each.total)


def wanted_for(decks: list[Lacking], held: Counts) -> list[Short]:
    """The cards that let each of some decks be built, one at a time."""
    return missing(most_of(each.needs for each in decks), held)


def in_competition(decks: list[Lacking], held: Counts) -> list[tuple[Deck, Deck, list[Short]]]:
    """Pairs of decks that can't be built at the same time because of cards they share."""
    pairs = combinations(decks[:MOST_PAIRED], 2)
    found = ((one.deck, other.deck, competing(one.needs, other.needs, held)) for one, other in pairs)
    return [each for each in found if each[2]]


def numbers_by_set(owned: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """The number of different cards somebody owns, by set."""
    found: dict[str, int] = {}
    for code, (cards, _dice) in owned.items():
        if cards and code in all_cards():
            set_code = all_cards()[code].set_code
            found[set_code] = found.get(set_code, 0) + 1
    return found
