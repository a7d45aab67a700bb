"""What one seat can see (appendix D of the rules), and the hidden rest dealt anew.

Lists of cards are open, as they are between playtesters who know both decks: a seat knows which cards an opponent
brought, not which are in hand and in what order the rest will come.
"""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State
from simulate.games.destiny.actions.turn import actions
from simulate.games.destiny.discarding import SECRETS
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import NOBODY, NOTHING
from simulate.games.destiny.turns import chooses_action


class Window(Observation):
    """A seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def key(self) -> bytes:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        unknown: list[str] = []
        keep_secrets(copy, self.seat)
        hide_picks(copy, self.seat)
        for other in range(copy.setup.seats):
            unknown.extend(mask(copy, other, self.seat))
            if other != self.seat:
                copy.knows[other] = ()
        if copy.asker != self.seat:  # another's options name cards of a hidden hand
            copy.options = []
        copy.dice = Dice(0, 0, 0, 0, 0, 0)
        return copy.store() + " ".join(unknown).encode()

    def imagine(self, dice: Dice) -> State:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        names = others_name_cards(copy, self.seat)
        for other in range(copy.setup.seats):
            before = copy.hands[other] + copy.decks[other]
            deal_unknown(copy, other, self.seat, dice)
            if names:
                rename(copy, self.seat, before, copy.hands[other] + copy.decks[other])
        keep_secrets(copy, self.seat)
        if copy.asker not in (self.seat, NOBODY) and chooses_action(copy.frames[-1]):
            copy.options = actions(copy, copy.asker, copy.frames[-1].node)  # what the imagined hand could do
        copy.dice = Dice(dice.next(), dice.next(), dice.next() or 1, dice.next(), dice.next(), dice.next() or 1)
        return copy


def hidden_places(table: Table, owner: int, viewer: int) -> tuple[int, ...]:
    """The cards of `owner` whose place `viewer` may not see, known or not: the deck, and another's hand."""
    return table.decks[owner] if owner == viewer else table.hands[owner] + table.decks[owner]


def unknown_cards(table: Table, owner: int, viewer: int) -> list[int]:
    """The hidden cards the viewer has not seen in their place, in the order of ids."""
    known = table.knows[viewer]
    cards = [card for card in hidden_places(table, owner, viewer) if card not in known]
    cards.sort()
    return cards


def mask(table: Table, owner: int, viewer: int) -> list[str]:
    """Blank out what the viewer can't see; the codes of the blanked cards, sorted."""
    unknown = unknown_cards(table, owner, viewer)
    table.decks[owner] = tuple([NOTHING if card in unknown else card for card in table.decks[owner]])
    if owner != viewer:
        hand = [NOTHING if card in unknown else card for card in table.hands[owner]]
        hand.sort()
        table.hands[owner] = tuple(hand)
    codes = [table.setup.prints[card].code for card in unknown]
    codes.sort()
    return codes


def hide_picks(table: Table, viewer: int) -> None:
    """Blank out the hidden cards that another seat has picked so far in a choice it has not finished."""
    for frame in table.frames:
        if frame.picked and frame.seat != viewer and frame.node.names_cards():
            unknown: list[int] = []
            for owner in range(table.setup.seats):
                unknown.extend(unknown_cards(table, owner, viewer))
            frame.picked = tuple([NOTHING if card in unknown else card for card in frame.picked])
            frame.answer = NOTHING


def others_name_cards(table: Table, viewer: int) -> bool:
    """Whether others have seen hidden cards or choose among some."""
    if table.asker not in (viewer, NOBODY):
        return True
    return any(table.knows[seat] for seat in range(table.setup.seats) if seat != viewer)


def rename(table: Table, viewer: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """What others have seen, picked and may pick are the cards that lie in those places now (D-97)."""
    dealt = {before[at]: after[at] for at in range(len(before))}
    for seat in range(table.setup.seats):
        if seat != viewer and table.knows[seat]:
            table.knows[seat] = tuple([dealt.get(card, card) for card in table.knows[seat]])
    for frame in table.frames:
        if frame.picked and frame.seat != viewer and frame.node.names_cards():
            frame.picked = tuple([dealt.get(card, card) for card in frame.picked])
    if table.asker not in (viewer, NOBODY) and table.frames[-1].node.names_cards():
        table.options = [dealt.get(card, card) for card in table.options]


def deal_unknown(table: Table, owner: int, viewer: int, dice: Dice) -> None:
    """Deal the unknown cards of one owner anew; what the viewer knows stays where it is."""
    known = table.knows[viewer]
    unknown = unknown_cards(table, owner, viewer)
    dice.shuffle(unknown)
    if owner != viewer:
        table.hands[owner] = refill(table.hands[owner], known, unknown)
    table.decks[owner] = refill(table.decks[owner], known, unknown)


def refill(place: tuple[int, ...], known: tuple[int, ...], unknown: list[int]) -> tuple[int, ...]:
    """Put the next unknown cards wherever an unknown card was."""
    if not known:
        count = len(place)
        taken = tuple(unknown[len(unknown) - count :])
        del unknown[len(unknown) - count :]
        return taken
    return tuple([card if card in known else unknown.pop() for card in place])


def keep_secrets(table: Table, viewer: int) -> None:
    """Forget what other seats have named in a simultaneous hidden choice (D-02)."""
    for frame in table.frames:
        if frame.die == SECRETS:
            frame.picked = own(table, frame.picked, viewer)
            frame.numbers = own(table, frame.numbers, viewer)


def own(table: Table, cards: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    return tuple([card for card in cards if table.setup.owner[card] == viewer])
