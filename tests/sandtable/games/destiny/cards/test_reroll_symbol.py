"""The reroll symbol of the sets since 18, and cards with it."""

from __future__ import annotations

from sandtable.games.destiny.tokens import SHIELDS
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_table

PHASMA, KYLO, REY, LUKE, FINN, QUI_GON = "01001", "01011", "01038", "01035", "01045", "01037"
LIGHTSABER = "01059"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


@rule("DST-RRS-01")
def test_a_reroll_rolls_up_to_its_value_of_dice_in_any_pools() -> None:
    mine = [a_character("23046", showing=("2Re",)), a_character(LUKE, showing=("-",))]
    scene = a_table(mine, [SHOOTER, FENCER]).roll_next(0, 5).resolve("Gungi", "Luke", "Phasma")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD"], ["-", "1MD"])
    none = a_table(mine, [SHOOTER]).resolve("Gungi", "no more")
    assert (none.pool(), none.pool(THEM)) == (["-"], ["2RD"])


@rule("D-323", "D-254")
def test_a_reroll_is_no_symbol_that_a_text_lets_a_player_choose_for_another() -> None:
    scene = a_table([a_character(QUI_GON, showing=("1Sh",)), LUKE], [FINN], hand=["15042"], resources=5)
    assert "reroll" not in scene.play("Force Mirage").options


@card("23046")
@rule("DST-CHE-03", "DST-RRL-01")
def test_gungi_does_two_of_three_things() -> None:
    mine = [a_character("23046", showing=("Sp",))]
    scene = a_table(mine, [SHOOTER]).roll_next(5).resolve("Gungi", "reroll", "give", "Phasma", "Gungi")
    assert (scene.pool(THEM), scene.shields("Gungi")) == (["-"], 1)
    hurt = a_table(mine, [a_character(FINN, shields=1)]).resolve("Gungi", "deal", "give", "Finn", "Gungi")
    assert (hurt.damage("Finn"), hurt.shields("Finn")) == (1, 1)


@card("23091")
@rule("DST-VAL-05", "DST-OPD-01")
def test_battle_meditation_weakens_a_forced_die_and_strengthens_your_own() -> None:
    mine = a_character(LUKE, showing=("2MD",), upgrades=[a_piece("23091", "Sp")])
    scene = a_table([mine, QUI_GON], [SHOOTER]).resolve("Battle Meditation", "Qui-Gon", "Phasma")
    assert (scene.damage("Qui-Gon"), scene.damage("Phasma")) == (1, 3)
    shield = a_table([mine], [a_character(QUI_GON, showing=("1Sh",))]).resolve(
        "Battle Meditation", "Qui-Gon", "Qui-Gon"
    )
    assert (shield.shields("Qui-Gon"), shield.damage("Qui-Gon")) == (0, 3), "one less than one is none"
    assert not a_table([FINN], [SHOOTER], hand=["23091"], resources=9).can("play Battle"), "Blue character only"


@card("21055")
@rule("D-76", "DST-VAL-03")
def test_legacy_lightsaber_takes_a_shield_for_more_damage() -> None:
    mine = a_character(LUKE, shields=1, upgrades=[a_piece("21055", "2MD")])
    scene = a_table([mine], [FINN]).resolve("Legacy Lightsaber", "yes", "Finn")
    assert (scene.damage("Finn"), scene.shields("Luke")) == (3, 0)
    assert a_table([mine], [FINN]).resolve("Legacy Lightsaber", "no", "Finn").damage("Finn") == 2
    shield = a_character(LUKE, shields=1, upgrades=[a_piece("21055", "1Sh")])
    assert a_table([shield], [FINN]).resolve("Legacy Lightsaber", "Luke").shields("Luke") == 2


@card("21055")
@rule("DST-TOK-03")
def test_legacy_lightsaber_takes_a_shield_from_a_support_as_well() -> None:
    """Unconventional Form (24086) is a support with shields."""
    supports = [a_piece("24086", tokens={SHIELDS: 2})]
    mine = a_character(LUKE, upgrades=[a_piece("21055", "2MD")])
    scene = a_table([mine], [FINN], supports=supports).resolve("Legacy Lightsaber", "yes", "Finn")
    assert (scene.damage("Finn"), scene.tokens("Unconventional Form", SHIELDS)) == (3, 1)


