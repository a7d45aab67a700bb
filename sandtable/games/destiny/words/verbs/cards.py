"""Cards: draw, discard, put back, spot, count."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.discards import discard_by_effect
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_TO_DECK
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import EVENT_CARD, NOTHING
from sandtable.games.destiny.triggers import at_one_moment, begin_interruption, waiting_now
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.asked_prices import AndUpTo
from sandtable.games.destiny.words.joints import And, Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spots, spotted_things
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target, faced


class CanGo(Trait):
    """Silent: a card that may be discarded from play (DST-CAN-01)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return can_go(table, thing)


class Discard(Verb[APiece]):
    """Discard an upgrade or support from play, unless it stays or something else is done instead (DST-RPE-01)."""

    takes = A_PIECE
    hands = KEPT

    def __init__(self, on: Target[APiece]) -> None:
        self.on = on.narrowed(CanGo())

    def deed(self, table: Table, frame: Frame) -> None:
        count, instead = discard_by_effect(table, frame.picked)
        full = self.on.full(table, frame) and count == len(frame.picked)
        table.done(full, count, frame.it)
        if instead:
            begin_interruption(table, instead)

    def says(self, they: bool = False) -> str:
        said = self.on.says(they)
        return f"discard {said}" if " from " in said else f"discard {said} from play"


class DiscardThis(Discard):
    """Discard this card, in the words of later sets: without "from play"."""

    def says(self, they: bool = False) -> str:
        return f"discard {self.on.says(they)}"


class HasCopyInPile(Quality):
    """Silent: a copy of the card lies in a discard pile, of any player (DST-COP-01)."""

    def suits(self, table: Table, card: int) -> bool:
        title = table.setup.prints[card].title
        return any([table.setup.prints[other].title == title for pile in table.discards for other in pile])


class DiscardCopied(Discard):
    """ "Discard a card from play if there is a copy of that card in any discard pile"."""

    def __init__(self, noun: CardNoun) -> None:
        Discard.__init__(self, One(noun.having(HasCopyInPile())))

    def says(self, they: bool = False) -> str:
        return f"{Discard.says(self, they)} if there is a copy of that card in any discard pile"


class DiscardFromIt(DiscardThis):
    """The same for an upgrade; later words point at attached character, also where another card uses these (D-107)."""

    hands = A_CHARACTER

    def __init__(self, on: Target[APiece], where: str = "") -> None:
        Discard.__init__(self, on)
        self.where = where
        """Words behind it: " from play"."""

    def says(self, they: bool = False) -> str:
        return f"{DiscardThis.says(self, they)}{self.where}"

    def deed(self, table: Table, frame: Frame) -> None:
        host = bearer(table, frame.card) if frame.picked else NOTHING
        below = len(table.frames) - 2
        Discard.deed(self, table, frame)
        table.frames[below].it = host


def random_discards(table: Table, frame: Frame, seat: int, count: int) -> tuple[int, ...] | None:
    """Discard random cards of a hand by the words of the top frame; None while their player is asked (DST-ANT-01).

    The frame notes them in `numbers`, behind the wanted number. Return the cards that were discarded.
    """
    if frame.step == 0:
        frame.step = 1
        frame.numbers = (count, *moves.pick_at_random(table, seat, count))
        if anticipated(table, frame, frame.numbers[1:]):
            return None
    cards = still_held(table, frame.numbers[1:])
    mark = waiting_now(table)
    for card in cards:
        moves.discard_from_hand(table, seat, card)
    at_one_moment(table, mark)
    return cards


class DiscardRandom(Phrase):
    """Discard random cards from an opponent's hand (DST-SYM-17, 18)."""

    hands = KEPT

    def __init__(self, amount_: int | Amount) -> None:
        self.amount = amount(amount_)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        value = self.amount.value(table, frame) if frame.step == 0 else frame.numbers[0]
        cards = random_discards(table, frame, table.rival(frame), value)
        if cards is None:
            return
        others = sum(1 for card in cards if table.setup.prints[card].kind != EVENT_CARD)
        table.done(len(cards) >= value, len(cards), frame.it, others)

    def says(self, they: bool = False) -> str:
        said = self.amount.says()
        cards = f"{said} random card{'' if said == '1' else 's'}"
        return f"discard {cards} from an opponent's hand{self.amount.per()}"


