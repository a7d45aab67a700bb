"""A card is named, and copies of it are set aside from an opponent's deck or hand (DST-SRH-01, 04, D-352)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.anticipating import anticipated
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_NAMED, TOLD_SHOW, TOLD_SHUFFLE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, NOBODY, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look


def titles_of_opponents(table: Table, seat: int) -> list[str]:
    """The titles in the deck lists of a seat's opponents, which are open, with what was brought set aside."""
    return sorted({table.setup.prints[card].title for card in cards_of_opponents(table, seat)})


def cards_of_opponents(table: Table, seat: int) -> list[int]:
    """The cards that can ever be in the decks of a seat's opponents."""
    others = table.opponents(seat)
    listed = [card for other in others for card in table.setup.decks[other]]
    return listed + [card for card in table.setup.aside if table.setup.owner[card] in others]


class SearchForNamed(Phrase):
    """Search an opponent's deck for a copy of the card that was named, set it aside, and shuffle the deck.

    `numbers` holds the place of its title among those of the opponents' decks. The player need not find one.
    """

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        owner = table.rival(frame)
        if frame.step == 0:
            frame.step = 1
            look(table, frame.seat, table.decks[owner])
            table.put(frame.seat, [STOP, *self._copies(table, frame, owner)])
            return
        card = frame.answer
        if card != STOP:
            moves.set_aside(table, card)
        for other in table.decks[owner]:
            moves.forget(table, other, NOBODY)
        moves.shuffle_deck(table, owner)
        if table.telling:
            table.tell(TOLD_SHUFFLE, owner)
        table.done(card != STOP, 0 if card == STOP else 1, NOTHING if card == STOP else card)

    def _copies(self, table: Table, frame: Frame, owner: int) -> list[int]:
        """The first card of each print with the title."""
        titles = titles_of_opponents(table, frame.seat)
        found: list[int] = []
        if frame.numbers[0] < len(titles):
            title, prints = titles[frame.numbers[0]], table.setup.prints
            for card in table.decks[owner]:
                if prints[card].title == title and not any([prints[other] is prints[card] for other in found]):
                    found.append(card)
        return found

    def names_cards(self) -> bool:
        return True

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        return "search an opponent's deck for a copy of the named card and set that card aside. Shuffle that deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Set which copy of the named card aside?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else CARD.name(table, option)


class StripOfNamed(Phrase):
    """Reveal an opponent's hand and set each copy of the named card aside; `numbers` as for a search."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        owner = table.rival(frame)
        if frame.step == 0:
            frame.step = 1
            if anticipated(table, frame, table.hands[owner]):
                return
        hand = table.hands[owner]
        for card in hand:
            moves.show_to_all(table, card)
        if table.telling and hand:
            table.tell(TOLD_SHOW, owner, hand)
        if hand:
            happened(table, AFTER_REVEALED, owner, frame.seat)
        titles = titles_of_opponents(table, frame.seat)
        named = titles[frame.numbers[0]] if frame.numbers[0] < len(titles) else ""
        found = [card for card in hand if table.setup.prints[card].title == named]
        for card in found:
            moves.set_aside(table, card)
        table.done(len(found) > 0, len(found), frame.it)

    def says(self, they: bool = False) -> str:
        return "reveal an opponent's hand and set each copy of the named card from it aside"


class NameCard(Phrase):
    """ "Name a card. Then ...": a title of an opponent's deck, or any other one, of which there is no copy."""

    hands = KEPT

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, list(range(len(titles_of_opponents(table, frame.seat)) + 1)))
        elif frame.step == 1:
            frame.step = 2
            named = frame.answer
            if table.telling:
                table.tell(TOLD_NAMED, frame.seat, self._named(table, frame.seat, named))
            table.push(self.phrase, frame).numbers = (named,)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def _named(self, table: Table, seat: int, named: int) -> tuple[int, ...]:
        """A card with the title that was named, for the log; none where no opponent has one."""
        titles = titles_of_opponents(table, seat)
        for card in cards_of_opponents(table, seat):
            if named < len(titles) and table.setup.prints[card].title == titles[named]:
                return (card,)
        return ()

    def says(self, they: bool = False) -> str:
        return f"name a card. Then {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Name a card"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        titles = titles_of_opponents(table, frame.seat)
        return titles[option] if option < len(titles) else "a card of no opponent's deck"


def name_to_search() -> Phrase:
    """ "Name a card. Then search an opponent's deck for a copy of the named card and set that card aside"."""
    return NameCard(SearchForNamed())


def name_to_strip() -> Phrase:
    """ "Name a card. Then reveal an opponent's hand and set each copy of the named card from it aside"."""
    return NameCard(StripOfNamed())
