"""Several dice that are rerolled, and words about "those dice" behind that (DST-CPR-06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.control import causer_of
from sandtable.games.destiny.firm_dice import rerollable
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import BEGUN, If, Joint, Phrase, may
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DIE, character_of
from sandtable.games.destiny.words.nouns.die_filters import OF_THOSE
from sandtable.games.destiny.words.nouns.held import those_dice
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, ACharacter, ADie, Handed, need
from sandtable.games.destiny.words.targets.picked import any_number
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import CanBeRerolled, Remove, Reroll


class RerollThose(Reroll):
    """Reroll dice, and go on with words about those dice: "reroll 2 dice. Then remove one of those dice"."""

    def __init__(self, on: Target[ADie], phrase: Phrase, is_then: bool = False) -> None:
        self.on = on.narrowed(CanBeRerolled())
        self.phrase = phrase
        self.is_then = is_then
        """True where the phrase needs the full number of dice (DST-THN-01)."""

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(Reroll.hands_on(self, it, this).either(), this).either()
        return Handed(done | it, done | it)

    def keeps_dice(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            table.done(frame.full, frame.many, frame.it, frame.worth)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        picked = rerollable(table, frame.picked, causer_of(table, frame))
        full = self.on.full(table, frame) and len(picked) == len(frame.picked)
        frame.picked = picked
        if table.telling and picked:
            table.tell(TOLD_REROLL, frame.seat, picked)
        dice_moves.roll(table, picked)
        if self.is_then and not full:
            table.done(False, len(picked), picked[0] if picked else NOTHING)
            return
        frame.step = BEGUN
        frame.it = picked[0] if picked else NOTHING
        frame.many = len(picked)
        table.push(self.phrase, frame)

    def says(self, they: bool = False) -> str:
        goal = self.phrase.says(they)
        if not self.is_then:
            return f"{Reroll.says(self, they)}. {capitalized(goal)}"
        return f"{Reroll.says(self, they)}. Then{',' if isinstance(self.phrase, If) else ''} {goal}"


class Gathered(Phrase):
    """ "Reroll one die. Reroll another die. Then ...": the words behind "then" look at the dice of all words before."""

    def __init__(self, phrases: list[Phrase], phrase: Phrase) -> None:
        self.phrases = phrases
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        for phrase in self.phrases:
            done = phrase.hands_on(it, this)
            need(self.says(), done.full, A_DIE)
            it = done.either()
        done = self.phrase.hands_on(it, this)
        return Handed(done.full, done.short | it)

    def keeps_dice(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if 0 < frame.step <= len(self.phrases) and frame.full and frame.it != NOTHING:
            frame.picked += (frame.it,)
        frame.step += 1
        if frame.step <= len(self.phrases):
            table.push(self.phrases[frame.step - 1], frame)
        elif frame.step == len(self.phrases) + 1 and len(frame.picked) == len(self.phrases):
            table.push(self.phrase, frame)
        else:
            table.done(frame.full and len(frame.picked) == len(self.phrases), frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any(phrase.possible(table, frame) for phrase in self.phrases)

    def says(self, they: bool = False) -> str:
        said = [phrase.says(they) for phrase in self.phrases]
        return ". ".join([said[0], *[capitalized(each) for each in said[1:]], f"Then {self.phrase.says(they)}"])


class RolledIn(Phrase):
    """ "Activate ... Then remove one of the dice that just rolled in": the words behind "then" look at these dice."""

    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.first = first
        self.second = second

    def hands_on(self, it: int, this: int) -> Handed:
        first = self.first.hands_on(it, this)
        second = self.second.hands_on(first.full, this)
        return Handed(second.full, first.short | second.short | it)

    def keeps_dice(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            frame.numbers = dice_in_pools(table)
            table.push(self.first, frame)
        elif frame.step == 1 and frame.full:
            frame.step = 2
            frame.picked = tuple([die for die in dice_in_pools(table) if die not in frame.numbers])
            table.push(self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.possible(table, frame)

    def says(self, they: bool = False) -> str:
        comma = "," if isinstance(self.second, If) else ""
        return f"{self.first.says(they)}. Then{comma} {self.second.says(they)}"


class ThenOfRerolled(Joint):
    """ "Resolve a die showing a reroll. Then choose one of the dice you just rerolled ...": `picked` are these dice."""

    def keeps_dice(self) -> bool:
        return True

    def keeps_rerolled(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}. Then {self.second.says(they)}"


class RerollOnceMore(ThenOfRerolled):
    """ "You may reroll any number of the rerolled dice 1 additional time", behind words that reroll dice."""

    def __init__(self, first: Phrase) -> None:
        ThenOfRerolled.__init__(self, first, may(Reroll(any_number(DIE.of_those))))

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}. You may reroll any number of the rerolled dice 1 additional time"


class ChooseAndRemove(Remove):
    """ "Choose one of the dice and remove it"."""

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)} and remove it"


class JustRerolled(Trait):
    """ "The dice you just rerolled": they are "those dice" already, this only says so."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return True

    def says(self) -> str:
        return " you just rerolled"


