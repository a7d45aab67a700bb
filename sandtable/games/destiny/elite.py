"""Cards that change what they are in the game: they become elite or gain a die (DST-ELT-01, 03, D-350).

The dice that a card may get are set aside from the beginning, behind all others; here they are put on their card.
A card that leaves play comes back as it was brought.
"""

from __future__ import annotations

from sandtable.games.destiny.dice_moves import dice_brought, is_elite, put_die
from sandtable.games.destiny.gained_dice import gained_by, gainer_of
from sandtable.games.destiny.lasting import end_of_card
from sandtable.games.destiny.lines import TOLD_ELITE, TOLD_KEEP, TOLD_NEW_DIE
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import KEPT, ON_CARD, OUT_OF_GAME, SET_ASIDE
from sandtable.games.destiny.tuples import without


def become_elite(table: Table, card: int) -> None:
    """Let a card be elite from now on (DST-DBL-05)."""
    if not is_elite(table, card):
        table.elite += (card,)


def make_elite(table: Table, card: int, seat: int) -> bool:
    """Let a seat make a card in play elite: its second die lies on it (DST-ELT-01); False where it is elite already."""
    if is_elite(table, card):
        return False
    become_elite(table, card)
    if table.telling:
        table.tell(TOLD_ELITE, seat, (card,))
    _put_new_die(table, card)
    return True


def gain_die(table: Table, card: int, seat: int) -> bool:
    """Let a card in play gain one more die of its own, which lies on it; False where no further one is left."""
    count = len(dice_brought(table, card))
    if count == len(table.setup.dice_of[card]):
        return False
    table.more_dice += (card,)
    _put_new_die(table, card)
    if table.telling:
        table.tell(TOLD_NEW_DIE, seat, (card, count + 1))
    return True


def _put_new_die(table: Table, card: int) -> None:
    """Put a die that has come to a card on it."""
    for die in dice_brought(table, card):
        if table.face[die] in (SET_ASIDE, OUT_OF_GAME):
            put_die(table, die, ON_CARD)


def own_dice(table: Table, character: int) -> list[int]:
    """The dice of a character that no other card has gained or keeps from being rolled (D-403, D-113)."""
    return [die for die in dice_brought(table, character) if gainer_of(table, die) < 0 and table.face[die] > KEPT]


def dice_to_gain(table: Table, character: int) -> list[int]:
    """One of each kind of a character's character dice that are in the game: its own, which are alike, and those that
    it has gained (D-403).
    """
    found: dict[int, int] = {}
    for die in (*own_dice(table, character), *gained_by(table, character)):
        if table.face[die] != OUT_OF_GAME:
            found.setdefault(table.setup.card_of[die], die)
    return list(found.values())


def gain_character_die(table: Table, upgrade: int, die: int, seat: int) -> None:
    """Let an upgrade gain a character die, also one that the character had gained itself."""
    table.dice_gained = (*[row for row in table.dice_gained if row[0] != die], (die, upgrade))
    put_die(table, die, KEPT - upgrade)
    if table.telling:
        table.tell(TOLD_KEEP, seat, (die, upgrade))


def gain_dice_of(table: Table, card: int, character: int, most: int, seat: int) -> int:
    """Let a card in play gain up to this number of a character's own dice, also of one that is out of the game (D-403).

    Return the number; dice that other cards have gained already stay with them, and those of an eliminated player have
    left the game.
    """
    if not table.teams[table.setup.owner[character]]:
        return 0
    dice = own_dice(table, character)[:most]
    for die in dice:
        table.dice_gained += ((die, card),)
        put_die(table, die, KEPT - card)
        if table.telling:
            table.tell(TOLD_KEEP, seat, (die, card))
    return len(dice)


def lose_gains(table: Table, card: int) -> None:
    """Forget the dice, the colors and the subtypes that a card has gained, because it comes back as a new one."""
    if holds(table.more_dice, card):
        table.more_dice = tuple([other for other in table.more_dice if other != card])
    if table.colors:
        table.colors = tuple([row for row in table.colors if row[0] != card])
    if table.gained:
        table.gained = tuple([row for row in table.gained if row[0] != card])
    end_of_card(table, card)


def lose_all_gains(table: Table, card: int) -> None:
    """Forget also that a card has become elite, where it leaves play."""
    if holds(table.elite, card):
        table.elite = without(table.elite, card)
    lose_gains(table, card)
