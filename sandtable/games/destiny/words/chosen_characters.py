"""A character that was chosen for a card: "the chosen character" in other abilities of that card (DST-SRH-05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import CHARACTER as CHOSEN
from sandtable.games.destiny.kept_choices import kept_choice
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_ACTIVATED, CHARACTER_CARD
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.kept_choices import ChooseForThis
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.lasting_effects import tell_lasting


class ChooseToKeep(ChooseForThis):
    """ "Choose an opponent's character", for other abilities of this card."""

    def __init__(self, noun: Noun[ACharacter]) -> None:
        ChooseForThis.__init__(self, noun, "")

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}"


class TheChosen(Noun[ACharacter]):
    """ "The chosen character", as long as it is in play."""

    kind_of_thing = A_CHARACTER

    def find(self, table: Table, frame: Frame) -> list[int]:
        chosen = kept_choice(table, frame.card, CHOSEN)
        return [chosen] if table.is_in_play(chosen) else []

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)

    def singular(self, they: bool) -> str:
        return "the chosen character"

    def plural(self, they: bool) -> str:
        return "the chosen character"

    def bare(self, plural: bool) -> str:
        return "chosen character"


class ChosenIsActivated(Occasion):
    """ "The chosen character is activated", by any player."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == kept_choice(table, card, CHOSEN)

    def says(self) -> str:
        return "the chosen character is activated"


class MustActivateThis(Phrase):
    """ "You must activate this character as your next action, if able" (D-404)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if table.is_in_play(frame.card):
            lasting.last(table, lasting.MUST_ACTIVATE, frame.card, 0, lasting.ACTION_PHASE_LONG)
            tell_lasting(table, frame.seat, lasting.MUST_ACTIVATE, frame.card, lasting.ACTION_PHASE_LONG)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "you must activate this character as your next action, if able"


def choose_to_keep(noun: Noun[ACharacter]) -> Phrase:
    return ChooseToKeep(noun)


THE_CHOSEN: Final[Target[ACharacter]] = One(TheChosen())
CHOSEN_ACTIVATED: Final = ChosenIsActivated(AFTER_ACTIVATED, NEVER)
MUST_ACTIVATE_THIS: Final[Phrase] = MustActivateThis()
