"""The villain cards of the starter set with Kylo Ren."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, TIE, RIFLE, KYLO, IMMOBILIZE, GRENADES = "01002", "01006", "01008", "01011", "01014", "01017"
BEST_DEFENSE, ENRAGE, INTIMIDATE, DARK_SIDE, NOWHERE = "01075", "01081", "01084", "01089", "01091"
REY, FINN = "01038", "01045"
BLOCK, TAKE_COVER, SURVIVAL_GEAR = "01153", "01157", "01034"


@card("01002")
@rule("DST-DIE-05")
def test_stormtrooper_pays_for_its_expensive_side() -> None:
    scene = a_table([a_character(TROOPER, showing=["2RD1"])], [REY], resources=1)
    scene.resolve("First Order Stormtrooper", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (2, 0, [])


@card("01002")
def test_stormtrooper_without_a_resource_keeps_its_expensive_side() -> None:
    scene = a_table([a_character(TROOPER, showing=["2RD1", "1RD"])], [REY])
    assert [option for option in scene.options if option.startswith("resolve")] == [
        "resolve First Order Stormtrooper die (1 ranged)"
    ]


@card("01002")
@rule("DST-DEF-01")
def test_stormtrooper_falls_at_its_seventh_damage() -> None:
    scene = a_table([a_character(REY, showing=["1MD"])], [a_character(TROOPER, damage=6), KYLO])
    scene.resolve("Rey", "First Order Stormtrooper")
    assert scene.team(THEM) == ["Kylo Ren"]


@card("01006")
def test_tie_fighter_strips_every_opposing_shield_and_none_of_yours() -> None:
    scene = a_table(
        [a_character(KYLO, shields=2)],
        [a_character(REY, shields=3), a_character(FINN, shields=1)],
        supports=[a_piece(TIE, "Sp", exhausted=True)],
    )
    scene.resolve("First Order TIE Fighter")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.shields("Kylo")) == (0, 0, 2)


@card("01006")
@rule("DST-RES-05")
def test_tie_fighter_resolves_without_shields_to_strip_and_goes_back() -> None:
    scene = a_table([KYLO], [REY], supports=[a_piece(TIE, "Sp", exhausted=True)])
    scene.resolve("First Order TIE Fighter")
    assert (scene.pool(), scene.supports(), scene.asked) == ([], ["First Order TIE Fighter"], THEM)


@card("01006")
@rule("DST-PLAY-02", "DST-PLAY-11", "DST-PLAY-12", "DST-ACTV-04")
def test_tie_fighter_costs_three_and_is_activated_by_itself() -> None:
    assert not a_table([KYLO], [REY], hand=[TIE], resources=2).can("play First Order TIE Fighter")
    scene = a_table([KYLO], [REY], hand=[TIE], resources=3).play("First Order TIE Fighter")
    scene.pass_().roll_next(0).activate("First Order TIE Fighter")
    assert (scene.resources(), scene.pool(), scene.exhausted("TIE")) == (0, ["1RD"], True)


@card("01008")
def test_rifle_lets_the_opponent_distribute_two_damage() -> None:
    scene = a_table([a_character(TROOPER, upgrades=[a_piece(RIFLE, "Sp")])], [REY, a_character(FINN, shields=1)])
    scene.resolve("F-11D Rifle")
    assert scene.asked == THEM
    scene.answer("Rey", "Finn")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.shields("Finn")) == (1, 0, 0)


@card("01008")
def test_rifle_hits_the_only_character_unasked() -> None:
    scene = a_table([a_character(TROOPER, upgrades=[a_piece(RIFLE, "Sp")])], [REY])
    scene.resolve("F-11D Rifle")
    assert scene.damage("Rey") == 2


@card("01008")
@rule("DST-RDP-02", "DST-RDP-03")
def test_rifle_moves_on_when_its_character_falls_and_takes_its_die_along() -> None:
    mine = (a_character(TROOPER, damage=6, upgrades=[a_piece(RIFLE, "2RD1")]), KYLO)
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], turn=THEM)
    scene.resolve("Rey", "Stormtrooper")
    assert scene.asked == ME
    scene.answer("F-11D Rifle to Kylo Ren")
    assert (scene.upgrades("Kylo"), scene.pool(), scene.discard()) == (["F-11D Rifle"], [], [])


@card("01008")
def test_rifle_that_does_not_move_on_is_discarded() -> None:
    mine = (a_character(TROOPER, damage=6, upgrades=[RIFLE]), KYLO)
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], turn=THEM)
    scene.resolve("Rey", "Stormtrooper", "no")
    assert (scene.upgrades("Kylo"), scene.discard()) == ([], ["F-11D Rifle"])


@card("01011")
@rule("D-97")
def test_kylo_deals_the_cost_of_the_card_he_sees() -> None:
    scene = a_table([a_character(KYLO, showing=["Sp"])], a_side([REY, FINN], hand=[BLOCK]))
    scene.resolve("Kylo Ren", "Rey")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.hand(THEM)) == (2, 0, ["Block"])
    assert scene.duel.knows[ME] == scene.duel.hands[THEM]
    assert scene.duel.knows[THEM] == ()


@card("01011")
def test_kylo_finds_nothing_in_an_empty_hand() -> None:
    scene = a_table([a_character(KYLO, showing=["Sp"])], [REY, FINN])
    scene.resolve("Kylo Ren", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (0, [])


@card("01011")
@rule("D-66")
def test_a_free_card_costs_the_chosen_character_nothing() -> None:
    scene = a_table([a_character(KYLO, showing=["Sp"])], a_side([a_character(REY, shields=1)], hand=[TAKE_COVER]))
    scene.resolve("Kylo Ren")
    assert (scene.damage("Rey"), scene.shields("Rey")) == (0, 1)


@card("01014")
@rule("D-102")
def test_immobilize_gives_its_die_to_turn_another_to_its_blank() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(IMMOBILIZE, "1Dr")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"]), a_character(FINN, showing=["2RD"])])
    scene.use("Immobilize", "Finn")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["1MD", "-"])


@card("01014")
@rule("D-102")
def test_immobilize_needs_its_die_in_the_pool() -> None:
    scene = a_table([a_character(KYLO, upgrades=[IMMOBILIZE])], [a_character(REY, showing=["1MD"])])
    assert not scene.can("use Immobilize")


@card("01014")
@rule("D-100")
def test_immobilize_passes_over_dice_without_another_blank() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(IMMOBILIZE, "1Dr")])]
    theirs = [a_character(REY, showing=["-"], upgrades=[a_piece(SURVIVAL_GEAR, "1R")])]
    scene = a_table(mine, theirs).use("Immobilize")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["-", "1R"], THEM)


@card("01014")
@rule("DST-PRE-02")
def test_immobilize_goes_on_blue_characters_only() -> None:
    assert not a_table([TROOPER], [REY], hand=[IMMOBILIZE], resources=2).can("play Immobilize")
    scene = a_table([TROOPER, KYLO], [REY], hand=[IMMOBILIZE], resources=2).play("Immobilize")
    assert scene.upgrades("Kylo") == ["Immobilize"]


@card("01017")
@rule("D-65")
def test_grenades_hit_all_opponents_and_are_gone() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(GRENADES, "Sp")])]
    scene = a_table(mine, [REY, a_character(FINN, shields=1)])
    scene.resolve("Infantry Grenades")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.shields("Finn"), scene.damage("Storm")) == (2, 1, 0, 0)
    assert (scene.upgrades("Storm"), scene.discard(), scene.pool()) == ([], ["Infantry Grenades"], [])


@card("01017")
@rule("DST-WIN-02")
def test_grenades_that_defeat_the_last_opponents_win_at_once() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(GRENADES, "Sp")])]
    scene = a_table(mine, [a_character(REY, damage=8), a_character(FINN, damage=9)])
    scene.resolve("Infantry Grenades")
    outcome = scene.duel.outcome()
    assert outcome is not None
    assert outcome.winners == (ME,)


@card("01017")
def test_grenades_without_their_special_stay() -> None:
    scene = a_table([a_character(TROOPER, upgrades=[a_piece(GRENADES, "1RD")])], [REY])
    scene.resolve("Infantry Grenades", "Rey")
    assert (scene.damage("Rey"), scene.upgrades("Storm")) == (1, ["Infantry Grenades"])


@card("01075")
@rule("D-53", "D-94")
def test_best_defense_buys_up_to_two_dice_with_three_damage() -> None:
    theirs = [a_character(REY, showing=["1MD", "+2MD", "-"])]
    scene = a_table([TROOPER, KYLO], theirs, hand=[BEST_DEFENSE], resources=1)
    scene.play("The Best Defense", "Rey die (1 melee)", "Rey die (+2 melee)")
    assert (scene.damage("Storm"), scene.damage("Kylo"), scene.pool(THEM)) == (3, 0, ["-"])


@card("01075")
@rule("D-94")
def test_best_defense_may_remove_fewer_dice() -> None:
    scene = a_table([TROOPER], [a_character(REY, showing=["1MD", "-"])], hand=[BEST_DEFENSE], resources=1)
    scene.play("The Best Defense", "no more")
    assert (scene.damage("Storm"), scene.pool(THEM)) == (3, ["1MD", "-"])


@card("01075")
@rule("D-53", "DST-EVT-04")
def test_best_defense_without_a_red_character_removes_nothing() -> None:
    scene = a_table([KYLO], [a_character(REY, showing=["1MD"])], hand=[BEST_DEFENSE], resources=1)
    scene.play("The Best Defense")
    assert (scene.pool(THEM), scene.damage("Kylo"), scene.discard()) == (["1MD"], 0, ["The Best Defense..."])


@card("01075")
@rule("DST-TKN-03")
def test_best_defense_works_when_shields_block_the_damage() -> None:
    mine = [a_character(TROOPER, shields=3)]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[BEST_DEFENSE], resources=1)
    scene.play("The Best Defense", "Rey die")
    assert (scene.damage("Storm"), scene.shields("Storm"), scene.pool(THEM)) == (0, 0, [])


@card("01081")
def test_enrage_turns_a_damage_into_a_resource() -> None:
    scene = a_table([KYLO, TROOPER], [REY], hand=[ENRAGE]).play("Enrage")
    assert (scene.damage("Kylo"), scene.damage("Storm"), scene.resources()) == (1, 0, 1)


@card("01081")
@rule("D-53")
def test_enrage_without_a_blue_character_gains_nothing() -> None:
    scene = a_table([TROOPER], [REY], hand=[ENRAGE]).play("Enrage")
    assert (scene.damage("Rey"), scene.resources(), scene.discard()) == (0, 0, ["Enrage"])


@card("01081")
@rule("DST-TKN-03")
def test_enrage_gains_although_a_shield_blocks() -> None:
    scene = a_table([a_character(KYLO, shields=1)], [REY], hand=[ENRAGE]).play("Enrage")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.resources()) == (0, 0, 1)


@card("01084")
def test_intimidate_takes_all_shields_of_one_character() -> None:
    theirs = [a_character(REY, shields=3), a_character(FINN, shields=2)]
    scene = a_table([KYLO], theirs, hand=[INTIMIDATE]).play("Intimidate", "Rey")
    assert (scene.shields("Rey"), scene.shields("Finn")) == (0, 2)


@card("01084")
def test_intimidate_may_be_wasted_on_somebody_without_shields() -> None:
    scene = a_table([KYLO], [a_character(REY, shields=3)], hand=[INTIMIDATE]).play("Intimidate", "Kylo")
    assert (scene.shields("Rey"), scene.discard()) == (3, ["Intimidate"])


@card("01089")
@rule("DST-UNB-01")
def test_power_of_the_dark_side_punishes_a_blank_past_shields() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, [a_character(REY, shields=3)], supports=[DARK_SIDE]).roll_next(5)
    scene.use("Power of the Dark Side", "Rey")
    assert (scene.pool(), scene.damage("Rey"), scene.shields("Rey")) == (["-"], 2, 3)
    assert scene.exhausted("Power of the Dark Side")


@card("01089")
def test_power_of_the_dark_side_hurts_nobody_without_a_blank() -> None:
    scene = a_table([a_character(KYLO, showing=["-"])], [REY], supports=[DARK_SIDE]).roll_next(0)
    scene.use("Power of the Dark Side")
    assert (scene.pool(), scene.damage("Rey"), scene.damage("Kylo")) == (["1MD"], 0, 0)


@card("01089")
@rule("DST-RDY-08")
def test_power_of_the_dark_side_is_used_once_while_exhausted() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    assert not a_table(mine, [REY], supports=[a_piece(DARK_SIDE, exhausted=True)]).can("use Power")


@card("01089")
@rule("D-39")
def test_power_of_the_dark_side_exhausts_even_without_dice() -> None:
    scene = a_table([KYLO], [REY], supports=[DARK_SIDE]).use("Power of the Dark Side")
    assert (scene.exhausted("Power of the Dark Side"), scene.damage("Rey"), scene.asked) == (True, 0, THEM)


@card("01091")
def test_nowhere_to_run_turns_each_of_your_blanks() -> None:
    mine = [a_character(KYLO, showing=["-"]), a_character(TROOPER, showing=["-", "1RD"])]
    scene = a_table(mine, [a_character(REY, showing=["-"])], hand=[NOWHERE], resources=2)
    scene.play("Nowhere to Run", "special", "2 ranged")
    assert (scene.pool(), scene.pool(THEM)) == (["Sp", "2RD", "1RD"], ["-"])


@card("01091")
@rule("DST-PLAY-02", "DST-EVT-04")
def test_nowhere_to_run_needs_its_cost_but_no_blank() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    assert not a_table(mine, [REY], hand=[NOWHERE], resources=1).can("play Nowhere")
    scene = a_table(mine, [REY], hand=[NOWHERE], resources=2).play("Nowhere to Run")
    assert (scene.pool(), scene.resources()) == (["1MD"], 0)
