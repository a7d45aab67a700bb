"""A die that is resolved against a villain or a hero character, which decides what else happens (D-360)."""

from __future__ import annotations

from sandtable.games.destiny.die_ways import AIMED
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.aiming import AgainstOne, aimed_at
from sandtable.games.destiny.words.flips import NumberIf
from sandtable.games.destiny.words.joints import Condition, If
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.qualities import IS_HERO, IS_VILLAIN
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.tokens import Give
from sandtable.games.destiny.words.verbs.ways import Way, increased


class ItIsAgainst(Condition):
    """ "It is against a villain character": the character that the words around have chosen."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def holds(self, table: Table, frame: Frame) -> bool:
        aim = aimed_at(table)
        return aim != NOTHING and self.noun.fits(table, aim)

    def says(self) -> str:
        return f"it is against {self.noun.an()}"


class ResolveBySide(AgainstOne):
    """ "Resolve one of your dice and either increase its value by 1 if it is against a villain character or give a
    character 1 shield if it is against a hero character": its target is chosen first.
    """

    def __init__(self, noun: DieNoun, more: int, shields: int) -> None:
        self.villain = ItIsAgainst(CHARACTER.having(IS_VILLAIN))
        self.hero = ItIsAgainst(CHARACTER.having(IS_HERO))
        resolve = Resolve(a(noun), Way(AIMED), increased(NumberIf(more, self.villain)))
        self.give = Give(shields, a(CHARACTER))
        self.more = more
        self.noun = noun
        AgainstOne.__init__(self, resolve.then(If(self.hero, self.give)))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.possible(table, frame):
            table.done(False, 0, frame.it)
        else:
            AgainstOne.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        more = f"increase its value by {self.more} if {self.villain.says()}"
        give = f"{self.give.says(they)} if {self.hero.says()}"
        return f"resolve {self.noun.singular(they)} and either {more} or {give}"


def resolve_by_side(noun: DieNoun, more: int, shields: int) -> AgainstOne:
    return ResolveBySide(noun, more, shields)
