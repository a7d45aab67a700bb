"""The paragraphs of a card (DST-ABL-03): play, special, action, claim, triggered, ongoing, keywords, restrictions."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.state import Frame, Node, Print, Restriction, Table, Triggered
from simulate.games.destiny.terms import (
    AMBUSH_BIT,
    GUARDIAN_BIT,
    INSTEAD_OF_DEFEAT,
    REDEPLOY_BIT,
    WHILE_COST,
    WHILE_HAND_SIZE,
    WHILE_KEYWORD,
)
from simulate.games.destiny.words.joints import Phrase, Sentences, capitalized
from simulate.games.destiny.words.nouns import CharacterNoun
from simulate.games.destiny.words.occasions import Occasion


class Paragraph:
    """One ability of a card: it knows where on the card it belongs and how it reads."""

    def put_on(self, printed: Print) -> None:
        """Make the ability part of the card."""
        raise NotImplementedError

    def says(self) -> str:
        """The paragraph as a reader sees it."""
        raise NotImplementedError


def sentence(phrase: Node) -> str:
    said = capitalized(phrase.says())
    return said if said.endswith(".") else f"{said}."


def one(phrases: tuple[Phrase, ...]) -> Phrase:
    return phrases[0] if len(phrases) == 1 else Sentences(list(phrases))


class Play(Paragraph):
    """What an event does (DST-ABL-05)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.play = self.phrase

    def says(self) -> str:
        return sentence(self.phrase)


class Entering(Paragraph):
    """ "When you play this support, ...": done as the card enters play, without the queue (D-73)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.entering = self.phrase

    def says(self) -> str:
        return f"When you play this support, {self.phrase.says()}."


class Special(Paragraph):
    """Used by resolving the special side of the card's die (DST-ABS-01)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.special = self.phrase

    def says(self) -> str:
        return f"[special] - {sentence(self.phrase)}"


class Action(Paragraph):
    """Used by spending an action (DST-ABA-01, 02)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.actions.append(self.phrase)

    def says(self) -> str:
        return f"Action - {sentence(self.phrase)}"


class Claim(Paragraph):
    """Used by whoever claims the battlefield (DST-ABC-01, 02)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.claim = self.phrase

    def says(self) -> str:
        return f"Claim - {sentence(self.phrase)}"


class Keyword(Paragraph):
    """Ambush, Guardian, Redeploy (section 12)."""

    def __init__(self, bit: int, word: str) -> None:
        self.bit = bit
        self.word = word

    def put_on(self, printed: Print) -> None:
        printed.keywords |= self.bit

    def says(self) -> str:
        return f"{self.word}."


class WhenTriggered(Triggered):
    """An effect that waits for an occasion."""

    def __init__(self, occurrence: int, occasion: Occasion, phrase: Phrase) -> None:
        self.occurrence = occurrence
        self.occasion = occasion
        self.phrase = phrase

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return self.occasion.meets(table, card, seat, it, by, many)

    def rival(self, table: Table, it: int, by: int) -> int:
        return self.occasion.rival(table, it, by)

    def effect(self) -> Node:
        return self.phrase


class TriggeredParagraph(Paragraph):
    """ "After ..., ..." and "Before ..., ..." (DST-ABT-01)."""

    def __init__(self, word: str, occurrence: int, occasion: Occasion, phrase: Phrase) -> None:
        self.word = word
        self.ability = WhenTriggered(occurrence, occasion, phrase)

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        ability = self.ability
        if self.word == "instead":
            return f"Before {ability.occasion.says()}, instead {ability.phrase.says()}."
        return f"{self.word} {ability.occasion.says().replace('would be', 'is')}, {ability.phrase.says()}."


