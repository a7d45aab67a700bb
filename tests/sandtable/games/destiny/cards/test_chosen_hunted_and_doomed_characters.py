"""Characters that are chosen for a whole game, hunted as Jedi, or defeated only when the round is over."""

from __future__ import annotations

from sandtable.games.destiny.language import CHARACTER, Defeat, a
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_beginning, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
VADER, QUI_GON, BLOCK, DODGE, PISTOL = "01010", "01037", "01153", "01155", "01054"
REVA, OCHI, PAZ, SPIRIT, DENGAR, HK, EXECUTE, ORDER, KINSHIP = (
    "22003", "21004", "24071", "24085", "24028", "24042", "11027", "11015", "11143",
)  # fmt: skip


def begun(mine: str, *more: str, dice: int = 1) -> Scene:
    """A game with this character, up to the first question of the end of set-up."""
    team = [a_character(mine, dice=dice), *[a_character(code) for code in more]]
    ours = a_side(team, deck=[BLOCK] * 8, format="INF")
    theirs = a_side([a_character(KYLO), a_character(PHASMA)], deck=[DODGE] * 8, format="INF")
    return a_beginning(ours, theirs).settle_in()


# -- Reva and Ochi of Bestoon ------------------------------------------------------------------------------------


@card("22003")
@rule("DST-SRH-05")
def test_reva_chooses_an_opponents_character_after_set_up() -> None:
    scene = begun(REVA)
    assert (scene.asked, scene.options) == (ME, ["Captain Phasma, Elite Trooper", "Kylo Ren, Vader's Disciple"])
    scene.answer("Kylo")
    assert [thing for _, _, thing in scene.duel.choices] == [scene.find("Kylo")]


def hunting(*showing: str, exhausted: bool = False, turn: int = THEM) -> Scene:
    """Reva's chosen character is Kylo Ren."""
    reva = a_character(REVA, exhausted=exhausted)
    scene = a_table([reva, a_character(FINN)], [KYLO, PHASMA], hand=[PISTOL], resources=3, turn=turn)
    scene.duel.choices = ((scene.find("Reva"), 2, scene.find("Kylo")),)
    return scene


@card("22003")
@rule("D-404")
def test_reva_has_to_be_activated_after_the_chosen_character_was() -> None:
    scene = hunting().activate("Kylo")
    assert scene.exhausted("Reva"), "it is the only action, so nobody is asked for it"
    assert scene.prompt == "Reva: resolve one of this character's character dice?" or scene.asked == THEM
    free = hunting().activate("Captain")
    assert free.can("activate Finn") and free.can("play DH-17")


@card("22003")
@rule("D-404")
def test_an_exhausted_reva_binds_nobody() -> None:
    scene = hunting(exhausted=True).activate("Kylo")
    assert scene.asked == ME and scene.can("activate Finn")
    scene.activate("Finn")
    assert scene.duel.lasting == ()


@card("22003")
def test_reva_may_resolve_a_die_as_she_is_activated() -> None:
    scene = hunting(turn=ME).roll_next(0).activate("Reva", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])
    assert hunting(turn=ME).roll_next(0).activate("Reva", "no").pool() == ["2MD"]


@card("21004")
@rule("DST-SRH-05")
def test_ochi_hurts_the_chosen_character_with_each_die_that_shows_damage() -> None:
    scene = a_table([a_character(OCHI, showing=("1RD", "1Dr"))], [KYLO, FINN])
    scene.duel.choices = ((scene.find("Ochi"), 2, scene.find("Kylo")),)
    scene.answer("Ochi of Bestoon die (1 ranged)", "Finn")
    assert (scene.damage("Finn"), scene.damage("Kylo")) == (1, 1)
    begun_with = begun(OCHI)
    assert (begun_with.asked, len(begun_with.options)) == (ME, 2)


@card("21004")
def test_ochi_hurts_nobody_with_other_symbols_and_takes_no_blue_ability() -> None:
    scene = a_table([a_character(OCHI, showing=("1Dr",))], [KYLO, FINN], hand=["02055"])
    scene.duel.choices = ((scene.find("Ochi"), 2, scene.find("Kylo")),)
    assert not scene.can("play Force Speed")
    assert scene.resolve("Ochi").damage("Kylo") == 0


