"""Placing tokens on cards, and taking them off: resources, shields, damage, charm tokens (section 27)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage, moves, tokens
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_PLACED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_RESOURCES_REMOVED, NOTHING
from sandtable.games.destiny.tokens import CHARMS, DAMAGE, RESOURCES, SHIELDS
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, KEPT, ACard, Handed
from sandtable.games.destiny.words.targets.pointed import ThisCard
from sandtable.games.destiny.words.targets.target import Target

ONE: Final = {RESOURCES: "resource", SHIELDS: "shield", CHARMS: "charm token", DAMAGE: "damage"}
SEVERAL: Final = {RESOURCES: "resources", SHIELDS: "shields", CHARMS: "charm tokens", DAMAGE: "damage"}


def so_many(count: str, kind: int) -> str:
    """ "1 resource", "2 resources", "that many charm tokens", "3 damage"."""
    return f"{count} {ONE[kind] if count == '1' else SEVERAL[kind]}"


def put_on(table: Table, card: int, kind: int, count: int, by: int) -> None:
    """Place tokens of any kind on a card; damage and shields on characters are those that characters have."""
    if kind != DAMAGE and (kind != SHIELDS or not table.is_character(card)):
        tokens.add_to_rows(table, card, kind, count)
    elif kind == SHIELDS:
        damage.give_shields(table, (card,), (count,), by)
    elif count > 0:
        total = tokens.tokens_on(table, card, DAMAGE) + count
        if table.telling:
            table.tell(TOLD_PLACED, by, (card, count, total))
        if table.is_character(card):
            damage.place_on_character(table, card, count)
        else:
            damage.place(table, card, count)


def take_off(table: Table, card: int, kind: int, count: int, by: int) -> int:
    """Take up to this number of tokens of any kind off a card; return the number taken off."""
    if table.is_character(card) and kind == SHIELDS:
        return damage.remove_shields(table, card, count)
    if table.is_character(card) and kind == DAMAGE:
        return damage.heal(table, card, count, by)
    if kind == DAMAGE:
        return damage.take_placed(table, card, count, by)
    return tokens.take_from_rows(table, card, kind, count)


def remove_from(table: Table, card: int, kind: int, count: int, by: int) -> int:
    """Remove up to this number of tokens by the words of a seat, which is neither taking nor moving them (D-481)."""
    removed = take_off(table, card, kind, count, by)
    if removed > 0 and kind == RESOURCES:
        happened(table, AFTER_RESOURCES_REMOVED, card, by, removed)
    return removed


class HasTokens(Trait):
    """Silent: a card with at least this number of tokens of a kind on it."""

    def __init__(self, kind: int, least: Amount) -> None:
        self.kind = kind
        self.least = least

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return tokens.tokens_on(table, thing, self.kind) >= max(self.least.value(table, frame), 1)


class OnACard(Verb[ACard]):
    """Words about tokens on a card: later words point at it, unless it is the card that these words stand on."""

    takes = A_CARD

    def handed(self, it: int) -> Handed:
        return Handed(it, it) if self._is_here() else Verb.handed(self, it)

    def _is_here(self) -> bool:
        return isinstance(self.on, ThisCard)

    def points(self, frame: Frame) -> int:
        """The thing that later words point at."""
        if self._is_here():
            return frame.it
        return frame.picked[0] if frame.picked else NOTHING


class Place(OnACard):
    """Place tokens from the supply on a card: "place 1 resource on this support" (DST-TOK-01)."""

    def __init__(self, amount_: int | Amount, kind: int, on: Target[ACard]) -> None:
        self.amount = amount(amount_)
        self.kind = kind
        self.on = on

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        picked = frame.picked
        seat = frame.seat
        table.done(len(picked) > 0 and value > 0, value, self.points(frame), frame.worth)
        for card in picked:
            put_on(table, card, self.kind, value, seat)

    def says(self, they: bool = False) -> str:
        equal = self.amount.equal_to()
        if equal:
            return f"place {SEVERAL[self.kind]} on {self.on.says(they)} equal to {equal}"
        return f"place {so_many(self.amount.says(), self.kind)} on {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Place {so_many(str(self.amount.value(table, frame)), self.kind)} on"


class RemoveTokens(OnACard):
    """Remove tokens, as many as there are: "remove 2 charm tokens from a character" (DST-TOK-03).

    As a requirement, before "to", it needs a card that has them all (D-53).
    """

    def __init__(self, amount_: int | Amount, kind: int, on: Target[ACard]) -> None:
        self.amount = amount(amount_)
        self.kind = kind
        self.whole = on.narrowed(HasTokens(kind, self.amount))
        self.on = on.narrowed(HasTokens(kind, amount(1)))

    def to(self, goal: Phrase) -> Phrase:
        self.on = self.whole
        return Verb.to(self, goal)

    def payable(self, table: Table, frame: Frame) -> bool:
        return self.whole.exists(table, frame)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        removed = 0
        for card in frame.picked:
            removed += remove_from(table, card, self.kind, value, frame.seat)
        table.done(len(frame.picked) > 0 and removed >= value, removed, self.points(frame))

    def says(self, they: bool = False) -> str:
        return f"remove {so_many(self.amount.says(), self.kind)} from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Remove {so_many(str(self.amount.value(table, frame)), self.kind)} from"


class RemoveAllTokens(OnACard):
    """ "Remove all charm tokens from a character"."""

    def __init__(self, kind: int, on: Target[ACard]) -> None:
        self.kind = kind
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        removed = 0
        for card in frame.picked:
            removed += remove_from(table, card, self.kind, tokens.tokens_on(table, card, self.kind), frame.seat)
        table.done(removed > 0, removed, self.points(frame))

    def says(self, they: bool = False) -> str:
        return f"remove all {SEVERAL[self.kind]} from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Remove all {SEVERAL[self.kind]} from"


NO_LIMIT: Final = 1_000_000
"""More tokens than there are."""


class RemoveAnyTokens(OnACard):
    """ "Remove any number of resources from this support", also none (DST-CHT-07); in an Action one or more (D-326)."""

    def __init__(
        self, kind: int, on: Target[ACard], words: str = "any number of {} from", most: int = NO_LIMIT
    ) -> None:
        self.kind = kind
        self.on = on.narrowed(HasTokens(kind, amount(1))) if most == NO_LIMIT else on
        self.words = words
        self.most = most
        """The most of them; the words say it."""
        self.least = 0

    def agreed(self) -> Phrase:
        """One at least of any number; "up to" a number may be none, also in an Action (DST-CHT-07)."""
        if self.most != NO_LIMIT:
            return self
        phrase = RemoveAnyTokens(self.kind, self.on, self.words)
        phrase.least = 1
        return phrase

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            self._remove(table, frame, frame.answer)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        most = min(self.most, tokens.tokens_on(table, frame.picked[0], self.kind)) if frame.picked else 0
        frame.step = BEGUN
        if most > self.least:
            table.put(frame.seat, list(range(self.least, most + 1)))
        else:
            self._remove(table, frame, most)

    def _remove(self, table: Table, frame: Frame, count: int) -> None:
        card = frame.picked[0] if frame.picked else NOTHING
        removed = remove_from(table, card, self.kind, count, frame.seat) if count else 0
        table.done(card != NOTHING, removed, self.points(frame))

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step == BEGUN and option == 0

    def says(self, they: bool = False) -> str:
        return f"remove {self.words.format(SEVERAL[self.kind])} {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        things = SEVERAL[self.kind]
        if frame.step != BEGUN:
            return f"Remove {things} from"
        return "Remove how much damage?" if self.kind == DAMAGE else f"Remove how many {things}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option) if frame.step == BEGUN else self.on.name(table, option)


def remove_up_to(most: int, kind: int, on: Target[ACard]) -> Phrase:
    """ "Remove up to 3 resources from this character", also none, so that a card without any will do (D-892)."""
    return RemoveAnyTokens(kind, on, f"up to {most} {{}} from", most)


class TakeFrom(RemoveTokens):
    """ "Take 2 resources from this card": they become yours, which is gaining (DST-TOK-03)."""

    def __init__(self, amount_: int | Amount, on: Target[ACard]) -> None:
        RemoveTokens.__init__(self, amount_, RESOURCES, on)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        taken = 0
        for card in frame.picked:
            taken += take_off(table, card, RESOURCES, value, frame.seat)
        moves.gain(table, frame.seat, taken)
        table.done(len(frame.picked) > 0 and taken >= value, taken, frame.it)

    def says(self, they: bool = False) -> str:
        return f"take {so_many(self.amount.says(), RESOURCES)} from {self.on.says(they)}"


class TakeAllFrom(Verb[ACard]):
    """ "Take all resources from this support"."""

    takes = A_CARD
    hands = KEPT

    def __init__(self, on: Target[ACard]) -> None:
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        taken = 0
        for card in frame.picked:
            taken += take_off(table, card, RESOURCES, tokens.tokens_on(table, card, RESOURCES), frame.seat)
        moves.gain(table, frame.seat, taken)
        table.done(taken > 0, taken, frame.it)

    def says(self, they: bool = False) -> str:
        return f"take all resources from {self.on.says(they)}"
