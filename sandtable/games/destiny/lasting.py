"""Effects that last until a moment, and end there without anything being done (DST-LAS-01 to 03).

An effect is four numbers: its kind, the seat or the card that it is about, a number, and its end. It stays when its
card leaves play (DST-LAS-02).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table

Effect = tuple[int, int, int, int]

# The kinds of effects. The first four are about a seat, the others about a card or a die.
NO_RESOLVE_ACTION: Final = 0
"""The seat cannot take the action of resolving dice."""
NO_RESOLVING: Final = 1
"""The seat can resolve dice neither by the action nor by an effect."""
HAND_SIZE_CHANGED: Final = 2
"""The number is added to the hand size."""
MAY_ACT_AGAIN: Final = 3
"""The number of additional actions that the seat may take."""
NO_REROLL: Final = 5
"""The die cannot be rerolled."""
STRIKES: Final = 6
"""The Guardian ability of the character meets words of the card whose number this is."""
GAINED_SUBTYPE: Final = 7
"""The subtype that a character has gained, by its place in CHARACTER_SUBTYPES."""
MUST_ACTIVATE: Final = 8
"""The character that its player has to activate with the next action, if that is possible (D-404)."""

LOST_ROLL_OFF: Final = 11
"""The seat has chosen to lose the roll for the battlefield."""
NO_ROLL: Final = 9
"""The die cannot be rolled."""
MUST_PASS: Final = 10
"""The seat passes in each of its turns."""

# The ends, the earliest first.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
"""It begins with the next turn of its seat in this round, and ends with that turn (DST-MEM-07)."""
ACTION_PHASE_LONG: Final = 2
ROUND_LONG: Final = 3
NEXT_ROUND: Final = 4
"""It begins with the next round, and ends with that round."""

ABOUT_CHARACTERS: Final = (STRIKES, GAINED_SUBTYPE, MUST_ACTIVATE)

YET_TO_COME: Final = (NEXT_TURN, NEXT_ROUND)

CHARACTER_SUBTYPES: Final = (
    "advisor", "apprentice", "bounty-hunter", "cultist", "curse", "droid", "engineer", "ewok", "guard", "gungan",
    "inquisitor", "jawa", "jedi", "leader", "musician", "nightbrother", "partisan", "pilot", "pirate", "scavenger",
    "scoundrel", "shapeshifter", "sith", "spectre", "spy", "trooper", "twilek", "witch", "wookiee",
)  # fmt: skip
"""The subtypes of characters (D-205). Stored games know them by their places, so a new one goes to the end."""


def last(table: Table, kind: int, whom: int, number: int, until: int) -> None:
    """Begin an effect; one that says the same until the same moment is not doubled where it forbids something."""
    effect = (kind, whom, number, until)
    if number or effect not in table.lasting:
        table.lasting += (effect,)


def forbids_action(table: Table, seat: int) -> bool:
    """True where a seat cannot take the action of resolving dice."""
    return applies(table, NO_RESOLVE_ACTION, seat) or applies(table, NO_RESOLVING, seat)


def forbids_resolving(table: Table, seat: int) -> bool:
    """True where a seat cannot resolve dice at all."""
    return applies(table, NO_RESOLVING, seat)


def applies(table: Table, kind: int, whom: int) -> bool:
    """True while an effect of this kind is in force; one of a coming turn is not."""
    return any(each == kind and about == whom and until not in YET_TO_COME for each, about, _, until in table.lasting)


def must_pass(table: Table, seat: int) -> bool:
    """True where a seat passes in all of its turns (D-522)."""
    return applies(table, MUST_PASS, seat)


def sum_of(table: Table, kind: int, whom: int) -> int:
    """The sum of the numbers of all effects of a kind that are in force."""
    total = 0
    for each, about, number, until in table.lasting:
        if each == kind and about == whom and until not in YET_TO_COME:
            total += number
    return total


def bound_to_activate(table: Table, seat: int) -> list[int]:
    """The characters of a seat that its next action has to activate."""
    return [whom for kind, whom, _, _ in table.lasting if kind == MUST_ACTIVATE and table.controller(whom) == seat]


def has_acted(table: Table, seat: int) -> None:
    """Let a seat be free again: it takes its next action."""
    bound = bound_to_activate(table, seat)
    if bound:
        table.lasting = tuple(
            [effect for effect in table.lasting if effect[0] != MUST_ACTIVATE or effect[1] not in bound]
        )


def begin_turn_of(table: Table, seat: int) -> None:
    """Let the effects on the next turn of a seat begin."""
    if not table.lasting:
        return
    begun: tuple[Effect, ...] = ()
    for kind, whom, number, until in table.lasting:
        if whom != seat or until != NEXT_TURN:
            begun += ((kind, whom, number, until),)
        elif kind == MAY_ACT_AGAIN:
            if not table.has_claimed(seat):  # who has claimed has no further actions in this round (D-54)
                table.own_owed()[seat] += number
        else:
            begun += ((kind, whom, number, THIS_TURN),)
    table.lasting = begun


def end(table: Table, moment: int) -> None:
    """End the effects whose moment has come."""
    if table.lasting:
        table.lasting = tuple([effect for effect in table.lasting if effect[3] > moment])


def of_next_round(table: Table) -> tuple[Effect, ...]:
    """The effects that begin when the next round does."""
    coming: tuple[Effect, ...] = ()
    for kind, whom, number, until in table.lasting:
        if until == NEXT_ROUND:
            coming += ((kind, whom, number, ROUND_LONG),)
    return coming


def end_turn(table: Table) -> None:
    """End the effects on the turn in progress."""
    if table.lasting:
        table.lasting = tuple([effect for effect in table.lasting if effect[3] != THIS_TURN])


def gains_subtype(table: Table, card: int, subtype: str) -> bool:
    """True while an effect gives a card this subtype."""
    for kind, whom, number, _ in table.lasting:
        if kind == GAINED_SUBTYPE and whom == card and CHARACTER_SUBTYPES[number] == subtype:
            return True
    return False


def with_gained_subtypes(table: Table) -> list[int]:
    """The characters that have gained a subtype for a while."""
    return [whom for kind, whom, _, _ in table.lasting if kind == GAINED_SUBTYPE]


def end_of_card(table: Table, card: int) -> None:
    """End what a card has gained for a while, because it comes back as a new one, and what waits for the end of the
    phase or of the round, or for the upkeep, to do something with it (D-731, D-713).
    """
    if table.lasting:
        table.lasting = tuple([effect for effect in table.lasting if effect[0] != GAINED_SUBTYPE or effect[1] != card])
    if table.delayed:
        table.delayed = tuple([pending for pending in table.delayed if pending.it != card])


def hand_effects_on(table: Table, card: int, other: int) -> None:
    """Let the side of a card that comes up have what the other one has gained or is in for (DST-DBL-04)."""
    if table.gained:
        table.gained = tuple([(other if whom == card else whom, subtype) for whom, subtype in table.gained])
    if table.colors:
        table.colors = tuple([(other if whom == card else whom, color) for whom, color in table.colors])
    if table.lasting:
        table.lasting = tuple([of_other_side(effect, card, other) for effect in table.lasting])


def of_other_side(effect: Effect, card: int, other: int) -> Effect:
    kind, whom, number, until = effect
    return (kind, other, number, until) if whom == card and kind in ABOUT_CHARACTERS else effect
