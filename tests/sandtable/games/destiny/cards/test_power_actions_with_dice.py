"""Power Actions that resolve or remove dice. Values by hand from the printed cards."""

from __future__ import annotations

from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

TROOPER, DOOKU, KYLO, JABBA, LUKE, QUI_GON, REY, FINN = (
    "01002", "01009", "01011", "01020", "01035", "01037", "01038", "01045",
)  # fmt: skip
RIFLE, BLASTER, OUTPOST, EVENT = "01008", "01054", "01053", "01157"
ASAJJ, CHIRRUT, KRENNIC, KANAN = "02009", "02035", "02003", "03033"
"""Characters that other cards name; they have no ability here."""
THEIRS = [a_character(TROOPER, showing=["2RD", "1R"])]


# -- resolving ---------------------------------------------------------------------------------------------------


@card("18115")
@rule("DST-RTC-01", "DST-CHD-01")
def test_high_valley_resolves_a_die_of_a_character_that_is_not_unique() -> None:
    mine = [
        a_character(TROOPER, showing=["2RD"], upgrades=[a_piece(BLASTER, "1RD")]),
        a_character(REY, showing=["1R"]),
    ]
    scene = a_table(mine, [a_character(KYLO)], battlefield="18115").use("High Valley", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["1RD", "1R"])


@card("18115")
@rule("DST-POW-04")
def test_high_valley_resolves_nothing_where_all_characters_are_unique() -> None:
    scene = a_table([a_character(REY, showing=["1R"])], battlefield="18115").use("High Valley")
    assert (scene.pool(), scene.resources(), scene.asked) == (["1R"], 0, THEM)


@card("15054")
@rule("D-53")
def test_rebel_sniper_discards_a_card_for_one_more_damage() -> None:
    mine = [a_character("15054", showing=["2RD"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, [KYLO], hand=[EVENT]).use("Rebel Sniper", "Kylo")
    assert (scene.damage("Kylo"), scene.discard(), scene.pool()) == (3, ["Take Cover"], ["1RD"])


@card("15054")
@rule("D-53")
def test_rebel_sniper_needs_a_card_to_discard_and_a_die_of_its_own() -> None:
    no_card = a_table([a_character("15054", showing=["2RD"])], [KYLO]).use("Rebel Sniper")
    assert (no_card.damage("Kylo"), no_card.pool()) == (0, ["2RD"])
    no_die = a_table(["15054", a_character(FINN, showing=["1RD"])], [KYLO], hand=[EVENT]).use("Rebel Sniper")
    assert (no_die.damage("Kylo"), no_die.pool(), no_die.discard()) == (0, ["1RD"], ["Take Cover"])


@card("18060")
@rule("D-53", "DST-DIE-07")
def test_baze_malbus_resolves_a_modifier_by_itself_for_a_resource() -> None:
    mine = [a_character("18060", showing=["+3RD"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, [KYLO], resources=1).use("Baze Malbus", "spend 1 resource", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool()) == (3, 0, ["1RD"])


@card("18060")
@rule("DST-SPT-01", "DST-SPT-04")
def test_baze_malbus_spots_his_friend_instead(made_up: MadeUp) -> None:
    made_up(CHIRRUT, [])
    mine = [a_character("18060", showing=["+3RD"]), a_character(CHIRRUT)]
    scene = a_table(mine, [KYLO], resources=1).use("Baze Malbus", "spot", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (3, 1)
    alone = a_table([a_character("18060", showing=["+3RD"])], [KYLO]).use("Baze Malbus", "spot")
    assert (alone.damage("Kylo"), alone.pool()) == (0, ["+3RD"])


@card("18060")
@rule("DST-GRD-01")
def test_baze_malbus_is_a_guardian() -> None:
    scene = a_table(["18060"], [a_character(KYLO, showing=["1MD"])]).activate("Baze Malbus", "Kylo Ren die")
    assert (scene.pool(THEM), scene.damage("Baze Malbus")) == ([], 1)


@card("11054")
@rule("DST-THN-01", "D-53")
def test_pulse_cannon_fires_up_to_three_times() -> None:
    """Its sides in order: 1RD, 2RD, 2RD for 1, 3RD for 1, 1 disrupt, 1 disrupt for 1."""
    mine = [a_character(FINN, upgrades=[a_piece("11054", "1RD")])]
    scene = a_table(mine, [KYLO]).roll_next(1, 1).use("Pulse Cannon", "Kylo", "Kylo", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1 + 2 + 2, [], THEM)


@card("11054")
@rule("DST-THN-02")
def test_pulse_cannon_keeps_a_side_that_cannot_be_paid_and_does_not_fire_from_its_card() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("11054", "1RD")])]
    scene = a_table(mine, [KYLO]).roll_next(3).use("Pulse Cannon", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, ["3RD1"], THEM)
    unrolled = a_table([a_character(FINN, upgrades=["11054"])], [KYLO]).use("Pulse Cannon")
    assert (unrolled.damage("Kylo"), unrolled.pool()) == (0, [])


# -- removing ----------------------------------------------------------------------------------------------------


@card("18112")
@rule("D-53")
def test_gozanti_cruiser_trades_a_shield_for_a_card_of_the_opponent() -> None:
    mine = [a_character(LUKE, showing=["1Sh", "2MD"])]
    scene = a_table(mine, a_side(hand=[EVENT]), supports=["18112"]).use("Gozanti Cruiser")
    assert (scene.pool(), scene.discard(THEM)) == (["2MD"], ["Take Cover"])
    without = a_table([a_character(LUKE, showing=["2MD"])], a_side(hand=[EVENT]), supports=["18112"])
    assert without.use("Gozanti Cruiser").hand(THEM) == ["Take Cover"]


@card("15036")
@rule("D-53", "DST-DEC-01")
def test_burryaga_plays_an_event_for_one_less() -> None:
    mine = [a_character("15036", showing=["2MD"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, THEIRS, hand=["01153"], resources=1).use("Burryaga Agaburry", "Block")
    assert (scene.pool(), scene.hand(), scene.resources()) == (["2MD"], [], 0)


@card("15036")
@rule("D-53")
def test_burryaga_plays_nothing_without_damage_of_his_own() -> None:
    mine = [a_character("15036", showing=["1Sh"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, THEIRS, hand=["01153"], resources=1).use("Burryaga Agaburry")
    assert (scene.pool(), scene.hand()) == (["1Sh", "2MD"], ["Block"])


@card("21092")
@rule("D-53")
def test_special_operative_removes_a_die_with_its_own_symbol_and_value() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("21092", "1RD")])]
    theirs = [a_character(TROOPER, showing=["2RD", "1RD"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, theirs).use("Special Operative")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["2RD", "1MD"])


@card("21092")
@rule("D-53")
def test_special_operative_finds_no_other_die_and_does_nothing_from_its_card() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("21092", "1R")])]
    scene = a_table(mine, [a_character(TROOPER, showing=["1RD"])]).use("Special Operative")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["1RD"])
    unrolled = a_table([a_character(FINN, upgrades=["21092"])], [a_character(TROOPER, showing=["1RD"])])
    assert unrolled.use("Special Operative").pool(THEM) == ["1RD"]


