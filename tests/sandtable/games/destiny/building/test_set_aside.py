"""Cards that are set aside beside a deck: which texts call for them, and for how many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from sandtable.games.destiny import legality
from sandtable.games.destiny.deck_rules import DECK_RULES, brought_by
from sandtable.games.destiny.decklist import DeckList, format_of
from sandtable.games.destiny.facts import all_cards, card, prints_of
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.set_aside import BROUGHT_BY
from tests.sandtable.games.destiny.building.lists import INF, ROOMY, a_list, broken, points, told
from tests.support import rule

PYKE, COAXIUM, CHIRPA, WARRIOR, HUT = "12040", "12139", "11093", "11095", "11105"
ORDER_66, EXECUTE, MASTERY, APHRA, MARAUDER = "11015", "11027", "09114", "15087", "09142"
DOOKU, LUKE, NEUTRAL = "01009", "01035", "05065"


def aside(
    *team: tuple[str, int],
    plot: str = "",
    cards: Mapping[str, int] | None = None,
    beside: Mapping[str, int] | None = None,
) -> DeckList:
    """A list of this team with cards beside the deck, in a format with points enough."""
    return a_list(*team, plots=[plot] if plot else [], cards=cards, set_aside=beside, format=ROOMY)


@rule("DST-ASD-03", "D-300")
def test_coaxium_heist_needs_its_pyke_sentinel() -> None:
    assert broken(aside((NEUTRAL, 1), plot=COAXIUM, beside={"12040": 1})) == set()
    assert broken(aside((NEUTRAL, 1), plot=COAXIUM)) == {"DST-GEN-01"}
    assert broken(aside((NEUTRAL, 1), plot=COAXIUM, beside={"12040": 2})) == {"DST-ASD-03"}
    assert broken(aside((NEUTRAL, 1), beside={"12040": 1})) == {"DST-ASD-03"}


@rule("EX-145", "DST-ASD-03", "DST-ASD-10")
def test_chief_chirpa_brings_a_warrior_who_costs_and_asks_nothing() -> None:
    """The Warrior is a hero of 4 points; Chirpa's team has 30 without him."""
    full = a_list((CHIRPA, 1), ("01046", 1), ("05047", 1), set_aside={WARRIOR: 1})
    assert points(full) == points(replace(full, set_aside=()))
    assert broken(full) == set()
    assert broken(aside((CHIRPA, 1), beside={"11095": 2})) == {"DST-ASD-03"}


@rule("EX-146", "DST-ASD-03", "DST-DKB-04")
def test_order_66_brings_four_copies_beside_thirty_cards() -> None:
    four = aside((DOOKU, 1), plot=ORDER_66, beside={"11027": 4})
    assert (four.size, broken(four)) == (30, set())
    five = told(aside((DOOKU, 1), plot=ORDER_66, beside={"11027": 5}))
    assert [(each.rule, each.measured, each.allowed, each.cards) for each in five] == [("DST-ASD-03", 5, 4, (EXECUTE,))]


@rule("D-300", "D-236")
def test_texts_that_are_used_again_set_no_limit_and_others_add_up() -> None:
    assert broken(aside((CHIRPA, 1), cards={HUT: 1}, beside={"11095": 9})) == set(), "the Hut can be used every round"
    both = aside((CHIRPA, 1), plot="15071", beside={"11095": 5})
    assert broken(both) == set(), "one by Chirpa, four by Sound the Horn"
    assert broken(replace(both, set_aside=((WARRIOR, 6),))) == {"DST-ASD-03"}


@rule("D-299", "D-300")
def test_each_copy_of_a_card_brings_its_own() -> None:
    one = {"15006": 1}
    assert broken(aside((DOOKU, 1), cards=one, beside={"11004": 1})) == set()
    assert broken(aside((DOOKU, 1), cards=one, beside={"11004": 2})) == {"DST-ASD-03"}
    assert broken(aside((DOOKU, 1), cards={"15006": 2}, beside={"11004": 2})) == set()


@rule("DST-ASD-03", "DST-DKB-07")
def test_lightsaber_mastery_brings_two_different_moves_of_any_side() -> None:
    moves = [
        code
        for code, each in all_cards().items()
        if each.type == "event" and "move" in each.subtypes and each.reprint_of is None and not INF.bans(code)
    ]
    one, two, three = moves[:3]
    deck = a_list((LUKE, 1), plots=[MASTERY])
    assert broken(replace(deck, set_aside=((one, 1), (two, 1)))) == set()
    assert broken(replace(deck, set_aside=((one, 1), (two, 1), (three, 1)))) == {"DST-ASD-03"}
    assert broken(replace(deck, set_aside=((one, 2),))) == {"DST-ASD-03"}, "two of the same"
    villain = next(code for code in moves if card(code).affiliation == "villain")
    assert broken(replace(deck, set_aside=((villain, 1),))) == set()
    assert broken(replace(deck, set_aside=(("01153", 1),))) == {"DST-ASD-03"}, "Block is no move"


@rule("DST-ASD-03", "DST-DKB-07")
def test_doctor_aphra_brings_six_droids_that_are_no_characters() -> None:
    droids = [
        code
        for code, each in all_cards().items()
        if "droid" in each.subtypes and each.type in ("support", "upgrade") and not each.reprint_of
    ]
    deck = a_list((APHRA, 1))
    assert broken(replace(deck, set_aside=tuple((code, 2) for code in droids[:3]))) == set()
    assert broken(replace(deck, set_aside=tuple((code, 2) for code in droids[:4]))) == {"DST-ASD-03"}
    assert broken(replace(deck, set_aside=(("05009", 1),))) == {"DST-ASD-03"}, "a Battle Droid is a character"


