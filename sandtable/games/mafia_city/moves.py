"""The basic moves of Mafiosi and cards, each with its line of the log."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.terms import CARD_IDS, LOCATIONS, NOBODY, STRIDE

# -- Mafiosi ---------------------------------------------------------------------------------------------------------


def spots(table: Table, owners: int, only: int = 0) -> list[int]:
    """Mafiosi in columns (of one location, if `only` says so) as `location * STRIDE + place from the bottom`.

    `owners` has a bit for each seat whose Mafiosi count. Among neighbours of one colour only the lowest is listed.
    """
    found: list[int] = []
    for location in LOCATIONS:
        if only in (0, location):
            below = NOBODY
            column = table.columns[location]
            for index in range(len(column)):
                owner = column[index]
                if owner != below and owners >> owner & 1:
                    found.append(location * STRIDE + index)
                below = owner
    return found


def everybody(table: Table) -> int:
    """The bits of all seats, for `spots`."""
    return (1 << table.setup.seats) - 1


def has_mafioso(table: Table, owners: int) -> bool:
    """True where one of these owners has a Mafioso in a column."""
    for column in table.columns:
        for owner in column:
            if owners >> owner & 1:
                return True
    return False


def lift(table: Table, spot: int) -> int:
    """Take a Mafioso out of its column; the ones above it sink (MAF-RND-03). Return its owner."""
    location, index = spot // STRIDE, spot % STRIDE
    column = table.columns[location]
    table.columns[location] = column[:index] + column[index + 1 :]
    return column[index]


def put_on_top(table: Table, owner: int, location: int) -> None:
    table.columns[location] += (owner,)


def place_from_hand(table: Table, seat: int, location: int) -> None:
    """Action A: place a Mafioso from hand (MAF-ACT-03)."""
    table.hand[seat] -= 1
    put_on_top(table, seat, location)
    if table.telling:
        table.tell(lines.TOLD_PLACED, seat, (location,))


def place_from_reserve(table: Table, seat: int, location: int) -> None:
    table.reserve = replaced(table.reserve, seat, table.reserve[seat] - 1)
    put_on_top(table, seat, location)
    if table.telling:
        table.tell(lines.TOLD_FROM_RESERVE, seat, (location,))


def recruit(table: Table, seat: int) -> None:
    """Move a Mafioso from the reserve to the hand (MAF-FIG-02)."""
    table.reserve = replaced(table.reserve, seat, table.reserve[seat] - 1)
    table.hand[seat] += 1
    if table.telling:
        table.tell(lines.TOLD_RECRUITED, seat)


def take_back(table: Table, spot: int) -> None:
    """Return a Mafioso of a column to its owner's hand."""
    owner = lift(table, spot)
    table.hand[owner] += 1
    if table.telling:
        table.tell(lines.TOLD_TO_HAND, owner, (spot // STRIDE, 1))


def send_to_cell(table: Table, spot: int) -> int:
    """Send a Mafioso to the Cell; return its owner."""
    owner = lift(table, spot)
    table.cell = replaced(table.cell, owner, table.cell[owner] + 1)
    if table.telling:
        table.tell(lines.TOLD_TO_CELL, owner, (spot // STRIDE,))
    return owner


def send_to_reserve(table: Table, spot: int) -> None:
    owner = lift(table, spot)
    table.reserve = replaced(table.reserve, owner, table.reserve[owner] + 1)
    if table.telling:
        table.tell(lines.TOLD_TO_RESERVE, owner, (spot // STRIDE,))


def release(table: Table) -> None:
    """Return all Mafiosi of the Cell to their owners' hands (MAF-PRI-04)."""
    for seat in range(table.setup.seats):
        if table.cell[seat] > 0:
            table.hand[seat] += table.cell[seat]
            table.tell(lines.TOLD_RELEASED, seat, (table.cell[seat],))
            table.cell = replaced(table.cell, seat, 0)


def score(table: Table, seat: int) -> None:
    """Give a seat one victory point (MAF-LOC-06)."""
    table.points = replaced(table.points, seat, table.points[seat] + 1)
    if table.telling:
        table.tell(lines.TOLD_POINT, seat, (table.points[seat],))


# -- cards -----------------------------------------------------------------------------------------------------------


def draw(table: Table, seat: int, many: int) -> int:
    """Draw `many` cards, or all when there are fewer; return the number drawn (MAF-SET-10, MAF-D06)."""
    drawn: list[int] = []
    while len(drawn) < many and can_draw(table):
        if not table.draw:
            _shuffle_discards(table)
        drawn.append(table.draw[-1])
        table.draw = table.draw[:-1]
    if drawn:
        table.cards = replaced(table.cards, seat, table.cards[seat] + tuple(drawn))
        if table.telling:
            table.tell(lines.TOLD_DREW, seat, tuple(drawn), seat)
    return len(drawn)


def can_draw(table: Table) -> bool:
    return bool(table.draw) or bool(table.discard)


def _shuffle_discards(table: Table) -> None:
    cards = list(table.discard)
    table.dice.shuffle(cards)
    table.draw = tuple(cards)
    table.discard = ()
    table.tell(lines.TOLD_SHUFFLED, table.starting, (len(cards),))


def leave_hand(table: Table, seat: int, card: int) -> None:
    """Take a card out of a hand face up, and out of the knowledge of players who had seen it there."""
    table.cards = replaced(table.cards, seat, without(table.cards[seat], card))
    for viewer in range(table.setup.seats):
        if card in table.knows[viewer]:
            table.knows = replaced(table.knows, viewer, without(table.knows[viewer], card))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def lay_open(table: Table, seat: int, card: int, frame: Frame) -> None:
    """Play a card from hand: it lies open until its effect is over (MAF-NOTE-01)."""
    leave_hand(table, seat, card)
    frame.cards += (card,)


def throw_away(table: Table, seat: int, card: int, kind: int = lines.TOLD_DISCARDED) -> None:
    """Discard a card from hand without using it."""
    leave_hand(table, seat, card)
    table.discard += (card,)
    if table.telling:
        table.tell(kind, seat, (card,))


def steal(table: Table, thief: int, victim: int) -> None:
    """Move a random card from the victim to the thief; only these two see it (MAF-THI-01, section 18)."""
    cards = table.cards[victim]
    card = cards[table.dice.below(len(cards))]
    table.cards = replaced(table.cards, victim, without(cards, card))
    table.cards = replaced(table.cards, thief, (*table.cards[thief], card))
    for viewer in range(table.setup.seats):  # a third player doesn't know which of the seen cards is gone
        gone = (card,) if viewer == thief else cards
        left = tuple([each for each in table.knows[viewer] if each not in gone])
        table.knows = replaced(table.knows, viewer, left)
    table.knows = replaced(table.knows, victim, (*table.knows[victim], card))
    table.tell(lines.TOLD_STOLE, thief, (victim, card), thief)
    table.tell(lines.TOLD_LOST, victim, (thief, card), victim)


def distinct(table: Table, cards: tuple[int, ...]) -> list[int]:
    """One card of each print: equal cards are one option."""
    found: list[int] = []
    seen = 0
    faces = table.setup.faces
    for card in cards:
        face = faces[card]
        if not seen & face:
            seen |= face
            found.append(card)
    return found


FACES: Final = 64
"""More than there are different cards."""


def meaning(table: Table, option: int) -> int:
    """An option about one or two cards, added to a multiple of STRIDE, as a number that is equal for equal cards."""
    if option < 0:
        return option
    if option < STRIDE * STRIDE:
        return option // STRIDE * FACES + small_face(table, option % STRIDE)
    pair = option - STRIDE * STRIDE
    faces = sorted([small_face(table, pair // STRIDE), small_face(table, pair % STRIDE)])
    return (faces[1] + 1) * FACES * FACES + faces[0]


def small_face(table: Table, card: int) -> int:
    """The kind and the symbol of a card in one number below FACES."""
    return table.setup.symbols[card] * len(CARD_IDS) + table.setup.kinds[card]


def face_of(table: Table, card: int) -> int:
    """A number that is equal for equal cards."""
    return table.setup.kinds[card] * STRIDE + table.setup.symbols[card]


def of_kind(table: Table, seat: int, kind: int) -> list[int]:
    """Cards of a kind in a hand, one of each print."""
    kinds = table.setup.kinds
    for card in table.cards[seat]:
        if kinds[card] == kind:
            return distinct(table, tuple([card for card in table.cards[seat] if kinds[card] == kind]))
    return []


def with_symbol(table: Table, seat: int, symbol: int) -> list[int]:
    """Cards with a symbol in a hand."""
    symbols = table.setup.symbols
    return [card for card in table.cards[seat] if symbols[card] == symbol]


def pairs(table: Table, cards: list[int]) -> list[int]:
    """Pairs of these cards as `one * STRIDE + other`, equal pairs once."""
    found: list[int] = []
    seen: list[int] = []
    for at in range(len(cards)):
        for other in range(at + 1, len(cards)):
            low = face_of(table, cards[at])
            high = face_of(table, cards[other])
            both = low * STRIDE * STRIDE + high if low <= high else high * STRIDE * STRIDE + low
            if both not in seen:
                seen.append(both)
                found.append(cards[at] * STRIDE + cards[other])
    return found


# -- figures ---------------------------------------------------------------------------------------------------------


def give_policeman(table: Table, seat: int) -> None:
    """Give the Policeman to a player, or NOBODY: back to its tile. The former holder remembers the seen cards
    (MAF-POL-03).
    """
    before = table.policeman
    if before not in (NOBODY, seat):
        seen: list[int] = []
        for other in range(table.setup.seats):
            if other != before:
                seen.extend(table.cards[other])
        table.knows = replaced(table.knows, before, tuple(seen))
    if before != seat:
        table.policeman = seat
        table.tell(lines.TOLD_POLICEMAN, seat)


def give_mayor(table: Table, seat: int) -> None:
    """Give the Mayor to a player, or NOBODY: back to City Hall (MAF-HAL-02, 04)."""
    if table.mayor != seat:
        table.mayor = seat
        table.tell(lines.TOLD_MAYOR, seat)


def neighbours(table: Table, location: int) -> list[int]:
    """Adjacent locations in order of number (MAF-ADJ-01)."""
    at = table.layout.index(location)
    ring = len(table.layout) - 1
    if at == 0:
        found = list(table.layout[1:])
    else:
        found = [table.layout[0], table.layout[at % ring + 1], table.layout[(at - 2) % ring + 1]]
    found.sort()
    return found
