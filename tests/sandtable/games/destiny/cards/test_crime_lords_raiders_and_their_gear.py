"""Two cards of Dryden Vos, Cad Bane's pistol, raiders and a caster for vehicles, and an event against downgrades."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, TROOPER, Team, a_character, a_piece, a_side, a_table

REY, KYLO, PHASMA, CAD_BANE = "01038", "01011", "01001", "16025"
BOUNTY, BLACK_ONE, OUTPOST = "11138", "01032", "12098"
FENCER = a_character(KYLO, showing=("1MD",))


@card("18042")
@rule("DST-ELT-03")
def test_the_pistol_of_cad_bane_becomes_elite_on_him_only(made_up: MadeUp) -> None:
    made_up(CAD_BANE, [])
    scene = a_table([CAD_BANE], hand=["18042"], resources=2).play("Cad Bane's", "yes")
    assert scene.resources() == 0
    assert len(scene.pass_().roll_next(0, 0, 1).activate("Cad Bane").pool()) == 3
    kept = a_table([CAD_BANE], hand=["18042"], resources=2).play("Cad Bane's", "no")
    assert kept.resources() == 1
    other = a_table([PHASMA], hand=["18042"], resources=2).play("Cad Bane's")
    assert (other.asked, other.resources()) == (THEM, 1)


@card("18042")
@rule("DST-DMG-04")
def test_the_special_of_cad_banes_pistol_deals_unblockable_damage() -> None:
    mine = a_character(PHASMA, upgrades=[a_piece("18042", "Sp")])
    scene = a_table([mine], [a_character(KYLO, shields=2)]).resolve("Cad Bane's", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (1, 2)


@card("23030")
@rule("DST-VAL-03", "DST-IND-23")
def test_dryden_vos_hits_harder_once_an_opponent_has_lost_a_character() -> None:
    mine = a_character("23030", showing=("2MD",))
    dead: Team = [a_character(TROOPER, damage=6), a_character(KYLO, damage=2)]
    hit = a_table([mine, a_character(REY, showing=("1MD",))], dead).resolve("Rey", "Stormtrooper")
    assert hit.team(THEM) == ["Kylo Ren"]
    hit.answer("Dryden Vos", "yes", "Kylo")
    assert hit.damage("Kylo") == 5
    whole = a_table([mine], [KYLO]).resolve("Dryden Vos", "Kylo")
    assert whole.damage("Kylo") == 2


@card("23030")
@rule("DST-MEM-02")
def test_dryden_vos_passes_the_first_damage_to_his_own_on() -> None:
    mine: Team = [a_character("23030", showing=("2MDi1",)), REY]
    scene = a_table(mine, [KYLO]).resolve("Dryden Vos", "1 to Rey", "Kylo", "yes", "Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (1, 3)
    twice = a_table([a_character("23030", showing=("2MDi1", "2MDi1")), REY], [KYLO])
    twice.resolve("Dryden Vos", "1 to Rey", "Kylo", "no")
    assert twice.damage("Kylo") == 2


@card("09167")
@rule("DST-DWN-05")
def test_unshackle_discards_a_downgrade_and_lets_its_player_act_again() -> None:
    scene = a_table([a_character(REY, downgrades=[BOUNTY])], hand=["09167"], resources=1).play("Unshackle")
    assert (scene.downgrades("Rey"), scene.discard(THEM), scene.asked) == ([], ["Dead Or Alive"], ME)


@card("12143")
@rule("DST-TOK-03", "DST-THN-01")
def test_raiding_party_takes_a_resource_from_a_support_or_upgrade_and_gains_one() -> None:
    rich = a_side([KYLO], supports=[a_piece(OUTPOST, tokens={RESOURCES: 2})])
    scene = a_table([REY], rich, supports=["12143"]).roll_next(0).activate("Raiding Party", "yes")
    assert (scene.resources(), scene.duel.tokens[0][2]) == (1, 1)
    declined = a_table([REY], rich, supports=["12143"]).roll_next(0).activate("Raiding Party", "no")
    assert (declined.resources(), declined.duel.tokens[0][2]) == (0, 2)
    bare = a_table([REY], [KYLO], supports=["12143"]).roll_next(0).activate("Raiding Party")
    assert (bare.resources(), bare.asked) == (0, THEM)


@card("08146")
@rule("DST-MOD-01", "DST-ACTV-07", "DST-THN-01")
def test_arc_caster_activates_its_vehicle_and_rerolls_a_die() -> None:
    scene = a_table([REY], supports=[BLACK_ONE], hand=["08146"], resources=2)
    scene.roll_next(0, 0, 3).play("Arc Caster", "yes", "yes", "1 ranged")
    assert scene.exhausted("Black One")
    assert len(scene.pool()) == 2
    declined = a_table([REY], supports=[BLACK_ONE], hand=["08146"], resources=2).play("Arc Caster", "no")
    assert (declined.pool(), declined.exhausted("Black One")) == ([], False)
    assert not a_table([REY], supports=["01043"], hand=["08146"], resources=2).can("play Arc Caster")


@card("08035")
@rule("DST-FRE-01", "DST-SRH-02")
def test_dryden_vos_plays_the_top_card_of_his_shuffled_deck_for_free() -> None:
    mine = a_character("08035", showing=("Sp",))
    scene = a_table([mine], [KYLO], deck=["01006"] * 2).resolve("Dryden Vos", "yes")
    assert (scene.supports(), scene.resources(), len(scene.deck())) == (["First Order TIE Fighter"], 0, 1)
    kept = a_table([mine], [KYLO], deck=["01006"] * 2).resolve("Dryden Vos", "no")
    assert (kept.supports(), len(kept.deck()), len(kept.knows())) == ([], 2, 1)
    empty = a_table([mine], [KYLO]).resolve("Dryden Vos")
    assert empty.supports() == []


@card("11036")
@rule("DST-SRH-04")
def test_mastermind_sets_each_copy_of_the_named_card_in_a_hand_aside() -> None:
    mine = a_character(PHASMA, upgrades=[a_piece("11036", "Sp")])
    theirs = a_side([KYLO], hand=["01157", "01153", "01157"], deck=["01155", "01157"])
    scene = a_table([mine], theirs).resolve("Mastermind")
    assert scene.options == ["Block", "Dodge", "Take Cover", "a card of no opponent's deck"]
    scene.answer("Take Cover")
    assert (scene.aside(), scene.hand(THEM), len(scene.deck(THEM))) == (["Take Cover"] * 2, ["Block"], 2)
    assert scene.knows() == ["Block"], "the hand was revealed"
    missed = a_table([mine], theirs).resolve("Mastermind", "Dodge")
    assert (missed.aside(), len(missed.hand(THEM)), len(missed.knows())) == ([], 3, 3)


@card("16088")
@rule("DST-RTC-04")
def test_plan_ahead_resolves_red_dice_of_different_symbols() -> None:
    """The dice of the troopers are Red, the die of Rey is Blue."""
    mine = [
        a_character(TROOPER, showing=("1RD",)),
        a_character(TROOPER, showing=("2RD",)),
        a_character(REY, showing=("1R",)),
    ]
    mine.append(a_character(TROOPER, showing=("1R",)))
    scene = a_table(mine, [KYLO], hand=["16088"]).play("Plan Ahead")
    assert not any("Rey" in option for option in scene.options)
    scene.answer("(2 ranged)", "Kylo")
    assert [option for option in scene.options if "ranged" in option] == [], "ranged damage was resolved already"
    scene.answer("1 resource")
    assert (scene.damage("Kylo"), scene.resources(), sorted(scene.pool())) == (2, 1, ["1R", "1RD"])
    stopped = a_table(mine, [KYLO], hand=["16088"]).play("Plan Ahead", "no more")
    assert len(stopped.pool()) == 4
