"""Gained dice and subtypes, vehicles made elite, dice that others pay for and dice that are turned in turn."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.games.destiny import moves
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.gained_dice import gained_on
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.lasting import CHARACTER_SUBTYPES
from sandtable.games.destiny.terms import SET_ASIDE
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.view.text import lines_of
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.sandtable.games.destiny.test_evaluate import worth
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, BLASTER, SABER, TROOPER, ABILITY = "01038", "01011", "01054", "01059", "01002", "01057"
FENCER = a_character(KYLO, showing=("1MD",))


# -- gained dice -------------------------------------------------------------------------------------------------


@card("22004")
@rule("DST-TOK-01")
def test_the_son_gets_a_resource_for_a_blue_ability_on_him() -> None:
    scene = a_table(["22004", KYLO], hand=[ABILITY], resources=3).play("Force Throw", "The Son")
    assert scene.tokens("The Son", RESOURCES) == 1
    other = a_table(["22004", KYLO], hand=[ABILITY], resources=3).play("Force Throw", "Kylo")
    assert other.tokens("The Son", RESOURCES) == 0
    weapon = a_table(["22004"], hand=[SABER], resources=3).play("Lightsaber")
    assert weapon.tokens("The Son", RESOURCES) == 0


@card("22004")
@rule("DST-ELT-01", "D-351", "DST-THN-01")
def test_the_son_gains_a_die_for_three_resources_up_to_three_dice() -> None:
    son = a_character("22004", dice=2, tokens={RESOURCES: 6})
    scene = a_table([son])
    scene.duel.record()
    scene.use("The Son")
    assert "The Son, The Dark Side gains a die and has 3 dice." in scene.log()
    assert scene.tokens("The Son", RESOURCES) == 3
    assert not scene.pass_().can("use The Son"), "it has three dice"
    assert len(scene.roll_next(0, 1, 3).activate("The Son").pool()) == 3


@card("22004")
@rule("D-351", "DST-THN-01")
def test_the_son_is_elite_with_a_second_die_and_gains_none_for_too_few_resources() -> None:
    scene = a_table([a_character("22004", tokens={RESOURCES: 3})])
    assert not is_elite(scene.duel, scene.find("The Son"))
    scene.use("The Son")
    assert is_elite(scene.duel, scene.find("The Son"))
    assert len(scene.pass_().roll_next(0, 1).activate("The Son").pool()) == 2
    poor = a_table([a_character("22004", tokens={RESOURCES: 2})])
    poor.use("The Son")
    assert poor.tokens("The Son", RESOURCES) == 0
    assert len(poor.pass_().roll_next(0).activate("The Son").pool()) == 1


# -- other cards that change something ---------------------------------------------------------------------------


@card("18097")
@rule("DST-ELT-01", "DST-ELT-03", "D-53")
def test_ace_pilots_make_a_unique_vehicle_elite_for_its_cost() -> None:
    scene = a_table([REY], supports=["01032", "01006"], plots=["18097"], resources=5)
    scene.duel.record()
    scene.use("Ace Pilots")
    assert (scene.resources(), scene.duel.plots[ME], scene.aside()) == (1, (), ["Ace Pilots"])
    assert "Black One becomes elite." in scene.log()
    scene.pass_().roll_next(0, 1).activate("Black One")
    assert len(scene.pool()) == 2


@card("18097")
@rule("D-53")
def test_ace_pilots_need_a_unique_vehicle_that_can_be_paid_and_is_not_elite() -> None:
    """Black One costs 4 and is unique; First Order TIE Fighter is not."""
    assert not a_table([REY], supports=["01032"], plots=["18097"], resources=3).can("use Ace Pilots")
    assert not a_table([REY], supports=["01006"], plots=["18097"], resources=9).can("use Ace Pilots")
    elite = [a_piece("01032", is_elite=True)]
    assert not a_table([REY], supports=elite, plots=["18097"], resources=9).can("use Ace Pilots")
    theirs = a_side([KYLO], supports=["01032"])
    assert a_table([REY], theirs, plots=["18097"], resources=4).use("Ace Pilots").resources() == 0


@card("22096")
@rule("DST-SBT-05", "DST-LAS-01", "DST-LAS-02")
def test_tydirium_gives_a_unique_character_a_subtype_until_the_action_phase_ends() -> None:
    theirs = a_side([KYLO], deck=["01157"] * 9)
    scene = a_table([REY, TROOPER], theirs, supports=["22096"], deck=["01157"] * 9)
    scene.duel.record()
    scene.roll_next(0).activate("Tydirium", "Rey", "pirate")
    assert "Rey, Force Prodigy gains pirate until the end of the action phase." in scene.log()
    assert has_subtype(scene.duel, scene.find("Rey"), "pirate")
    assert not has_subtype(scene.duel, scene.find("Kylo"), "pirate")
    text = "\n".join(lines_of(view("destiny", scene.duel, ME)))
    assert "Rey, Force Prodigy has the subtype pirate until the end of the action phase" in text
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert not has_subtype(scene.duel, scene.find("Rey"), "pirate")


@card("22096")
@rule("D-205", "DST-SBT-05")
def test_tydirium_offers_every_subtype_that_a_character_has_and_unique_characters_only() -> None:
    scene = a_table([REY, TROOPER], [KYLO], supports=["22096"]).roll_next(0).activate("Tydirium")
    assert scene.options == ["Rey, Force Prodigy", "Kylo Ren, Vader's Disciple"]
    printed = {subtype for facts in all_cards().values() if facts.type == "character" for subtype in facts.subtypes}
    assert len(scene.answer("Rey").options) == len(printed) == len(CHARACTER_SUBTYPES)
    assert set(CHARACTER_SUBTYPES) == printed


@card("22096", "15093")
@rule("DST-DFX-01", "DST-LAS-01")
def test_the_health_for_a_subtype_of_tydirium_goes_as_the_action_phase_ends() -> None:
    for damage, is_left in ((11, False), (10, True)):  # Rey has 10 health, and as a pirate with Black Market Arm 12
        mine: Team = [a_character(REY, upgrades=["15093"]), TROOPER]
        scene = a_table(mine, a_side([KYLO], deck=["01157"] * 9), supports=["22096"], deck=["01157"] * 9)
        scene.roll_next(0).activate("Tydirium", "Rey", "pirate")
        scene.duel.own_damage()[scene.find("Rey")] = damage
        while scene.duel.round == 1:
            scene.duel.apply(0)
        assert ("Rey" in scene.team()) == is_left


@card("22100")
@rule("DST-IND-23")
def test_cikatro_vizago_may_reroll_a_die_without_a_cost() -> None:
    scene = a_table(["22100"], [FENCER]).roll_next(1, 3).activate("Cikatro Vizago", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["3ID1"], ["1R"]), "his own die shows a cost"
    declined = a_table(["22100"], [FENCER]).roll_next(0).activate("Cikatro Vizago", "no")
    assert declined.pool() == ["2RD"]


@card("22100")
@rule("DST-IND-23", "DST-FRE-01", "DST-THN-01")
def test_cikatro_vizago_lets_an_opponent_pay_for_his_die() -> None:
    mine = a_character("22100", showing=("3ID1",))
    scene = a_table([mine], a_side([KYLO], resources=1)).use("Cikatro Vizago", "yes")
    assert (scene.resources(THEM), scene.damage("Kylo"), scene.pool()) == (0, 3, [])
    kept = a_table([mine], a_side([KYLO], resources=1)).use("Cikatro Vizago", "no")
    assert (kept.resources(THEM), kept.pool()) == (0, ["3ID1"])
    hurt = a_table([a_character("22100", showing=("1Ri1",))], a_side([KYLO], resources=1))
    hurt.use("Cikatro Vizago", "yes")
    assert (hurt.damage("Kylo"), hurt.damage("Cikatro"), hurt.resources()) == (1, 0, 1)


@card("22100")
@rule("DST-THN-01")
def test_an_opponent_who_cannot_pay_for_the_die_of_cikatro_vizago_pays_nothing() -> None:
    scene = a_table([a_character("22100", showing=("3ID1",))], a_side([KYLO], resources=0))
    scene.use("Cikatro Vizago")
    assert (scene.asked, scene.pool(), scene.damage("Kylo")) == (THEM, ["3ID1"], 0)
    free = a_table([a_character("22100", showing=("2RD",))], a_side([KYLO], resources=2))
    if free.can("use Cikatro Vizago"):
        free.use("Cikatro Vizago")
    assert (free.resources(THEM), free.pool()) == (2, ["2RD"]), "no cost is showing"


@card("22087")
@rule("DST-PLT-07", "DST-QUE-01")
def test_the_father_turns_a_die_from_damage_after_damage_and_to_damage_after_other_sides() -> None:
    mine = a_character(REY, showing=("1MD",))
    scene = a_table([mine], [FENCER], plots=["22087"]).resolve("Rey", "Kylo", "yes", "1 shield")
    assert (scene.pool(THEM), scene.exhausted("The Father")) == (["1Sh"], True)
    quiet = a_character(REY, showing=("1R",))
    other = a_table([quiet], [a_character(KYLO, showing=("1Sh",))], plots=["22087"])
    other.resolve("Rey", "yes", "1 melee")
    assert (other.pool(THEM), other.resources()) == (["1MD"], 1)


@card("22087")
@rule("DST-RDY-08")
def test_the_father_turns_nothing_when_exhausted_or_after_a_die_of_an_upgrade() -> None:
    tired = [a_piece("22087", exhausted=True)]
    scene = a_table([a_character(REY, showing=("1MD",))], [FENCER], plots=tired).resolve("Rey", "Kylo")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)
    armed = a_character(REY, upgrades=[a_piece(BLASTER, "1RD")])
    upgrade = a_table([armed], [FENCER], plots=["22087"]).resolve("DH-17", "Kylo")
    assert (upgrade.asked, upgrade.exhausted("The Father")) == (THEM, False)
    declined = a_table([a_character(REY, showing=("1MD",))], [FENCER], plots=["22087"]).resolve("Rey", "Kylo", "no")
    assert not declined.exhausted("The Father")


@card("18017")
@rule("DST-VAL-03", "DST-RSV-01")
def test_grievous_turns_two_droid_dice_with_a_focus_of_one_or_any_single_die() -> None:
    """C-3PO and R2-D2 are droids, Rey is none."""
    mine = [a_character("18017", showing=("1F",)), a_character(REY, showing=("1MD",))]
    droids = [a_piece("02030", "1R"), a_piece("02042", "1R")]
    scene = a_table(mine, supports=droids).resolve("General Grievous", "yes")
    assert not any("Rey" in option for option in scene.options)
    scene.answer("C-3PO", "R2-D2", "1 discard", "1 melee")
    assert (scene.pool(), scene.asked) == (["1MD", "1Dc", "1MD"], THEM)
    plain = a_table(mine, supports=droids).resolve("General Grievous", "no")
    plain.answer("Rey", "1 resource")
    assert (plain.pool(), plain.asked) == (["1R", "1R", "1R"], THEM)


@card("18017")
@rule("DST-IND-13", "D-53")
def test_grievous_pays_one_damage_to_roll_a_droid_die_on_a_card_of_his_player() -> None:
    scene = a_table(["18017"], supports=["02030"]).roll_next(0).use("General Grievous")
    assert (scene.damage("Grievous"), len(scene.pool())) == (1, 1)
    none = a_table(["18017"], a_side([KYLO], supports=["02030"])).use("General Grievous")
    assert none.pool() == [] == none.pool(THEM), "the opponent's droid is not rolled"


@card("21020")
@rule("DST-SRH-01", "DST-SRH-04", "D-352")
def test_scanning_crew_sets_a_copy_of_the_named_card_aside() -> None:
    theirs = a_side([KYLO], deck=["01157", "01153", "01157"], hand=["01155"])
    scene = a_table([REY], theirs, hand=["21020"], resources=1)
    scene.duel.record()
    scene.play("Scanning Crew")
    assert scene.options == ["Block", "Dodge", "Take Cover", "a card of no opponent's deck"]
    scene.answer("Take Cover", "Take Cover")
    assert "Player 1 names Take Cover." in scene.log(THEM)
    assert (scene.aside(), sorted(scene.deck(THEM))) == (["Take Cover"], ["Block", "Take Cover"])
    assert scene.duel.knows[ME] == (), "the deck was shuffled"


@card("21020")
@rule("DST-SRH-01", "DST-SRH-04")
def test_scanning_crew_finds_nothing_where_the_card_is_in_the_hand_or_in_no_deck() -> None:
    theirs = a_side([KYLO], deck=["01157", "01153"], hand=["01155"])
    for named in ("Dodge", "a card of no"):
        scene = a_table([REY], theirs, hand=["21020"], resources=1).play("Scanning Crew", named)
        assert scene.options == ["none"]
        scene.answer("none")
        assert (scene.aside(), len(scene.deck(THEM)), scene.hand(THEM)) == ([], 2, ["Dodge"])
    left = a_table([REY], theirs, hand=["21020"], resources=1).play("Scanning Crew", "Block", "none")
    assert (left.aside(), len(left.deck(THEM))) == ([], 2), "nobody has to find a card"


@card("22097")
@rule("DST-GLT-06", "DST-RDP-02")
def test_chain_of_command_takes_a_die_of_the_defeated_character_along() -> None:
    mine: Team = [a_character(KYLO, damage=10, upgrades=["22097"]), REY]
    scene = a_table(mine, [a_character(TROOPER, showing=("2RD",))], turn=THEM)
    scene.duel.record()
    scene.resolve("First Order Stormtrooper", "Kylo", "Rey")
    assert (scene.team(ME), scene.upgrades("Rey")) == (["Rey"], ["Chain Of Command"])
    assert "Kylo Ren die is placed on Chain Of Command." in scene.log()
    scene.roll_next(0, 2).activate("Rey")
    assert sorted(scene.pool()) == ["1MD", "1Sh"], "Rey shows 1 melee, the die of Kylo Ren 1 shield"
    scene.pass_().resolve("Kylo Ren", "Rey")
    assert scene.shields("Rey") == 1
    upgrade = scene.duel.upgrades[scene.find("Rey")][0]
    assert gained_on(scene.duel, upgrade), "it is back on the upgrade"
    moves.discard_from_play(scene.duel, upgrade)
    assert not scene.duel.dice_gained
    assert SET_ASIDE in [scene.duel.face[die] for die in scene.duel.setup.dice_of[0]]


@card("22097")
@rule("DST-GLT-06", "DST-RDP-02")
def test_chain_of_command_that_does_not_move_takes_no_die_with_it() -> None:
    mine: Team = [a_character(KYLO, dice=2, damage=10, upgrades=["22097"]), REY]
    scene = a_table(mine, [a_character(TROOPER, showing=("2RD",))], turn=THEM)
    scene.resolve("First Order Stormtrooper", "Kylo", "no")
    assert (scene.upgrades("Rey"), scene.duel.dice_gained) == ([], ())
    assert scene.roll_next(0).activate("Rey").pool() == ["1MD"]


@card("22097")
@rule("DST-SBT-05")
def test_chain_of_command_makes_its_character_a_leader() -> None:
    scene = a_table([a_character(REY, upgrades=["22097"]), KYLO])
    assert has_subtype(scene.duel, scene.find("Rey"), "leader")
    assert not has_subtype(scene.duel, scene.find("Kylo"), "leader")


@card("22097")
@rule("DST-GLT-06", "D-353")
def test_a_gained_die_is_stored_shown_and_counted() -> None:
    mine: Team = [a_character(KYLO, damage=10, upgrades=["22097"]), REY]
    scene = a_table(mine, [a_character(TROOPER, showing=("2RD",))], turn=THEM)
    scene.resolve("First Order Stormtrooper", "Kylo", "Rey")
    restored = RULES.restore(scene.duel.setup, scene.duel.store())
    assert restored.dice_gained == scene.duel.dice_gained != ()
    assert "Kylo Ren die kept on it" in "\n".join(lines_of(view("destiny", scene.duel, ME)))
    assert worth(scene, ready_share=100, give_shield=60) == 10, "of both dice only 1 shield of Kylo Ren counts: 60 / 6"


@card("22006", "22097")
@rule("DST-GLT-06", "D-403")
def test_display_of_power_rolls_the_die_that_an_upgrade_has_gained() -> None:
    mine: Team = [a_character(TROOPER, damage=6, upgrades=["22097"]), KYLO]
    scene = a_table(mine, [a_character(REY, showing=("1MD",))], hand=["22006"], resources=2, turn=THEM)
    scene.resolve("Rey", "First Order", "Kylo").roll_next(1).play("Display Of Power")
    assert (scene.pool(), scene.exhausted("Chain Of Command")) == (["2RD"], True)


@card("21031", "22097")
@rule("D-750", "DST-GLT-06")
def test_a_character_die_that_an_upgrade_has_gained_is_none_of_the_character_dice_of_its_bearer() -> None:
    mine: Team = [a_character(TROOPER, damage=6, upgrades=["22097"]), "21031"]
    scene = a_table(mine, [a_character(REY, showing=("1MD",))], turn=THEM)
    scene.resolve("Rey", "First Order", "Ponda").roll_next(4, 1).activate("Ponda").pass_()
    assert sorted(scene.pool()) == ["1R", "2RD"]
    scene.roll_next(4, 0).use("Ponda Baba")  # it rerolls his own die alone
    assert sorted(scene.pool()) == ["1R", "2RD"]


@card("22097", "15018")
@rule("DST-GLT-06", "DST-RDP-02", "DST-DEF-01")
def test_the_gained_die_of_who_is_defeated_leaves_the_game_with_an_upgrade_that_does_not_move() -> None:
    trooper = a_character(TROOPER, damage=6, showing=("2RD",), upgrades=["22097"])
    theirs = a_side([a_character(KYLO, showing=("1MD",))], hand=["22092"], resources=1)  # Ambush
    scene = a_table([trooper, a_character("01001", showing=("1RD",))], theirs, hand=["15018"], resources=2, turn=THEM)
    scene.play("Battle Tactic", "First Order").resolve("Kylo Ren", "First Order", "no")
    assert scene.play("Offensive Position").pool() == ["1RD"], "the die that was removed has left the game"
