"""Cards of later sets that give shields, resources and cards, heal and hurt."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY = "01001", "01002", "01011", "01021", "01038"
LAUNCH_BAY, LIGHTSABER, TAKE_COVER = "01031", "01059", "01157"


@card("03142")
@rule("DST-AMB-01")
def test_truce_gives_each_player_a_resource_and_you_another_action() -> None:
    scene = a_table([REY], [KYLO], hand=["03142"]).play("Truce")
    assert (scene.resources(ME), scene.resources(THEM), scene.asked) == (1, 1, ME)


@card("14079")
def test_faltering_allegiances_hurts_one_character_of_each_color_there_is() -> None:
    scene = a_table([REY, JANGO], [KYLO, PHASMA], hand=["14079"]).play("Faltering Allegiances", "Kylo")
    assert [scene.damage(name) for name in ("Rey", "Jango", "Kylo", "Phasma")] == [0, 1, 1, 1]
    scene = a_table([REY], [REY], hand=["14079"]).play("Faltering Allegiances", "player 2")
    assert (scene.damage("Rey", ME), scene.damage("Rey", THEM)) == (0, 1)


@card("12097")
@rule("DST-THN-01", "DST-RDY-02")
def test_reciprocate_pays_only_where_a_character_of_theirs_is_readied() -> None:
    scene = a_table([REY], [a_character(KYLO, exhausted=True)], hand=["12097"]).play("Reciprocate")
    assert (scene.exhausted("Kylo"), scene.resources()) == (False, 1)
    assert a_table([REY], [KYLO], hand=["12097"]).play("Reciprocate").resources() == 0


@card("03090")
@rule("DST-SHD-03")
def test_entrenched_spreads_five_shields_over_your_characters() -> None:
    scene = a_table([REY, JANGO], [KYLO], hand=["03090"], resources=3)
    scene.play("Entrenched", "Jango", "Jango", "Rey")
    assert (scene.shields("Rey"), scene.shields("Jango")) == (3, 2)


@card("05131")
@rule("DST-RDY-02")
def test_respite_exhausts_a_character_for_a_resource_and_a_card() -> None:
    scene = a_table([REY], [KYLO], hand=["05131"], deck=[TAKE_COVER]).play("Respite")
    assert (scene.exhausted("Rey"), scene.resources(), scene.hand()) == (True, 1, ["Take Cover"])
    scene = a_table([a_character(REY, exhausted=True)], [KYLO], hand=["05131"], deck=[TAKE_COVER]).play("Respite")
    assert (scene.resources(), scene.hand()) == (0, [])


@card("11067")
def test_yodas_protection_shields_each_of_your_blue_characters() -> None:
    scene = a_table([REY, JANGO], [KYLO], hand=["11067"], resources=1).play("Yoda's Protection")
    assert [scene.shields(name) for name in ("Rey", "Jango", "Kylo")] == [1, 0, 0]


@card("09126")
@rule("DST-BF-04")
def test_fresh_supplies_is_played_by_the_holder_of_the_battlefield_alone() -> None:
    assert a_table([REY], [KYLO], hand=["09126"], holder=ME).play("Fresh Supplies").resources() == 1
    assert not a_table([REY], [KYLO], hand=["09126"], holder=THEM).can("play Fresh Supplies")


@card("05102")
@rule("DST-AMB-01")
def test_heightened_awareness_gives_three_shields_and_another_action() -> None:
    scene = a_table([REY], [KYLO], hand=["05102"], resources=2).play("Heightened Awareness", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (3, ME)


@card("07125")
def test_reconstruct_adds_a_support_of_your_discard_pile_to_your_hand() -> None:
    discard = [LAUNCH_BAY, TAKE_COVER]
    scene = a_table([REY], [KYLO], hand=["07125"], discard=discard, resources=1).play("Reconstruct")
    assert (scene.hand(), sorted(scene.discard())) == (["Launch Bay"], ["Reconstruct", "Take Cover"])
    scene = a_table([REY], [KYLO], hand=["07125"], discard=[TAKE_COVER], resources=1).play("Reconstruct")
    assert scene.hand() == []


@card("02077")
@rule("DST-SPT-04")
def test_the_price_of_failure_readies_a_character_for_the_life_of_another() -> None:
    scene = a_table([a_character(KYLO, exhausted=True), TROOPER], [REY], hand=["02077"], resources=2).play(
        "The Price of Failure", "Stormtrooper"
    )
    assert (scene.team(), scene.exhausted("Kylo")) == (["Kylo Ren"], False)
    scene = a_table([a_character(PHASMA, exhausted=True), TROOPER], [REY], hand=["02077"], resources=2).play(
        "The Price of Failure"
    )
    assert (len(scene.team()), scene.exhausted("Phasma")) == (2, True)


@card("04014")
def test_mobilize_gains_four_resources() -> None:
    assert a_table([REY], [KYLO], hand=["04014"], resources=3).play("Mobilize").resources() == 4
    assert not a_table([REY], [KYLO], hand=["04014"], resources=2).can("play Mobilize")


@card("05126")
@rule("DST-DRW-01")
def test_ancient_wisdom_draws_two_cards_as_far_as_the_deck_goes() -> None:
    for deck, drawn in ((3, 2), (1, 1)):
        scene = a_table([REY], [KYLO], hand=["05126"], deck=[TAKE_COVER] * deck, resources=1).play("Ancient Wisdom")
        assert len(scene.hand()) == drawn


@card("05128")
@rule("DST-SPT-04", "DST-HEA-01")
def test_invigorate_heals_each_of_your_characters_with_a_blue_one() -> None:
    mine = [a_character(REY, damage=3), a_character(JANGO, damage=1)]
    scene = a_table(mine, [a_character(KYLO, damage=2)], hand=["05128"], resources=1).play("Invigorate")
    assert [scene.damage(name) for name in ("Rey", "Jango", "Kylo")] == [2, 0, 2]
    scene = a_table([a_character(JANGO, damage=1)], [KYLO], hand=["05128"], resources=1).play("Invigorate")
    assert scene.damage("Jango") == 1


@card("02132")
@rule("DST-SPT-04", "DST-HEA-01")
def test_rejuvenate_heals_one_character_with_a_blue_one_of_yours() -> None:
    scene = a_table([a_character(REY, damage=3)], [KYLO], hand=["02132"]).play("Rejuvenate", "Rey")
    assert scene.damage("Rey") == 2
    assert a_table([a_character(JANGO, damage=1)], [KYLO], hand=["02132"]).play("Rejuvenate").damage("Jango") == 1


@card("06020")
@rule("DST-CLM-02")
def test_sith_temple_trades_a_die_for_an_unblockable_damage() -> None:
    mine, theirs = a_character(REY, showing=("1R",)), a_character(KYLO, shields=1)
    scene = a_table([mine], [theirs], battlefield="06020").claim("yes", "Kylo")
    assert (scene.pool(ME), scene.damage("Kylo"), scene.shields("Kylo")) == ([], 1, 1)
    scene = a_table([mine], [theirs], battlefield="06020").claim("no")
    assert (scene.pool(ME), scene.damage("Kylo")) == (["1R"], 0)


@pytest.mark.parametrize(
    ("code", "resources", "drawn"),
    [
        pytest.param("05178", 1, 1, marks=pytest.mark.card("05178")),
        pytest.param("02156", 1, 0, marks=pytest.mark.card("02156")),
    ],
)
@rule("DST-CLM-02")
def test_a_battlefield_pays_the_player_who_claims_it(code: str, resources: int, drawn: int) -> None:
    scene = a_table([REY], [KYLO], battlefield=code, deck=[TAKE_COVER]).claim("yes")
    assert (scene.resources(), len(scene.hand())) == (resources, drawn)
    scene = a_table([REY], [KYLO], battlefield=code, deck=[TAKE_COVER]).claim("no")
    assert (scene.resources(), len(scene.hand())) == (0, 0)


@card("02157")
@rule("DST-HEA-01")
def test_otoh_gunga_heals_a_damage() -> None:
    scene = a_table([a_character(REY, damage=2)], [KYLO], battlefield="02157").claim("yes", "Rey")
    assert scene.damage("Rey") == 1


@card("02154")
def test_ewok_village_removes_all_shields_of_a_character() -> None:
    scene = a_table([REY], [a_character(KYLO, shields=3)], battlefield="02154").claim("yes", "Kylo")
    assert scene.shields("Kylo") == 0


@card("05174")
@rule("DST-SYM-14")
def test_arid_wasteland_takes_a_resource_of_an_opponent() -> None:
    scene = a_table([REY], a_side([KYLO], resources=2), battlefield="05174").claim("yes")
    assert scene.resources(THEM) == 1


@card("19027")
def test_lavish_cape_shields_its_character_and_may_draw_a_card() -> None:
    for answer, drawn in (("yes", 1), ("no", 0)):
        scene = a_table([TROOPER], [KYLO], hand=["19027"], deck=[TAKE_COVER]).play("Lavish Cape", answer)
        assert (scene.shields("Stormtrooper"), len(scene.hand())) == (1, drawn)


@card("21112")
@rule("DST-AMB-01", "DST-RDY-02")
def test_ib_94_blaster_pistol_has_ambush_and_shields_its_character_once_a_round() -> None:
    scene = a_table([TROOPER], [KYLO], hand=["21112"], resources=2).play("IB-94")
    assert scene.asked == ME
    scene.use("IB-94 Blaster Pistol")
    assert (scene.shields("Stormtrooper"), scene.exhausted("IB-94")) == (1, True)
    assert not scene.pass_().can("use IB-94")


@card("16050")
def test_ki_adi_mundis_lightsaber_may_trade_a_blue_card_for_two_shields() -> None:
    for answer, shields in (("yes", 2), ("no", 0)):
        scene = a_table([TROOPER], [KYLO], hand=["16050", "01116"], resources=1)
        scene.play("Ki-Adi-Mundi", answer)
        assert (scene.shields("Stormtrooper"), len(scene.hand())) == (shields, 1 - shields // 2)


@card("16050")
def test_ki_adi_mundis_lightsaber_asks_nothing_without_a_blue_card() -> None:
    scene = a_table([TROOPER], [KYLO], hand=["16050", TAKE_COVER], resources=1).play("Ki-Adi-Mundi")
    assert (scene.shields("Stormtrooper"), scene.hand(), scene.asked) == (0, ["Take Cover"], THEM)


@card("19024")
@rule("DST-AMB-01", "DST-CHE-01")
def test_lando_calrissians_blaster_has_ambush_and_deals_damage_or_gains() -> None:
    scene = a_table([JANGO], [KYLO], hand=["19024"], resources=2).play("Lando Calrissian's")
    assert scene.asked == ME
    mine = a_character(JANGO, upgrades=[a_piece("19024", "Sp")])
    scene = a_table([mine], [a_character(KYLO, shields=1)]).resolve("Lando", "deal", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 1)
    assert a_table([mine], [KYLO]).resolve("Lando", "gain").resources() == 1


@card("15062")
@rule("DST-PRE-02")
def test_veteran_of_war_goes_on_a_unique_red_character_and_may_heal_it() -> None:
    for answer, damage, left in (("yes", 1, 0), ("no", 3, 1)):
        scene = a_table([a_character(PHASMA, damage=3), TROOPER], [KYLO], hand=["15062"], resources=3)
        scene.play("Veteran of War", answer)
        assert (scene.upgrades("Phasma"), scene.damage("Phasma"), scene.resources()) == (
            ["Veteran of War"],
            damage,
            left,
        )
    assert not a_table([TROOPER], [KYLO], hand=["15062"], resources=3).can("play Veteran")


@card("15062")
def test_veteran_of_war_resolves_a_red_die_with_one_more_and_removes_one_of_theirs() -> None:
    mine = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece("15062", "Sp")])
    scene = a_table([mine], [a_character(KYLO, showing=("1MD",))]).resolve("Veteran", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME), scene.pool(THEM)) == (3, [], [])


@card("09138")
@rule("DST-RDP-02")
def test_a_300_blaster_moves_on_when_its_character_is_defeated() -> None:
    wounded = a_character(TROOPER, damage=6, upgrades=["09138"])
    scene = a_table([wounded, PHASMA], [a_character(REY, showing=("1MD",))], turn=THEM).resolve(
        "Rey", "Stormtrooper", "A-300"
    )
    assert (scene.team(ME), scene.upgrades("Phasma")) == (["Captain Phasma"], ["A-300 Blaster"])


@card("04005")
@rule("EX-10", "DST-ABO-01")
def test_praetorian_guard_makes_its_character_a_guardian() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([a_character(KYLO, upgrades=["04005"]), TROOPER], theirs).activate("Kylo", "Rey")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (1, [])
    scene = a_table([a_character(KYLO, upgrades=["04005"]), TROOPER], theirs).activate("First Order")
    assert scene.pool(THEM) == ["1MD"]


@card("06008")
@rule("DST-AMB-01")
def test_fang_fighter_has_ambush() -> None:
    assert a_table([PHASMA], [REY], hand=["06008"], resources=3).play("Fang Fighter").asked == ME


@card("16021")
def test_dark_trooper_is_a_support_without_an_ability() -> None:
    scene = a_table([PHASMA], [REY], supports=[a_piece("16021", "3RD")]).resolve("Dark Trooper", "Rey")
    assert (scene.damage("Rey"), scene.supports()) == (3, ["Dark Trooper"])


@card("02033")
@rule("DST-DIE-07")
def test_overkill_only_adds_to_other_dice() -> None:
    mine = a_character(PHASMA, showing=("1RD",), upgrades=[a_piece("02033", "+3RD")])
    scene = a_table([mine], [REY]).resolve("Captain Phasma", "Overkill", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (4, [])
    alone = a_table([a_character(PHASMA, upgrades=[a_piece("02033", "+3RD")])], [REY])
    assert not alone.can("resolve")


@card("02051")
@rule("DST-RRL-01")
def test_supply_line_rerolls_any_number_of_your_dice() -> None:
    mine = a_character(PHASMA, showing=("1RD",))
    scene = a_table([mine], [REY], supports=[a_piece("02051", "Sp")]).roll_next(4)
    assert scene.resolve("Supply Line", "Phasma", "no more").pool() == ["1R"]
    scene = a_table([mine], [REY], supports=[a_piece("02051", "Sp")]).resolve("Supply Line", "no more")
    assert scene.pool() == ["1RD"]


@card("05032")
def test_obi_wan_kenobi_may_shield_a_character_after_he_is_activated() -> None:
    for answers, shields in ((("yes", "Obi-Wan"), 1), (("no",), 0)):
        scene = a_table(["05032"], [KYLO]).activate("Obi-Wan", *answers)
        assert scene.shields("Obi-Wan") == shields