class DiscardOwnRandom(Phrase):
    """ "Discard a random card from your hand", for a player who is made to."""

    hands = KEPT

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        cards = random_discards(table, frame, frame.seat, self.count)
        if cards is not None:
            table.done(len(cards) >= self.count, len(cards), frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.hands[frame.seat]) > 0

    def says(self, they: bool = False) -> str:
        cards = "a random card" if self.count == 1 else f"{self.count} random cards"
        return f"discard {cards} from {'their' if they else 'your'} hand"


class Draw(Phrase):
    """Draw cards, as far as the deck goes (DST-DRW-01 to 04)."""

    hands = KEPT

    def __init__(self, amount_: int | Amount) -> None:
        self.amount = amount(amount_)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if self.amount.is_opposing() and not table.faces(frame):
            return
        value = self.amount.value(table, frame)
        drawn = moves.draw(table, frame.seat, value)
        table.done(drawn >= value, drawn, frame.it)

    def says(self, they: bool = False) -> str:
        if self.amount.equal_to():
            return f"draw cards equal to {self.amount.equal_to()}"
        return f"draw {self.amount.cards()}{self.amount.per()}"


class PutOnDeck(Verb[APiece]):
    """Place a card on top of its owner's deck; all players have seen it."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            seat = table.setup.owner[card]
            table.own_discards()[seat] = without(table.discards[seat], card)
            table.own_decks()[seat] = (card, *table.decks[seat])
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_TO_DECK, seat, (card,))
        table.done(len(frame.picked) > 0, len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)} and place it on top of your deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put which card on top of your deck?"


class Spot(Phrase):
    """Spot things: they must be in play on the player's own side (DST-SPT-01 to 04, DST-SPX-01, 02)."""

    hands = KEPT

    def __init__(self, noun: Noun[Any], count: int = 1) -> None:
        self.noun = noun
        self.count = count

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return spots(self.noun, table, frame, self.count)

    def says(self, they: bool = False) -> str:
        return f"spot {some(self.noun, self.count)}"


def some(noun: Noun[Any], count: int) -> str:
    """ "a Blue character", "2 pilots"."""
    return noun.an() if count == 1 else f"{count} {noun.bare(True)}"


class SpotUpTo(Phrase):
    """ "spot up to 2 leaders", "spot any number of troopers": none is allowed; the number is "that many"."""

    hands = KEPT

    def __init__(self, most: int, noun: Noun[Any]) -> None:
        self.most = most
        """The most things; ANY_NUMBER has no limit."""
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, list(range(min(self.most, self._count(table, frame)) + 1))):
                return
        table.done(True, frame.answer, frame.it)

    def _count(self, table: Table, frame: Frame) -> int:
        return len(spotted_things(self.noun, table, frame))

    def as_price_of(self, both: And) -> Phrase:
        return AndUpTo(both)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._count(table, frame) > 0

    def says(self, they: bool = False) -> str:
        count = "any number of" if self.most == ANY_NUMBER else f"up to {self.most}"
        return f"spot {count} {self.noun.bare(True)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Spot how many {self.noun.bare(True)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


ANY_NUMBER: Final = 1_000
"""More than there are things."""


class Count(Phrase):
    """ "Count the number of dice you have showing melee damage": remembered as "that many"."""

    hands = KEPT

    def __init__(self, noun: Noun[Any], words: str) -> None:
        self.noun = noun
        self.words = words

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if faced(table, frame, self.noun):
            table.done(True, len(self.noun.find(table, frame)), frame.it)

    def says(self, they: bool = False) -> str:
        return f"count the number of {self.words}"
