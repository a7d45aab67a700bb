"""Words carried out by other players: each player, an opponent, they, that player."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import NO, YES, Either, May, Phrase
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING
from sandtable.games.destiny.words.pointing import A_CARD, A_SEAT, Handed, need


def is_out(table: Table, seat: int) -> bool:
    """True for a player who is out of the game and does nothing any more (DST-MUL-11, D-127)."""
    return not table.teams[seat]


def let_them(table: Table, frame: Frame, phrase: Phrase, seat: int) -> None:
    """Let another seat carry out the words: "you" means that player, "an opponent" one of theirs."""
    child = table.push(phrase, frame)
    child.seat = seat
    child.rival = NOBODY


class Each(Phrase):
    """ "Each opponent discards ...": the seats in `picked` act one after another, the speaker first.

    The number and the value of earlier words are the same for each of them: `numbers` holds the two, where there are
    any, and ends with a 1 after one could not do it in full.
    """

    def __init__(self, whose: int, phrase: Phrase) -> None:
        self.whose = whose
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        """Each player's words begin where those of the player before have ended."""
        done = self.phrase.hands_on(it, this).either()
        done = self.phrase.hands_on(it | done, this).either()
        return Handed(it | done, it | done)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            opponents = tuple(table.opponents(frame.seat))
            frame.picked = opponents if self.whose == OPPOSING else (frame.seat, *opponents)
        self.go_on(table, frame)

    def go_on(self, table: Table, frame: Frame) -> None:
        """Let the next seat of `picked` act."""
        if frame.step == 0 and (frame.many or frame.worth):
            frame.numbers = (frame.many, frame.worth)
        is_short = len(frame.numbers) in (1, 3)
        if frame.step > 0 and not frame.full and not is_short:
            frame.numbers += (1,)
            is_short = True
        while frame.step < len(frame.picked) and is_out(table, frame.picked[frame.step]):
            frame.step += 1
        if frame.step < len(frame.picked):
            if len(frame.numbers) > 1:
                frame.many, frame.worth = frame.numbers[:2]
            frame.step += 1
            let_them(table, frame, self.phrase, frame.picked[frame.step - 1])
        else:
            table.done(not is_short, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        verb, _, rest = self.phrase.says(True).partition(" ")
        return f"each {'opponent' if self.whose == OPPOSING else 'player'} {verb}s {rest}"


class AllPlayers(Each):
    """ "All players gain 1 resource"."""

    def says(self, they: bool = False) -> str:
        return f"all players {self.phrase.says(True)}"


class Another(Phrase):
    """Words that another player carries out."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        self.reads(it, this)
        done = self.phrase.hands_on(it, this)
        return Handed(done.full | it, done.short | it)

    def who(self, table: Table, frame: Frame) -> int:
        """The seat of the player; NOBODY without one."""
        raise NotImplementedError

    def step(self, table: Table, frame: Frame) -> None:
        seat = self.who(table, frame) if frame.step == 0 else NOBODY
        if seat == NOBODY:
            table.done(frame.full, frame.many, frame.it, frame.worth)
        elif is_out(table, seat):
            table.done(False, 0, frame.it)
        else:
            frame.step = 1
            let_them(table, frame, self.phrase, seat)


class Forced(Another):
    """ "Force an opponent to ..." (D-18)."""

    def who(self, table: Table, frame: Frame) -> int:
        return table.rival(frame)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0 or table.faces(frame):
            Another.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"force an opponent to {self.phrase.says_of_them()}"


class Made(Forced):
    """The same in fewer words: "force an opponent to remove one of their dice"."""

    def says(self, they: bool = False) -> str:
        return f"force an opponent to {self.phrase.says(True)}"


class They(Another):
    """Words for the opponent of the occasion; `it` is their seat."""

    def reads(self, it: int, this: int) -> None:
        need("they", it, A_SEAT)

    def who(self, table: Table, frame: Frame) -> int:
        return frame.it

    def says(self, they: bool = False) -> str:
        return f"they {self.phrase.says_of_them()}"


class ThatPlayer(Another):
    """ "Have that player draw a card": the owner of an earlier step's card."""

    def reads(self, it: int, this: int) -> None:
        need("that player", it, A_CARD)

    def who(self, table: Table, frame: Frame) -> int:
        return table.setup.owner[frame.it] if frame.it >= 0 else NOBODY

    def says(self, they: bool = False) -> str:
        return f"have that player {self.phrase.says(True)}"


class ThatOpponent(Another):
    """ "That opponent may draw a card": the opponent of earlier words."""

    def who(self, table: Table, frame: Frame) -> int:
        return table.rival(frame)

    def says(self, they: bool = False) -> str:
        return f"that opponent {third_person(self.phrase)}"


class ThatOpponentEither(ThatOpponent):
    """ "That opponent either resolves that die or removes it": the same choice, in other words."""

    def says(self, they: bool = False) -> str:
        phrase = self.phrase
        assert isinstance(phrase, Either)
        return f"that opponent either {third_person(phrase.first)} or {third_person(phrase.second)}"


def third_person(phrase: Phrase) -> str:
    """The words for a player who is named: "removes it", "chooses to either ...", "may draw a card"."""
    said = phrase.says(True)
    if isinstance(phrase, May):
        return said.removeprefix("they ")
    verb, _, rest = said.partition(" ")
    return f"{verb}{'es' if verb.endswith(('ch', 'sh', 'ss')) else 's'} {rest}"


class Unless(Phrase):
    """ "... unless an opponent spends 1 resource": each opponent is asked until one does."""

    def __init__(self, phrase: Phrase, price: int) -> None:
        self.phrase = phrase
        self.price = price

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this)
        return Handed(done.full, done.short | it)

    def step(self, table: Table, frame: Frame) -> None:
        """Ask the next opponent; `picked` holds the opponents asked. A further step means that the words were carried
        out.
        """
        if frame.step > 0:
            table.done(frame.full, frame.many, frame.it)
        elif frame.answer == YES:
            moves.spend(table, frame.picked[-1], self.price)
            table.done(False, 0, frame.it)
        else:
            self._ask_next(table, frame)

    def _ask_next(self, table: Table, frame: Frame) -> None:
        for other in table.opponents(frame.seat):
            if other not in frame.picked and table.resources[other] >= self.price:
                frame.picked += (other,)
                table.put(other, [NO, YES])
                return
        frame.step = 1
        table.push(self.phrase, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == NO

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} unless an opponent spends {counted(str(self.price), 'resource')}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Spend {counted(str(self.price), 'resource')}, or the opponent may {self.phrase.says(True)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


def each_player(phrase: Phrase) -> Phrase:
    return Each(ANYBODY, phrase)


def all_players(phrase: Phrase) -> Phrase:
    """The same for each player in other words: "all players gain"."""
    return AllPlayers(ANYBODY, phrase)


def each_opponent(phrase: Phrase) -> Phrase:
    return Each(OPPOSING, phrase)


def opponent(phrase: Phrase) -> Phrase:
    """The words that force an opponent to act."""
    return Forced(phrase)


def make_opponent(phrase: Phrase) -> Phrase:
    """The same as `opponent`, for texts that don't say "choose"."""
    return Made(phrase)


def they(phrase: Phrase) -> Phrase:
    return They(phrase)


def that_player(phrase: Phrase) -> Phrase:
    return ThatPlayer(phrase)


def that_opponent(phrase: Phrase) -> Phrase:
    return ThatOpponent(phrase)


def that_opponent_either(first: Phrase, second: Phrase) -> Phrase:
    return ThatOpponentEither(Either(first, second))


def unless_paid(price: int, phrase: Phrase) -> Phrase:
    return Unless(phrase, price)