# -- Order 66 ----------------------------------------------------------------------------------------------------


@card("11015")
@rule("DST-SBT-05")
def test_order_66_makes_jedi_of_all_characters_of_opponents() -> None:
    scene = a_table([PHASMA], [FINN, TROOPER], plots=[ORDER])
    jedi = [has_subtype(scene.duel, scene.find(name), "jedi") for name in ("Finn", "First Order", "Phasma")]
    assert jedi == [True, True, False]


@card("11015")
@rule("DST-ASD-11")
def test_order_66_shuffles_in_up_to_four_copies() -> None:
    mine = a_side([PHASMA], deck=[BLOCK] * 8, plots=[ORDER], aside=[EXECUTE] * 4, format="INF")
    scene = a_beginning(mine, a_side([REY], deck=[DODGE] * 8, format="INF"))
    assert (scene.asked, scene.options) == (ME, ["0", "1", "2", "3", "4"])
    scene.answer("3")
    assert (scene.hand() + scene.deck()).count("Execute Order 66") == 3


@card("11027")
@rule("D-407")
def test_execute_order_66_removes_all_jedi_dice_and_hurts_for_each() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "1Sh")), a_character(QUI_GON, shields=1, showing=("1MD",))]
    scene = a_table([PHASMA], theirs, hand=[EXECUTE], resources=2).play("Execute Order 66")
    assert (scene.pool(THEM), scene.damage("Luke"), scene.damage("Qui-Gon"), scene.shields("Qui-Gon")) == ([], 2, 0, 0)
    others = [a_character(FINN, showing=("1RD",))]
    scene = a_table([PHASMA], others, hand=[EXECUTE], resources=2).play("Execute Order 66")
    assert (scene.pool(THEM), scene.damage("Finn")) == (["1RD"], 0)


# -- Paz Vizsla --------------------------------------------------------------------------------------------------


def fallen_paz() -> Scene:
    """Paz Vizsla has been dealt all the damage that he bears."""
    theirs = a_side([a_character(TROOPER, showing=("2RD",)), a_character(JANGO)], deck=[DODGE] * 9)
    mine = [a_character(PAZ, damage=9), a_character(FINN)]
    return a_table(mine, theirs, turn=THEM, deck=[BLOCK] * 9).resolve("First Order", "Paz")


@card("24071")
@rule("D-406", "DST-RPL-01")
def test_paz_fights_on_until_the_round_is_over() -> None:
    scene = fallen_paz()
    assert (scene.team(), scene.damage("Paz"), scene.asked) == (["Finn", "Paz Vizsla"], 11, ME)
    scene.activate("Paz").answer("none") if scene.can("none") else scene.activate("Paz")
    assert len(scene.pool()) == 1
    while scene.duel.round == 1:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    assert scene.team() == ["Finn"]


@card("24071")
@rule("D-406")
def test_paz_is_defeated_at_once_by_words() -> None:
    scene = a_table([PAZ, FINN], [JANGO]).carry_out(Defeat(a(CHARACTER.yours.titled("Paz Vizsla"))))
    assert scene.team() == ["Finn"]


@card("24071")
@rule("D-406")
def test_paz_waits_once_for_the_end_of_the_round() -> None:
    theirs = [a_character(TROOPER, showing=("2RD", "1RD")), a_character(JANGO)]
    scene = a_table([a_character(PAZ, damage=9), a_character(FINN)], theirs, turn=THEM)
    scene.answer("First Order Stormtrooper die (2 ranged)", "Paz", "First Order", "Paz")
    assert (scene.team(), len(scene.duel.delayed)) == (["Finn", "Paz Vizsla"], 1)


# -- Anakin Skywalker's Spirit -----------------------------------------------------------------------------------


@card("24085")
@rule("D-405")
def test_the_spirit_is_discarded_beside_darth_vader() -> None:
    for character, count in ((VADER, 0), (LUKE, 1)):
        scene = a_table([character], [FINN], hand=[SPIRIT], resources=2).play("Anakin")
        assert len(scene.supports()) == count


