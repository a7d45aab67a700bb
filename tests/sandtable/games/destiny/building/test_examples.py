"""The lists that were written to find faults, and the examples of the later book: legal, or broken by this rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import AWAKENINGS, get_format
from tests.sandtable.games.destiny.building.lists import ECHO_BASE, FORTY, INF, ROOMY, a_list, broken, points, told
from tests.support import rule

STD, TRI, ARNS = get_format("STD"), get_format("TRI"), get_format("ARNS")
REY, LUKE_AW, LUKE_EAW, JEDI_INSTRUCTOR, QUI_GON = "01038", "01035", "07056", "03032", "08058"
LEIA_YELLOW, REBEL, HAN, FINN = "08090", "01030", "01046", "01045"
VADER, DOOKU, STORMTROOPER, PHASMA, VEERS = "01010", "01009", "01002", "01001", "01004"
SOLIDARITY, ALLIES, PROFIT, INTEL, RETRIBUTION, ORDER_66 = "08156", "10016", "05171", "05172", "08054", "11015"


@rule("EX-120", "DST-PLT-03", "DST-PLT-04", "DST-PLT-06", "DST-DKB-12")
def test_solidarity() -> None:
    blue = [(QUI_GON, 1), (LUKE_AW, 2)]
    fine = a_list(*blue, plots=[SOLIDARITY], copies=1)
    assert points(fine) == 13 + 18 - 1
    assert broken(fine) == set()
    assert broken(a_list(*blue, plots=[SOLIDARITY])) == {"DST-GEN-01"}, "second copies"
    mixed = a_list((QUI_GON, 1), ("02037", 1), ("11078", 1), plots=[SOLIDARITY], copies=1, format=ROOMY)
    assert broken(mixed) == {"DST-GEN-01"}, "a Red Hoth Trooper"
    assert broken(a_list(*blue, copies=1)) == {"DST-CUS-02"}, "31 without the plot"


@rule("EX-120", "DST-PLT-04", "DST-PLT-06")
def test_allies_of_necessity() -> None:
    blue = a_list((LUKE_AW, 1), (QUI_GON, 1), plots=[ALLIES], cards={})
    assert points(blue) == 14 + 13 - 2
    exactly = a_list((LUKE_AW, 2), ("02037", 1), plots=[ALLIES])
    assert (points(exactly), broken(exactly)) == (18 + 14 - 2, set())
    two_colors = a_list((LUKE_AW, 2), (HAN, 1), plots=[ALLIES])
    assert (points(two_colors), broken(two_colors)) == (18 + 13 - 2, {"DST-GEN-01"})


@rule("EX-121", "DST-PLT-03", "DST-PLT-01", "DST-DKB-01")
def test_profitable_connection_leaves_27_points() -> None:
    fits = a_list((LUKE_AW, 1), (QUI_GON, 1), plots=[PROFIT])
    assert (points(fits), broken(fits), fits.size) == (14 + 13 + 3, set(), 30)
    over = a_list((LUKE_AW, 1), ("02037", 1), plots=[PROFIT])
    assert (points(over), broken(over)) == (14 + 14 + 3, {"DST-CUS-02"})


@rule("EX-122", "DST-PLT-12")
def test_taking_ground_is_brought_like_any_plot() -> None:
    deck = a_list((LUKE_AW, 2), (REY, 1), plots=["05173"])
    assert (points(deck), deck.size, broken(deck)) == (18 + 9 + 2, 30, set())


@rule("EX-123", "DST-PLT-03", "DST-PLT-06")
def test_retribution_counts_with_the_team() -> None:
    """A character of 21 and two of 5 with the plot of 1."""
    values = replace(INF, code="values", balance={VADER: (15, 21), STORMTROOPER: (5,)})
    one = a_list((VADER, 2), (STORMTROOPER, 1), plots=[RETRIBUTION], format=values)
    assert (points(one), broken(one)) == (27, set())
    two = a_list((VADER, 2), (STORMTROOPER, 1), (STORMTROOPER, 1), plots=[RETRIBUTION], format=values)
    assert (points(two), broken(two)) == (32, {"DST-CUS-02"})
    assert broken(a_list((VADER, 1), (STORMTROOPER, 1), plots=[RETRIBUTION], format=values)) == {"DST-GEN-01"}


@rule("DST-PLT-02", "DST-DKB-01")
def test_one_plot() -> None:
    two = a_list((REY, 1), plots=[PROFIT, INTEL])
    assert [(each.rule, each.measured, each.allowed) for each in told(two)] == [("FORMAT-PLOTS", 2, 1)]


@rule("DST-PLT-05", "D-221", "EX-199", "DST-DKB-04")
def test_a_plot_needs_its_side_and_color() -> None:
    """Order 66 is a Blue villain plot of 2 points."""
    fine = a_list((DOOKU, 2), ("02010", 1), plots=[ORDER_66])
    assert (points(fine), broken(fine), fine.size) == (15 + 13 + 2, set(), 30)
    assert broken(a_list((LUKE_AW, 1), plots=[ORDER_66])) == {"DST-CUS-10"}
    assert broken(a_list((PHASMA, 1), (VEERS, 1), plots=[ORDER_66])) == {"DST-CUS-12"}
    neutral = a_list(("15087", 1), plots=[ORDER_66])
    assert broken(neutral) == {"DST-DKB-02", "DST-CUS-12"}


@rule("EX-195", "DST-FMT-02", "DST-DKB-12")
def test_balance_stands_in_place_of_the_printed_points() -> None:
    assert points(a_list(("05002", 2))) == 14
    assert points(a_list(("05002", 2), format=STD)) == 14
    assert points(a_list(("05002", 2), format=replace(INF, code="printed", balance={}))) == 16


@rule("EX-196", "DST-FMT-04")
def test_one_restricted_title_in_its_full_number_of_copies() -> None:
    yellow_villains = [("05019", 1), ("05018", 1)]
    both = a_list(*yellow_villains, cards={"11043": 2}, battlefields=["12157"], format=STD)
    assert broken(both) == {"FORMAT-RESTRICTED"}
    one = a_list(*yellow_villains, cards={"11043": 2}, battlefields=["08157"], format=STD)
    assert broken(one) == set()


@rule("EX-197", "DST-DKB-06")
def test_leia_admits_five_yellow_villain_cards() -> None:
    yellow = _yellow_villain_events()
    five = {yellow[0]: 2, yellow[1]: 2, yellow[2]: 1}
    assert broken(a_list((LEIA_YELLOW, 2), cards=five)) == set()
    assert broken(a_list((LEIA_YELLOW, 2), cards={**five, yellow[2]: 2})) == {"D-27"}
    red = a_list((LEIA_YELLOW, 2), (REBEL, 1), cards={"01068": 1})
    assert broken(red) == {"DST-CUS-10"}, "a Red villain card, though a Red character is there"


def _yellow_villain_events() -> list[str]:
    wanted = ("event", "yellow", "villain", None)
    found = [
        code
        for code, each in all_cards().items()
        if (each.type, each.color, each.affiliation, each.reprint_of) == wanted and not INF.restricts(code)
    ]
    return found[:3]


@rule("EX-198", "DST-DKB-02", "D-201", "DST-VER-01", "DST-VER-05")
def test_a_neutral_team_uses_neutral_cards_only() -> None:
    hondo, hero_event, villain_event = "05065", "01127", "01092"
    assert broken(a_list((hondo, 1), cards={hero_event: 2})) == {"DST-DKB-02"}
    assert broken(a_list((hondo, 1), cards={villain_event: 2})) == {"DST-DKB-02"}
    assert broken(a_list((hondo, 1), (HAN, 1), cards={hero_event: 2})) == set()
    assert broken(a_list((hondo, 1))) == set()
    by_the_first_book = a_list((hondo, 1), cards={hero_event: 2}, format=AWAKENINGS)
    assert {"DST-DKB-02", "FORMAT-SETS"} <= broken(by_the_first_book)


@rule("DST-DKB-01", "DST-CUS-03")
def test_neutral_characters_fit_any_team_and_sides_do_not_mix() -> None:
    assert broken(a_list(("05065", 1), (HAN, 1))) == broken(a_list(("05065", 1), ("05019", 1))) == set()
    assert broken(a_list(("05065", 1), (HAN, 1), ("05019", 1), format=ROOMY)) == {"DST-CUS-03"}


@rule("D-286")
def test_a_trandoshan_hunter_may_be_elite() -> None:
    one, two = a_list(("12042", 2)), a_list(("12042", 2), ("12042", 1))
    assert (points(one), broken(one)) == (11, set())
    assert (points(two), broken(two)) == (11 + 9, set())


@rule("D-287")
def test_an_elite_value_may_be_the_lower_one() -> None:
    assert points(a_list(("14052", 1))) == 17
    assert points(a_list(("14052", 2))) == 15
    assert broken(a_list(("14052", 1))) == broken(a_list(("14052", 2))) == set()


@rule("DST-FMT-09", "D-285")
def test_a_third_value_buys_a_third_die() -> None:
    palpatine = a_list(("701002", 3))
    assert (points(palpatine), broken(palpatine)) == (25, set())
    assert broken(a_list(("701002", 4))) == {"DST-CUS-05"}
    assert [points(a_list(("16063", dice))) for dice in (1, 2, 3)] == [14, 18, 22]


@rule("DST-DBL-02", "DST-FMT-03", "D-245")
def test_a_banned_side_is_no_beginning() -> None:
    assert broken(a_list(("13003B", 1))) >= {"FORMAT-BANNED", "DST-CUS-01"}
    field = broken(a_list((REY, 1), battlefields=["13010B"]))
    assert "FORMAT-BANNED" in field


@rule("DST-DBL-01", "DST-DBL-02")
def test_a_back_is_a_beginning_only_with_points_of_its_own() -> None:
    begun = a_list(("15004B", 1))
    assert (points(begun), broken(begun)) == (12, set())
    without = replace(INF, code="without", balance={"15004B": ()})
    assert broken(a_list(("15004B", 1), format=without)) == {"DST-DBL-02"}
    night = replace(INF, code="night", banned=frozenset())
    assert broken(a_list((REY, 1), battlefields=["13010B"], format=night)) == {"DST-DBL-02"}
    assert broken(a_list((REY, 1), battlefields=["13010A"], format=night)) == set()


@rule("DST-DBL-01", "DST-CUS-04")
def test_both_sides_of_a_card_are_one_person() -> None:
    assert broken(a_list(("13002A", 1), ("13002B", 1))) == {"DST-CUS-04"}


@rule("DST-DBL-03")
@pytest.mark.parametrize("back", ["13003B", "16002B"])
def test_a_back_is_no_card_of_a_deck(back: str) -> None:
    unbanned = replace(ROOMY, banned=frozenset())
    team = (REY, 1) if back == "13003B" else (DOOKU, 1)
    assert broken(a_list(team, cards={back: 1}, format=unbanned)) == {"DST-DBL-03"}


@rule("DST-DKB-11", "D-302")
def test_two_battlefields_with_home_turf_advantage() -> None:
    team = [(PHASMA, 1), (VEERS, 1)]
    two = [ECHO_BASE, "01165"]
    assert broken(a_list(*team, plots=["07127"], battlefields=two)) == set()
    assert broken(a_list(*team, battlefields=two)) == {"DST-CUS-16"}
    assert broken(a_list(*team, plots=["07127"])) == {"DST-DKB-11"}
    assert broken(a_list(*team, plots=["07127"], battlefields=[*two, "01167"])) == {"DST-CUS-16"}


@rule("DST-DKB-10")
def test_perimeter_outpost_asks_for_two_red_characters() -> None:
    assert broken(a_list((PHASMA, 1), (VEERS, 1), battlefields=["15100"])) == set()
    assert broken(a_list((PHASMA, 1), (DOOKU, 1), battlefields=["15100"])) == {"DST-DKB-10"}
    assert broken(a_list((REY, 1), battlefields=["15100"])) == {"DST-DKB-10"}


@rule("DST-PLT-11")
@pytest.mark.parametrize(
    ("plot", "team", "values"),
    [
        ("13004A", (PHASMA, 1), (3, 5)),
        ("13007A", ("05046", 1), (2, 3)),
        ("13009A", (REY, 1), (0, 1)),
        ("701044B", (REY, 1), (4, 5)),
    ],
)
def test_a_plot_with_two_values_may_be_elite(plot: str, team: tuple[str, int], values: tuple[int, int]) -> None:
    for number, value in enumerate(values, start=1):
        deck = a_list(team, plots=[plot], plot_dice={plot: number})
        assert points(deck) - points(a_list(team)) == value
        assert broken(deck) == set()
    assert broken(a_list(team, plots=[plot], plot_dice={plot: 3})) == {"DST-PLT-11"}


@rule("DST-PLT-11")
def test_a_plot_with_one_value_is_never_elite() -> None:
    assert broken(a_list((REY, 1), plots=[PROFIT], plot_dice={PROFIT: 2})) == {"DST-PLT-11"}


@rule("DST-DKB-05")
def test_double_down_allows_two_titles_a_third_copy() -> None:
    team = [("02043", 1), (HAN, 1)]
    assert broken(a_list(*team, plots=["08143"], cards={"01155": 3, "01157": 3})) == set()
    assert broken(a_list(*team, plots=["08143"], cards={"01155": 3, "01157": 3, "01153": 3})) == {"DST-CUS-09"}


@rule("DST-DKB-05", "D-289")
@pytest.mark.parametrize(
    ("code", "team", "most"),
    [
        ("08031", "01003", 4),
        ("08086", "01029", 4),
        ("16022", "01003", 4),
        ("702032", "15087", 4),
        ("11027", "01003", 2),
    ],
)
def test_the_text_says_how_many_copies(code: str, team: str, most: int) -> None:
    """Of 702032 and 11027 six copies exist; one text says four, the other nothing."""
    assert broken(a_list((team, 1), cards={code: most})) == set()
    assert broken(a_list((team, 1), cards={code: most + 1})) == {"DST-CUS-09"}


@rule("DST-DKB-03")
def test_downgrades_are_cards_of_a_deck() -> None:
    assert card("09143").type == card("09160").type == "downgrade"
    deck = a_list(("05019", 1), cards={"09143": 2, "09160": 2})
    assert (deck.size, broken(deck)) == (30, set())
    assert broken(a_list(("05019", 1), cards={"09143": 3})) == {"DST-CUS-09"}
    assert broken(a_list(("05019", 1), size=29)) == {"DST-CUS-08"}


@rule("DST-FMT-05")
def test_a_restricted_pair() -> None:
    r2_and_3po = a_list(("11056", 1), ("11077", 1), battlefields=["11158"], format=ARNS)
    assert broken(r2_and_3po) == {"FORMAT-PAIRS"}
    assert broken(a_list(("11056", 1), battlefields=["11158"], format=ARNS)) == set()


@rule("DST-FMT-08", "D-283", "DST-DKB-04", "D-219", "DST-PLT-02")
def test_death_of_ct_4040_is_for_formats_of_forty() -> None:
    """Its -10 points are part of the 40, and a second plot comes in."""
    forty = a_list((VADER, 2), (DOOKU, 2), (STORMTROOPER, 1), plots=["15101"], format=FORTY)
    assert points(forty) == 19 + 15 + 7
    assert broken(forty) == {"DST-CUS-02"}
    fits = a_list((VADER, 2), (DOOKU, 2), plots=["15101", PROFIT], format=FORTY)
    assert (points(fits), fits.size, broken(fits)) == (19 + 15 + 3, 40, set())
    assert broken(replace(fits, plots=("15101", PROFIT, INTEL))) == {"FORMAT-PLOTS"}
    assert broken(a_list((VADER, 2), plots=["15101"])) == {"DST-GEN-01"}
    assert broken(a_list((VADER, 2), plots=["15101"], format=FORTY, size=50)) == {"DST-CUS-08"}


@rule("DST-CUS-04")
def test_another_subtitle_is_the_same_person() -> None:
    assert broken(a_list((LUKE_AW, 1), ("13002A", 1))) == {"DST-CUS-04"}


@rule("DST-CUS-12", "DST-CUS-13")
def test_gray_cards_are_for_every_team() -> None:
    assert broken(a_list((LUKE_AW, 1), ("02037", 1))) == set()


@rule("DST-FMT-01")
def test_a_card_of_another_set_and_an_older_print() -> None:
    wrong = a_list(("09018", 1), cards={"05085": 1}, battlefields=["11158"], format=TRI)
    assert broken(wrong) == {"FORMAT-SETS"}
    older = a_list(("07001", 1), cards={"01084": 1}, battlefields=["08157"], format=STD)
    assert broken(older) == set(), "printed again in a set of the format"


@rule("DST-DKB-09", "DST-PLT-06")
def test_conditions_of_characters() -> None:
    assert broken(a_list(("11059", 1))) == {"DST-GEN-01"}
    assert broken(a_list(("11059", 1), (LUKE_AW, 1))) == set()
    assert broken(a_list(("06001", 1), (VADER, 1))) == {"DST-GEN-01"}


@rule("DST-FMT-07", "DST-FMT-08")
def test_choose_your_destiny_looks_at_the_listed_prints() -> None:
    """A card of the first set that was printed again counts as the set that the list names."""
    deck = a_list((REY, 1), plots=["13008A"], cards={"01153": 1, "01157": 1}, size=2)
    assert "DST-GEN-01" not in broken(deck)
    others = replace(deck, cards=(*deck.cards, ("02136", 1), ("05153", 1)))
    assert "DST-GEN-01" not in broken(others)
    assert "DST-GEN-01" in broken(replace(others, cards=(*others.cards, ("08149", 1))))
    not_infinite = replace(deck, format=ROOMY)
    assert "DST-GEN-01" in broken(not_infinite)


@rule("D-284", "DST-DKB-06")
def test_a_card_counts_against_one_text_only() -> None:
    """Leia admits five Yellow villain cards, Enfys Nest two villain cards: seven in all."""
    yellow = _yellow_villain_events()
    team = [(LEIA_YELLOW, 1), ("09141", 1)]
    six = dict.fromkeys(yellow, 2)
    assert broken(a_list(*team, cards=six)) == set()
    assert broken(a_list((LEIA_YELLOW, 1), cards=six)) == {"D-27"}


@rule("DST-DKB-07")
def test_what_is_admitted_keeps_color_copies_and_format() -> None:
    enfys = [("09141", 1), (HAN, 1)]
    assert broken(a_list(*enfys, cards={"01092": 2})) == set()
    assert broken(a_list(*enfys, cards={"01068": 1})) == {"DST-CUS-12"}, "a Red villain card"
    assert broken(a_list(*enfys, cards={"01092": 1}, format=replace(INF, banned=frozenset({"01092"})))) == {
        "FORMAT-BANNED"
    }
