"""Texts that are read backwards: the words that come out, and what is named where the language has none."""

from __future__ import annotations

import json

import pytest

from sandtable.compiled import ROOT
from sandtable.games.destiny.cards import encoded, paragraphs
from sandtable.games.destiny.drafting import CardDraft, Verdict, draft
from sandtable.games.destiny.drafting.sources import shape
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.language import DIE, resolving_one_of, value_of
from sandtable.games.destiny.text import rules_text
from sandtable.games.destiny.text_sets import TextSet, latest

EVENT, UPGRADE, SUPPORT, CHARACTER = "01157", "01041", "01101", "01038"
"""Cards of these types; their own texts don't matter here."""
SETS = ROOT.parent / "shared" / "data" / "swdestinydb" / "set"


def read(code: str, text: str) -> CardDraft:
    return draft(all_cards()[code], text)


@pytest.mark.parametrize(
    ("code", "text", "sources"),
    [
        (EVENT, "Remove one of your Red dice.", ["play(Remove(a(DIE.yours.red)))"]),
        (
            EVENT,
            "Ambush.\nSpot a Blue character to deal 3 damage to a character. Then you may draw 2 cards.",
            ["AMBUSH", "play(Spot(CHARACTER.blue.yours).to(Deal(3, a(CHARACTER))).then(may(Draw(2))))"],
        ),
        (EVENT, "Gain 1 resource. Draw a card.", ["play(Gain(1), Draw(1))"]),
        (
            EVENT,
            "Force an opponent to choose and remove one of their dice.",
            ["play(opponent(Remove(a(DIE.yours))))"],
        ),
        (
            UPGRADE,
            "Blue character only. Redeploy.\n<b>[special]</b> - Reroll this die or one of your other dice.",
            [
                "only(CHARACTER.blue)",
                "REDEPLOY",
                "special(Reroll(RESOLVING_DIE).or_(Reroll(a(DIE.yours.other))))",
            ],
        ),
        (SUPPORT, "Power Action - Draw a card.", ["power_action(Draw(1))"]),
        (SUPPORT, "Action - Exhaust this support to gain 2 resources.", ["action(Exhaust(THIS_SUPPORT).to(Gain(2)))"]),
        (
            CHARACTER,
            "After you activate this character, you may exhaust a support and give this character 1 shield.",
            ["after(ACTIVATED, may(Exhaust(a(SUPPORT)).and_(Give(1, THIS_CHARACTER))))"],
        ),
        (
            CHARACTER,
            "After you activate this character, you may reroll a die. Then deal 1 damage to a character.",
            ["after(ACTIVATED, may(Reroll(a(DIE)).then(Deal(1, a(CHARACTER)))))"],
        ),
        (SUPPORT, "Power Action - Take all resources from this support.", ["power_action(TakeAllFrom(THIS_SUPPORT))"]),
        (EVENT, "Remove all shields from a support.", ["play(RemoveAllTokens(SHIELDS, a(SUPPORT)))"]),
        (
            CHARACTER,
            "After you resolve a die showing a cost, deal 1 indirect damage to an opponent.",
            ["after(YOU_RESOLVED_A_COST, DealIndirect(1, AN_OPPONENT))"],
        ),
        (
            SUPPORT,
            "Claim - Each opponent discards the top 4 cards of their deck.",
            ["claim(each_opponent(DiscardTop(4, a(DECK.yours))))"],
        ),
    ],
)
def test_a_text_of_known_words_is_read(code: str, text: str, sources: list[str]) -> None:
    found = read(code, text)
    assert (list(found.sources), found.missing, found.verdict) == (sources, (), Verdict.ACCEPTED)


def test_a_text_with_two_meanings_is_left_to_a_person() -> None:
    found = read(EVENT, "Discard a card from your hand or spend 1 resource to draw a card.")
    assert found.verdict is Verdict.AMBIGUOUS


def test_what_a_resolved_die_shows_no_more_is_left_to_a_person() -> None:
    found = read(CHARACTER, "After you resolve a die showing a value of 2, draw a card.")
    assert (found.verdict, found.sources) == (Verdict.INCOMPLETE, ())
    with pytest.raises(ValueError, match="shows its value and cost no more"):
        resolving_one_of(DIE.having(value_of(2)))


def test_it_in_a_replacement_is_left_to_a_person() -> None:
    """ "It" is a die that shows a blank, which the words don't say again (18087)."""
    found = read(
        UPGRADE,
        "After you play this upgrade, reroll a die showing a blank, or turn it to any side instead "
        "if this upgrade is on Rey.",
    )
    assert found.verdict is Verdict.INCOMPLETE


def test_a_text_that_our_words_say_otherwise_is_left_to_a_person() -> None:
    found = read(EVENT, "Remove an opponent's die (choose well).")
    assert (found.verdict, found.sources) == (Verdict.OTHER_WORDING, ("play(Remove(a(DIE.opposing)))",))


