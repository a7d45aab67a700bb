"""Cards that ask for something to be spotted: a subtype on any card, a side, a number of characters."""

from __future__ import annotations

import pytest

from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, NIGHTSISTER, JANGO, REY = "01001", "01002", "01011", "01012", "01021", "01038"
ACKBAR, LUKE, FINN, REBEL = "01027", "01035", "01045", "01030"
BB_8, TIE, JAWA, SPY, WAMPA, TANTIVE, LIGHTSABER = "01043", "01006", "06004", "14014", "25008", "21069", "01059"
TAKE_COVER = "01157"
THEIR_DIE = a_character(KYLO, showing=("1MD",))


@pytest.mark.parametrize(
    ("code", "title", "team", "supports", "cost"),
    [
        pytest.param("09122", "Automated Defense", [REBEL], [BB_8], 1, marks=card("09122")),
        pytest.param("03124", "Pinned Down", [REBEL], [TIE], 1, marks=card("03124")),
        pytest.param("16097", "Boring Conversation Anyway", [SPY], [], 1, marks=card("16097")),
        pytest.param("25034", "Nature", [REBEL], [WAMPA], 0, marks=card("25034")),
        pytest.param("21089", "Presence", [REBEL], [TANTIVE], 0, marks=card("21089")),
        pytest.param("08140", "Indifferent", [JAWA], [], 1, marks=card("08140")),
        pytest.param("12150", "Harmless Trick", [JAWA], [], 1, marks=card("12150")),
    ],
)
@rule("DST-SPX-02", "D-206")
def test_a_die_is_removed_where_the_right_card_is_spotted(
    code: str, title: str, team: list[str], supports: list[str], cost: int, made_up: MadeUp
) -> None:
    for piece in (JAWA, SPY, WAMPA, TANTIVE):
        made_up(piece, [])
    scene = a_table(team, [THEIR_DIE], hand=[code], supports=supports, resources=cost).play(title)
    assert (scene.pool(THEM), scene.resources()) == ([], 0)
    theirs = a_side([THEIR_DIE, *team], supports=supports)  # the opponent's card can't be spotted
    assert a_table([REY], theirs, hand=[code], resources=cost).play(title).pool(THEM) == ["1MD"]


@card("19011")
@rule("DST-SPX-01")
def test_command_removes_as_many_dice_as_leaders_are_spotted() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD", "1Sh")), a_character(REY, showing=("1Dc",))]
    scene = a_table([PHASMA, ACKBAR, TROOPER], theirs, hand=["19011"], resources=2)
    scene.play("Command")
    assert scene.options == ["0", "1", "2"]
    assert scene.answer("2", "Kylo Ren die (1 melee)", "Rey").pool(THEM) == ["1Sh"]


@card("19011")
@rule("DST-SPX-01")
def test_command_may_spot_no_leader_and_removes_nothing() -> None:
    scene = a_table([PHASMA], [THEIR_DIE], hand=["19011"], resources=2).play("Command", "0")
    assert (scene.pool(THEM), scene.discard()) == (["1MD"], ["Command"])
    assert a_table([REBEL], [THEIR_DIE], hand=["19011"], resources=2).play("Command").pool(THEM) == ["1MD"]


@card("14043")
@rule("DST-SPX-01", "DST-AMB-01")
def test_medic_heals_a_damage_for_each_red_character_that_is_spotted() -> None:
    team: Team = [a_character(PHASMA, damage=5), REBEL, REY]
    scene = a_table(team, [KYLO], hand=["14043"], resources=1).play("Medic!", "2", "Phasma")
    assert (scene.damage("Phasma"), scene.asked) == (3, ME)
    scene = a_table(team, [KYLO], hand=["14043"], resources=1).play("Medic!", "0", "Phasma")
    assert scene.damage("Phasma") == 5


@card("11014")
def test_weave_the_ichor_heals_a_damage_for_each_of_up_to_three_witches() -> None:
    team: Team = [a_character(NIGHTSISTER, damage=4), NIGHTSISTER, NIGHTSISTER, NIGHTSISTER]
    scene = a_table(team, [KYLO], hand=["11014"], resources=1).play("Weave the Ichor")
    assert scene.options == ["0", "1", "2", "3"]
    assert scene.answer("3").answer(scene.options[0]).damage("Nightsister") == 1


