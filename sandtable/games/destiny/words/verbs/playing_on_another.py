"""Upgrades that are played on another character than the one of earlier words."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import ANOTHER_THAN, PLAY_CARD
from sandtable.games.destiny.actions.playable import PLACE_SPAN, may_play, means, places
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.nouns.worded import Always
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, APiece, need
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class CanBePlayedElsewhere(Trait):
    """Silent: an upgrade that may be played now on a character other than the one of earlier words."""

    def __init__(self, less: int) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if table.setup.prints[thing].kind != UPGRADE_CARD or not may_play(table, frame.seat, thing, self.less):
            return False
        found = places(table, frame.seat, thing, means(table, frame.seat, thing, self.less))
        return any(place // PLACE_SPAN != frame.it for place in found)


class PlayOnAnother(Play):
    """ "Play a Blue ability from your discard pile onto another character, decreasing its cost by 1"."""

    def __init__(self, on: Target[APiece], less: int = 0) -> None:
        self.on = on.narrowed(CanBePlayedElsewhere(less))
        self.less = less

    def reads(self, it: int, this: int) -> None:
        need("another character", it, A_CHARACTER)
        Play.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        play = table.start(PLAY_CARD, frame.seat, frame.picked[0])
        play.many = self.less
        play.numbers = (ANOTHER_THAN - frame.it, 0)

    def says(self, they: bool = False) -> str:
        said = f"play {self.on.says(they)}".replace(" in your ", " from your ") + " onto another character"
        return f"{said}, decreasing its cost by {self.less}" if self.less else said


class SpotFirst(Verb[ACharacter]):
    """ "Spot a Jedi or Sith character", where later words are about "another character": the player says which."""

    takes = A_CHARACTER

    def __init__(self, noun: Noun[ACharacter]) -> None:
        self.on = One(noun)
        self.noun = noun

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        table.done(len(picked) > 0, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Spot which character?"


class ToBeSpotted(Narrowed[ACharacter]):
    """The characters that the acting player may spot, in the words of the noun."""

    def __init__(self, noun: Noun[ACharacter]) -> None:
        Narrowed.__init__(self, noun, Always())

    def find(self, table: Table, frame: Frame) -> list[int]:
        return spotted_things(self.noun, table, frame)

    def has_any(self, table: Table, frame: Frame) -> bool:
        return len(self.find(table, frame)) > 0


class SpotBeside(SpotFirst):
    """ "Spot a Jedi to play a card onto another character": it may be a character of another player (D-337).

    Nothing is done with the spotted character itself.
    """

    def __init__(self, noun: Noun[ACharacter]) -> None:
        self.on = One(ToBeSpotted(noun))
        self.noun = noun
