"""Playing cards through cards, and abilities that change a card while it is played (D-45)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD, being_played, give_keyword, price
from sandtable.games.destiny.actions.playable import FREE, PLACE_SPAN, may_play, means, places, savings
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD
from sandtable.games.destiny.triggers import INTERRUPTION
from sandtable.games.destiny.words.abilities import Keyword
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Undertaking
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, ACharacter, APiece, Handed, need
from sandtable.games.destiny.words.targets.pointed import Attached, ThisCard
from sandtable.games.destiny.words.targets.target import Target

FOR_FREE: Final = FREE


class CanBePlayed(Trait):
    """Silent: a card that may be played now, at a decreased cost (DST-PLAY-01, 02)."""

    def __init__(self, less: int) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play(table, frame.seat, thing, self.less)


class Play(Undertaking[APiece]):
    """Play a card of the player's hand or discard pile by all steps of D-45; it is no action."""

    takes = A_PIECE

    def __init__(self, on: Target[APiece], less: int = 0) -> None:
        self.on = on.narrowed(CanBePlayed(less))
        self.less = less

    def handed(self, it: int) -> Handed:
        """Later words point at the played card; when none was played, at the thing of earlier words."""
        return Handed(A_PIECE, it | A_PIECE)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or not may_play(table, frame.seat, frame.picked[0], self.less):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_CARD, frame.seat, frame.picked[0]).many = self.less

    def says(self, they: bool = False) -> str:
        said = f"play {self.on.says(they)}".replace(" in your ", " from your ")
        if self.less >= FOR_FREE:
            return f"{said} for free"
        return f"{said}, decreasing its cost by {self.less}" if self.less else said

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which card?"


class PayToPlay(Play):
    """ "Pay its cost to play it": the full cost is paid."""

    def says(self, they: bool = False) -> str:
        return f"pay its cost to {super().says(they)}"


class CanBePlayedOn(Trait):
    """Silent: an upgrade that may be played on one character now, at a decreased cost."""

    def __init__(self, less: int, host: Target[ACharacter]) -> None:
        self.less = less
        self.host = host

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if table.setup.prints[thing].kind != UPGRADE_CARD or not may_play(table, frame.seat, thing, self.less):
            return False
        host = named_host(table, frame, self.host)
        found = places(table, frame.seat, thing, means(table, frame.seat, thing, self.less))
        return any([place // PLACE_SPAN == host for place in found])


def named_host(table: Table, frame: Frame, target: Target[ACharacter]) -> int:
    """The character that words point at: this one, attached character, or that of an earlier step."""
    if not target.exists(table, frame):
        return NOTHING
    if isinstance(target, ThisCard):
        return frame.card
    return bearer(table, frame.card) if isinstance(target, Attached) else frame.it


class PlayOn(Play):
    """Play an upgrade on a character that the words name."""

    def __init__(self, on: Target[APiece], host: Target[ACharacter], less: int = 0) -> None:
        self.on = on.narrowed(CanBePlayedOn(less, host))
        self.less = less
        self.host = host
        self.given = 0
        """The keywords that the played upgrade is given, as bits."""

    def reads(self, it: int, this: int) -> None:
        Play.reads(self, it, this)
        self.host.reads(it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        host = named_host(table, frame, self.host)
        if not frame.picked or host == NOTHING:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        play = table.start(PLAY_CARD, frame.seat, frame.picked[0])
        play.many = self.less
        play.numbers = (host, self.given)

    def says(self, they: bool = False) -> str:
        said = f"play {self.on.says(they)}".replace(" in your ", " from your ") + f" on {self.host.says(they)}"
        if self.less >= FOR_FREE:
            return f"{said} for free"
        return f"{said}, decreasing its cost by {self.less}" if self.less else said


class DecreaseCost(Phrase):
    """ "Decrease its cost by 1", before the card is paid; afterwards its printed cost counts again (DST-DEC-01)."""

    hands = KEPT

    def __init__(self, less: int) -> None:
        self.less = less

    def reads(self, it: int, this: int) -> None:
        need("its cost", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        being_played(table, frame.it).many += self.less
        table.done(True, self.less, frame.it)

    def saves(self) -> int:
        return self.less

    def is_needed(self, table: Table, frame: Frame) -> bool:
        """True where resources and other waiting abilities can't replace this decrease."""
        play = being_played(table, frame.it)
        short = price(table, play) - table.resources[play.seat]
        if short <= 0:
            return False
        above = table.frames[table.frames.index(play) + 1]
        assert above.node is INTERRUPTION
        return short > savings(table, above.waiting)

    def says(self, they: bool = False) -> str:
        return f"decrease its cost by {self.less}"


class GiveKeyword(Phrase):
    """ "Give it the Ambush keyword": the card being played has it, once (DST-KEY-02, D-82)."""

    hands = KEPT

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword

    def reads(self, it: int, this: int) -> None:
        need("it", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        give_keyword(being_played(table, frame.it), self.keyword.bit)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"give it the {self.keyword.word} keyword"
