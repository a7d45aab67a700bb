"""Divide two cards of an opponent's deck between the discard pile and the hand."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_INTO_HAND
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.joints import Phrase, Sentences
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.seen import just_seen
from sandtable.games.destiny.words.pointing import KEPT


class DiscardOneAddOther(Phrase):
    """ "Discard one of those cards and add the other card to that opponent's hand", of a deck that was looked at.

    One card alone is discarded. Who has looked at the other one knows it in the hand (D-97).
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            seen = list(just_seen(table, frame))
            if not seen:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, seen):
                return
        others = [card for card in just_seen(table, frame) if card != frame.answer]
        owner = table.setup.owner[frame.answer]
        table.done(True, 1, frame.it)
        moves.discard_from_deck(table, owner, frame.answer)
        moves.forget(table, frame.answer, NOBODY)
        for card in others:
            table.own_decks()[owner] = without(table.decks[owner], card)
            table.own_hands()[owner] += (card,)
            moves.forget(table, card, frame.seat)
            if table.telling:
                table.tell(TOLD_INTO_HAND, owner, (card,), frame.seat)

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "discard one of those cards and add the other card to that opponent's hand"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which of these cards?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)


def in_sentences(*phrases: Phrase) -> Phrase:
    """Sentences of which each is carried out as far as possible, under one "you may" (D-92)."""
    return Sentences(list(phrases))
