"""Pointers have types: a card whose words mix up dice, characters, cards and players is refused when it is built."""

from __future__ import annotations

from typing import Final

import pytest

from sandtable.games.destiny.cards import corrected, encoded
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.language import (
    AMBUSH,
    ATTACHED,
    BLANK,
    CARD,
    CHARACTER,
    DIE,
    HAND,
    HAND_EMPTIED,
    IT,
    MELEE,
    OPPOSING_DEFEATED,
    SIDES_OF_THAT_SYMBOL,
    SUPPORT,
    THAT_CHARACTER,
    THAT_DIE,
    THAT_SYMBOL,
    THAT_UPGRADE,
    THIS_CHARACTER,
    UPGRADE,
    AfterRound,
    Deal,
    Defeat,
    Discard,
    DiscardCard,
    Draw,
    Gain,
    Give,
    GiveKeyword,
    Heal,
    If,
    MoveDamage,
    MoveUpgrade,
    PlaceHere,
    Play,
    Ready,
    Remove,
    Reroll,
    Resolve,
    Return,
    RollItsDie,
    Turn,
    a,
    action,
    after,
    deal_value_of,
    every,
    it_shows,
    it_was,
    may,
    play,
    special,
    that_player,
    their_upgrade,
    they,
)
from sandtable.games.destiny.library import _from_facts, printed
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.terms import CHARACTER_CARD, FERAL
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.checking import WrongCard, check
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, A_DIE, NOTHING_YET, UNSAID, in_words

EVENT, UPGRADE_, SUPPORT_, CHARACTER_ = "01157", "01059", "01101", "01010"
"""Take Cover, Lightsaber, Underworld Connections, Darth Vader: a card of each type, given other words."""


def a_card(code: str, *paragraphs: Paragraph) -> Print:
    """The card of a code with these words in place of its own."""
    made = _from_facts(all_cards()[code])
    for paragraph in paragraphs:
        paragraph.put_on(made)
    return made


def refusal(code: str, *paragraphs: Paragraph) -> str:
    with pytest.raises(WrongCard) as refused:
        check(a_card(code, *paragraphs))
    return str(refused.value)


DIE_THEN_CHARACTER: Final = Remove(a(DIE.of_character)).to(Give(2, THAT_CHARACTER))