@card("24085")
@rule("DST-ASD-12")
def test_the_spirit_rolls_a_die_of_darth_vader_that_is_set_aside() -> None:
    scene = a_table([LUKE], [FINN], supports=[a_piece(SPIRIT, "Sp")]).roll_next(5).resolve("Anakin")
    assert len(scene.pool()) == 1


# -- Dengar and HK-87 --------------------------------------------------------------------------------------------


@card("24028")
@rule("DST-SRH-06", "DST-ELT-01")
def test_an_elite_dengar_costs_a_resource_after_set_up() -> None:
    scene = begun(DENGAR, FINN, dice=2)
    assert scene.prompt.startswith("Dengar")
    paid = begun(DENGAR, FINN, dice=2).answer("yes")
    assert (paid.team(), paid.resources()) == (["Finn", "Dengar"], 1)
    refused = begun(DENGAR, FINN, dice=2).answer("no")
    assert (refused.team(), refused.resources()) == (["Finn"], 2)
    assert not begun(DENGAR, FINN).prompt.startswith("Dengar")


@card("24028")
def test_dengar_hurts_a_character_for_a_blank() -> None:
    scene = a_table([a_character(DENGAR, dice=2)], [KYLO]).roll_next(0, 5).activate("Dengar", "Kylo")
    assert scene.damage("Kylo") == 1
    assert a_table([DENGAR], [KYLO]).roll_next(0).activate("Dengar").asked == THEM


@card("24028")
@rule("D-46", "DST-CPR-06")
def test_a_blank_of_an_earlier_activation_in_the_same_turn_was_not_just_rolled() -> None:
    """Dengar, who is activated again in this turn, rolls no die: both lie in the pool already."""
    hand = ["09130", "09130", "01141"]
    scene = a_table([a_character(DENGAR, dice=2), "01001"], [KYLO], hand=hand, resources=9)
    scene.play("Seize").roll_next(0, 5).activate("Dengar", "Kylo").play("Seize")
    scene.play("Leadership").activate("Dengar")
    assert (scene.damage("Kylo"), scene.exhausted("Dengar"), scene.asked) == (1, True, THEM)


@card("24042")
@rule("DST-TOK-01", "DST-TKN-02")
def test_hk_87_counts_damage_to_own_characters() -> None:
    scene = a_table([a_character(HK), a_character(REY)], [KYLO], hand=["01081"]).play("Enrage")
    assert (scene.damage("Rey"), scene.tokens("HK-87", RESOURCES), scene.resources()) == (1, 1, 1)
    theirs = a_table([HK], [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "HK-87")
    assert theirs.tokens("HK-87", RESOURCES) == 0


@card("24042")
def test_hk_87_gains_a_resource_or_deals_up_to_four_past_shields() -> None:
    hk = a_character(HK, showing=("Sp",), tokens={RESOURCES: 5})
    assert a_table([hk], [KYLO]).resolve("HK-87", "gain").resources() == 1
    scene = a_table([hk], [a_character(KYLO, shields=2)]).resolve("HK-87", "remove")
    assert scene.options == ["0", "1", "2", "3", "4"]
    scene.answer("3")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.tokens("HK-87", RESOURCES)) == (3, 2, 2)


@card("24042", "24071")
@rule("DST-GRD-01")
def test_both_guard() -> None:
    for code, name in ((HK, "HK-87"), (PAZ, "Paz")):
        scene = a_table([code], [a_character(KYLO, showing=("1MD",))]).activate(name, "Kylo")
        assert (scene.pool(THEM), scene.damage(name)) == ([], 1)


# -- Kinship -----------------------------------------------------------------------------------------------------


@card("11143")
@rule("DST-CPR-01")
def test_kinship_pays_for_characters_with_a_subtype_in_common() -> None:
    three = [TROOPER, TROOPER, PHASMA]
    assert a_table(three, [KYLO], hand=[KINSHIP]).play("Kinship").resources() == 1
    assert a_table([*three, TROOPER, TROOPER, TROOPER], [KYLO], hand=[KINSHIP]).play("Kinship").resources() == 2
    assert a_table([TROOPER, PHASMA, LUKE], [KYLO], hand=[KINSHIP]).play("Kinship").resources() == 0