@card("08109")
def test_common_cause_draws_a_card_for_each_blue_character_that_is_spotted() -> None:
    deck = [TAKE_COVER] * 3
    scene = a_table([REY, LUKE, JANGO], [KYLO], hand=["08109"], deck=deck, resources=1).play("Common Cause", "2")
    assert scene.hand() == ["Take Cover"] * 2
    scene = a_table([JANGO], [KYLO], hand=["08109"], deck=deck, resources=1).play("Common Cause")
    assert scene.hand() == []


@card("11117")
@rule("DST-SPT-04")
def test_polarity_does_one_part_for_heroes_and_one_for_villains() -> None:
    scene = a_table([REY], [KYLO], hand=["11117"], resources=1).play("Polarity", "Rey")
    assert (scene.shields("Rey"), scene.damage("Kylo"), scene.asked) == (1, 0, ME)
    scene = a_table([JANGO], [KYLO], hand=["11117"], resources=1).play("Polarity", "Kylo")
    assert (scene.shields("Jango"), scene.damage("Kylo")) == (0, 1)


@card("12110")
@rule("DST-SPX-01")
def test_infuse_the_force_may_spot_one_card_for_several_of_its_parts() -> None:
    vader = "02010"  # Sith and apprentice
    scene = a_table([vader], [KYLO], hand=["12110"], deck=[TAKE_COVER], resources=1).play("Infuse the Force", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Vader"), scene.hand()) == (1, 0, ["Take Cover"])
    scene = a_table([LUKE], [KYLO], hand=["12110"], deck=[TAKE_COVER], resources=1).play("Infuse the Force", "Luke")
    assert (scene.damage("Kylo"), scene.shields("Luke"), scene.hand()) == (0, 1, [])


@card("14071")
@rule("DST-SPX-01")
def test_planned_operation_does_more_with_each_red_character() -> None:
    one = a_character(PHASMA, damage=3, showing=("1RD",))
    scene = a_table([one], [KYLO], hand=["14071"], resources=2).play("Planned Operation", "Phasma")
    assert (scene.damage("Phasma"), scene.pool()) == (1, ["1RD"])
    scene = a_table([one, REBEL], [KYLO], hand=["14071"], resources=2).play("Planned Operation", "Phasma", "2 ranged")
    assert scene.pool() == ["2RD"]
    scene = a_table([one, REBEL, REBEL], [KYLO], hand=["14071"], resources=2)
    scene.play("Planned Operation", "Phasma", "2 ranged", "Kylo")
    assert (scene.pool(), scene.damage("Kylo")) == ([], 3)


@card("11141")
@rule("DST-SPX-01")
def test_encircle_removes_all_character_dice_where_three_exhausted_characters_are_spotted() -> None:
    mine: Team = [a_character(REBEL, exhausted=True) for _ in range(3)]
    theirs: Team = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece(LIGHTSABER, "1Sh")])]
    assert a_table(mine, theirs, hand=["11141"], resources=2).play("Encircle").pool(THEM) == ["1Sh"]
    assert a_table([*mine[:2], REBEL], theirs, hand=["11141"], resources=2).play("Encircle").pool(THEM) == [
        "1MD",
        "1Sh",
    ]


@card("05116")
@rule("DST-THN-01")
def test_bravado_deals_damage_only_after_a_die_was_removed() -> None:
    scene = a_table([JANGO], [THEIR_DIE], hand=["05116"], resources=3).play("Bravado", "Kylo")
    assert (scene.pool(THEM), scene.damage("Kylo")) == ([], 2)
    scene = a_table([REY], [THEIR_DIE], hand=["05116"], resources=3).play("Bravado")
    assert (scene.pool(THEM), scene.damage("Kylo")) == (["1MD"], 0)


@card("05138")
def test_law_and_order_discards_an_upgrade_of_any_player() -> None:
    theirs: Team = [a_character(KYLO, upgrades=[LIGHTSABER])]
    assert a_table([REBEL], theirs, hand=["05138"], resources=3).play("Law and Order").upgrades("Kylo") == []
    scene = a_table([REY], theirs, hand=["05138"], resources=3).play("Law and Order")
    assert scene.upgrades("Kylo") == ["Lightsaber"]


