"""Words about the control of cards: "take control of this support", actions that other players may use."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.moves import gain
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.words.abilities import Action, Paragraph, one
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, KEPT, ACard
from sandtable.games.destiny.words.targets.target import Target


class OfAnother(Trait):
    """Silent: a card that another player controls."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.controller(thing) != frame.seat


class TakeCard(Verb[ACard]):
    """Take control of a support or character (DST-CHC-01); nobody can take what they control already."""

    takes = A_CARD

    def __init__(self, on: Target[ACard]) -> None:
        self.on = on.narrowed(OfAnother())

    def deed(self, table: Table, frame: Frame) -> None:
        taken = [card for card in frame.picked if take_card(table, card, frame.seat)]
        table.done(len(taken) > 0, len(taken), frame.picked[0] if frame.picked else frame.it)

    def says(self, they: bool = False) -> str:
        return f"take control of {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Take control of which card?"


class GiveThis(Verb[ACard]):
    """Give control of this card to an opponent (DST-CHC-09); only its controller can."""

    takes = A_CARD

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or table.controller(frame.picked[0]) != frame.seat:
            table.done(False, 0, frame.it)
        elif table.faces(frame):
            done = take_card(table, frame.picked[0], table.rival(frame))
            table.done(done, 1, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"give control of {self.on.says(they)} to an opponent"


class OpenAction(Action):
    """An action that any player may use, as an action of their own (DST-DWN-15, DST-BFX-10)."""

    def put_on(self, printed: Print) -> None:
        printed.open_actions |= 1 << len(printed.actions)
        Action.put_on(self, printed)

    def says(self) -> str:
        return f"{Action.says(self)} Any player may use this action."


class OpponentsAction(OpenAction):
    """An action that only the opponents of the card's player may use (DST-ATT-02)."""

    def put_on(self, printed: Print) -> None:
        printed.foreign_actions |= 1 << len(printed.actions)
        OpenAction.put_on(self, printed)

    def says(self) -> str:
        return f"{Action.says(self)} Only opponents can use this action."


class OwnerGains(Phrase):
    """ "Its owner gains 1 resource", also where another player carries out the words."""

    hands = KEPT

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        gain(table, table.setup.owner[frame.card], self.count)
        table.done(True, self.count, frame.it)

    def says(self, they: bool = False) -> str:
        return f"its owner gains {counted(str(self.count), 'resource')}"


def opponents_action(*phrases: Phrase) -> Paragraph:
    return OpponentsAction(one(phrases))


def open_action(*phrases: Phrase) -> Paragraph:
    return OpenAction(one(phrases).agreed())
