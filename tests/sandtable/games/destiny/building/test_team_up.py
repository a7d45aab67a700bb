"""Team Up: the ten cards that have it, and what it does to the points of a team."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.sandtable.games.destiny.building.lists import INF, ROOMY, a_list, broken, points
from tests.support import card, rule

CODY, TROOPER, GRIEVOUS, BATTLE_DROID = "08073", "05038", "09021", "05009"


@rule("EX-154", "DST-TMU-01", "DST-DKB-12")
@card("13002A")
def test_luke_lowers_obi_wan_and_yoda() -> None:
    assert points(a_list(("13002A", 1), ("13003A", 2))) == 9 + (12 - 1)
    assert points(a_list(("13002A", 1), ("05033", 1), format=ROOMY)) == 9 + (10 - 1)
    assert points(a_list(("13002A", 2), ("01038", 1))) == 12 + 9, "Rey isn't listed"


@rule("EX-157", "DST-TMU-01", "DST-TMU-02")
@card("13006A")
def test_closing_in_lowers_each_unique_bounty_hunter() -> None:
    hunters = a_list(("11040", 1), ("02018", 1), plots=["13006A"])
    assert points(hunters) == (12 - 1) + (14 - 1) + 4
    assert broken(hunters) == set()
    assert points(a_list(("09037", 1), plots=["13006A"])) == 8 + 4, "the Quarren Tracker isn't unique"


@rule("DST-TMU-01")
@card("13007A")
@pytest.mark.parametrize(("friend", "printed"), [("02043", 11), ("03039", 13), ("08090", 13), ("07056", 12)])
def test_rescue_han_solo_lowers_his_friends(friend: str, printed: int) -> None:
    """Chewbacca, Lando Calrissian, Leia Organa and Luke Skywalker."""
    assert points(a_list((friend, 1), ("05046", 1), plots=["13007A"])) == (printed - 1) + 11 + 2


@rule("DST-TMU-01", "DST-DBL-02")
@card("15004A")
def test_savage_opress_lowers_maul_with_his_front_only() -> None:
    assert points(a_list(("15004A", 1), ("05002", 1))) == 8 + (10 - 1)
    assert points(a_list(("15004B", 1), ("05002", 1))) == 12 + 10


@rule("DST-TMU-01", "D-248")
@card("15021")
def test_relentless_advance_lowers_troopers_and_general_veers_once() -> None:
    team = a_list(("01002", 1), ("01004", 1), ("01003", 1), plots=["15021"], format=ROOMY)
    assert points(team) == (7 - 1) + (11 - 1) + 12 + 4, "Stormtrooper, Veers, Grievous"
    veers_as_trooper = "15013"
    assert points(a_list((veers_as_trooper, 1), plots=["15021"])) == (14 - 1) + 4


@rule("DST-TMU-01")
@card("15037")
def test_jaro_tapal_lowers_cal_kestis() -> None:
    assert points(a_list(("15037", 1), ("14031", 1))) == 13 + (11 - 1)


@rule("DST-TMU-01")
@card("15092A")
def test_the_ultimate_heist_lowers_each_pirate() -> None:
    assert points(a_list(("15027", 1), ("15027", 1), ("15028", 1), plots=["15092A"])) == 6 + 6 + (8 - 1) + 2


@rule("DST-TMU-01", "DST-TMU-02")
@card("16003")
def test_the_grand_inquisitor_lowers_each_other_inquisitor() -> None:
    assert points(a_list(("16003", 1), ("14003", 1))) == 14 + (10 - 1), "not himself, who is one too"


@rule("DST-TMU-01")
@card("701044B")
def test_rescuing_a_princess_lowers_her_friends_and_has_two_values() -> None:
    team = [("01046", 1), ("07056", 1)]
    assert points(a_list(*team, plots=["701044B"])) == (13 - 1) + (12 - 1) + 4
    assert points(a_list(*team, plots=["701044B"], plot_dice={"701044B": 2})) == (13 - 1) + (12 - 1) + 5


@rule("DST-TMU-01")
@card("702017")
def test_rex_lowers_ahsoka_and_each_332nd_clone_trooper() -> None:
    team = a_list(("702017", 1), ("09054", 1), ("702016A", 1), ("702016A", 1), format=ROOMY)
    assert points(team) == 9 + (8 - 1) + (8 - 1) + (8 - 1)


@rule("EX-155", "DST-TMU-04")
def test_grievous_lowers_each_droid_in_other_words() -> None:
    team = a_list((GRIEVOUS, 1), *[(BATTLE_DROID, 1)] * 4)
    assert points(team) == 9 + 4 * 5
    assert broken(team) == set()


@rule("EX-156", "DST-TMU-04", "DST-CUS-02")
def test_cody_and_his_clone_troopers() -> None:
    team = a_list((CODY, 2), (TROOPER, 1), (TROOPER, 1))
    assert points(team) == 13 + 7 + 7
    assert broken(team) == set()
    third = a_list((CODY, 2), (TROOPER, 1), (TROOPER, 1), (TROOPER, 1))
    assert points(third) == 34
    assert broken(third) == {"DST-CUS-02"}


@rule("DST-TMU-03", "D-250")
def test_reductions_add_up_and_stop_at_nothing_for_characters() -> None:
    both = a_list(("702017", 1), ("09054", 1), plots=["15021"])
    assert points(both) == (9 - 1) + (8 - 1) + 4, "Rex is a trooper; Ahsoka is lowered by Rex"
    cheap = replace(INF, code="cheap", balance={"09054": (1, 1), "702016A": (1,)})
    twice = a_list(("702017", 1), ("702016A", 1), plots=["15021"], format=cheap)
    assert points(twice) == (9 - 1) + 0 + 4, "lowered by Rex and by the plot: 1 - 2 is 0"


@rule("D-250")
def test_a_plot_may_count_less_than_nothing() -> None:
    free = replace(INF, code="free", balance={"12030": (0,)})
    assert points(a_list(("12021", 1), plots=["12030"], format=free)) == INF.points_of("12021")[0] - 1


@rule("D-299", "DST-TMU-03")
def test_a_card_with_another_spectre_on_the_team_is_lowered_itself() -> None:
    assert points(a_list(("12055", 1), ("03025", 1))) == (9 - 1) + 9
    assert points(a_list(("12055", 1), ("01030", 1))) == 9 + 8


@rule("D-249", "DST-PLT-06")
def test_twenty_points_are_read_without_team_up() -> None:
    """Elite Maul costs 20 by his values and counts 19 beside Savage Opress; Retribution asks for 20."""
    deck = a_list(("11003", 2), ("15004A", 1), plots=["08054"])
    assert points(deck) == 19 + 8 + 1
    assert broken(deck) == set()
    assert broken(a_list(("15003B", 2), ("15004A", 1), plots=["08054"])) == {"DST-GEN-01"}, "19 by his values"
