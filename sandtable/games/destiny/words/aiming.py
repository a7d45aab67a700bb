"""Several dice that are resolved against the same character (DST-AGN-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import AIMED, POINTING, SPREAD
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import amount
from sandtable.games.destiny.words.chosen_first import ChosenFirst
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, KEPT, NOTHING_YET, ACharacter, ADie, Handed, need
from sandtable.games.destiny.words.targets.picked import any_number, every
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, STOP, Target
from sandtable.games.destiny.words.verbs.dice import Remove
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import Increased, Way


class AgainstOne(ChosenFirst):
    """Words that resolve dice, all against one character: `picked` holds it."""

    def __init__(self, phrase: Phrase, characters: Noun[ACharacter] = CHARACTER) -> None:
        ChosenFirst.__init__(self, phrase)
        self.characters = characters

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return self.characters.find(table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self.choices(table, frame)) > 0 and self.phrase.possible(table, frame)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.choices(table, frame):
            table.done(False, 0, frame.it)
        else:
            ChosenFirst.step(self, table, frame)

    def keep(self, frame: Frame) -> None:
        frame.picked = (frame.answer,)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve against which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CHARACTER.name(table, option)


class AimedAt(Target[ACharacter]):
    """The character that the words around have chosen, while it is in play."""

    def kind_of_thing(self) -> int:
        return A_CHARACTER

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = tuple([aim for aim in all_aimed_at(table) if table.is_in_play(aim)])
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(aimed_at(table))

    def says(self, they: bool = False) -> str:
        return "that character"

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class AgainstSeveral(ChosenFirst):
    """Words that resolve a die against any number of these characters: `picked` holds them (DST-AGN-02)."""

    def __init__(self, phrase: Phrase, characters: Noun[ACharacter]) -> None:
        ChosenFirst.__init__(self, phrase)
        self.on = any_number(characters)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step <= CHOSEN:
            if not self.on.chosen(table, frame):
                return
            frame.step = CHOSEN + 1
            if frame.picked:
                table.push(self.phrase, frame)
                return
        table.done(frame.full and len(frame.picked) > 0, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP and not frame.picked

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve against which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else CHARACTER.name(table, option)


class ResolveAtOne(Resolve):
    """Resolve a die with damage; later words point at the character that was dealt it."""

    def handed(self, it: int) -> Handed:
        kinds = A_CHARACTER | NOTHING_YET
        return Handed(kinds, kinds)

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        Resolve._resolve(self, table, frame, way | POINTING)


class RemoveAllOfIt(Remove):
    """ "Remove all character and upgrade dice of the character you just dealt damage to"."""

    def __init__(self) -> None:
        Remove.__init__(self, every(DIE.of_it.of_character_or_upgrade))

    def says(self, they: bool = False) -> str:
        return "remove all character and upgrade dice of the character you just dealt damage to"


class EachIncreased(Increased):
    """ ", increasing each of their values by 1"."""

    def says(self) -> str:
        return f", increasing each of their values by {self.by.says()}"


class AgainstAnyNumber(Phrase):
    """ "Resolve it against any number of characters", before a die is resolved: its damage is dealt to each of them,
    one source for each; its cost is paid once (DST-AGN-02).
    """

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        resolving = being_resolved(table, frame.it)
        if resolving is not None:
            resolving.numbers = (resolving.numbers[0] | SPREAD, *resolving.numbers[1:])
        table.done(resolving is not None, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "resolve it against any number of characters"


def aimed_at(table: Table) -> int:
    """The character that the innermost words have chosen; NOTHING outside of such words."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        node = frames[at].node
        if isinstance(node, AgainstOne) and frames[at].picked:
            return frames[at].picked[0]
    return NOTHING


def all_aimed_at(table: Table) -> tuple[int, ...]:
    """The characters that the innermost words have chosen; none outside of such words."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        node = frames[at].node
        if isinstance(node, AgainstOne | AgainstSeveral) and frames[at].picked:
            return frames[at].picked
    return ()


def against_one(phrase: Phrase) -> Phrase:
    """Words that resolve dice in the way SAME_CHARACTER."""
    return AgainstOne(phrase)


def resolve_against(die: Target[ADie], noun: CharacterNoun, *ways: Way) -> Phrase:
    """ "Resolve this die against a character with a bounty on it": one of these characters."""
    return AgainstOne(Resolve(die, Way(AIMED, f" against {noun.singular(False)}"), *ways), noun)


def resolve_against_any(die: Target[ADie], characters: Noun[ACharacter], words: str) -> Phrase:
    """ "Resolve a die against any number of characters that have a bounty on them", in these words."""
    return AgainstSeveral(Resolve(die, Way(AIMED, f" against {words}")), characters)


def each_increased(by: int) -> Way:
    return EachIncreased(amount(by))


SAME_CHARACTER: Final = Way(AIMED, " against the same character")
