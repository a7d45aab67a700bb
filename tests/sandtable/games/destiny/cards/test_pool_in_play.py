"""Characters, upgrades and supports that remove, reroll and turn dice in pools."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

FLAMES, HUNT, DATAPAD, ODDS = "01024", "01026", "01062", "01135"
VEERS, NIGHTSISTER, BIKE, JABBA, GAFFI, LEIA = "01004", "01012", "01018", "01020", "01025", "01028"
DL44, INFILTRATE, COMLINK, JETPACK = "01051", "01052", "01061", "01066"
STAFF = "01044"
TROOPER, TIE, KYLO, REY, FINN, TAKE_COVER = "01002", "01006", "01011", "01038", "01045", "01157"


@card("01004")
@rule("D-102", "DST-TRN-01")
def test_veers_gives_his_die_to_turn_a_support_die() -> None:
    scene = a_table([a_character(VEERS, showing=["-"])], [REY], supports=[a_piece(BIKE, "-")])
    scene.use("General Veers", "3 ranged")
    assert (scene.pool(), scene.asked) == (["3RD1"], THEM)


@card("01004")
@rule("D-39", "D-102")
def test_veers_needs_his_die_in_the_pool() -> None:
    assert a_table([a_character(VEERS, showing=["-"])], [REY]).can("use General Veers")
    assert not a_table([VEERS], [REY], supports=[a_piece(BIKE, "-")]).can("use General Veers")


@card("01004")
@rule("DST-CHT-05")
def test_veers_turns_no_die_of_a_character_or_of_an_opponent() -> None:
    mine = [a_character(VEERS, showing=["-"]), a_character(KYLO, showing=["-"])]
    scene = a_table(mine, a_side([REY], supports=[a_piece(TIE, "-")])).use("General Veers")
    assert (scene.pool(), scene.pool(THEM)) == (["-"], ["-"])


@card("01012")
@rule("DST-RRL-01")
def test_nightsister_rerolls_any_die_for_one_damage() -> None:
    scene = a_table([NIGHTSISTER], [a_character(REY, showing=["+2MD"])])
    scene.roll_next(5).use("Nightsister")
    assert (scene.pool(THEM), scene.damage("Nightsister"), scene.exhausted("Nightsister")) == (["-"], 1, False)


@card("01012")
@rule("DST-CLR-17")
def test_nightsister_may_reroll_and_fall() -> None:
    mine = (a_character(NIGHTSISTER, damage=6, showing=["-"]), KYLO)
    scene = a_table(mine, [a_character(REY, showing=["+2MD"])]).roll_next(0).use("Nightsister", "Rey")
    assert (scene.pool(THEM), scene.pool(), scene.team()) == (["1MD"], [], ["Kylo Ren"])


@card("01012")
@rule("D-53", "D-92")
def test_nightsister_is_damaged_without_a_die_to_reroll_and_again_and_again() -> None:
    scene = a_table([a_character(NIGHTSISTER, shields=1, exhausted=True)], [REY]).use("Nightsister")
    scene.pass_().use("Nightsister")
    assert (scene.damage("Nightsister"), scene.shields("Nightsister")) == (1, 0)


@card("01018")
def test_speeder_bike_removes_a_die_and_goes_on() -> None:
    scene = a_table([VEERS], [a_character(REY, showing=["1MD"])], supports=[a_piece(BIKE, "Sp")])
    scene.resolve("Speeder Bike Scout", "Rey", "yes")
    assert (scene.pool(THEM), scene.pool(), scene.prompt) == ([], [], "Take an additional action")


@card("01018")
@rule("D-51", "D-92")
def test_speeder_bike_alone_removes_itself_and_may_decline_to_go_on() -> None:
    scene = a_table([VEERS], [REY], supports=[a_piece(BIKE, "Sp")]).resolve("Speeder Bike Scout", "no")
    assert (scene.pool(), scene.asked, scene.prompt) == ([], THEM, "Take an action or pass")


@card("01020")
@rule("D-76")
def test_jabba_rerolls_a_yellow_die_of_anybody() -> None:
    theirs = [a_character(FINN, showing=["2RD"]), a_character(REY, showing=["1MD"])]
    scene = a_table([JABBA], theirs).roll_next(2, 5).activate("Jabba", "yes")
    assert scene.options == ["Jabba the Hutt die (2 disrupt)", "Finn die (2 ranged)"]
    scene.answer("Finn")
    assert (scene.pool(), scene.pool(THEM)) == (["2Dr"], ["-", "1MD"])


@card("01020")
def test_jabba_may_keep_what_he_rolled_and_does_not_react_to_others() -> None:
    scene = a_table([JABBA], [REY]).roll_next(2).activate("Jabba", "no")
    assert (scene.pool(), scene.asked) == (["2Dr"], THEM)
    assert not a_table([JABBA, FINN], [REY]).activate("Finn").can("yes")


@card("01025")
@rule("D-53", "DST-RMV-03")
def test_gaffi_stick_turns_a_melee_die_into_three_damage() -> None:
    mine = [a_character(KYLO, showing=["2MD1"], upgrades=[a_piece(GAFFI, "Sp")])]
    scene = a_table(mine, [REY]).resolve("Gaffi Stick", "Rey")
    assert (scene.pool(), scene.damage("Rey"), scene.resources()) == ([], 3, 0)


@card("01025")
@rule("D-53")
def test_gaffi_stick_takes_no_melee_die_of_an_opponent() -> None:
    mine = [a_character(KYLO, showing=["1Sh"], upgrades=[a_piece(GAFFI, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).resolve("Gaffi Stick")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["1Sh"], ["1MD"], THEM)


@card("01025")
@rule("DST-RDP-02")
def test_gaffi_stick_moves_on() -> None:
    mine = (a_character(KYLO, damage=10, upgrades=[GAFFI]), REY)
    scene = a_table(mine, [a_character(FINN, showing=["1MD"])], turn=THEM)
    scene.resolve("Finn", "Kylo", "Gaffi Stick to Rey")
    assert scene.upgrades("Rey") == ["Gaffi Stick"]


@card("01028")
@rule("D-94", "D-101")
def test_leia_rerolls_two_of_your_dice() -> None:
    mine = [a_character(LEIA, showing=["-"]), a_character(KYLO, showing=["-"]), a_character(REY, showing=["-"])]
    scene = a_table(mine, [a_character(FINN, showing=["2RD"])]).roll_next(0, 3)
    scene.use("Leia Organa", "Kylo", "Rey")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD", "1R"], ["2RD"])


@card("01028")
def test_leia_may_reroll_fewer_and_needs_her_die_in_the_pool() -> None:
    mine = [a_character(LEIA, showing=["-"]), a_character(KYLO, showing=["-"]), a_character(REY, showing=["1MD"])]
    scene = a_table(mine, [FINN]).roll_next(0).use("Leia Organa", "Kylo", "no more")
    assert scene.pool() == ["1MD", "1MD"]
    assert not a_table([LEIA, a_character(KYLO, showing=["-"])], [FINN]).can("use Leia")


@card("01051")
@rule("DST-CHE-03", "DST-AMB-01")
def test_dl44_lets_the_opponent_choose_which_die_goes() -> None:
    theirs = [a_character(REY, showing=["1MD", "-"])]
    scene = a_table([FINN], theirs, hand=[DL44], resources=3).play("DL-44")
    assert scene.asked == THEM
    scene.answer("blank")
    assert (scene.pool(THEM), scene.asked, scene.prompt) == (["1MD"], ME, "Take an additional action")


@card("01051")
@rule("DST-CHT-05")
def test_dl44_finds_no_die_and_leaves_yours() -> None:
    scene = a_table([a_character(FINN, showing=["2RD"])], [REY], hand=[DL44], resources=3).play("DL-44")
    assert (scene.upgrades("Finn"), scene.pool(), scene.asked) == (["DL-44 Heavy Blaster Pistol"], ["2RD"], ME)


@card("01052")
@rule("D-101")
def test_infiltrate_rerolls_two_dice_of_an_opponent() -> None:
    mine = [a_character(FINN, showing=["2RD"], upgrades=[a_piece(INFILTRATE, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD", "+2MD"])]).roll_next(5, 3)
    scene.resolve("Infiltrate", "1 melee", "+2 melee")
    assert (scene.pool(THEM), scene.pool()) == (["-", "1R"], ["2RD"])


@card("01052")
@rule("D-94")
def test_infiltrate_may_leave_dice_as_they_are() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(INFILTRATE, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD", "-"])]).roll_next(3)
    scene.resolve("Infiltrate", "blank")
    assert (scene.pool(THEM), scene.asked) == (["1MD", "1R"], THEM)
    scene = a_table(mine, [a_character(REY, showing=["1MD", "-"])]).resolve("Infiltrate", "no more")
    assert scene.pool(THEM) == ["1MD", "-"]


@card("01061")
@rule("EX-15", "D-45")
def test_comlink_rerolls_your_dice_or_an_opponents() -> None:
    mine, theirs = [a_character(FINN, showing=["-"])], [a_character(REY, showing=["1MD", "+2MD"])]
    scene = a_table(mine, theirs, hand=[COMLINK], resources=2).play("Comlink")
    assert scene.upgrades("Finn") == ["Comlink"]
    scene.answer("yes").roll_next(5, 4).answer("an opponent's dice", "1 melee", "+2 melee")
    assert (scene.pool(), scene.pool(THEM)) == (["-"], ["-", "+1R"])
    scene = a_table(mine, theirs, hand=[COMLINK], resources=2).play("Comlink", "yes")
    scene.roll_next(1).answer("your dice", "Finn")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD"], ["1MD", "+2MD"])


@card("01061")
@rule("D-92", "DST-CHT-07")
def test_comlink_may_reroll_nothing() -> None:
    mine = [a_character(FINN, showing=["-"])]
    scene = a_table(mine, [REY], hand=[COMLINK], resources=2).play("Comlink", "no")
    assert (scene.pool(), scene.asked) == (["-"], THEM)
    scene = a_table(mine, [REY], hand=[COMLINK], resources=2).play("Comlink", "yes", "your dice", "no more")
    assert (scene.pool(), scene.asked) == (["-"], THEM)


@card("01066")
def test_jetpack_removes_a_melee_die_and_shields_its_character() -> None:
    mine = (a_character(FINN, upgrades=[a_piece(JETPACK, "Sp")]), KYLO)
    scene = a_table(mine, [a_character(REY, showing=["+2MD", "1R"])]).resolve("Jetpack")
    assert (scene.pool(THEM), scene.shields("Finn"), scene.shields("Kylo")) == (["1R"], 1, 0)


@card("01066")
@rule("D-92", "DST-SHD-03")
def test_jetpack_shields_without_a_melee_die_but_not_beyond_three() -> None:
    mine = [a_character(FINN, shields=3, upgrades=[a_piece(JETPACK, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1R"])]).resolve("Jetpack")
    assert (scene.pool(THEM), scene.shields("Finn"), scene.asked) == (["1R"], 3, THEM)
    mine = [a_character(FINN, upgrades=[a_piece(JETPACK, "Sp")])]
    assert a_table(mine, [a_character(REY, showing=["1R"])]).resolve("Jetpack").shields("Finn") == 1


@card("01024")
@rule("D-65", "D-94", "DST-CHT-06")
def test_flame_thrower_burns_three_different_characters() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(FLAMES, "Sp")])]
    theirs = [a_character(REY), a_character(KYLO, shields=1), a_character(JABBA), a_character(LEIA)]
    scene = a_table(mine, theirs).resolve("Flame Thrower", "Kylo")
    assert scene.options == [
        "no more",
        "Jabba the Hutt, The Great and Mighty",
        "Leia Organa, Born Leader",
        "Rey, Force Prodigy",
    ]
    scene.answer("Leia", "Rey")
    assert [scene.damage(name) for name in ("Rey", "Kylo", "Jabba", "Leia", "Finn")] == [1, 0, 0, 1, 0]
    assert (scene.shields("Kylo"), scene.asked) == (0, THEM)


@card("01024")
@rule("DST-CHT-07")
def test_flame_thrower_may_burn_fewer_or_nobody() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(FLAMES, "Sp")])]
    scene = a_table(mine, [REY, KYLO]).resolve("Flame Thrower", "Kylo", "no more")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (0, 1)
    scene = a_table(mine, [REY, KYLO]).resolve("Flame Thrower", "no more")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.pool()) == (0, 0, [])


def on_the_hunt(resources: int, shields: int = 2) -> Scene:
    mine = [a_character(FINN, upgrades=[a_piece(HUNT, "Sp")])]
    rey = a_character(REY, shields=shields, showing=["1MD"], upgrades=[a_piece(STAFF, "1R")])
    theirs = a_side((rey, a_character(KYLO, shields=1, showing=["-"])), supports=[a_piece(TIE, "1RD")])
    return a_table(mine, theirs, resources=resources).resolve("On The Hunt", "Rey, Force")


@card("01026")
@rule("DST-CHD-01", "DST-CHD-02")
def test_on_the_hunt_takes_shields_and_for_pay_a_die_of_the_same_character() -> None:
    scene = on_the_hunt(resources=1).answer("yes")
    assert scene.options == ["Rey die (1 melee)", "Rey's Staff die (1 resource)"]
    scene.answer("Staff")
    assert (scene.shields("Rey, Force"), scene.shields("Kylo"), scene.resources()) == (0, 1, 0)
    assert sorted(scene.pool(THEM)) == ["-", "1MD", "1RD"]


@card("01026")
@rule("D-53", "D-92")
def test_on_the_hunt_takes_no_die_unpaid_and_may_take_one_where_no_shield_is() -> None:
    scene = on_the_hunt(resources=0)
    assert (scene.shields("Rey, Force"), len(scene.pool(THEM)), scene.asked) == (0, 4, THEM)
    scene = on_the_hunt(resources=1).answer("no")
    assert (scene.resources(), len(scene.pool(THEM))) == (1, 4)
    scene = on_the_hunt(resources=1, shields=0).answer("yes", "1 melee")
    assert (scene.resources(), len(scene.pool(THEM))) == (0, 3)


@card("01062")
@rule("DST-TRN-01", "D-93")
def test_datapad_turns_a_die_away_from_damage() -> None:
    mine = [a_character(KYLO, showing=["2MD1"], upgrades=[a_piece(DATAPAD, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).resolve("Datapad", "Kylo")
    assert scene.options == ["1 shield", "1 resource", "special", "blank"]
    scene.answer("special")
    assert (scene.pool(), scene.pool(THEM)) == (["Sp"], ["1MD"])


@card("01062")
@rule("DST-TRN-02", "DST-TRN-03")
def test_datapad_may_turn_from_one_harmless_side_to_another_but_not_to_the_same() -> None:
    mine = [a_character(KYLO, showing=["1Sh"], upgrades=[a_piece(DATAPAD, "Sp")])]
    scene = a_table(mine, [REY]).resolve("Datapad", "Kylo")
    assert scene.options == ["1 resource", "special", "blank"]


@card("01135")
@rule("DST-RRL-01")
def test_play_the_odds_pays_for_a_resource() -> None:
    mine = (a_character(FINN, showing=["-"]), a_character(KYLO, showing=["-"]))
    scene = a_table(mine, [REY], supports=[ODDS]).roll_next(4).use("Play the Odds")
    assert (scene.pool(), scene.resources(), scene.exhausted("Play the Odds")) == (["1R", "-"], 1, True)


@card("01135")
@rule("D-53", "DST-RDY-08")
def test_play_the_odds_pays_for_nothing_else_and_once_a_round() -> None:
    mine = [a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [REY], supports=[ODDS]).roll_next(3).use("Play the Odds")
    assert (scene.pool(), scene.resources()) == (["1Sh"], 0)
    assert not a_table(mine, [REY], supports=[a_piece(ODDS, exhausted=True)]).can("use Play the Odds")
    scene = a_table([a_character(KYLO, showing=["1R"])], [REY], supports=[ODDS]).use("Play the Odds")
    assert (scene.pool(), scene.resources(), scene.exhausted("Play the Odds")) == (["1R"], 0, True)
