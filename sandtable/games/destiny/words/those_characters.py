"""Several characters that later words speak of: "you may activate those characters", "give one of those characters 2
shields".

The words that act on them keep them in `picked` of their frame while later words are carried out.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET, ACharacter, Handed
from sandtable.games.destiny.words.targets.picked import Every, after, exactly
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, OfNoun, Target
from sandtable.games.destiny.words.team import is_one_color
from sandtable.games.destiny.words.verbs.activate import CanActivate
from sandtable.games.destiny.words.verbs.tokens import Give

GOING_ON: Final = BEGUN + 1


def those_characters(table: Table) -> tuple[int, ...]:
    """The characters of the innermost words that keep some; none outside of such words."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        node = frames[at].node
        if isinstance(node, Node) and node.keeps_characters():
            return frames[at].picked
    return ()


class Those(Noun[ACharacter]):
    """ "Those characters", as far as they are still in play."""

    kind_of_thing = A_CHARACTER

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [character for character in those_characters(table) if table.is_in_play(character)]

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)

    def bare(self, plural: bool) -> str:
        return CHARACTER.bare(plural)

    def singular(self, they: bool) -> str:
        return "one of those characters"

    def plural(self, they: bool) -> str:
        return "those characters"


class GiveThose(Give):
    """Give shields to characters, and go on with words about them."""

    def __init__(self, count: int, on: Target[ACharacter], goal: Phrase) -> None:
        Give.__init__(self, count, on)
        self.phrase = goal

    def keeps_characters(self) -> bool:
        return True

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(Give.hands_on(self, it, this).either(), this).either()
        return Handed(done | it, done | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == GOING_ON:
            table.done(frame.full, frame.many, frame.it)
        elif frame.step == BEGUN:
            frame.step = GOING_ON
            table.push(self.phrase, frame)
        elif self.on.chosen(table, frame):
            frame.step = BEGUN
            value = self.amount.value(table, frame)
            damage.give_shields(table, frame.picked, (value,) * len(frame.picked), frame.seat)

    def says(self, they: bool = False) -> str:
        return f"{Give.says(self, they)}. {capitalized(self.phrase.says(they))}"


class ActivateInTurn(Verb[ACharacter]):
    """Activate characters one after another in the order that the player chooses; those that can't be are left out.

    `numbers` holds the characters activated so far; one that its own Guardian defeats is not one of them.
    """

    takes = A_CHARACTER
    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step < BEGUN:
            if not self.on.chosen(table, frame):
                return
            frame.step = BEGUN
        elif frame.step == BEGUN:
            self._begin(table, frame, frame.answer)
            return
        else:
            frame.step = BEGUN
            if not frame.full:  # it was defeated or exhausted before it could activate (D-47)
                frame.numbers = frame.numbers[:-1]
        left = [each for each in frame.picked if each not in frame.numbers and may_activate(table, each)]
        left = [each for each in left if table.is_in_play(each)]
        if not left:
            self.end(table, frame)
        elif table.choose(frame, frame.seat, left):
            self._begin(table, frame, frame.answer)

    def _begin(self, table: Table, frame: Frame, character: int) -> None:
        frame.numbers += (character,)
        frame.step = GOING_ON
        table.start(ACTIVATE_CARD, frame.seat, character)

    def end(self, table: Table, frame: Frame) -> None:
        """All that could be activated are activated."""
        full = self.on.full(table, frame) and len(frame.numbers) == len(frame.picked)
        table.done(full, len(frame.numbers), frame.it)

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)} in the order of {'their' if they else 'your'} choice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Activate which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CHARACTER.name(table, option)


class ActivateSeveral(ActivateInTurn):
    """ "Activate 2 of your Blue characters": both are chosen before the first is activated (DST-CHT-06)."""

    def __init__(self, count: int, noun: Noun[ACharacter]) -> None:
        ActivateInTurn.__init__(self, exactly(count, noun).narrowed(CanActivate()))

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)}"


class ActivateThose(ActivateInTurn):
    """Activate characters, then go on with words about them, if all were activated (DST-THN-01)."""

    def __init__(self, on: Target[ACharacter], goal: Phrase) -> None:
        self.on = on
        self.phrase = goal

    def keeps_characters(self) -> bool:
        return True

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(ActivateInTurn.hands_on(self, it, this).either(), this).either()
        return Handed(done | it, done | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > GOING_ON:
            table.done(frame.full, frame.many, frame.it)
        else:
            ActivateInTurn.step(self, table, frame)

    def end(self, table: Table, frame: Frame) -> None:
        if self.on.full(table, frame) and len(frame.numbers) == len(frame.picked):
            frame.step = GOING_ON + 1
            table.push(self.phrase, frame)
        else:
            table.done(False, len(frame.numbers), frame.it)

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)}. Then {self.phrase.says(they)}"


class TwoUnlike(OfNoun[ACharacter]):
    """ "2 of your characters that do not share a color", of those that can be activated; one alone where there are no
    two (D-92).
    """

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        while len(frame.picked) < 2:
            open_ = self._open(table, frame)
            if not open_:
                break
            frame.step = ASKED
            if not table.choose(frame, frame.seat, open_):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def _open(self, table: Table, frame: Frame) -> list[int]:
        """The characters to pick next; both in the order of the team."""
        found = [each for each in self.noun.find(table, frame) if may_activate(table, each)]
        if frame.picked:
            return self._partners(table, found, frame.picked[0])
        return [each for each in found if self._partners(table, found, each)] or found

    def _partners(self, table: Table, found: list[int], one: int) -> list[int]:
        return [other for other in after((one,), found) if not is_one_color(table, (one, other))]

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) == 2

    def is_chosen(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return f"2 of {self.noun.plural(they)} that do not share a color"


def two_unlike(noun: CharacterNoun) -> Target[ACharacter]:
    """Two characters of different colors that can be activated."""
    return TwoUnlike(noun)


class AllOfThose(Every[ACharacter]):
    """ "Those characters", each of them."""

    def says(self, they: bool = False) -> str:
        return self.noun.plural(they)


THOSE_CHARACTERS: Final = Those()
ALL_OF_THOSE: Final = AllOfThose(THOSE_CHARACTERS)
