"""Cards about larger hands, archives and troopers that come after set-up, values that decide, and a plot that waits."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_beginning, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER, FINN = "01038", "01011", "01035", "01001", "01020", "01002", "01045"
SABER, PISTOL, COVER = "01059", "01054", "01157"
GIDEON, CERE, DODONNA, LEIA, OUTLANDS, FATE = "24017", "24048", "24058", "25019", "24115", "24010"


@card("24017")
@rule("D-371")
def test_gideon_hurts_an_opponent_for_each_card_that_a_die_or_a_card_discards() -> None:
    theirs = a_side([KYLO], hand=[COVER, PISTOL, SABER])
    scene = a_table([a_character(GIDEON, showing=("2Dc",))], theirs).resolve("Moff Gideon")
    assert (len(scene.hand(THEM)), scene.damage("Kylo")) == (1, 2)
    own = a_table([a_character(GIDEON, showing=("2RD",))], theirs, hand=[COVER]).roll_next(0)
    own.answer("discard Take Cover")
    assert own.damage("Kylo") == 0, "a card of one's own hand"


@card("24017")
def test_an_opponent_who_discards_to_reroll_is_not_hurt_by_gideon() -> None:
    theirs = a_side([a_character(KYLO, showing=("1MD",))], hand=[COVER])
    scene = a_table([GIDEON], theirs, turn=THEM).roll_next(1).answer("discard Take Cover")
    assert (scene.damage("Kylo"), scene.hand(THEM)) == (0, [])


@card("24017")
@rule("DST-POW-01")
def test_gideon_resolves_a_die_for_one_more_with_the_larger_hand() -> None:
    mine = [a_character(GIDEON, showing=("2RD",))]
    larger = a_table(mine, a_side([KYLO], hand=[COVER]), hand=[COVER, PISTOL]).use("Moff Gideon", "Kylo")
    assert larger.damage("Kylo") == 3
    equal = a_table(mine, a_side([KYLO], hand=[COVER]), hand=[COVER]).use("Moff Gideon", "Kylo")
    assert equal.damage("Kylo") == 2


@card("24017", "24058")
@rule("DST-RSL-01")
def test_gideon_and_dodonna_lose_one_die_of_theirs_in_an_action() -> None:
    for code, sides in ((GIDEON, ("2RD", "2MD")), (DODONNA, ("2F", "2R"))):
        theirs = [a_character(code, showing=sides)]
        scene = a_table([JABBA], theirs, hand=["02090"], resources=9).play("Emergency")
        scene.answer(scene.options[0])
        assert len(scene.pool(THEM)) == 1, code


@card("24048")
@rule("DST-ASD-08")
def test_cere_brings_the_jedi_archives_after_set_up() -> None:
    mine = a_side([CERE], deck=[COVER] * 8, aside=["23053"])
    scene = a_beginning(mine, a_side([KYLO], deck=[COVER] * 8)).settle_in()
    assert scene.supports() == ["Jedi Archives"]


@card("24048")
def test_ceres_special_turns_a_die_and_its_value_decides_what_follows() -> None:
    def turned(side: str, *answers: str) -> tuple[int, int, int]:
        mine = [a_character(CERE, damage=2, showing=("Sp",))]
        theirs = [a_character(LUKE, showing=("1Sh",))]
        scene = a_table(mine, theirs, deck=[COVER, COVER]).resolve("Cere Junda", "Luke", side, *answers)
        return len(scene.hand()), scene.damage("Cere"), scene.shields("Cere")

    assert turned("blank") == (1, 2, 0)
    assert turned("1 resource", "Cere") == (0, 1, 0)
    assert turned("3 melee", "Cere") == (0, 2, 1)


@card("24048")
@rule("D-899")
def test_cere_may_turn_the_die_that_is_resolved() -> None:
    scene = a_table([a_character(CERE, damage=2, showing=("Sp",))], [KYLO]).resolve("Cere Junda", "1 resource", "Cere")
    assert (scene.damage("Cere"), scene.pool(), scene.resources()) == (1, [], 0)


@card("24058")
@rule("DST-ASD-08")
def test_dodonna_brings_one_rebel_trooper_or_two_where_he_is_elite() -> None:
    for dice, troopers in ((1, 1), (2, 2)):
        mine = a_side([a_character(DODONNA, dice=dice)], deck=[COVER] * 8, aside=["01030", "01030"])
        scene = a_beginning(mine, a_side([KYLO], deck=[COVER] * 8)).settle_in()
        assert scene.team() == ["Jan Dodonna", *["Rebel Trooper"] * troopers]


@card("24020")
@rule("D-543")
def test_assume_i_know_everything_discards_a_card_for_each_kind_of_damage() -> None:
    mine: Team = [a_character(PHASMA, showing=("1RD", "2RD")), a_character(REY, showing=("1MD",))]
    scene = a_table(mine, a_side([KYLO], hand=[COVER, PISTOL, SABER]), hand=["24020"], resources=1)
    scene.play("Assume I Know Everything")
    assert len(scene.hand(THEM)) == 1
    blue = a_table([a_character(REY, showing=("1MD",))], a_side([KYLO], hand=[COVER]), hand=["24020"], resources=1)
    assert blue.play("Assume I Know Everything").hand(THEM) == ["Take Cover"], "no Red character"


@card("24115")
@rule("DST-SRH-03")
def test_the_outlands_reveal_top_cards_that_may_go_to_the_bottom() -> None:
    theirs = a_side([KYLO], deck=[PISTOL, COVER])
    scene = a_table([REY], theirs, deck=[SABER, COVER], battlefield=OUTLANDS)
    scene.use("Outlands", "yes", "yes", "yes")
    assert (scene.deck(THEM), scene.deck()) == (
        ["Take Cover", "DH-17 Blaster Pistol"],
        ["Take Cover", "Lightsaber"],
    )
    scene = a_table([REY], theirs, deck=[SABER, COVER], battlefield=OUTLANDS).use("Outlands", "no", "yes", "no")
    assert (scene.deck(THEM)[0], scene.deck()[0]) == ("DH-17 Blaster Pistol", "Lightsaber")
    scene = a_table([REY], theirs, deck=[SABER, COVER], battlefield=OUTLANDS).use("Outlands", "yes", "no")
    assert (scene.deck(THEM)[0], scene.deck()[0], scene.asked) == ("Take Cover", "Lightsaber", THEM)


@card("25019")
@rule("DST-ASI-03", "DST-ASI-04")
def test_leia_may_resolve_a_one_of_hers_as_a_focus() -> None:
    mine = [a_character(LEIA, showing=("1RD",)), a_character(REY, showing=("-",))]
    scene = a_table(mine, [KYLO]).resolve("Leia Organa", "as focus", "Rey", "1 melee")
    assert scene.pool() == ["1MD"]
    plain = a_table(mine, [KYLO]).resolve("Leia Organa", "as it shows", "Kylo")
    assert plain.damage("Kylo") == 1
    two = a_table([a_character(LEIA, showing=("2RD",)), a_character(REY, showing=("-",))], [KYLO])
    assert two.resolve("Leia Organa", "Kylo").damage("Kylo") == 2, "a value of 2 has no other way"


@card("25019")
@rule("DST-OPD-07")
def test_leia_resolves_a_red_die_of_value_one_that_stays() -> None:
    mine = [a_character(LEIA, exhausted=True), a_character(PHASMA, showing=("1RD", "2RD"))]
    scene = a_table(mine, [KYLO]).use("Leia Organa", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["1RD", "2RD"])
    blue = a_table([a_character(LEIA, exhausted=True), a_character(REY, showing=("1MD",))], [KYLO]).use("Leia Organa")
    assert blue.damage("Kylo") == 0


@card("24010")
@rule("DST-TIM-06", "DST-PLT-08")
def test_awaiting_fate_gathers_a_resource_in_each_upkeep_and_blanks_as_many_dice() -> None:
    waiting = a_table([KYLO], [REY], plots=[FATE]).pass_().pass_()
    assert waiting.tokens("Awaiting Fate", RESOURCES) == 1
    theirs = [a_character(REY, showing=("1MD", "1R", "1Dc"))]
    scene = a_table([KYLO], theirs, plots=[a_piece(FATE, tokens={RESOURCES: 4})])
    scene.use("Awaiting Fate", "2", "1 melee", "1 resource")
    assert (scene.pool(THEM), scene.asked) == (["-", "-", "1Dc"], 0), "an action is gained"
    assert scene.aside() == ["Awaiting Fate"]


@card("24010")
@rule("DST-THN-01")
def test_awaiting_fate_gains_no_action_where_dice_are_missing() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([KYLO], theirs, plots=[a_piece(FATE, tokens={RESOURCES: 3})]).use("Awaiting Fate", "3")
    assert (scene.pool(THEM), scene.asked) == (["-"], THEM)


@card("24010")
@rule("D-892", "D-94")
def test_awaiting_fate_may_be_set_aside_without_a_resource_for_its_action() -> None:
    scene = a_table([KYLO], [a_character(REY, showing=("1MD",))], plots=[FATE])
    assert scene.can("use Awaiting Fate")
    scene.use("Awaiting Fate")
    assert (scene.pool(THEM), scene.aside(), scene.asked) == (["1MD"], ["Awaiting Fate"], 0)