@card("21055")
@rule("DST-KEY-02", "DST-RDP-02")
def test_legacy_lightsaber_is_redeployed_from_a_jedi() -> None:
    jedi: Team = [a_character(LUKE, damage=10, upgrades=["21055"]), REY]
    assert a_table(jedi, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Luke", "to Rey").upgrades("Rey") == [
        "Legacy Lightsaber"
    ]
    other: Team = [a_character(REY, damage=9, upgrades=["21055"]), LUKE]
    assert a_table(other, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Rey").upgrades("Luke") == []


@card("21054")
@rule("DST-ASI-01", "D-73")
def test_the_spirit_resolves_a_shield_as_damage_and_leaves_beside_luke() -> None:
    mine = [a_character(QUI_GON, showing=("2Sh",))]
    assert a_table(mine, [FINN], supports=["21054"]).use("Luke Skywalker's Spirit", "Finn").damage("Finn") == 2
    assert a_table([FENCER], [FINN], supports=["21054"]).use("Luke Skywalker's Spirit").damage("Finn") == 0
    played = a_table([LUKE], [FINN], hand=["21054"], resources=5).play("Luke Skywalker's Spirit")
    assert (played.supports(), played.discard()) == ([], ["Luke Skywalker's Spirit"])
    assert a_table([REY], [FINN], hand=["21054"], resources=5).play("Luke Skywalker's Spirit").supports() != []


@card("22053")
@rule("DST-LIM-01", "D-44")
def test_jedi_cloak_shields_and_makes_room() -> None:
    full = a_character(LUKE, upgrades=[LIGHTSABER, "01040", "03051"])
    scene = a_table([full], [FINN], hand=["22053"], resources=5).play("Jedi Cloak", "Luke Skywalker, Jedi Knight")
    assert (len(scene.upgrades("Luke")), scene.shields("Luke"), scene.asked) == (4, 1, THEM)


@card("21057")
@rule("DST-RRS-01", "DST-RSV-01")
def test_finn_deals_damage_after_a_reroll() -> None:
    mine = [a_character("21057", showing=("1Re",))]
    assert a_table(mine, [SHOOTER]).resolve("Finn", "no more", "Phasma").damage("Phasma") == 1
    ranged = a_table([a_character("21057", showing=("1RD",))], [SHOOTER]).resolve("Finn", "Phasma")
    assert (ranged.damage("Phasma"), ranged.asked) == (1, THEM)


@card("24088")
@rule("DST-CPR-06", "D-76")
def test_strong_with_the_force_rerolls_upgrade_dice_and_resolves_one() -> None:
    mine = a_character(LUKE, upgrades=["24088", a_piece(LIGHTSABER, "3MD1")])
    scene = a_table([mine], [FINN]).roll_next(2).use("Strong With The Force", "Lightsaber", "yes", "Luke")
    assert (scene.shields("Luke"), scene.exhausted("Strong")) == (2, True)
    declined = a_table([mine], [FINN]).roll_next(2).use("Strong With The Force", "Lightsaber", "no")
    assert declined.pool() == ["1Sh"]
    assert not a_table([FINN], [LUKE], hand=["24088"], resources=9).can("play Strong"), "Blue character only"


@card("22089")
@rule("DST-RRS-01", "DST-ASI-01")
def test_force_sense_resolves_any_die_as_a_reroll() -> None:
    mine = a_character(LUKE, upgrades=[a_piece("22089", "Sp")])
    scene = a_table([mine, a_character(KYLO, showing=("-",))], [SHOOTER]).roll_next(0)
    scene.resolve("Force Sense", "2 ranged", "Kylo", "no")
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("Force Sense")) == (["1MD"], [], False)
    again = a_table([mine], [SHOOTER]).roll_next(0).resolve("Force Sense", "no more", "yes")
    assert (again.pool(), again.exhausted("Force Sense")) == (["3MD"], True)


@card("22089")
@rule("D-76")
def test_force_sense_may_remove_a_die_when_it_is_played() -> None:
    assert a_table([LUKE], [SHOOTER], hand=["22089"], resources=9).play("Force Sense", "yes").pool(THEM) == []
    assert a_table([LUKE], [SHOOTER], hand=["22089"], resources=9).play("Force Sense", "no").pool(THEM) == ["2RD"]
    assert not a_table([FINN], [SHOOTER], hand=["22089"], resources=9).can("play Force"), "Blue character only"