# mypy refuses a target of a wrong kind as well, which the ignored errors prove: it tells of an ignore without an error
WRONG: Final[dict[str, tuple[str, Paragraph, str]]] = {
    "a die for a character": (
        EVENT,
        play(DIE_THEN_CHARACTER),
        'Take Cover (01157): "that character" needs a character, and the words before it point at a die',
    ),
    "a character for a die": (
        EVENT,
        play(Deal(1, a(CHARACTER)).then(Turn(THAT_DIE))),
        '"that die" needs a die, and the words before it point at a character',
    ),
    "a card for a die": (
        EVENT,
        play(DiscardCard(a(CARD.yours.in_hand)).to(Resolve(IT))),
        '"it" needs a die, and the words before it point at a card that is no character',
    ),
    "a card for a character": (
        EVENT,
        play(Return(a(UPGRADE)).then(Heal(1, THAT_CHARACTER))),
        '"that character" needs a character, and the words before it point at a card that is no character',
    ),
    "a character for an upgrade": (
        EVENT,
        play(Deal(1, a(CHARACTER)).then(Return(THAT_UPGRADE))),
        '"that upgrade" needs a card that is no character, and the words before it point at a character',
    ),
    "a die for the owner of a card": (
        EVENT,
        play(Remove(a(DIE)).to(that_player(Draw(1)))),
        '"that player" needs a card, and the words before it point at a die',
    ),
    "a die whose symbol is that of a character": (
        EVENT,
        play(Deal(1, a(CHARACTER)).then(Remove(every(DIE.opposing.having(THAT_SYMBOL))))),
        '"that symbol" needs a die, and the words before it point at a character',
    ),
    "sides of the symbol of a character": (
        EVENT,
        play(Deal(1, a(CHARACTER)).then(Turn(a(DIE), SIDES_OF_THAT_SYMBOL))),
        '"that symbol" needs a die, and the words before it point at a character',
    ),
    "the dice of a die": (
        EVENT,
        play(Remove(a(DIE)).then(Reroll(a(DIE.of_it)))),
        '"one of its character or upgrade dice" needs a character, and the words before it point at a die',
    ),
    "another character than a die": (
        EVENT,
        play(Remove(a(DIE)).then(Ready(a(CHARACTER.other)))),
        '"another character" needs a card, and the words before it point at a die',
    ),
    "the upgrade of a die": (
        CHARACTER_,
        special(Remove(a(DIE)).then(MoveUpgrade(a(their_upgrade()), THIS_CHARACTER))),
        '"one of their upgrades" needs a character, and the words before it point at a die',
    ),
    "another copy of a die": (
        EVENT,
        play(Remove(a(DIE)).to(Play(a(CARD.yours.in_hand.copies)))),
        '"another copy of that card in your hand" needs a card, and the words before it point at a die',
    ),
    "the die of a die": (
        EVENT,
        play(Remove(a(DIE)).to(RollItsDie())),
        '"roll its die into your pool, if able" needs a card, and the words before it point at a die',
    ),
    "a character kept as a die": (
        UPGRADE_,
        special(Deal(1, a(CHARACTER)).then(PlaceHere())),
        '"place it here" needs a die, and the words before it point at a character',
    ),
    "a condition of a die on a character": (
        EVENT,
        play(Deal(1, a(CHARACTER)), If(it_shows(BLANK), Gain(1))),
        '"that die rolls a blank ([blank])" needs a die, and the words before it point at a character',
    ),
    "a condition of a card on a die": (
        EVENT,
        play(Remove(a(DIE)), If(it_was(CARD.called("vehicle")), Gain(1))),
        '"it was a vehicle card" needs a card, and the words before it point at a die',
    ),
    "a keyword for a die": (
        EVENT,
        play(Remove(a(DIE)).to(GiveKeyword(AMBUSH))),
        '"it" needs a card that is no character, and the words before it point at a die',
    ),
    "nothing to point at": (
        EVENT,
        play(Gain(1), Give(1, THAT_CHARACTER)),
        '"that character" needs a character, and no words before it point at anything',
    ),
    "they, without an opponent who did something": (
        EVENT,
        play(they(Draw(1))),
        '"they" needs a player, and no words before it point at anything',
    ),
    "one of two kinds": (
        EVENT,
        play(Remove(a(DIE)).or_(Deal(1, a(CHARACTER))).then(Give(1, THAT_CHARACTER))),
        '"that character" needs a character, and the words before it point at a die or a character',
    ),
    "a die that may stay behind a choice that is declined": (
        EVENT,
        play(Remove(a(DIE)), may(Deal(1, a(CHARACTER))), Give(1, THAT_CHARACTER)),
        '"that character" needs a character, and the words before it point at a die or a character',
    ),
    "the thing of an occasion": (
        CHARACTER_,
        after(OPPOSING_DEFEATED, Remove(THAT_DIE)),
        '"that die" needs a die, and the words before it point at a character',
    ),
    "the player of an occasion": (
        CHARACTER_,
        after(HAND_EMPTIED, Deal(1, THAT_CHARACTER)),
        '"that character" needs a character, and the words before it point at a player',
    ),
    "a later round": (
        EVENT,
        play(Remove(a(DIE)).about_it(AfterRound(Defeat(THAT_CHARACTER), "it is defeated"))),
        '"that character" needs a character, and the words before it point at a die',
    ),
    "damage to a die": (
        EVENT,
        play(Deal(1, a(DIE))),  # type: ignore[arg-type]
        '"deal 1 damage to a die" acts on a character, and its target is a die',
    ),
    "damage to a support": (
        EVENT,
        play(Deal(1, a(SUPPORT))),  # type: ignore[arg-type]
        '"deal 1 damage to a support" acts on a character, and its target is a card that is no character',
    ),
    "a character that is removed as a die": (
        EVENT,
        play(Remove(a(CHARACTER))),  # type: ignore[arg-type]
        '"remove a character" acts on a die, and its target is a character',
    ),
    "a character that is discarded": (
        EVENT,
        play(Discard(a(CHARACTER))),  # type: ignore[arg-type]
        '"discard a character from play" acts on a card that is no character, and its target is a character',
    ),
    "a die that is readied": (
        EVENT,
        play(Ready(a(DIE))),  # type: ignore[arg-type]
        '"ready a die" acts on a card, and its target is a die',
    ),
    "damage moved from a die": (
        EVENT,
        play(MoveDamage(1, a(DIE), a(CHARACTER))),  # type: ignore[arg-type]
        "acts on a card, and its target is a die",
    ),
    "a hand that is discarded like a card": (
        EVENT,
        play(DiscardCard(a(HAND))),  # type: ignore[arg-type]
        '"discard a player\'s hand" acts on a card that is no character, and its target is a player',
    ),
    "this character on an upgrade": (
        UPGRADE_,
        special(Deal(1, THIS_CHARACTER)),
        '"this character" belongs on a character, and this card is an upgrade',
    ),
    "attached character on a support": (
        SUPPORT_,
        action(Give(1, ATTACHED)),
        '"attached character" belongs on an upgrade or a downgrade, and this card is a support',
    ),
}  # fmt: skip


