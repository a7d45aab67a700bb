"""Cards that change how decks are built: what they let in, how much of it, and what they ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.engine.problem import Problem
from sandtable.games.destiny import legality
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import all_cards, card, prints_of
from sandtable.games.destiny.formats import Format, get_format
from sandtable.games.destiny.legality import problems
from tests.sandtable.games.destiny.test_legality import ANYTHING_GOES, TROOPER, VADER, a_deck
from tests.support import rule
from tests.support.effort import at_most

FINN, REY, LEIA, BO_KATAN, QIRA, ENFYS, MARAUDER = "01045", "01038", "08090", "07089", "08135", "09141", "09142"
KYLO, IG_11, ENGINEER, ROSE, KRELL, CASSIAN = "01011", "16027", "08075", "05040", "12003", "14040"
DOUBLE_DOWN, SOLIDARITY, TRUCE, RETRIBUTION, CHOOSE, CT_4040 = "08143", "08156", "11119", "08054", "13008A", "15101"
WITH_PLOTS = replace(ANYTHING_GOES, allows_plots=True, points=60)


def told(deck: DeckList, format: Format = WITH_PLOTS) -> list[Problem]:
    return problems(deck, format)


def broken(deck: DeckList, format: Format = WITH_PLOTS) -> set[str]:
    return {problem.rule for problem in told(deck, format)}


def some(count: int, *, color: str, side: str, type: str) -> dict[str, int]:
    """One copy each of a number of different titles."""
    found = [
        each.code
        for each in all_cards().values()
        if (each.color, each.affiliation, each.type, each.reprint_of) == (color, side, type, None)
    ]
    assert len(found) >= count
    return dict.fromkeys(found[:count], 1)


# Admissions -----------------------------------------------------------------------------------------------------------


@rule("D-27")
def test_finn_is_no_key_for_the_rest_of_the_deck() -> None:
    """Red villain weapons and vehicles come in, in any number; each other villain or red card is told by its name."""
    allowed = {"01008": 2, "01005": 2, "01006": 2}
    assert broken(a_deck((FINN, 1), (REY, 1), cards=allowed)) == set()
    stowaways = {"01007": 1, "01017": 1, "01024": 1, "01054": 1, "01092": 1}
    found = told(a_deck((FINN, 1), (REY, 1), cards={**allowed, **stowaways}))
    assert {code for problem in found for code in problem.cards} == set(stowaways)
    assert {problem.rule for problem in found} == {"DST-CUS-10", "DST-CUS-12"}


@rule("D-27")
def test_finn_helps_only_his_own_team() -> None:
    assert broken(a_deck((REY, 1), cards={"01008": 1})) == {"DST-CUS-10", "DST-CUS-12"}


@rule("D-27")
def test_bo_katan_takes_upgrades_and_nothing_else() -> None:
    upgrades = some(6, color="yellow", side="villain", type="upgrade")
    assert broken(a_deck((BO_KATAN, 1), cards=upgrades)) == set()
    assert broken(a_deck((BO_KATAN, 1), cards={"01092": 1})) == {"DST-CUS-10"}


@rule("D-27")
def test_a_limit_counts_only_cards_nothing_else_lets_in() -> None:
    """Five by Leia Organa; upgrades come by Bo-Katan Kryze, who sets no limit."""
    events = some(5, color="yellow", side="villain", type="event")
    upgrades = some(5, color="yellow", side="villain", type="upgrade")
    assert broken(a_deck((LEIA, 1), (BO_KATAN, 1), cards={**events, **upgrades})) == set()
    over = told(a_deck((LEIA, 1), cards={**events, **upgrades}))
    assert [(each.rule, each.measured, each.allowed) for each in over] == [("D-27", 10, 5)]
    assert set(over[0].cards) == {*events, *upgrades}


@rule("D-27")
def test_copies_count_against_a_limit() -> None:
    three = {code: 2 for code in some(3, color="yellow", side="villain", type="event")}
    assert [each.measured for each in told(a_deck((LEIA, 1), cards=three))] == [6]


@rule("D-27")
@pytest.mark.parametrize(("count", "measured"), [(4, []), (5, [5])])
def test_a_limit_of_titles_counts_titles(count: int, measured: list[int]) -> None:
    cards = {code: 2 for code in some(count, color="blue", side="hero", type="event")}
    found = told(a_deck((KRELL, 1), cards=cards))
    assert [each.measured for each in found if each.rule == "D-27"] == measured
    assert {each.rule for each in found} <= {"D-27"}


@rule("D-27")
@pytest.mark.parametrize(("villains", "is_fine"), [(2, True), (3, True), (4, False)])
def test_two_limited_texts_add_up(villains: int, is_fine: bool) -> None:
    """Two villain cards by Enfys Nest and one by her Marauder, on a team with a hero."""
    cards = some(villains, color="yellow", side="villain", type="event")
    found = broken(a_deck((ENFYS, 1), (MARAUDER, 1), ("01046", 1), cards=cards))
    assert found == (set() if is_fine else {"D-27"})


@rule("D-27", "DST-DKB-02")
def test_a_neutral_team_has_cards_of_a_side_only_by_a_text() -> None:
    heroes = some(2, color="yellow", side="hero", type="event")
    villains = some(2, color="yellow", side="villain", type="event")
    assert broken(a_deck((ENFYS, 1), cards={**heroes, **villains})) == set()
    neutral = told(a_deck(("05065", 1), cards={**heroes, **villains}))
    assert {each.rule for each in neutral} == {"DST-DKB-02"}
    assert {each.cards for each in neutral} == {(code,) for code in (*heroes, *villains)}
    marauder = told(a_deck((MARAUDER, 1), cards={**heroes, **villains}))
    assert [(each.rule, each.measured, each.allowed) for each in marauder] == [("D-27", 2, 1), ("D-27", 2, 1)]
    assert [set(each.cards) for each in marauder] == [set(villains), set(heroes)]


@rule("D-299", "D-27")
@pytest.mark.parametrize(("copies", "is_fine"), [(2, False), (3, True), (4, True)])
def test_each_marauder_admits_a_card_of_each_side(copies: int, is_fine: bool) -> None:
    """Three villain and three hero cards: one of each by every Marauder."""
    heroes = some(3, color="yellow", side="hero", type="event")
    villains = some(3, color="yellow", side="villain", type="event")
    found = told(a_deck(*[(MARAUDER, 1)] * copies, cards={**heroes, **villains}))
    assert {each.rule for each in found} == (set() if is_fine else {"D-27"})
    assert [(each.measured, each.allowed) for each in found] == ([] if is_fine else [(3, copies), (3, copies)])


@rule("D-299", "DST-GEN-01")
def test_a_condition_is_told_once_for_all_copies() -> None:
    assert [each.cards for each in told(a_deck(("11059", 1), ("11059", 1)))] == [("11059",)]


@rule("D-284")
def test_sharing_cards_among_many_texts_is_quick() -> None:
    """Characters with limited texts, many times over, and the cards that they admit."""
    members = [(code, 1) for code in (LEIA, ENFYS, MARAUDER, CASSIAN) for _ in range(7)]
    villains = [code for code, each in all_cards().items() if each.affiliation == "villain" and each.type == "event"]
    deck = a_deck(*members, cards=dict.fromkeys(villains[:290], 99))
    with at_most(2):
        assert "D-27" in broken(deck)


@rule("D-27")
def test_an_admitted_card_still_counts_as_copies_and_in_its_format() -> None:
    deck = a_deck((FINN, 1), (REY, 1), cards={"01008": 3})
    assert broken(deck) == {"DST-CUS-09"}
    banned = replace(WITH_PLOTS, banned=frozenset({"01008"}))
    assert broken(a_deck((FINN, 1), (REY, 1), cards={"01008": 1}), banned) == {"FORMAT-BANNED"}


# Teams of both sides --------------------------------------------------------------------------------------------------


@rule("DST-CUS-03", "DST-GEN-01")
def test_ig_11_joins_heroes_with_an_engineer() -> None:
    heroes_and_villains = {"01126": 1, "01091": 1}
    assert broken(a_deck((IG_11, 1), (ENGINEER, 1), cards=heroes_and_villains)) == set()
    assert "DST-CUS-03" in broken(a_deck((IG_11, 1), ("01046", 1)))
    assert "DST-CUS-03" in broken(a_deck((IG_11, 1), (ENGINEER, 1), ("01019", 1)))
    assert "DST-CUS-03" in broken(a_deck(("01019", 1), (ENGINEER, 1)))


@rule("DST-CUS-03", "DST-GEN-01")
def test_temporary_truce() -> None:
    coloured = some(15, color="blue", side="hero", type="event") | some(15, color="blue", side="villain", type="event")
    bare = replace(a_deck((KYLO, 1), (REY, 1)), plots=(TRUCE,), cards=tuple(coloured.items()))
    assert broken(bare) == set()
    assert "DST-CUS-03" in broken(replace(bare, plots=()))
    third = replace(bare, characters=(*bare.characters, *a_deck(("01035", 1)).characters))
    assert [each.cards for each in told(third) if each.rule == "DST-GEN-01"] == [(TRUCE,)]
    gray = replace(bare, cards=(*bare.cards[1:], ("01153", 1)))
    assert [(each.rule, each.cards) for each in told(gray)] == [("DST-GEN-01", ("01153",))]


# Requirements ---------------------------------------------------------------------------------------------------------


@rule("DST-GEN-01")
def test_anakin_and_vader() -> None:
    assert [each.cards for each in told(a_deck(("06001", 1), (VADER, 1)))] == [("06001",)]
    assert broken(a_deck(("06001", 1), ("01035", 1))) == set()


@rule("DST-GEN-01")
@pytest.mark.parametrize(("dice", "is_fine"), [(2, True), (1, False)])
def test_retribution_asks_for_twenty_points_in_one_character(dice: int, is_fine: bool) -> None:
    """Darth Vader: 16 points, elite 21."""
    deck = replace(a_deck((VADER, dice), (TROOPER, 1), (TROOPER, 1)), plots=(RETRIBUTION,))
    assert broken(deck) == (set() if is_fine else {"DST-GEN-01"})


@rule("DST-GEN-01")
def test_solidarity() -> None:
    singles = tuple((code, 1) for code in some(30, color="gray", side="neutral", type="event"))
    deck = replace(a_deck((VADER, 2)), plots=(SOLIDARITY,), cards=singles)
    assert broken(deck) == set()
    twice = replace(deck, cards=((singles[0][0], 2), *singles[2:]))
    assert [each.cards for each in told(twice)] == [(SOLIDARITY,)]
    mixed = replace(deck, characters=(*deck.characters, *a_deck((TROOPER, 1)).characters))
    assert [each.allowed for each in told(mixed)] == ["all characters have the same color"]


@rule("DST-GEN-01", "DST-CUS-09")
@pytest.mark.parametrize(("thirds", "told_about"), [((), 0), ((3,), 0), ((3, 3), 0), ((3, 3, 3), 3), ((4,), 1)])
def test_double_down_allows_one_more_copy_of_two_titles(thirds: tuple[int, ...], told_about: int) -> None:
    titles = list(some(30 - sum(thirds) + len(thirds), color="gray", side="neutral", type="event"))
    cards = {**dict.fromkeys(titles, 1), **dict(zip(titles, thirds, strict=False))}
    deck = replace(a_deck(("01022", 1)), plots=(DOUBLE_DOWN,), cards=tuple(cards.items()))
    found = told(deck)
    assert {each.rule for each in found} == ({"DST-CUS-09"} if told_about else set())
    assert len(found) == told_about


@rule("DST-GEN-01")
def test_choose_your_destiny_is_for_three_sets_of_infinite() -> None:
    infinite = replace(get_format("INF"), points=60)
    gray = some(40, color="gray", side="neutral", type="event")
    first = tuple((code, 2) for code in gray if card(code).set_code == "AW")
    deck = replace(a_deck((VADER, 2)), plots=(CHOOSE,), cards=first)
    assert "DST-GEN-01" not in broken(deck, infinite)
    assert [each.allowed for each in told(deck) if each.rule == "DST-GEN-01"] == ["the format is Infinite"]
    by_set = {card(code).set_code: code for code in gray if len(prints_of(code)) == 1 and card(code).set_code != "AW"}
    others = list(by_set.values())
    two_more = replace(deck, cards=(*first, *((code, 1) for code in others[:2])))
    assert "DST-GEN-01" not in broken(two_more, infinite)
    three_more = replace(deck, cards=(*first, *((code, 1) for code in others[:3])))
    assert "DST-GEN-01" in broken(three_more, infinite)


@rule("DST-GEN-01", "DST-CUS-08", "D-283")
def test_death_of_ct_4040_is_for_forty_points_and_cards() -> None:
    forty = replace(WITH_PLOTS, points=40, size=40)
    gray = [some(25, color="gray", side="neutral", type=kind) for kind in ("event", "upgrade")]
    fifty = tuple((code, 1) for kind in gray for code in kind)
    deck = replace(a_deck((VADER, 2)), plots=(CT_4040, "05168"), cards=fifty[:40])
    assert broken(deck, forty) == set()
    assert [each.allowed for each in told(replace(deck, cards=fifty), forty)] == [40]
    assert [each.allowed for each in told(replace(deck, plots=(CT_4040, "05168", "05170")), forty)] == [2]
    assert "DST-GEN-01" in broken(deck)


# Plots, downgrades, battlefields of later sets ------------------------------------------------------------------------


def test_a_plot_goes_with_the_team_like_any_card() -> None:
    hero = next(
        each for each in all_cards().values() if (each.type, each.affiliation) == ("plot", "hero") and each.points
    )
    found = told(replace(a_deck((VADER, 1)), plots=(hero.code,)))
    assert "DST-CUS-10" in {each.rule for each in found if hero.code in each.cards}


def test_plots_that_give_points_back() -> None:
    cheap = next(each for each in all_cards().values() if each.type == "plot" and each.points == (-2,))
    deck = replace(a_deck((VADER, 2)), plots=(cheap.code,))
    assert legality.points(deck, WITH_PLOTS) == 21 - 2


def test_the_back_of_a_card_is_no_plot_to_bring() -> None:
    back = next(each for each in all_cards().values() if each.type == "plot" and not each.points)
    found = told(replace(a_deck((VADER, 2)), plots=(back.code,)))
    assert [each.cards for each in found if each.rule == "FORMAT-PLOTS"] == [(back.code,)]


@pytest.mark.parametrize("place", ["deck", "battlefield"])
def test_a_plot_elsewhere_is_refused(place: str) -> None:
    wrong = a_deck((VADER, 2), cards={"05168": 1}) if place == "deck" else a_deck((VADER, 2), battlefield="05168")
    assert broken(wrong) == {"DST-CUS-14" if place == "deck" else "DST-CUS-01"}


def test_downgrades_count_as_cards_of_the_deck() -> None:
    downgrades = [each.code for each in all_cards().values() if each.type == "downgrade" and each.color == "gray"]
    three = a_deck((VADER, 2), cards={downgrades[0]: 3})
    assert broken(three, replace(WITH_PLOTS, allows_downgrades=True)) <= {"DST-CUS-09", "DST-CUS-10"}
    assert "DST-CUS-09" in broken(three, replace(WITH_PLOTS, allows_downgrades=True))
    refused = told(three, replace(WITH_PLOTS, allows_downgrades=False))
    assert (downgrades[0],) in [each.cards for each in refused if each.rule == "DST-CUS-14"]


def test_a_battlefield_of_the_other_side() -> None:
    sided = {each.affiliation: each.code for each in all_cards().values() if each.type == "battlefield"}
    assert broken(a_deck((VADER, 2), battlefield=sided["villain"])) == set()
    found = told(a_deck((VADER, 2), battlefield=sided["hero"]))
    assert [(each.rule, each.cards) for each in found] == [("DST-CUS-10", (sided["hero"],))]


# The published formats ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["STD", "TRI", "INF", "ARNS", "TCISTD"])
def test_every_banned_card_of_a_published_format_is_refused_wherever_it_stands(code: str) -> None:
    format = get_format(code)
    for banned in sorted(format.banned):
        facts, deck = card(banned), a_deck((VADER, 2))
        if facts.type == "battlefield":
            deck = replace(deck, battlefields=(banned,))
        elif facts.type == "plot":
            deck = replace(deck, plots=(banned,))
        else:
            deck = replace(deck, cards=(*deck.cards, (banned, 1)))
        assert (banned,) in [each.cards for each in told(deck, format) if each.rule == "FORMAT-BANNED"]


@pytest.mark.parametrize("code", ["STD", "TRI", "INF"])
def test_any_two_restricted_titles_are_refused_and_both_are_named(code: str) -> None:
    format = get_format(code)
    one, *others = sorted(format.restricted)
    for other in others:
        deck = replace(a_deck((VADER, 2)), cards=tuple(sorted({one: 1, other: 1}.items())))
        named = [set(each.cards) for each in told(deck, format) if each.rule == "FORMAT-RESTRICTED"]
        assert named == ([] if card(one).name == card(other).name else [{one, other}])


@pytest.mark.parametrize("code", ["STD", "TRI", "INF"])
def test_balance_points_decide_what_a_team_costs(code: str) -> None:
    format = get_format(code)
    for changed, values in format.balance.items():
        if card(changed).type == "character":
            for dice, value in enumerate(values, start=1):
                deck = replace(a_deck((changed, dice)), cards=())
                assert legality.points(deck, replace(format, points=0)) == value
                over = [each for each in told(deck, replace(format, points=value - 1)) if each.rule == "DST-CUS-02"]
                assert [(each.measured, each.allowed) for each in over] == [(value, value - 1)]
