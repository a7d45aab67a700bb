"""Unfinished work as data: frames, the words or steps they carry out, and what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.frames import Frame as EngineFrame
from sandtable.engine.frames import Node as EngineNode
from sandtable.games.destiny.terms import NOBODY, NOTHING

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table


class Node(EngineNode):
    """A word of the card language or a step of the round."""

    def possible(self, table: Table, frame: Frame) -> bool:
        """False when the requirement this starts with can't be met, so that nothing would happen (D-39, D-53)."""
        return True

    def exhausts_in_vain(self, table: Table, frame: Frame) -> bool:
        """True where the words exhaust their card (DST-POW-03); asked only about a card that is exhausted already."""
        return False

    def ends_with_phase(self) -> bool:
        """True for words of a delayed effect that wait for the end of the action phase, not of the round."""
        return False

    def begins_with_upkeep(self) -> bool:
        """True for words of a delayed effect that wait for the beginning of the upkeep phase."""
        return False

    def saves(self) -> int:
        """The decrease of the played card's cost by these words, if they are used."""
        return 0

    def saves_now(self, table: Table, frame: Frame) -> int:
        """The same decrease at this moment, for words of which it depends on the table."""
        return self.saves()

    def gains_to_pay(self) -> bool:
        """True where what these words save is gained: a cost that cannot be decreased may be paid with it."""
        return False

    def names_cards(self) -> bool:
        """Whether the options of this node's question are cards, which not everybody may see (D-97)."""
        return False

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        """Copies of a card mean the same while they are out of play: nobody can tell them apart."""
        is_card = option >= 0 and self.names_cards() and not table.is_in_play(option)
        return table.setup.first_copy[option] if is_card else option

    def keeps_dice(self) -> bool:
        """True for words whose dice, `picked` of their frame, later words call "those dice" (nouns/held.py)."""
        return False

    def keeps_characters(self) -> bool:
        """True for words whose characters, `picked` of their frame, later words call "those characters"."""
        return False

    def keeps_rerolled(self) -> bool:
        """True for words that keep the dice which words inside reroll: `picked` grows by them."""
        return False

    def heeds_effect(self) -> bool:
        """True for words that go on with the effect of the die that they resolve: its opponent, its discards."""
        return False

    def admits(self, table: Table, frame: Frame, die: int) -> bool:
        """True for a die that may modify the one that these words resolve: one of those they speak of (D-21)."""
        return True

    def trade(self, frame: Frame, one: int, other: int) -> None:
        """Two dice have changed places (D-22): a frame that acts on one of them goes on with the other."""

    def is_offer(self) -> bool:
        """True for words that somebody may carry out or leave: what is done then is their deed (DST-OPD-04)."""
        return False

    def says(self, they: bool = False) -> str:
        """The words on the card, e.g. "deal 1 damage to a character"; `they` when an opponent is made to do it."""
        raise NotImplementedError

    def outlives_its_seat(self) -> bool:
        """True for steps of the game, which go on when the player they would ask is eliminated (D-127)."""
        return False

    def prompt(self, table: Table, frame: Frame) -> str:
        return self.says()


@mypyc_attr(acyclic=True)
class Pending:
    """A triggered ability that waits: in the queue, to be put in order, or for the end of the round."""

    def __init__(self, node: Node, seat: int, card: int, it: int, many: int, rival: int = NOBODY) -> None:
        self.node = node
        self.seat = seat
        self.card = card
        self.it = it
        self.many = many
        self.rival = rival
        """The opponent who caused it, where several could have (DST-MUL-10)."""


@mypyc_attr(acyclic=True)
class Group:
    """Abilities triggered by one occurrence that have no order yet, and who decides it (DST-QUE-07, D-80, D-81).

    With NOBODY to decide they are no abilities: a choice the rules demand at once, before anything goes on.
    """

    def __init__(self, entries: tuple[Pending, ...], decider: int) -> None:
        self.entries = entries
        self.decider = decider


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame(EngineFrame):
    """Unfinished work: its node, its seat, its card, and the answers so far."""

    worth: i64 = 0
    """The combined value of the dice an earlier step was about (DST-CMB-01)."""
    blocked: i64 = 0
    """The damage of an earlier step that shields blocked, and BY_TEXTS for each that texts blocked (D-562)."""
    full: bool = True
    """Whether the step before was carried out in full (DST-THN-01)."""
    numbers: tuple[int, ...] = ()
    waiting: tuple[Pending, ...] = ()

    def __init__(self, node: EngineNode, seat: int, card: i64, die: i64, it: i64, many: i64) -> None:
        self.node = node
        self.seat = seat
        self.step = 0
        self.answer = NOTHING
        self.card = card
        """"This": the card the words stand on."""
        self.die = die
        """The die whose special is being resolved; NOTHING otherwise."""
        self.it = it
        """The character, die or card of an earlier step."""
        self.many = many
        """The number or amount of an earlier step."""
        self.rival: i64 = NOBODY
        """The opponent these words are about; nobody until chosen, and always with two seats (DST-MUL-10)."""

    def words(self) -> Node:
        """The node, which in Destiny answers more than any node of the engine does."""
        node = self.node
        assert isinstance(node, Node)
        return node

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.card, self.die, self.it, self.many)
        copy.worth = self.worth
        copy.blocked = self.blocked
        copy.step = self.step
        copy.answer = self.answer
        copy.full = self.full
        copy.rival = self.rival
        copy.picked = self.picked
        copy.numbers = self.numbers
        copy.waiting = self.waiting
        return copy
