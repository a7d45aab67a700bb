"""More words about hands and decks: a discarded or revealed top card, random cards, cards of the same cost."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.battlefields import numbers_of
from sandtable.games.destiny.words.conditions import ItWas
from sandtable.games.destiny.words.joints import Condition, Phrase, Sentences
from sandtable.games.destiny.words.named_symbol import A_NUMBER, NameNumber, named
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.seen import OneFromIt, Those, just_seen
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, ADie, APiece, need
from sandtable.games.destiny.words.targets.counted import PrintedCost
from sandtable.games.destiny.words.targets.picked import UpTo
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.decks import DiscardTop, PutBack
from sandtable.games.destiny.words.verbs.hands import LookAtRandom


class DiscardTopCard(DiscardTop):
    """ "Discard the top card of any deck": later words point at the card."""

    hands = A_PIECE

    def deed(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.picked[0]][:1] if frame.picked else ()
        for card in top:
            moves.discard_from_deck(table, frame.picked[0], card)
        table.done(len(top) > 0, len(top), top[0] if top else NOTHING)


class UpToItsCost(UpTo[ADie]):
    """ "Any number of dice up to the cost of that card" (DST-CHT-07, D-118)."""

    def reads(self, it: int, this: int) -> None:
        need("the cost of that card", it, A_PIECE)
        UpTo.reads(self, it, this)

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return UpToItsCost(self.most, Narrowed(self.noun, trait), self.are_different)

    def says(self, they: bool = False) -> str:
        return f"any number of {self.noun.plural(they)} up to the cost of that card"


class RevealTopCard(Phrase):
    """ "Reveal the top card of your deck": all players see it, it stays there, and later words point at it."""

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.seat][:1]
        for card in top:
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, frame.seat, (card,))
        if top:
            happened(table, AFTER_REVEALED, frame.seat, frame.seat, FROM_DECK)
        table.done(len(top) > 0, len(top), top[0] if top else NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def says(self, they: bool = False) -> str:
        return f"reveal the top card of {'their' if they else 'your'} deck"


class CardItIs(ItWas):
    """ "It is a villain card": the card of an earlier step, wherever it lies."""

    def says(self) -> str:
        return f"it is {self.noun.an()}"


class LookAtRandomIn(LookAtRandom):
    """ "Look at 2 random cards in an opponent's hand"."""

    def says(self, they: bool = False) -> str:
        return f"look at {self.count} random cards in an opponent's hand"


class ShareNoColor(Condition):
    """ "Those cards do not share a color": the cards that were just seen."""

    def holds(self, table: Table, frame: Frame) -> bool:
        colors = [table.setup.prints[card].color for card in just_seen(table, frame)]
        return len(set(colors)) == len(colors)

    def says(self) -> str:
        return "those cards do not share a color"


class OneOfThem(Those):
    """ "One of them"."""

    def singular(self, they: bool) -> str:
        return "one of them"


class PutBackOnYours(PutBack):
    """ "Place them on the top or bottom of your deck in any order"."""

    def says(self, they: bool = False) -> str:
        return "place them on the top or bottom of your deck in any order"


class NameCost(NameNumber):
    """ "Choose a number. Then ...", for words about costs: the highest cost of this game is offered as well."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return numbers_of(table)


class OfChosenCost(OneFromIt):
    """ "A card from it that costs the chosen number" (D-118)."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        number = named(table, A_NUMBER)
        return [card for card in just_seen(table, frame) if full_cost(table, card) == number]

    def singular(self, they: bool) -> str:
        return "a card from it that costs the chosen number"


class OfSameCostInTheirHand(Noun[APiece]):
    """ "A card of your choice from that opponent's hand with the same cost" as that of an earlier step's card."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        if frame.it == NOTHING:
            return []
        cost = full_cost(table, frame.it)
        return [card for card in table.hands[table.rival(frame)] if full_cost(table, card) == cost]

    def reads(self, it: int, this: int) -> None:
        need("the same cost", it, A_PIECE)

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def is_of_cards(self) -> bool:
        return True

    def bare(self, plural: bool) -> str:
        return "cards" if plural else "card"

    def singular(self, they: bool) -> str:
        return "a card of your choice from that opponent's hand with the same cost"

    def plural(self, they: bool) -> str:
        return "cards of your choice from that opponent's hand with the same cost"


def up_to_its_cost(noun: Noun[ADie]) -> Target[ADie]:
    return UpToItsCost(PrintedCost(), noun)


def card_it_is(noun: CardNoun) -> Condition:
    return CardItIs(noun)


def name_cost(*goals: Phrase) -> Phrase:
    """ "Choose a number. (Words about cards of this cost)"; of several sentences each is carried out (D-92)."""
    return NameCost(goals[0] if len(goals) == 1 else Sentences(list(goals)), False)


def name_cost_then(goal: Phrase) -> Phrase:
    """ "Choose a number. Then (words about cards of this cost)"."""
    return NameCost(goal, True)


ONE_OF_THEM: Final = OneOfThem()
SHARE_NO_COLOR: Final = ShareNoColor()
OF_CHOSEN_COST: Final = OfChosenCost()
SAME_COST_IN_THEIR_HAND: Final = OfSameCostInTheirHand()