def dice_in_pools(table: Table) -> tuple[int, ...]:
    """The dice of all pools."""
    dice: tuple[int, ...] = ()
    for pool in table.pools:
        dice += tuple(pool)
    return dice


def lowest_of_those(table: Table) -> int:
    """The lowest value that one of those dice shows."""
    return min([table.value(die) for die in those_dice(table) if table.face[die] >= 0], default=0)


class IsLowestOfThose(Trait):
    """ "With the lowest value"; of several the player who resolves the text chooses (DST-CPR-02)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) == lowest_of_those(table)

    def says(self) -> str:
        return " with the lowest value (you choose in case of a tie)"


class CharacterOfLowest(Noun[ACharacter]):
    """ "The character whose die just rolled the lowest value": the characters of those dice, several on a tie."""

    kind_of_thing = A_CHARACTER

    def find(self, table: Table, frame: Frame) -> list[int]:
        lowest = lowest_of_those(table)
        dice = [die for die in those_dice(table) if table.face[die] >= 0 and table.value(die) == lowest]
        return sorted({character_of(table, die) for die in dice} - {NOTHING})

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "characters" if plural else "character"

    def singular(self, they: bool) -> str:
        return "the character whose die just rolled the lowest value (you choose in the case of a tie)"

    def plural(self, they: bool) -> str:
        return "the characters whose dice just rolled the lowest value"


class NotResolvedByThem(Trait):
    """ "Those dice they did not resolve": dice that were not resolved in this action."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing not in table.resolved

    def says(self) -> str:
        return " they did not resolve"


class JustRolledIn(Trait):
    """ "The dice that just rolled in": they are "those dice" already, this only says so."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return True

    def says(self) -> str:
        return " that just rolled in"


class IfAllRerolled(Phrase):
    """ "Then ..." in the words about rerolled dice: only where the full number was rerolled (DST-THN-01)."""

    def __init__(self, count: int, phrase: Phrase) -> None:
        self.count = count
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this).either()
        return Handed(done | it, done | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and len(those_dice(table)) >= self.count:
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(frame.step > 0 and frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return f"then {self.phrase.says(they)}"


def reroll_those(on: Target[ADie], *goal: Phrase) -> Phrase:
    """ "Reroll dice. (Words about those dice)"."""
    return RerollThose(on, one(goal))


def reroll_then(on: Target[ADie], goal: Phrase) -> Phrase:
    """ "Reroll dice. Then (words about those dice)"."""
    return RerollThose(on, goal, True)


def then_if_all(count: int, phrase: Phrase) -> Phrase:
    """ "Then ..." behind "reroll 2 dice", with more words behind it that don't depend on the number."""
    return IfAllRerolled(count, phrase)


def then_of_rerolled(first: Phrase, second: Phrase) -> Phrase:
    """The second words look at the dice that were rerolled by the first."""
    return ThenOfRerolled(first, second)


def gathered(*phrases: Phrase) -> Phrase:
    """ "Reroll one die. Reroll another die. Then (words about those dice)"."""
    return Gathered(list(phrases[:-1]), phrases[-1])


def rolled_in(first: Phrase, second: Phrase) -> Phrase:
    """ "Activate ... Then (words about the dice that just rolled in)"."""
    return RolledIn(first, second)


LOWEST_VALUE: Final = IsLowestOfThose()
LOWEST_ROLLER: Final = CharacterOfLowest()
THEY_DID_NOT_RESOLVE: Final = NotResolvedByThem()
THE_REROLLED: Final = DIE.held(OF_THOSE, "the").having(JustRerolled())
THE_ROLLED_IN: Final = DIE.held(OF_THOSE, "the").having(JustRolledIn())