@rule("DST-ASD-03")
@pytest.mark.parametrize(
    ("owner", "brought", "most"),
    [
        ("702015", "702016A", 3),
        ("701003", "701003", 1),
        ("15045", "12065", 1),
        ("14063", "11004", 1),
        ("15002", "01082", 2),
    ],
)
def test_named_cards(owner: str, brought: str, most: int) -> None:
    """332nd Clone Troopers, a second Sith Cultist, Jedi Trials, a Nightsister Zombie, Feel Your Anger."""
    kind = card(owner).type
    team = [("01035", 1)] if kind == "event" or card(owner).affiliation == "hero" else [(DOOKU, 1)]
    deck = a_list(
        *team,
        *([(owner, 1)] if kind == "character" else []),
        plots=[owner] if kind == "plot" else [],
        cards={owner: 1} if kind == "event" else {},
        format=ROOMY,
    )
    assert broken(replace(deck, set_aside=((brought, most),))) == set()
    assert broken(replace(deck, set_aside=((brought, most + 1),))) == {"DST-ASD-03"}


@rule("DST-ASD-03", "DST-PLT-11")
def test_only_an_elite_sweeper_droid_brings_a_second() -> None:
    elite = a_list(("01003", 1), plots=["13004A"], plot_dice={"13004A": 2}, set_aside={"13004A": 1})
    assert broken(elite) == set()
    assert broken(replace(elite, plot_dice=())) == {"DST-ASD-03"}


@rule("D-300", "DST-DBL-01")
def test_a_text_on_the_other_side_counts() -> None:
    """Leia Organa shuffles events into the deck when she turns up; a list may begin with the plot on her back."""
    motivate = {"07079": 2}
    assert broken(a_list(("701044A", 1), set_aside=motivate)) == set()
    assert broken(a_list((LUKE, 1), plots=["701044B"], set_aside=motivate)) == set()
    assert broken(a_list((LUKE, 1), set_aside=motivate)) == {"DST-ASD-03"}


@rule("DST-ASD-03")
def test_kamino_calls_for_troopers_of_the_team_s_side() -> None:
    """Kamino Cloning Facility is banned in newer formats; the list is Infinite."""
    facility = {"14072": 1}
    heroes = a_list(("01030", 1), cards=facility, set_aside={"05038": 1})
    assert broken(heroes) == set()
    assert broken(replace(heroes, set_aside=(("01002", 1),))) == {"DST-ASD-03"}, "a villain"
    assert broken(replace(heroes, set_aside=(("07074", 1),))) == {"DST-ASD-03"}, "Rex is unique"


@rule("DST-ASD-05", "D-301", "DST-DKB-11")
def test_a_text_that_switches_battlefields_brings_none() -> None:
    deck = a_list(("01001", 1), cards={"11131": 1})
    assert broken(deck) == set()
    assert broken(replace(deck, set_aside=(("01167", 1),))) == {"DST-ASD-03"}
    assert broken(replace(deck, battlefields=("01166", "01167"))) == {"DST-CUS-16"}


@rule("DST-ASD-02", "D-236")
def test_dice_are_not_listed() -> None:
    """Captain Phasma rolls set-aside Stormtrooper dice; the cards themselves are not brought."""
    assert broken(a_list(("09018", 1))) == set()
    assert broken(a_list(("09018", 1), set_aside={"09020": 2})) == {"DST-ASD-03"}


@rule("DST-DKB-08")
def test_what_is_set_aside_is_legal_in_the_format() -> None:
    deck = a_list((CHIRPA, 1), set_aside={WARRIOR: 1}, battlefields=["11158"], format=get_format("STD"))
    assert broken(deck) == set()
    banned = replace(get_format("STD"), banned=frozenset({WARRIOR}))
    assert broken(replace(deck, format=banned)) == {"FORMAT-BANNED"}
    without = replace(get_format("STD"), sets=frozenset({"SoH"}))
    tpg = a_list((APHRA, 1), set_aside={"02005": 1}, format=without)
    assert "FORMAT-SETS" in broken(tpg)


@rule("DST-FMT-04")
def test_the_restricted_list_is_about_what_is_used() -> None:
    """The Ewok Warrior is restricted in Standard; set aside he is in none of the places that the rule names."""
    std = get_format("STD")
    assert std.restricts(WARRIOR) and std.restricts("11043")
    deck = a_list((CHIRPA, 1), set_aside={WARRIOR: 1}, cards={"11094": 0}, battlefields=["12157"], format=std, size=30)
    assert std.restricts("12157")
    assert broken(replace(deck, cards=tuple(each for each in deck.cards if each[1]))) == set()


def test_facts_name_known_cards_and_no_reprint() -> None:
    """A text stands with the first print; the others find it there."""
    named = {*DECK_RULES, *BROUGHT_BY}
    called = {code for texts in BROUGHT_BY.values() for text in texts for code in text.what.codes}
    assert named | called <= set(all_cards())
    assert {code for code in named if card(code).reprint_of} == set()
    assert brought_by(WARRIOR) == ()


@pytest.mark.parametrize("code", sorted(BROUGHT_BY))
def test_every_text_calls_for_some_card(code: str) -> None:
    team = [(code, 2)] if card(code).type == "character" else [("01002", 1)]
    plot = [code] if card(code).type == "plot" else []
    deck = a_list(
        *team,
        plots=plot,
        plot_dice=dict.fromkeys(plot, 2),
        cards={} if team[0][0] == code or plot else {code: 1},
        format=replace(ROOMY, sets=None),
    )
    called = legality.called_for(deck, format_of(deck))
    assert called and all(each.cards for each in called)
    assert all(set(prints_of(each.code)) for call in called for each in call.cards)
