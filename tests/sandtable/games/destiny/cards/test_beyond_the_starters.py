"""Upgrades, supports, events and battlefields beyond the starter sets: Crime Lord, Second Chance and others."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, JANGO = "01002", "01011", "01038", "01045", "01021"
CRIME_LORD, GEAR, PISTOL, HOLDOUT, ROBES = "01023", "01034", "01054", "01063", "01040"
UNDERWORLD, STANCE, SECOND_CHANCE, ECHO_BASE = "01101", "01115", "01137", "01166"
TAKE_COVER, BLOCK = "01157", "01153"


def to_the_next_round(scene: Scene) -> Scene:
    """Everybody passes, nobody discards in upkeep."""
    now = scene.duel.round
    while scene.duel.outcome() is None and scene.duel.round == now:
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    return scene


def a_crime_lord(resources: int = 5, damage: int = 0) -> Scene:
    mine = (a_character(JANGO, damage=damage, upgrades=[a_piece(CRIME_LORD, "Sp")]), TROOPER)
    theirs = a_side([REY, FINN], hand=[BLOCK, TAKE_COVER])
    return a_table(mine, theirs, hand=[BLOCK], deck=[BLOCK, BLOCK], resources=resources)


@card("01023")
@rule("EX-17", "DST-DLY-01", "D-121")
def test_crime_lord_defeats_after_the_round() -> None:
    scene = a_crime_lord().resolve("Crime Lord", "yes", "Rey")
    assert (scene.team(THEM), scene.resources()) == (["Rey", "Finn"], 0)
    assert to_the_next_round(scene).team(THEM) == ["Finn"]


@card("01023")
@rule("D-53")
def test_crime_lord_needs_five_resources() -> None:
    scene = a_crime_lord(resources=4).resolve("Crime Lord")
    assert (scene.resources(), scene.pool(), scene.asked) == (4, [], THEM)
    assert to_the_next_round(scene).team(THEM) == ["Rey", "Finn"]


@card("01023")
def test_crime_lord_may_save_the_resources() -> None:
    scene = a_crime_lord().resolve("Crime Lord", "no")
    assert (scene.resources(), scene.duel.delayed) == (5, ())


@card("01023")
@rule("DST-CLR-08")
def test_the_order_stands_when_the_crime_lord_falls() -> None:
    mine = (a_character(JANGO, damage=9, upgrades=[a_piece(CRIME_LORD, "Sp")]), TROOPER)
    theirs = a_side([a_character(REY, showing=["1MD"]), FINN], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Rey")
    scene.resolve("Rey", "Jango")
    assert scene.team() == ["First Order Stormtrooper"]
    assert to_the_next_round(scene).team(THEM) == ["Finn"]


@card("01023")
@rule("DST-CLR-09", "DST-WIN-03", "D-35")
def test_running_out_of_cards_comes_before_the_crime_lord() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")])]
    scene = a_table(mine, a_side([REY], hand=[BLOCK]), resources=5).resolve("Crime Lord", "yes", "Rey")
    outcome = to_the_next_round(scene).duel.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((THEM,), "out of cards")


@card("01023")
@rule("DST-PRE-02")
def test_crime_lord_is_for_yellow_characters() -> None:
    assert not a_table([KYLO], [REY], hand=[CRIME_LORD], resources=4).can("play Crime Lord")
    assert a_table([JANGO], [REY], hand=[CRIME_LORD], resources=4).can("play Crime Lord")


@card("01034")
@rule("DST-DIE-08")
def test_survival_gear_adds_a_resource_to_a_resource_die() -> None:
    mine = [a_character(REY, showing=["1R"], upgrades=[a_piece(GEAR, "+1R")])]
    scene = a_table(mine, [KYLO]).resolve("Rey", "Survival Gear")
    assert (scene.resources(), scene.pool()) == (2, [])


@card("01034")
@rule("DST-DIE-08")
def test_survival_gear_modifier_alone_does_nothing() -> None:
    assert not a_table([a_character(FINN, upgrades=[a_piece(GEAR, "+1R")])], [KYLO]).can("resolve")


@card("01034")
@rule("DST-SHD-03")
def test_survival_gear_gives_two_shields() -> None:
    mine = [a_character(FINN, shields=2, upgrades=[a_piece(GEAR, "2Sh")])]
    assert a_table(mine, [KYLO]).resolve("Survival Gear", "Finn").shields("Finn") == 3


@card("01054")
@rule("DST-DIE-09", "D-12")
def test_pistol_adds_two_to_a_ranged_die() -> None:
    mine = [a_character(FINN, showing=["1RD"], upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(mine, [KYLO]).resolve("Finn", "DH-17", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])


@card("01054")
@rule("DST-DIE-08")
def test_pistol_adds_nothing_to_melee() -> None:
    mine = [a_character(FINN, showing=["1MD"], upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(mine, [KYLO]).resolve("Finn", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["+2RD"])


@card("01063")
@rule("DST-AMB-01")
def test_holdout_blaster_lets_you_act_again() -> None:
    scene = a_table([FINN], [KYLO], hand=[HOLDOUT], resources=2).play("Holdout Blaster")
    assert (scene.upgrades("Finn"), scene.asked, scene.prompt) == (["Holdout Blaster"], ME, "Take an additional action")


@card("01063")
@rule("DST-RDP-02")
def test_holdout_blaster_moves_on() -> None:
    mine = (a_character(FINN, damage=9, upgrades=[HOLDOUT]), REY)
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM)
    scene.resolve("Kylo", "Finn", "Holdout Blaster to Rey")
    assert (scene.upgrades("Rey"), scene.prompt) == (["Holdout Blaster"], "Take an action or pass")


@card("01063")
@rule("D-88")
def test_holdout_blaster_makes_room_where_three_are_the_limit() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[HOLDOUT]), a_character(REY, upgrades=[ROBES, GEAR, PISTOL])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM)
    scene.resolve("Kylo", "Finn", "Holdout Blaster to Rey")
    assert scene.options == ["Jedi Robes", "Survival Gear", "DH-17 Blaster Pistol"]
    scene.answer("Survival Gear")
    assert scene.upgrades("Rey") == ["Jedi Robes", "DH-17 Blaster Pistol", "Holdout Blaster"]


@card("01101")
def test_underworld_connections_gain_a_resource() -> None:
    scene = a_table([JANGO], [REY], supports=[UNDERWORLD]).use("Underworld Connections")
    assert (scene.resources(), scene.exhausted("Underworld")) == (1, True)


@card("01101")
@rule("DST-RDY-08", "DST-ACTV-05")
def test_underworld_connections_work_once_and_have_no_die() -> None:
    scene = a_table([JANGO], [REY], supports=[a_piece(UNDERWORLD, exhausted=True)])
    assert not scene.can("use Underworld")
    assert not a_table([JANGO], [REY], supports=[UNDERWORLD]).can("activate Underworld")


@card("01115")
def test_defensive_stance_gives_two_shields() -> None:
    scene = a_table([REY], [KYLO], hand=[STANCE], resources=1).play("Defensive Stance", "Rey")
    assert (scene.shields("Rey"), scene.resources()) == (2, 0)


@card("01115")
@rule("DST-SHD-03", "DST-PLAY-02")
def test_defensive_stance_stops_at_three_and_has_a_price() -> None:
    assert not a_table([REY], [KYLO], hand=[STANCE]).can("play Defensive")
    mine = [a_character(REY, shields=2)]
    assert a_table(mine, [KYLO], hand=[STANCE], resources=1).play("Defensive", "Rey").shields("Rey") == 3


@card("01137")
@rule("DST-RPL-01", "DST-RPL-02")
def test_second_chance_heals_instead_of_defeat() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[SECOND_CHANCE])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Finn")
    assert (scene.team(), scene.damage("Finn")) == (["Finn"], 5)
    assert (scene.upgrades("Finn"), scene.discard()) == ([], ["Second Chance"])


@card("01137")
@rule("DST-RPL-04", "D-91")
def test_one_second_chance_is_enough() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[SECOND_CHANCE, SECOND_CHANCE])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM, holder=THEM).resolve("Kylo", "Finn")
    assert (scene.asked, scene.prompt) == (THEM, "Which replacement effect applies?")
    scene.answer("Second Chance")
    assert (scene.damage("Finn"), scene.upgrades("Finn"), scene.discard()) == (5, ["Second Chance"], ["Second Chance"])


@card("01137")
def test_second_chance_saves_nobody_but_its_character() -> None:
    mine = [a_character(FINN, upgrades=[SECOND_CHANCE]), a_character(REY, damage=9)]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Rey")
    assert (scene.team(), scene.upgrades("Finn")) == (["Finn"], ["Second Chance"])


@card("01137")
@rule("D-121", "DST-HEA-02")
def test_second_chance_saves_from_a_crime_lord() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")])]
    theirs = a_side([a_character(FINN, damage=2, upgrades=[SECOND_CHANCE]), REY], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Finn")
    to_the_next_round(scene)
    assert (sorted(scene.team(THEM)), scene.damage("Finn"), scene.discard(THEM)) == (
        ["Finn", "Rey"],
        0,
        ["Second Chance"],
    )


@card("01137")
@rule("DST-PRE-02")
def test_second_chance_is_for_yellow_characters() -> None:
    assert not a_table([REY], [KYLO], hand=[SECOND_CHANCE], resources=3).can("play Second")
    assert a_table([REY, FINN], [KYLO], hand=[SECOND_CHANCE], resources=3).play("Second").upgrades("Finn") == [
        "Second Chance"
    ]


@card("01166")
@rule("DST-CLM-01", "DST-CLM-03")
def test_echo_base_shields_who_claims_and_ends_their_round() -> None:
    scene = a_table([REY], a_side([KYLO], hand=[BLOCK]), battlefield=ECHO_BASE, holder=THEM).claim("yes", "Rey")
    assert (scene.shields("Rey"), scene.duel.holder, scene.asked) == (1, ME, THEM)
    scene.activate("Kylo")
    assert scene.asked == THEM


@card("01166")
@rule("DST-CLM-05", "DST-CLM-06")
def test_echo_base_is_claimed_once_a_round_even_by_its_holder() -> None:
    scene = a_table([REY], [KYLO], battlefield=ECHO_BASE).claim("no")
    assert (scene.shields("Rey"), scene.duel.claimer, scene.asked) == (0, ME, THEM)
    assert not scene.can("claim")
