"""Resources, shields and charm tokens that lie on cards (section 27 of the rules of later sets).

They lie open in rows by card, and only where there are any. Shields and damage on characters stand in `shields` and
`damage`, damage on other cards in `placed`; the functions here know all of them.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.lines import TOLD_TOKENS, TOLD_TOKENS_OFF
from sandtable.games.destiny.state import Table

RESOURCES: Final = 0
SHIELDS: Final = 1
CHARMS: Final = 2
DAMAGE: Final = 3
TOKEN_NAMES: Final = ("resource", "shield", "charm token", "damage")
"""The words of the log and the view for one of them."""
IN_ROWS: Final = (RESOURCES, SHIELDS, CHARMS)
"""The kinds that stand in the rows of a table."""


def in_rows(table: Table, card: int, kind: int) -> int:
    """The number of tokens of a kind in the rows of a card."""
    for row in table.tokens:
        if row[0] == card and row[1] == kind:
            return row[2]
    return 0


def set_in_rows(table: Table, card: int, kind: int, count: int) -> None:
    """Let a card have this number of tokens of a kind; rows stand in the order of cards and kinds."""
    others = [row for row in table.tokens if row[0] != card or row[1] != kind]
    if count > 0:
        others.append((card, kind, count))
        others.sort()
    table.tokens = tuple(others)


def tokens_on(table: Table, card: int, kind: int) -> int:
    """The number of tokens of a kind on a card in play, a character or another one (DST-TOK-01)."""
    if kind == DAMAGE:
        return table.damage[card] if table.is_character(card) else table.placed[card]
    if kind == SHIELDS and table.is_character(card):
        return table.shields[card]
    return in_rows(table, card, kind)


def all_tokens_on(table: Table, card: int) -> int:
    """The number of all tokens on a card: damage, shields, resources and charm tokens alike (DST-TOK-17)."""
    return sum([tokens_on(table, card, kind) for kind in range(len(TOKEN_NAMES))])


def add_to_rows(table: Table, card: int, kind: int, count: int) -> None:
    """Place tokens from the supply on a card (DST-TOK-01); not damage, and not shields for a character."""
    if count <= 0:
        return
    total = in_rows(table, card, kind) + count
    set_in_rows(table, card, kind, total)
    if table.telling:
        table.tell(TOLD_TOKENS, table.setup.owner[card], (card, kind, count, total))


def take_from_rows(table: Table, card: int, kind: int, count: int) -> int:
    """Return up to this number of tokens of a card to the supply; return the number taken off (DST-TOK-03)."""
    removed = min(count, in_rows(table, card, kind))
    if removed <= 0:
        return 0
    left = in_rows(table, card, kind) - removed
    set_in_rows(table, card, kind, left)
    if table.telling:
        table.tell(TOLD_TOKENS_OFF, table.setup.owner[card], (card, kind, removed, left))
    return removed


def clear_tokens(table: Table, card: int) -> None:
    """Return the tokens of a card that leaves play to the supply (DST-TOK-07)."""
    if table.tokens:
        table.tokens = tuple([row for row in table.tokens if row[0] != card])
    if table.placed[card]:
        table.placed = (*table.placed[:card], 0, *table.placed[card + 1 :])


def place_first_tokens(table: Table, card: int) -> None:
    """Put the tokens on a card that it enters play with by its own text."""
    for kind, count in table.setup.prints[card].enters_with:
        if kind == DAMAGE:
            table.placed = (*table.placed[:card], count, *table.placed[card + 1 :])
        else:
            add_to_rows(table, card, kind, count)