@pytest.mark.parametrize(
    ("code", "text", "missing"),
    [
        (EVENT, "Remove a sleepy die.", ("noun: die, another filter",)),
        (EVENT, "Remove a die matching a card.", ("noun: die, matching",)),
        (EVENT, "Shuffle your shoes.", ("verb: shuffle",)),
        (CHARACTER, "After you hum a song, draw a card.", ("occasion: other",)),
        (CHARACTER, "Your cards cannot be lost.", ("ongoing: cannot",)),
        (SUPPORT, "Power Action - Use a power action.", ("uses of Power Actions", "verb: use")),
    ],
)
def test_missing_words_and_mechanics_are_named(code: str, text: str, missing: tuple[str, ...]) -> None:
    found = read(code, text)
    assert (found.missing, found.verdict) == (missing, Verdict.INCOMPLETE)


@pytest.mark.parametrize(
    ("code", "text", "missing"),
    [
        (EVENT, "Remove a character die. Then give that character 2 shields.", "that character after another thing"),
        (EVENT, "Deal 1 damage to a character. Then remove that die.", "that die after another thing"),
        (EVENT, "Remove a die to give another character 1 shield.", "another character after another thing"),
        (UPGRADE, "After you activate this character, draw a card.", "this character on another card"),
    ],
)
def test_a_pointer_at_another_kind_of_thing_is_never_accepted(code: str, text: str, missing: str) -> None:
    """The text says it, but the words would act on the card that has the number of the die."""
    found = read(code, text)
    assert (found.missing, found.verdict) == ((f"pointer: {missing}",), Verdict.INCOMPLETE)


def test_a_pointer_at_a_thing_of_its_kind_is_read() -> None:
    found = read(EVENT, "Turn one of your dice to any side. Then you may resolve that die.")
    assert found.verdict is Verdict.ACCEPTED
    found = read(EVENT, "Deal 1 damage to a character. Then give that character 2 shields.")
    assert found.verdict is Verdict.ACCEPTED


def test_mechanics_are_told_by_the_facts_as_well() -> None:
    two_sided = next(card for card in all_cards().values() if card.is_flip_card)
    assert "flipping" in draft(two_sided, "Draw a card.").missing


def test_plots_are_read_like_other_cards() -> None:
    plot = next(card for card in all_cards().values() if card.type == "plot")
    for text in ("After setup, give a character 1 shield.", "You start the game with 1 additional resource."):
        assert draft(plot, text).verdict is Verdict.ACCEPTED, text
    found = draft(plot, "Action - Exhaust this plot to draw a card.\nAction - Set this plot aside to draw a card.")
    assert found.verdict is Verdict.ACCEPTED


def test_no_word_of_a_text_gets_into_a_draft() -> None:
    words = ["wibbly", "hobgoblins", "frumiously", "outgrabe", "mimsy", "borogoves"]
    texts = (f"{' '.join(words)}.", f"After {words[0]} {words[1]}, remove a {words[2]} die to {words[3]} {words[4]}.")
    for code in (EVENT, UPGRADE, SUPPORT, CHARACTER):
        for text in texts:
            told = repr(read(code, text))
            assert not [word for word in words if word in told]


def test_a_card_that_a_text_plays_may_be_kept_where_rules_v24_say_so() -> None:
    """D-710: a text of Awakenings asks by the rules of the game, one of a later set never makes a person play."""
    says = "Play a Red upgrade from your discard pile, decreasing its cost by 1."
    assert "Play(one_to_play(" in read("01109", says).sources[0]
    assert "Play(one_or_none(" in read("02121", says).sources[0]
    assert read("01109", says).verdict is read("02121", says).verdict is Verdict.ACCEPTED


def test_what_cards_say_is_read_as_it_was_written() -> None:
    """The encoded cards with every fourth number, from the text that our own words make. What drafts can't say yet, a
    person writes: 42 % of the cards must be read, and what is read must be right. A new card leaves the others in it.
    """
    codes = [code for code in encoded() if int(code[:5]) % 4 == 0]
    drafts = [read(code, rules_text(code) or "") for code in codes]
    accepted = [each for each in drafts if each.verdict is Verdict.ACCEPTED]
    alike = [each for each in accepted if shape(each.words) == shape(encoded()[each.code])]
    assert len(accepted) >= 0.42 * len(codes)
    assert len(alike) >= 0.97 * len(accepted)


@pytest.mark.outside_data
@pytest.mark.skipif(not SETS.exists(), reason="the published texts are not part of the project")
def test_accepted_drafts_of_published_texts_agree_with_hand_written_cards() -> None:
    texts = {entry["code"]: entry.get("text") or "" for entry in json.loads((SETS / "AW.json").read_text("utf-8"))}
    drafts = [read(code, texts[code]) for code in list(texts)[::2]]
    accepted = [each for each in drafts if each.verdict is Verdict.ACCEPTED]
    written = {each.code: paragraphs(each.code, latest(TextSet)) for each in accepted}
    alike = [each for each in accepted if shape(each.words) == shape(written[each.code])]
    assert len(accepted) >= 50
    assert len(alike) >= 0.97 * len(accepted)