@card("22077")
@rule("DST-SPT-01", "D-53")
def test_chopper_removes_a_die_up_to_the_value_of_its_own(made_up: MadeUp) -> None:
    made_up(KANAN, [])
    theirs = [a_character(LUKE, showing=["3MD", "2MD"])]
    chopper = [a_piece("22077", "2MD")]
    scene = a_table([KANAN], theirs, supports=chopper, resources=1).use("Chopper", "Luke")
    assert (scene.pool(), scene.pool(THEM), scene.resources()) == (["2MD"], ["3MD"], 0)


@card("22077")
@rule("DST-SPT-04", "D-53")
def test_chopper_needs_a_friend_a_resource_and_its_own_die(made_up: MadeUp) -> None:
    made_up(KANAN, [])
    theirs = [a_character(LUKE, showing=["2MD"])]
    shown, unrolled = a_piece("22077", "2MD"), a_piece("22077")
    alone = a_table([REY], theirs, supports=[shown], resources=1).use("Chopper")
    poor = a_table([KANAN], theirs, supports=[shown]).use("Chopper")
    early = a_table([KANAN], theirs, supports=[unrolled], resources=1).use("Chopper")
    assert [each.pool(THEM) for each in (alone, poor, early)] == [["2MD"]] * 3
    assert (alone.resources(), poor.resources()) == (1, 0)


@card("24104")
@rule("DST-HEA-01", "DST-RPL-01")
def test_the_bacta_chamber_heals_two_for_a_die_that_showed_damage() -> None:
    mine = [a_character(LUKE, damage=4, showing=["2MD", "1Sh"]), a_character(REY, damage=4)]
    scene = a_table(mine, battlefield="24104").use("Boba Fett's Bacta Chamber", "2 melee")
    assert (scene.damage("Luke"), scene.damage("Rey"), scene.pool()) == (2, 4, ["1Sh"])
    other = a_table(mine, battlefield="24104").use("Boba Fett's Bacta Chamber", "1 shield")
    assert (other.damage("Luke"), other.pool()) == (3, ["2MD"])


@card("24104")
@rule("D-53")
def test_the_bacta_chamber_needs_a_die_of_a_character() -> None:
    mine = [a_character(LUKE, damage=4, upgrades=[a_piece(BLASTER, "1RD")])]
    scene = a_table(mine, battlefield="24104").use("Boba Fett's Bacta Chamber")
    assert (scene.damage("Luke"), scene.pool()) == (4, ["1RD"])


@card("16008")
@rule("DST-SPT-01", "DST-THN-01")
def test_the_cultist_turns_a_blank_and_a_sith_into_any_side() -> None:
    mine = [a_character(DOOKU, showing=["1MD"]), a_character(TROOPER, showing=["-"])]
    scene = a_table(mine, supports=["16008"]).use("Sith Eternal Cultist", "2 discard")
    assert scene.pool() == ["2Dc1"]


@card("16008")
@rule("DST-SPT-04", "DST-THN-02")
def test_the_cultist_turns_nothing_without_a_sith_or_a_blank() -> None:
    no_sith = a_table([a_character(TROOPER, showing=["-"]), a_character(REY, showing=["1R"])], supports=["16008"])
    assert no_sith.use("Sith Eternal Cultist").pool() == ["-", "1R"]
    no_blank = a_table([a_character(DOOKU, showing=["1MD"])], supports=["16008"])
    assert no_blank.use("Sith Eternal Cultist").pool() == ["1MD"]