@card("06013")
@rule("D-53")
def test_resourceful_trades_a_die_for_a_resource_with_a_gray_character(made_up: MadeUp) -> None:
    made_up(JAWA, [])
    scene = a_table([a_character(JAWA, showing=("1RD",))], [KYLO], hand=["06013"]).play("Resourceful")
    assert (scene.pool(), scene.resources()) == ([], 1)
    scene = a_table([a_character(REY, showing=("1MD",))], [KYLO], hand=["06013"]).play("Resourceful")
    assert (scene.pool(), scene.resources()) == (["1MD"], 0)


@card("701055")
@rule("DST-SPX-02", "DST-THN-01")
def test_double_dare_pays_two_for_a_die_of_a_player_with_a_scoundrel() -> None:
    scene = a_table([a_character(FINN, showing=("1MD",))], [KYLO], hand=["701055"], resources=1).play("Double Dare")
    assert (scene.pool(), scene.resources()) == ([], 2)
    scene = a_table([a_character(REY, showing=("1MD",))], [KYLO], hand=["701055"], resources=1).play("Double Dare")
    assert (scene.pool(), scene.resources()) == (["1MD"], 0)


@card("09060")
@rule("DST-SPX-03")
def test_channel_the_force_does_more_with_a_leader_and_with_a_jedi() -> None:
    scene = a_table([REY], [THEIR_DIE], hand=["09060"], resources=2).roll_next(2).play("Channel the Force")
    assert scene.pool(THEM) == ["1Sh"]
    scene = a_table([LUKE, ACKBAR], [THEIR_DIE], hand=["09060"], resources=2).roll_next(2).play("Channel the Force")
    assert scene.answer("yes", "1 resource", "yes").pool(THEM) == []


@card("11158")
@rule("DST-SPX-03")
def test_jabbas_palace_takes_a_resource_from_them_with_a_bounty_hunter() -> None:
    theirs = a_side([KYLO], resources=2)
    scene = a_table([JANGO], theirs, battlefield="11158").claim("yes", "yes")
    assert (scene.resources(), scene.resources(THEM)) == (1, 1)
    scene = a_table([REY], a_side([KYLO], resources=2), battlefield="11158").claim("yes")
    assert (scene.resources(), scene.resources(THEM)) == (1, 2)


@card("701087")
def test_sith_crypts_hurts_anybody_or_heals_a_villain() -> None:
    team: Team = [a_character(JANGO, damage=2), a_character(REY, damage=2)]
    assert a_table(team, [LUKE], battlefield="701087").claim("yes", "deal", "Rey").damage("Rey") == 3
    assert a_table(team, [LUKE], battlefield="701087").claim("yes", "heal").damage("Jango") == 1


@card("04046")
def test_obi_wans_hut_shields_a_blue_character_or_for_a_resource_another_one() -> None:
    scene = a_table([REY, JANGO], [PHASMA], battlefield="04046", resources=1)
    assert scene.claim("yes", "give a Blue character").shields("Rey") == 1
    scene = a_table([REY, JANGO], [PHASMA], battlefield="04046", resources=1)
    scene.claim("yes", "spend 1", "Jango")
    assert (scene.shields("Jango"), scene.resources()) == (1, 0)


@card("16077")
@rule("D-53")
def test_forest_clearing_pays_a_card_of_the_deck_for_shields_of_blue_characters() -> None:
    scene = a_table([REY, LUKE, JANGO], [PHASMA], battlefield="16077", deck=[TAKE_COVER], resources=1)
    scene.claim("yes", "yes", "Jango")
    assert [scene.shields(name) for name in ("Rey", "Luke", "Jango")] == [1, 1, 1]
    assert (scene.discard(), scene.resources()) == (["Take Cover"], 0)
    scene = a_table([REY, JANGO], [PHASMA], battlefield="16077", resources=1).claim("yes")
    assert (scene.shields("Rey"), scene.shields("Jango"), scene.asked) == (0, 0, THEM)  # no card to pay with


@card("16077")
@rule("D-800")
def test_forest_clearing_goes_on_where_nobody_is_blue() -> None:
    scene = a_table([JANGO], [PHASMA], battlefield="16077", deck=[TAKE_COVER], resources=1)
    scene.claim("yes", "yes", "Jango")
    assert (scene.shields("Jango"), scene.discard(), scene.resources()) == (1, ["Take Cover"], 0)
