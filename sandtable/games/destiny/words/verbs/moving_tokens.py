"""Moving shields and other tokens between cards (DST-MOV-01, DST-TOK-12)."""

from __future__ import annotations

from sandtable.games.destiny import tokens
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import most_shields
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tokens import SHIELDS
from sandtable.games.destiny.words.amounts import amount
from sandtable.games.destiny.words.joints import BEGUN, Phrase
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, KEPT, ACard, ACharacter, take
from sandtable.games.destiny.words.targets.target import OPEN, Target
from sandtable.games.destiny.words.verbs.moving import NotTheGiver, giver_to
from sandtable.games.destiny.words.verbs.placing_tokens import HasTokens, put_on, so_many, take_off


def room_for(table: Table, card: int, kind: int) -> int:
    """The number of tokens of a kind that still fit on a card; only shields on characters have a limit."""
    if kind == SHIELDS and table.is_character(card):
        return most_shields(table, card) - table.shields[card]
    return NO_LIMIT


NO_LIMIT = 1_000_000


class HasRoom(Trait):
    """Silent: a card on which one more token fits; another one is no place to move it to (EX-144)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return room_for(table, thing, self.kind) > 0


class MoveTokens(Phrase):
    """ "Move 1 shield from this support to a character", as far as the receiver has room for them."""

    hands = KEPT

    def __init__(
        self, count: int, kind: int, giver: Target[ACard], taker: Target[ACard], is_other: bool = False
    ) -> None:
        self.count = count
        self.kind = kind
        self.giver = giver.narrowed(HasTokens(kind, amount(1)))
        self.taker = taker.narrowed(HasRoom(kind))
        if is_other:
            self.taker = self.taker.narrowed(NotTheGiver())
            self.giver = giver_to(self.giver, self.taker)

    def reads(self, it: int, this: int) -> None:
        self.giver.reads(it, this)
        self.taker.reads(it, this)
        take(self.says(), self.giver.kind_of_thing(), A_CARD)
        take(self.says(), self.taker.kind_of_thing(), A_CARD)

    def step(self, table: Table, frame: Frame) -> None:
        """Ask for giver, taker and number; `numbers` holds the giver, then the taker."""
        if not frame.numbers:
            if not self.giver.chosen(table, frame):
                return
            giver = frame.picked[0] if frame.picked else NOTHING
            if giver == NOTHING or not tokens.tokens_on(table, giver, self.kind):
                table.done(False, 0, frame.it)
                return
            frame.numbers = (giver,)
            frame.picked = ()
            frame.step = OPEN
        if len(frame.numbers) == 1 and not self._found(table, frame):
            return
        giver, taker = frame.numbers
        count = frame.answer
        table.done(count > 0, count, self.points(frame))
        if count > 0:
            put_on(table, taker, self.kind, take_off(table, giver, self.kind, count, frame.seat), frame.seat)

    def points(self, frame: Frame) -> int:
        """The thing that later words point at."""
        return frame.it

    def _found(self, table: Table, frame: Frame) -> bool:
        """True when the taker and the number are known; False while a player decides or nothing can be moved."""
        if not self.taker.chosen(table, frame):
            return False
        if not frame.picked:
            table.done(False, 0, frame.it)
            return False
        giver, taker = frame.numbers[0], frame.picked[0]
        most = min(self.count, tokens.tokens_on(table, giver, self.kind), room_for(table, taker, self.kind))
        frame.numbers = (giver, taker)
        frame.step = BEGUN
        return self.settle_count(table, frame, most)

    def settle_count(self, table: Table, frame: Frame, most: int) -> bool:
        """Let the answer be the number of tokens; False while a player decides."""
        frame.answer = most
        return True

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.giver.exists(table, frame) and self.taker.exists(table, frame)

    def much(self) -> str:
        return so_many(str(self.count), self.kind)

    def says(self, they: bool = False) -> str:
        return f"move {self.much()} from {self.giver.says(they)} to {self.taker.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if not frame.numbers:
            return "Move tokens from"
        return "Move how many tokens?" if len(frame.numbers) == 2 else "Move tokens to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if len(frame.numbers) == 2:
            return str(option)
        return (self.taker if frame.numbers else self.giver).name(table, option)


class MoveTokensUpTo(MoveTokens):
    """ "Move up to 2 shields from this support to a character": none is allowed as well (D-94)."""

    def settle_count(self, table: Table, frame: Frame, most: int) -> bool:
        table.put(frame.seat, list(range(most + 1)))
        return False

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return len(frame.numbers) == 2 and option == 0

    def much(self) -> str:
        return f"up to {MoveTokens.much(self)}"


class MoveTokensOnto(MoveTokens):
    """Move tokens to a character that later words point at."""

    hands = A_CHARACTER

    def points(self, frame: Frame) -> int:
        return frame.numbers[1]


class MoveShield(MoveTokensOnto):
    """ "Move 1 shield from one of your characters to an opponent's character": it is given to that one (D-601)."""

    def __init__(self, giver: Target[ACharacter], taker: Target[ACharacter]) -> None:
        MoveTokensOnto.__init__(self, 1, SHIELDS, giver, taker, True)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Move a shield to which character?" if frame.numbers else "Move a shield from which character?"
