"""A plot that makes another card elite (DST-ELT-01, DST-PLT-08)."""

from __future__ import annotations

from sandtable.games.destiny import elite, moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.plots import set_plot_aside
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, PLOT_CARD
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.cards import UPGRADE
from sandtable.games.destiny.words.nouns.qualities import UNIQUE, title_has
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, APiece, stand_on
from sandtable.games.destiny.words.targets.picked import a


class AsideToMakeElite(Phrase):
    """ "Set this plot aside and spend resources equal to the cost of a unique vehicle in play to make it elite".

    The card comes first: one of any player that is not elite yet and can be paid for (D-53).
    """

    hands = A_CARD

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype
        self.noun = ANY_CARD.having(UNIQUE).called(subtype)

    def reads(self, it: int, this: int) -> None:
        stand_on("this plot", this, (PLOT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = self._found(table, frame)
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        card = frame.answer
        set_plot_aside(table, frame.card)
        moves.spend(table, frame.seat, full_cost(table, card))
        elite.make_elite(table, card, frame.seat)
        table.done(True, 1, card)

    def _found(self, table: Table, frame: Frame) -> list[int]:
        """The cards that can be made elite for the resources at hand."""
        most = table.resources[frame.seat]
        return [
            card
            for card in self.noun.find(table, frame)
            if not is_elite(table, card) and full_cost(table, card) <= most
        ]

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and len(self._found(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return (
            f"set this plot aside and spend resources equal to the cost of {self.noun.an()} in play to make it elite "
            "(place a second copy of its die on it)"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Make which {self.subtype} elite?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return self.noun.name(table, option)


class CanBeElite(Quality):
    """Silent: not elite yet."""

    def suits(self, table: Table, card: int) -> bool:
        return not is_elite(table, card)


class MakeTitledElite(Verb[APiece]):
    """ "Make a unique upgrade with "Lightsaber" in its title elite", of any player that is not elite yet."""

    takes = A_PIECE

    def __init__(self, word: str) -> None:
        self.word = word
        """The word that titles of these cards have."""
        self.on = a(UPGRADE.having(UNIQUE, title_has(word), CanBeElite()))

    def deed(self, table: Table, frame: Frame) -> None:
        made = [card for card in frame.picked if elite.make_elite(table, card, frame.seat)]
        table.done(len(made) > 0, len(made), made[0] if made else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"make {self.on.says(they)} elite (it gains another copy of its die)"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Make which upgrade elite?"
