"""Cards of later sets that remove dice at a price, and upgrades that act on some characters only."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.setting_up import seat
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, VADER, KYLO, JANGO, REY = "01001", "01002", "01010", "01011", "01021", "01038"
REBEL, FINN, LUKE, PIRATE, GUARD = "01030", "01045", "01035", "15027", "02026"
TIE, TAKE_COVER, DROID = "01006", "01157", "09003"
TWO_DICE: Team = [a_character(VADER, showing=("3MD", "1Sh"))]
FENCER = a_character(KYLO, showing=("1MD",))


@card("11112")
def test_alter_fate_removes_all_their_dice_that_show_damage() -> None:
    theirs: Team = [*TWO_DICE, FENCER]
    assert a_table([FENCER], theirs, hand=["11112"], resources=3).play("Alter Fate").pool(THEM) == ["1Sh"]


@card("08127")
@rule("DST-BF-04")
def test_snuff_out_removes_all_damage_dice_for_the_holder_of_the_battlefield() -> None:
    scene = a_table([FENCER], TWO_DICE, hand=["08127"], resources=2).play("Snuff Out")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["1Sh"])
    assert not a_table([FENCER], TWO_DICE, hand=["08127"], holder=THEM, resources=2).can("play Snuff")


@card("05153")
@rule("DST-BFX-02", "D-53")
def test_hasty_exit_gives_the_battlefield_for_a_damage_die() -> None:
    scene = a_table([JANGO], TWO_DICE, hand=["05153"]).play("Hasty Exit")
    assert (scene.duel.holder, scene.pool(THEM)) == (THEM, ["1Sh"])
    scene = a_table([JANGO], TWO_DICE, hand=["05153"], holder=THEM).play("Hasty Exit")
    assert scene.pool(THEM) == ["3MD", "1Sh"]


@card("18023")
@rule("DST-BFX-02", "DST-SPX-01", "D-53")
def test_defensive_effort_removes_as_many_damage_dice_as_red_characters() -> None:
    theirs: Team = [*TWO_DICE, FENCER]
    scene = a_table([PHASMA, TROOPER], theirs, hand=["18023"], resources=1).play("Defensive Effort", "2")
    assert (scene.pool(THEM), scene.duel.holder) == (["1Sh"], THEM)
    scene = a_table([PHASMA], theirs, hand=["18023"], holder=THEM, resources=1).play("Defensive Effort")
    assert len(scene.pool(THEM)) == 3


@card("18023")
@rule("DST-SPX-01", "D-53", "D-94")
def test_defensive_effort_gives_the_battlefield_away_where_no_red_character_is_left() -> None:
    scene = a_table([KYLO], TWO_DICE, hand=["18023"], resources=1).play("Defensive Effort")
    assert (scene.duel.holder, scene.pool(THEM), scene.asked) == (THEM, ["3MD", "1Sh"], THEM)


@card("19010")
@rule("DST-SPX-02", "D-206")
def test_defensive_fire_needs_a_vehicle() -> None:
    scene = a_table([REBEL], TWO_DICE, hand=["19010"], supports=[TIE], resources=1).play("Defensive Fire")
    assert scene.pool(THEM) == ["1Sh"]
    assert len(a_table([REBEL], TWO_DICE, hand=["19010"], resources=1).play("Defensive Fire").pool(THEM)) == 2


@card("22109")
@rule("DST-THN-01", "DST-SBT-01")
def test_guarded_activates_a_guard_rerolls_and_removes() -> None:
    scene = a_table([GUARD, REY], TWO_DICE, hand=["22109"], resources=1).roll_next(0, 3)
    scene.play("Guarded", "melee")
    assert (scene.exhausted("Baze"), scene.pool(THEM)) == (True, ["1Sh", "1Sh"])
    assert len(a_table([REY], TWO_DICE, hand=["22109"], resources=1).play("Guarded").pool(THEM)) == 2


@pytest.mark.parametrize(
    ("code", "title", "cost"),
    [
        pytest.param("09079", "Honorable Sacrifice", 0, marks=card("09079")),
        pytest.param("05124", "Into The Garbage Chute", 1, marks=card("05124")),
    ],
)
@rule("D-53", "DST-CHT-07")
def test_a_character_is_given_for_up_to_two_damage_dice(code: str, title: str, cost: int) -> None:
    theirs: Team = [*TWO_DICE, FENCER]
    scene = a_table([REBEL, LUKE], theirs, hand=[code], resources=cost).play(title, "Rebel", "Vader", "Kylo")
    assert scene.pool(THEM) == ["1Sh"]
    assert (len(scene.team(ME)), scene.exhausted("Rebel")) == ((1, False) if code == "09079" else (2, True))
    scene = a_table([REBEL, LUKE], theirs, hand=[code], resources=cost).play(title, "Rebel", "no more")
    assert len(scene.pool(THEM)) == 3


@card("05124")
@rule("DST-RDY-08")
def test_the_garbage_chute_needs_a_ready_character() -> None:
    mine: Team = [a_character(REBEL, exhausted=True)]
    scene = a_table(mine, TWO_DICE, hand=["05124"], resources=1).play("Into The Garbage Chute")
    assert len(scene.pool(THEM)) == 2


@card("09127")
@rule("D-53", "DST-SBT-04")
def test_measure_for_measure_trades_a_trooper_die() -> None:
    mine: Team = [a_character(TROOPER, showing=("1RD",))]
    scene = a_table(mine, TWO_DICE, hand=["09127"]).play("Measure for Measure", "melee")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["1Sh"])
    assert len(a_table([FENCER], TWO_DICE, hand=["09127"]).play("Measure for Measure").pool(THEM)) == 2


@card("05151")
@rule("DST-CMB-01", "DST-SPX-02")
def test_entangle_removes_two_dice_of_three_together() -> None:
    theirs: Team = [a_character(VADER, showing=("2MD", "1Sh")), a_character(PHASMA, showing=("2RD",))]
    scene = a_table([JANGO], theirs, hand=["05151"], resources=2).play("Entangle", "2 melee")
    assert (scene.can("2 ranged"), scene.answer("1 shield").pool(THEM)) == (False, ["2RD"])
    scene = a_table([REY], theirs, hand=["05151"], resources=2).play("Entangle")
    assert len(scene.pool(THEM)) == 3


@card("24091")
@rule("D-53")
def test_collateral_damage_hurts_yourself_to_resolve_a_red_die() -> None:
    mine: Team = [a_character(REBEL, showing=("1RD",))]
    scene = a_table(mine, [KYLO], hand=["24091"]).play("Collateral Damage", "Kylo")
    assert (scene.damage("Rebel"), scene.damage("Kylo")) == (1, 2)


@card("24036")
@rule("DST-DIE-05", "D-53")
def test_thrifty_resolves_a_paid_die_to_remove_one() -> None:
    mine: Team = [a_character("01047", showing=("2RD1",))]
    scene = a_table(mine, TWO_DICE, hand=["24036"], resources=1).play("Thrifty", "Vader", "1 shield")
    assert (scene.damage("Darth Vader"), scene.pool(THEM), scene.resources()) == (2, ["3MD"], 0)
    assert len(a_table([FENCER], TWO_DICE, hand=["24036"], resources=1).play("Thrifty").pool(THEM)) == 2


@card("04045")
@rule("DST-RRL-01")
def test_sound_the_alarm_rerolls_their_damage_dice() -> None:
    scene = a_table([REY], TWO_DICE, hand=["04045"]).roll_next(5).play("Sound The Alarm", "3 melee")
    assert scene.pool(THEM) == ["-", "1Sh"]


@card("03112")
@rule("DST-CHE-03")
def test_local_patrol_costs_them_a_resource_or_two_cards() -> None:
    theirs = a_side([KYLO], resources=1, deck=[TAKE_COVER] * 3)
    assert a_table([JANGO], theirs, hand=["03112"]).play("Local Patrol", "lose").resources(THEM) == 0
    theirs = a_side([KYLO], resources=1, deck=[TAKE_COVER] * 3)
    assert len(a_table([JANGO], theirs, hand=["03112"]).play("Local Patrol", "discard").deck(THEM)) == 1


@card("12049")
@rule("DST-SBT-01")
def test_pirate_ship_removes_a_die_and_activates_a_pirate() -> None:
    scene = a_table([PIRATE], TWO_DICE, supports=["12049"]).roll_next(5)
    scene.activate("Pirate Ship", "yes", "yes")
    assert (scene.pool(THEM), scene.exhausted("Pirate Loyalist")) == (["1Sh"], True)
    scene = a_table([JANGO], TWO_DICE, supports=["12049"]).roll_next(5).activate("Pirate Ship", "no")
    assert (len(scene.pool(THEM)), scene.asked) == (2, THEM)


@card("09119")
@rule("DST-LIM-04", "DST-PRE-02")
def test_soresu_mastery_removes_damage_dice_and_shields() -> None:
    scene = a_table([LUKE, JANGO], [FENCER], hand=["09119"], resources=3).play("Soresu Mastery", "yes")
    assert (scene.upgrades("Luke"), scene.pool(THEM)) == (["Soresu Mastery"], [])
    mine: Team = [a_character(LUKE, upgrades=[a_piece("09119", "Sp")])]
    scene = a_table(mine, TWO_DICE).resolve("Soresu Mastery", "Luke")
    assert (scene.pool(THEM), scene.shields("Luke")) == (["1Sh"], 1)
    assert not a_table(mine, TWO_DICE, hand=["09119"], resources=3).can("play Soresu")


@card("12054")
@rule("DST-RPL-01", "DST-THN-01")
def test_jedi_knight_hits_harder_with_three_shields() -> None:
    for before, damage in ((2, 2), (1, 1)):
        mine: Team = [a_character("12054", shields=before, showing=("Sp",))]
        scene = a_table(mine, [KYLO]).resolve("Jedi Knight", "Jedi", "Kylo")
        assert (scene.shields("Jedi Knight", ME), scene.damage("Kylo")) == (before + 1, damage)


@card("16095")
@rule("DST-BF-04", "DST-RDP-02")
def test_westar_35_hurts_for_the_holder_of_the_battlefield() -> None:
    mine: Team = [a_character(FINN, upgrades=["16095"])]
    assert a_table(mine, [KYLO]).activate("Finn", "yes", "Kylo").damage("Kylo") == 1
    assert a_table(mine, [KYLO], holder=THEM).activate("Finn").asked == THEM
    mine = [a_character(FINN, damage=9, upgrades=["16095"]), REY]
    scene = a_table(mine, [FENCER], turn=THEM).resolve("Kylo", "Finn").answer("Rey")
    assert scene.upgrades("Rey") == ["Westar-35 Blaster Pistol"]


@pytest.mark.parametrize(
    ("code", "on", "off"),
    [
        pytest.param("19025", REBEL, REY, marks=card("19025")),
        pytest.param("09033", DROID, REBEL, marks=card("09033")),
    ],
)
@rule("DST-RDP-02")
def test_blasters_have_redeploy_on_some_characters(code: str, on: str, off: str, made_up: MadeUp) -> None:
    if on == DROID:
        made_up(DROID, [])
    for character, moves_on in ((on, True), (off, False)):
        health = all_cards()[character].health or 0
        mine: Team = [a_character(character, damage=health - 1, upgrades=[code]), FINN]
        scene = a_table(mine, [FENCER], turn=THEM)
        scene.resolve("Kylo", next(name for name in scene.team(ME) if name != "Finn"))
        assert (scene.prompt == "Redeploy an upgrade?") == moves_on


@card("12054")
def test_jedi_knight_may_take_two_shields_after_set_up() -> None:
    rest = (("01153", 2), ("01155", 2))
    mine = DeckList("", "INF", (Member("12054", 1),), ("01166",), (), rest)
    theirs = DeckList("", "INF", (Member(KYLO, 1),), ("01166",), (), rest)
    for answer, more in ((1, 2), (0, 0)):
        duel = RULES.start(seat([mine, theirs]), seeded(1, "setting up"), 5000)
        while not (ask := duel.ask()) or "Jedi Knight: give this character" not in ask.prompt:
            duel.apply(0)
        before = duel.shields[0]
        assert list(ask.options) == ["no", "yes"]
        duel.apply(answer)
        assert duel.shields[0] == before + more
