"""Specials and actions of cards of later sets."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LUKE = "01001", "01002", "01011", "01021", "01038", "01035"
FINN, REBEL, TIE, AT_ST, LIGHTSABER, TAKE_COVER = "01045", "01030", "01006", "01005", "01059", "01157"


def special_of(code: str, *, theirs: Team | None = None, deck: tuple[str, ...] = (), resources: int = 0) -> Scene:
    """A table where your upgrade or support shows its special."""
    opponent = theirs or [a_character(KYLO, showing=("1MD",)), PHASMA]
    mine = a_character(REY, damage=2, upgrades=[a_piece(code, "Sp")])
    return a_table([mine, JANGO], opponent, deck=list(deck), resources=resources)


def support_of(code: str, *, deck: tuple[str, ...] = (), mine: str | Fighter = REY) -> Scene:
    opponent: Team = [a_character(KYLO, showing=("1MD",)), PHASMA]
    first = mine if not isinstance(mine, str) else a_character(mine, damage=2)
    return a_table([first], opponent, supports=[a_piece(code, "Sp")], deck=list(deck))


@card("02010")
@rule("DST-THN-01")
def test_darth_vader_hurts_himself_after_a_character() -> None:
    scene = a_table([a_character("02010", showing=("Sp",))], [KYLO]).resolve("Darth Vader", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Vader")) == (3, 1)


@card("02026")
@rule("DST-DMG-04")
def test_baze_malbus_hurts_each_of_their_characters() -> None:
    theirs: Team = [KYLO, a_character(PHASMA, shields=1)]
    scene = a_table([a_character("02026", showing=("Sp",)), JANGO], theirs).resolve("Baze")
    assert [scene.damage(name) for name in ("Kylo", "Phasma", "Jango")] == [1, 0, 0]


@card("02028")
@rule("DST-DIE-05")
def test_rebel_commando_pays_to_remove_a_die_of_theirs() -> None:
    mine, theirs = [a_character("02028", showing=("Sp1",))], [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs, resources=1).resolve("Rebel Commando")
    assert (scene.pool(THEM), scene.resources()) == ([], 0)
    assert not a_table(mine, theirs).can("resolve Rebel Commando")


@card("02014")
@rule("D-53")
def test_force_lightning_is_rerolled_for_a_blank() -> None:
    theirs: Team = [a_character(KYLO, showing=("-",))]
    scene = special_of("02014", theirs=theirs).resolve("Force Lightning", "Kylo").roll_next(0).answer("yes")
    assert (scene.damage("Kylo"), scene.pool(), scene.pool(THEM)) == (1, ["2RD"], [])
    scene = special_of("02014").resolve("Force Lightning", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.pool(THEM)) == (1, [], ["1MD"])


@card("04008")
@rule("DST-THN-01")
def test_force_stasis_hurts_after_a_ranged_die_was_removed() -> None:
    theirs: Team = [a_character(PHASMA, showing=("2RD",))]
    scene = special_of("04008", theirs=theirs).resolve("Force Stasis", "Phasma")
    assert (scene.pool(THEM), scene.damage("Phasma")) == ([], 1)
    scene = special_of("04008").resolve("Force Stasis")
    assert (scene.pool(THEM), scene.damage("Phasma")) == (["1MD"], 0)


@card("04006")
def test_dark_counsel_draws_and_rolls_again() -> None:
    scene = special_of("04006", deck=(TAKE_COVER,)).roll_next(0).resolve("Dark Counsel")
    assert (scene.hand(), scene.pool()) == (["Take Cover"], ["1F"])


@card("03015")
def test_grand_inquisitors_lightsaber_blanks_a_character_die_and_rolls_again() -> None:
    scene = special_of("03015").roll_next(0).resolve("Grand Inquisitor")
    assert (scene.pool(THEM), scene.pool()) == (["-"], ["3MD"])


@pytest.mark.parametrize(
    ("code", "title"),
    [
        pytest.param("02014", "Force Lightning", marks=card("02014")),
        pytest.param("04008", "Force Stasis", marks=card("04008")),
        pytest.param("03015", "Grand Inquisitor", marks=card("03015")),
        pytest.param("03036", "Master of the Council", marks=card("03036")),
        pytest.param("02055", "Force Speed", marks=card("02055")),
        pytest.param("02040", "Force Heal", marks=card("02040")),
        pytest.param("02056", "Makashi Training", marks=card("02056")),
    ],
)
@rule("DST-PRE-02", "DST-PRE-03")
def test_they_need_a_blue_character(code: str, title: str) -> None:
    assert a_table([REY], [KYLO], hand=[code], resources=4).can(f"play {title}")
    assert not a_table([JANGO], [KYLO], hand=[code], resources=4).can(f"play {title}")


@card("09051")
@rule("DST-CHD-01", "DST-PRE-02")
def test_skilled_tracker_removes_a_character_die() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece(LIGHTSABER, "1Sh")])]
    assert special_of("09051", theirs=theirs).resolve("Skilled Tracker").pool(THEM) == ["1Sh"]
    assert not a_table([REY], [KYLO], hand=["09051"], resources=1).can("play Skilled Tracker")


@card("02040")
@rule("DST-CHE-01", "D-53")
def test_force_heal_heals_two_for_a_resource() -> None:
    scene = special_of("02040", resources=1).resolve("Force Heal", "spend 1", "Rey")
    assert (scene.damage("Rey"), scene.resources()) == (0, 0)
    assert special_of("02040").resolve("Force Heal", "heal 1 damage from a character", "Rey").damage("Rey") == 1


@card("02055")
@rule("DST-ACX-06")
def test_force_speed_gives_up_to_two_more_actions() -> None:
    scene = special_of("02055").resolve("Force Speed").activate("Jango")
    assert (scene.asked, scene.pass_().asked) == (ME, THEM)


@card("03036")
@rule("D-53")
def test_master_of_the_council_readies_a_character_for_two_resources() -> None:
    mine = a_character(REY, exhausted=True, upgrades=[a_piece("03036", "Sp")])
    scene = a_table([mine], [KYLO], resources=2).resolve("Master of the Council", "yes")
    assert (scene.exhausted("Rey"), scene.exhausted("Master"), scene.resources()) == (False, True, 0)
    assert a_table([mine], [KYLO], resources=1).resolve("Master of the Council").exhausted("Rey")


@card("03037")
def test_coordination_shields_each_of_your_characters() -> None:
    scene = special_of("03037").resolve("Coordination")
    assert [scene.shields(name) for name in ("Rey", "Jango", "Kylo")] == [1, 1, 0]


@card("03030")
def test_a280_spreads_two_shields() -> None:
    scene = special_of("03030").resolve("A280", "Jango", "Rey")
    assert (scene.shields("Rey"), scene.shields("Jango")) == (1, 1)
    mine: Team = [a_character(REY, damage=9, upgrades=["03030"]), JANGO]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Rey")
    assert scene.answer("Jango").upgrades("Jango") == ["A280 Blaster Rifle"]


@card("04028")
@rule("DST-SPX-03")
def test_teamwork_shields_its_character_and_another_one() -> None:
    scene = special_of("04028").resolve("Teamwork", "yes")
    assert scene.can("Jango") and not scene.can("Rey")
    assert (scene.answer("Jango").shields("Rey"), scene.shields("Jango")) == (1, 1)


@card("06016")
@rule("DST-DIE-05")
def test_t_21_deals_damage_and_may_be_rolled_again() -> None:
    mine = a_character(REY, upgrades=[a_piece("06016", "Sp1")])
    scene = a_table([mine], [KYLO], resources=1).resolve("T-21", "Kylo").roll_next(0).answer("yes")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["2RD"])
    assert a_table([mine], [KYLO], resources=1).resolve("T-21", "Kylo", "no").pool() == []


@card("07145")
@rule("D-53")
def test_v_1_thermal_detonator_is_discarded_to_hurt_each_of_theirs() -> None:
    scene = special_of("07145").resolve("V-1")
    assert (scene.damage("Kylo"), scene.damage("Phasma"), scene.discard()) == (2, 2, ["V-1 Thermal Detonator"])


@card("07154")
@rule("DST-LOK-02")
def test_macrobinoculars_show_a_hand_and_give_a_shield() -> None:
    mine = a_character(REY, upgrades=[a_piece("07154", "Sp")])
    scene = a_table([mine], a_side([KYLO], hand=[TAKE_COVER])).resolve("Macrobinoculars", "Rey")
    assert (scene.knows(), scene.shields("Rey")) == (["Take Cover"], 1)


@card("03052")
@rule("DST-PLX-04", "D-297")
def test_weapons_cache_plays_a_weapon_for_two_less_or_none() -> None:
    table = a_table([REY], [KYLO], hand=[LIGHTSABER, TAKE_COVER], supports=[a_piece("03052", "Sp")], resources=1)
    assert table.resolve("Weapons Cache").options == ["none", "Lightsaber"]
    scene = table.answer("Lightsaber", "no")
    assert (scene.upgrades("Rey"), scene.resources()) == (["Lightsaber"], 0)
    table = a_table([REY], [KYLO], hand=[LIGHTSABER], supports=[a_piece("03052", "Sp")], resources=1)
    assert table.resolve("Weapons Cache", "none").hand() == ["Lightsaber"]


@card("03144")
@rule("DST-PLX-04", "D-297")
def test_hidden_agenda_plays_an_event_for_two_less_and_is_discarded() -> None:
    mine = a_character(REY, upgrades=["03144"])
    scene = a_table([mine], [KYLO], hand=["05126"], deck=[TAKE_COVER, TAKE_COVER], resources=0)
    scene.use("Hidden Agenda", "Ancient Wisdom")
    assert (scene.hand(), scene.upgrades("Rey"), len(scene.discard())) == (["Take Cover"] * 2, [], 2)
    scene = a_table([mine], [KYLO], hand=["05126"]).use("Hidden Agenda", "none")
    assert (scene.hand(), scene.upgrades("Rey")) == (["Ancient Wisdom"], [])


@card("03055")
@rule("DST-AMB-01", "D-102")
def test_x_8_night_sniper_is_turned_for_a_resource() -> None:
    mine = a_character(REY, upgrades=[a_piece("03055", "1Dr")])
    scene = a_table([mine], [KYLO], resources=1).use("X-8 Night Sniper", "+2 ranged")
    assert (scene.pool(), scene.resources()) == (["+2RD"], 0)
    assert not a_table([mine], [KYLO]).can("use X-8 Night Sniper")
    assert a_table([FINN], [KYLO], hand=["03055"], resources=2).play("X-8").asked == ME


@card("05017")
@rule("DST-AMB-01")
def test_kallus_bo_rifle_gives_another_action() -> None:
    scene = a_table([REBEL], [KYLO], hand=["05017"], resources=3).play("Kallus")
    assert (scene.upgrades("Rebel"), scene.asked) == (["Kallus' Bo-Rifle"], ME)


@card("02041")
@rule("D-53")
def test_journals_trade_their_die_for_a_card() -> None:
    mine = a_character(REY, upgrades=[a_piece("02041", "1R")])
    scene = a_table([mine], [KYLO], deck=[TAKE_COVER]).use("Journals of Ben Kenobi")
    assert (scene.pool(), scene.hand()) == ([], ["Take Cover"])
    assert not a_table([a_character(REY, upgrades=["02041"])], [KYLO], deck=[TAKE_COVER]).can("use Journals")


@card("02056")
@rule("D-53")
def test_makashi_training_trades_a_melee_die_for_another() -> None:
    mine = a_character(REY, showing=("1MD",), upgrades=["02056"])
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([mine], theirs).use("Makashi Training")
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("Makashi")) == ([], [], True)
    assert not a_table([a_character(REY, upgrades=["02056"])], theirs).can("use Makashi")


@card("03005", "03045", "04003", "04026", "05035", "02042")
def test_specials_of_supports() -> None:
    theirs = a_side([KYLO], supports=[TIE, AT_ST, "04026"])
    scene = a_table([REY], theirs, supports=[a_piece("03005", "Sp")]).resolve("AT-DP")
    assert scene.supports(THEM) == ["First Order TIE Fighter", "AT-ST"]  # the droid cost 1, these cost more than 2
    scene = support_of("03045", deck=(TAKE_COVER, TAKE_COVER)).resolve("T-47", "draw")
    assert scene.hand() == ["Take Cover"] * 2
    assert support_of("03045").resolve("T-47", "exhaust").exhausted("T-47")
    scene = support_of("04003").resolve("Droid Commandos", "Phasma", "Kylo")
    assert [scene.damage(name) for name in ("Rey", "Kylo", "Phasma")] == [2, 1, 1]
    assert support_of("04026").resolve("Medical Droid", "Rey").damage("Rey") == 1
    scene = support_of("05035", deck=(TAKE_COVER,), mine=a_character(REY, showing=("1MD",)))
    assert scene.resolve("R2-D2", "yes", "Rey", "1 discard").pool() == ["1Dc"]
    scene = support_of("02042", mine=a_character(REY, showing=("1MD",))).resolve("R2-D2", "Kylo")
    assert scene.damage("Kylo") == 2


@card("05163")
@rule("DST-RRL-01")
def test_backup_specialist_rerolls_two_dice_of_yours() -> None:
    mine = a_character(REY, showing=("1MD", "-"))
    scene = a_table([mine], [KYLO], supports=["05163"]).use("Backup Specialist").roll_next(3, 2)
    assert scene.answer("1 melee", "blank").pool() == ["1R", "1Dc"]
    assert not a_table([mine], [KYLO], supports=[a_piece("05163", exhausted=True)]).can("use Backup")


@card("03085")
@rule("DST-CHE-03")
def test_hutt_ties_let_the_opponent_choose_what_to_lose() -> None:
    theirs = a_side([a_character(KYLO, showing=("1MD",))], resources=1)
    scene = a_table([REY], theirs, supports=["03085"]).use("Hutt Ties")
    assert scene.asked == THEM
    assert scene.answer("lose").resources(THEM) == 0
    theirs = a_side([a_character(KYLO, showing=("1MD",))], resources=1)
    assert a_table([REY], theirs, supports=["03085"]).use("Hutt Ties", "remove").pool(THEM) == []


@card("06018")
@rule("D-53")
def test_bespin_wing_guard_costs_a_resource_and_a_card_of_theirs() -> None:
    theirs = a_side([KYLO], hand=[TAKE_COVER, LIGHTSABER])
    scene = a_table([REY], theirs, supports=["06018"], resources=1).use("Bespin Wing Guard", "Lightsaber")
    assert (scene.hand(THEM), scene.resources()) == (["Take Cover"], 0)
    assert not a_table([REY], theirs, supports=["06018"]).can("use Bespin")


@card("02140")
@rule("D-53")
def test_resolve_trades_a_card_for_a_reroll_of_theirs() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([REY], theirs, supports=["02140"], hand=[TAKE_COVER]).roll_next(2).use("Resolve")
    assert (scene.hand(), scene.pool(THEM)) == ([], ["1Sh"])
    assert not a_table([REY], theirs, supports=["02140"]).can("use Resolve")


@card("16048")
@rule("DST-THN-01")
def test_seeing_stone_pays_a_card_of_the_deck_to_reroll() -> None:
    mine = a_character(REY, showing=("-",))
    scene = a_table([mine], [KYLO], supports=["16048"], deck=[TAKE_COVER]).use("Seeing Stone").roll_next(2)
    assert (scene.answer("Rey").pool(), scene.discard()) == (["1Dc"], ["Take Cover"])
    scene = a_table([mine], [KYLO], supports=["16048"]).use("Seeing Stone")
    assert (scene.pool(), scene.asked) == (["-"], THEM)


@card("08069")
def test_lightsaber_training_staff_shows_sides_without_damage() -> None:
    mine = a_character(REY, upgrades=[a_piece("08069", "0MD")])
    scene = a_table([mine], [KYLO]).resolve("Lightsaber Training Staff")
    assert (scene.damage("Kylo"), scene.pool()) == (0, [])


@card("12111")
@rule("DST-CHE-01", "DST-AMB-01")
def test_on_guard_shields_or_readies_an_upgrade_for_a_resource() -> None:
    mine = a_character(REY, upgrades=[a_piece(LIGHTSABER, exhausted=True)])
    scene = a_table([mine], [KYLO], hand=["12111"], resources=1).play("On Guard", "spend 1")
    assert (scene.exhausted("Lightsaber"), scene.resources(), scene.asked) == (False, 0, ME)
    scene = a_table([mine], [KYLO], hand=["12111"]).play("On Guard", "give", "Rey")
    assert (scene.exhausted("Lightsaber"), scene.shields("Rey")) == (True, 1)


@card("08078")
@rule("D-206", "DST-THN-01")
def test_dogfight_exhausts_a_vehicle_of_theirs_and_then_readies_one() -> None:
    mine = [a_piece(AT_ST, exhausted=True)]
    scene = a_table([REY], a_side([KYLO], supports=[TIE]), supports=mine, hand=["08078"], resources=2)
    scene.play("Dogfight", "yes", "AT-ST")
    assert (scene.exhausted("TIE"), scene.exhausted("AT-ST")) == (True, False)
    scene = a_table([REY], [KYLO], supports=mine, hand=["08078"], resources=2).play("Dogfight")
    assert scene.exhausted("AT-ST")


@card("05075")
@rule("D-53")
def test_consumed_by_the_dark_side_pays_with_damage_for_a_blank() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([REY], theirs, hand=["05075"]).play("Consumed")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (1, ["-"])
    assert a_table([JANGO], theirs, hand=["05075"]).play("Consumed").pool(THEM) == ["1MD"]


@card("05090")
@rule("DST-ACX-06")
def test_three_steps_ahead_gives_three_more_actions() -> None:
    scene = a_table([REY, JANGO, FINN], [KYLO], hand=["05090"], resources=3).play("Three Steps Ahead")
    scene.activate("Rey").activate("Jango").activate("Finn")
    assert scene.asked == THEM


@card("11061")
def test_destiny_fulfilled_gives_a_character_for_three_shields() -> None:
    scene = a_table([REY, JANGO, FINN], [KYLO], hand=["11061"]).play(
        "Destiny Fulfilled", "Rey", "Jango", "Jango", "Finn"
    )
    assert (scene.team(ME), scene.shields("Jango"), scene.shields("Finn")) == (["Jango Fett", "Finn"], 2, 1)


@card("15020")
@rule("DST-THN-01")
def test_salvage_the_assault_exhausts_two_for_two_resources() -> None:
    scene = a_table([TROOPER, TROOPER, PHASMA], [KYLO], hand=["15020"]).play("Salvage the Assault")
    assert (scene.resources(), scene.exhausted("Phasma")) == (2, False)
    assert a_table([TROOPER, PHASMA], [KYLO], hand=["15020"]).play("Salvage the Assault").resources() == 0


@card("02086")
@rule("DST-MOV-04")
def test_relentless_pursuit_moves_up_to_two_damage() -> None:
    theirs: Team = [a_character(KYLO, damage=3), a_character(PHASMA, shields=1)]
    scene = a_table([REY], theirs, hand=["02086"]).play("Relentless Pursuit", "2", "Phasma")
    assert (scene.damage("Kylo"), scene.damage("Phasma")) == (1, 2)
    assert a_table([a_character(REY, damage=3)], [KYLO], hand=["02086"]).play("Relentless Pursuit").damage("Rey") == 3


@card("03066")
@rule("DST-RDY-02")
def test_red_alert_readies_a_non_unique_red_character() -> None:
    mine: Team = [a_character(TROOPER, exhausted=True), a_character(PHASMA, exhausted=True)]
    scene = a_table(mine, [KYLO], hand=["03066"], resources=3).play("Red Alert")
    assert (scene.exhausted("Stormtrooper"), scene.exhausted("Phasma")) == (False, True)


@card("03137")
@rule("DST-RDY-08")
def test_disable_exhausts_a_support() -> None:
    scene = a_table([REY], a_side([KYLO], supports=[TIE]), hand=["03137"]).play("Disable")
    assert scene.exhausted("TIE")


@card("701037")
@rule("DST-THN-01")
def test_inner_force_trades_shields_for_dice() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD", "1Sh"))]
    scene = a_table([a_character(REY, shields=2)], theirs, hand=["701037"], resources=2)
    scene.play("Inner Force", "1", "1 melee")
    assert (scene.shields("Rey"), scene.pool(THEM)) == (1, ["1Sh"])
    scene = a_table([a_character(JANGO, shields=2)], theirs, hand=["701037"], resources=2).play("Inner Force")
    assert (scene.shields("Jango"), len(scene.pool(THEM))) == (2, 2)
