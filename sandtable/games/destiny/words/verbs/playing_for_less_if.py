"""Upgrades that are played on a character for less, if their title says so."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.qualities import title_has
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ACharacter, APiece
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import CanBePlayedOn, PlayOn, named_host


class CanBePlayedOnForLess(Trait):
    """Silent: an upgrade that may be played on one character now; one of these titles costs less."""

    def __init__(self, less: int, title: Quality, host: Target[ACharacter]) -> None:
        self.title = title
        self.usual = CanBePlayedOn(0, host)
        self.cheaper = CanBePlayedOn(less, host)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return (self.cheaper if self.title.suits(table, thing) else self.usual).fits(table, thing, frame)


class PlayOnForLessIf(PlayOn):
    """ "Play a weapon from your discard pile on her, decreasing its cost by 1 if it has the word "Thermal" in its
    title".
    """

    def __init__(self, on: Target[APiece], host: Target[ACharacter], less: int, word: str) -> None:
        self.title = title_has(word)
        self.on = on.narrowed(CanBePlayedOnForLess(less, self.title, host))
        self.less = less
        self.host = host
        self.given = 0
        self.word = word

    def deed(self, table: Table, frame: Frame) -> None:
        host = named_host(table, frame, self.host)
        if not frame.picked or host == NOTHING:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        is_cheaper = self.title.suits(table, frame.picked[0])
        play = table.start(PLAY_CARD, frame.seat, frame.picked[0])
        play.many = self.less if is_cheaper else 0
        play.numbers = (host, self.given)

    def says(self, they: bool = False) -> str:
        said = f"play {self.on.says(they)}".replace(" in your ", " from your ") + f" on {self.host.says(they)}"
        return f'{said}, decreasing its cost by {self.less} if it has the word "{self.word}" in its title'