@pytest.mark.parametrize("mix", WRONG)
def test_a_card_that_mixes_up_kinds_is_refused_with_a_sentence(mix: str) -> None:
    code, paragraph, sentence = WRONG[mix]
    told = refusal(code, paragraph)
    assert sentence in told and told.startswith(f"{all_cards()[code].full_name} ({code}): ")


def test_a_word_that_follows_only_where_the_words_before_were_carried_out_may_point_at_their_thing() -> None:
    """Without "then" the die would still be there where no damage was dealt."""
    check(a_card(EVENT, play(Remove(a(DIE)).to(Deal(1, a(CHARACTER)).then(Give(1, THAT_CHARACTER))))))
    sentences = play(Remove(a(DIE)), Deal(1, a(CHARACTER)), Give(1, THAT_CHARACTER))
    assert "a die or a character" in refusal(EVENT, sentences)


def test_words_that_read_an_amount_from_a_die_still_point_at_it() -> None:
    check(a_card(EVENT, play(deal_value_of(a(DIE), a(CHARACTER)).then(Remove(THAT_DIE)))))
    assert "a die" in refusal(EVENT, play(deal_value_of(a(DIE), a(CHARACTER)).then(Give(1, THAT_CHARACTER))))


@pytest.mark.parametrize("texts", TextSet)
def test_every_encoded_card_fits_together(texts: TextSet) -> None:
    cards = encoded() if texts is TextSet.RULES_1_1 else corrected(texts)
    assert [printed(code, texts).code for code in cards] == list(cards)


def test_the_sentences_of_symbols_fit_together() -> None:
    sentences = [*SYMBOLS.sentences, *SYMBOLS.piercing]
    found = [each.hands_on(NOTHING_YET, CHARACTER_CARD) for each in sentences if isinstance(each, Phrase)]
    assert len(found) > 8


def test_a_word_that_does_not_say_what_it_points_at_is_refused() -> None:
    word = Gain(1)
    assert word.hands_on(A_DIE, CHARACTER_CARD).full == A_DIE
    word.hands = UNSAID
    assert '"gain 1 resource" does not say what it points at for later words' in refusal(EVENT, play(word))


def test_a_side_of_a_die_that_nobody_can_resolve_is_refused() -> None:
    card = a_card(CHARACTER_)
    check(card)
    card.symbols = [MELEE, FERAL]
    with pytest.raises(WrongCard, match=r"Darth Vader.* don't know yet what a feral side of a die does"):
        check(card)


def test_kinds_are_named_in_words() -> None:
    assert [in_words(kinds) for kinds in (A_DIE, A_CARD, A_CHARACTER | A_DIE | NOTHING_YET, NOTHING_YET)] == [
        "a die",
        "a card",
        "a die or a character",
        "nothing",
    ]