class GivesKeyword(Triggered):
    """An ongoing ability: some characters have a keyword as long as the card is in play (EX-10)."""

    def __init__(self, noun: CharacterNoun, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.noun = noun
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == self.bit and by == seat and table.is_character(it) and self.noun.fits(table, it)


class Have(Paragraph):
    """ "Your non-unique characters have the Guardian keyword." """

    def __init__(self, noun: CharacterNoun, keyword: Keyword) -> None:
        self.noun = noun
        self.keyword = keyword

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(GivesKeyword(self.noun, self.keyword.bit))

    def says(self) -> str:
        return f"{capitalized(self.noun.plural(False))} have the {self.keyword.word} keyword."


class Cheaper(Triggered):
    """While its character has no upgrade, one subtype costs less to attach to it (Padawan)."""

    def __init__(self, subtype: str, less: int) -> None:
        self.occurrence = WHILE_COST
        self.subtype = subtype
        self.less = less

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """`it` is the upgrade, `many` the character it would go on."""
        return many == card and not table.upgrades[card] and self.subtype in table.setup.prints[it].subtypes


class CheaperParagraph(Paragraph):
    def __init__(self, subtype: str, less: int) -> None:
        self.ability = Cheaper(subtype, less)

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return (
            f"While this character does not have an upgrade, the cost to attach a {self.ability.subtype} to it "
            f"is decreased by {self.ability.less}."
        )


class LargerHand(Triggered):
    """An ongoing ability: one more card in the hand size of whoever controls it (DST-DEC-02, EX-23)."""

    def __init__(self) -> None:
        self.occurrence = WHILE_HAND_SIZE


class LargerHandParagraph(Paragraph):
    def put_on(self, printed: Print) -> None:
        printed.triggers.append(LargerHand())

    def says(self) -> str:
        return "Your hand size is increased by 1."


class ColorOnly(Restriction):
    """ "Blue character only": there must be one, and it must be the one (DST-PRE-02, D-96)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def allows(self, table: Table, host: int) -> bool:
        return self.noun.fits(table, host)

    def says(self) -> str:
        return f"{capitalized(self.noun.bare(False))} only."


class MustSpot(Restriction):
    """ "To play, spot a Blue character" (D-95)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def met(self, table: Table, seat: int, card: int) -> bool:
        return any(self.noun.fits(table, character) for character in table.teams[seat])

    def says(self) -> str:
        return f"To play, spot a {self.noun.bare(False)}."


class MoreReadyCharacters(Restriction):
    """ "Play only if you have more ready characters than an opponent." """

    def met(self, table: Table, seat: int, card: int) -> bool:
        return len(self.outdone(table, seat)) > 0

    def outdone(self, table: Table, seat: int) -> list[int]:
        """The opponents of whom it is true."""
        ready = ready_characters(table, seat)
        return [other for other in table.opponents(seat) if ready > ready_characters(table, other)]

    def says(self) -> str:
        return "Play only if you have more ready characters than an opponent."


class ControlBattlefield(Restriction):
    """ "Play only if you control the battlefield" (DST-BF-04)."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        return table.holder == seat

    def says(self) -> str:
        return "Play only if you control the battlefield."


def ready_characters(table: Table, seat: int) -> int:
    return sum(1 for character in table.teams[seat] if not table.exhausted[character])


class Outdone(Phrase):
    """Words about "that opponent": one of those of whom the play restriction was true (DST-MUL-10)."""

    def __init__(self, restriction: MoreReadyCharacters, phrase: Phrase) -> None:
        self.restriction = restriction
        self.phrase = phrase

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            seats = self.restriction.outdone(table, frame.seat)
            if table.setup.seats > 2 and frame.rival < 0 and seats and not table.face_one_of(frame, seats):
                return
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class Only(Paragraph):
    """A play restriction (DST-PRE-01)."""

    def __init__(self, restriction: Restriction) -> None:
        self.restriction = restriction

    def put_on(self, printed: Print) -> None:
        printed.restrictions.append(self.restriction)

    def says(self) -> str:
        return self.restriction.says()


class AttachesAny(Paragraph):
    """ "You can attach any weapon to this character, ignoring play restrictions." """

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def put_on(self, printed: Print) -> None:
        printed.attaches_any = self.subtype

    def says(self) -> str:
        return f"You can attach any {self.subtype} to this character, ignoring play restrictions."


class DeckRule(Paragraph):
    """A rule for building decks; legality.py enforces it, here it is only said."""

    def __init__(self, words: str) -> None:
        self.words = words

    def put_on(self, printed: Print) -> None:
        """Nothing to do in a game."""

    def says(self) -> str:
        return self.words


def play(*phrases: Phrase) -> Paragraph:
    return Play(one(phrases))


def special(*phrases: Phrase) -> Paragraph:
    return Special(one(phrases))


def action(*phrases: Phrase) -> Paragraph:
    return Action(one(phrases))


def claim(*phrases: Phrase) -> Paragraph:
    return Claim(one(phrases))


def after(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    return TriggeredParagraph("After", occasion.after, occasion, one(phrases))


def when_played(*phrases: Phrase) -> Paragraph:
    return Entering(one(phrases))


def if_(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    """ "If ..., do ...", a paragraph of its own: as "after", and no choice (D-73)."""
    return TriggeredParagraph("If", occasion.after, occasion, one(phrases))


def before(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    return TriggeredParagraph("Before", occasion.before, occasion, one(phrases))


def instead_of_defeat(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    """ "Before attached character would be defeated, instead ..." (DST-RPL-01)."""
    return TriggeredParagraph("instead", INSTEAD_OF_DEFEAT, occasion, one(phrases))


def have(noun: CharacterNoun, keyword: Keyword) -> Paragraph:
    return Have(noun, keyword)


def cheaper(subtype: str, less: int) -> Paragraph:
    return CheaperParagraph(subtype, less)


def only(noun: CharacterNoun) -> Paragraph:
    return Only(ColorOnly(noun))


def to_play_spot(noun: CharacterNoun) -> Paragraph:
    return Only(MustSpot(noun))


def attaches_any(subtype: str) -> Paragraph:
    return AttachesAny(subtype)


def of_whom_that_is_so(phrase: Phrase) -> Phrase:
    """ "That opponent" after "more ready characters than an opponent"."""
    return Outdone(HAVING_MORE_READY, phrase)


def deck_rule(words: str) -> Paragraph:
    return DeckRule(words)


AMBUSH: Final = Keyword(AMBUSH_BIT, "Ambush")
GUARDIAN: Final = Keyword(GUARDIAN_BIT, "Guardian")
REDEPLOY: Final = Keyword(REDEPLOY_BIT, "Redeploy")
CONTROL_THE_BATTLEFIELD: Final = Only(ControlBattlefield())
LARGER_HAND: Final = LargerHandParagraph()
HAVING_MORE_READY: Final = MoreReadyCharacters()
MORE_READY_CHARACTERS: Final = Only(HAVING_MORE_READY)
