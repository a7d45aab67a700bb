"""The rulings of section 16, each as a situation on the table. Values by hand."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import demo_decks, format_of
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.language import BLUE, Draw, after, playing
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.setting_up import seat as take_seats
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

LUKE, PADAWAN, QUI_GON, REY, GUN, BALA_TIK, TROOPER = "01035", "01036", "01037", "01038", "01047", "01019", "01030"
LIGHTSABER, HOLDOUT, STAFF, ROBES, GEAR, GRENADES = "01059", "01063", "01044", "01040", "01034", "01017"
CUNNING, HOLOCRON, FORCE_CHOKE = "01065", "01016", "01013"
CONNECTIONS, TAKE_COVER, BLOCK, FROZEN_WASTES = "01101", "01157", "01153", "01168"


@rule("DST-FAQ-01")
def test_both_players_may_bring_the_same_characters() -> None:
    deck = next(iter(demo_decks().values()))
    assert problems(deck, format_of(deck)) == []
    duel = RULES.start(take_seats([deck, deck]), seeded(1), 5000)
    titles = [[duel.print(character).title for character in team] for team in duel.teams]
    assert titles[ME] == titles[THEM] != []


@rule("DST-FAQ-02", "DST-SHD-02")
def test_shields_are_used_without_asking() -> None:
    scene = a_table([a_character(LUKE, showing=["2MD"])], [a_character(GUN, shields=1)])
    scene.resolve("Luke", "Hired Gun")
    assert (scene.damage("Hired Gun"), scene.shields("Hired Gun")) == (1, 0)
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass")


@rule("DST-FAQ-03")
def test_redeploy_to_three_upgrades_makes_room_among_those() -> None:
    doomed = a_character(PADAWAN, damage=6, upgrades=[LIGHTSABER])
    team = a_side([doomed, a_character(GUN, upgrades=[GEAR, HOLDOUT, STAFF])])
    scene = a_table([a_character(LUKE, showing=["2MD"])], team)
    scene.resolve("Luke", "Padawan", "Lightsaber to Hired Gun")
    assert scene.options == ["Survival Gear", "Holdout Blaster", "Rey's Staff"]
    scene.answer("Survival")
    assert scene.upgrades("Hired Gun") == ["Holdout Blaster", "Rey's Staff", "Lightsaber"]


@rule("DST-FAQ-06", "DST-ZONE-18")
def test_a_hand_above_its_size_is_kept_and_nothing_is_drawn() -> None:
    scene = a_table([LUKE], [GUN], hand=[TAKE_COVER] * 6, deck=[BLOCK] * 3)
    scene.pass_().pass_().answer("keep")
    assert (len(scene.hand()), len(scene.deck())) == (6, 3)


@rule("DST-FAQ-07")
def test_a_gray_upgrade_pays_for_a_blue_one() -> None:
    scene = a_table([a_character(GUN, upgrades=[HOLDOUT])], hand=[LIGHTSABER], resources=3)
    scene.play("Lightsaber", "replacing")
    assert (scene.upgrades("Hired Gun"), scene.resources()) == (["Lightsaber"], 2)


@rule("DST-FAQ-07", "DST-FAQ-12")
def test_a_blue_upgrade_pays_for_a_gray_one_that_costs_less() -> None:
    scene = a_table([a_character(GUN, upgrades=[LIGHTSABER])], hand=[HOLDOUT])
    scene.play("Holdout")  # without resources replacing is the only way
    assert (scene.upgrades("Hired Gun"), scene.resources()) == (["Holdout Blaster"], 0)
    assert scene.discard() == ["Lightsaber"]


@rule("DST-FAQ-08", "DST-RES-12")
def test_a_player_resolves_as_many_dice_of_a_symbol_as_they_like() -> None:
    scene = a_table([a_character(LUKE, showing=["1R"]), a_character(GUN, showing=["1R", "1R"])])
    scene.resolve("Luke").answer("Hired Gun", "no more")
    assert (scene.resources(), scene.pool(), scene.asked) == (2, ["1R"], THEM)


@rule("DST-FAQ-09")
def test_playing_a_support_does_not_use_its_action() -> None:
    scene = a_table([LUKE], [GUN], hand=[CONNECTIONS], resources=2)
    scene.play("Underworld")
    assert (scene.resources(), scene.exhausted("Underworld"), scene.asked) == (0, False, THEM)
    scene.pass_().use("Underworld Connections")
    assert scene.resources() == 1


@rule("DST-FAQ-10", "DST-UNI-05")
def test_only_the_own_copy_of_a_unique_card_forbids_another() -> None:
    with_staff = a_side([a_character(GUN, upgrades=[STAFF])])
    scene = a_table([LUKE], with_staff, hand=[STAFF, STAFF], resources=4)
    scene.play("Rey's Staff")
    assert scene.upgrades("Luke") == ["Rey's Staff"]
    scene.pass_()
    assert not scene.can("play Rey's Staff")


@rule("DST-FAQ-11")
def test_a_defeated_character_takes_exactly_its_own_dice() -> None:
    twins = [a_character(TROOPER, damage=6, showing=["1RD"]), a_character(TROOPER, showing=["2RD"])]
    scene = a_table([a_character(LUKE, showing=["2MD"])], twins)
    scene.resolve("Luke", "Rebel Trooper")  # the first of the two
    assert (scene.team(THEM), scene.pool(THEM)) == (["Rebel Trooper"], ["2RD"])


@rule("DST-FAQ-13", "DST-CHD-01", "DST-CHD-02")
def test_an_upgrade_die_is_no_character_die() -> None:
    foe = a_character(GUN, showing=["1R"], upgrades=[a_piece(LIGHTSABER, "Sp")])
    scene = a_table([LUKE], [foe], battlefield=FROZEN_WASTES)
    scene.claim("yes")  # one character die, so that nothing is to be chosen
    assert scene.pool(THEM) == ["Sp"]


@rule("DST-FAQ-14", "DST-RND-02", "DST-RND-03")
def test_a_turn_is_one_action_and_a_round_ends_with_its_upkeep() -> None:
    scene = a_table([LUKE], a_side([GUN], deck=[BLOCK]), hand=[BLOCK], deck=[BLOCK] * 9, round_=1)
    scene.activate("Luke")
    assert (scene.asked, scene.duel.round, scene.resources()) == (THEM, 1, 0)
    scene.pass_().pass_().answer("keep")
    assert (scene.duel.round, scene.resources()) == (2, 2)


@rule("DST-FAQ-17", "DST-QUE-05")
def test_what_a_before_ability_triggers_waits_behind_the_queue(made_up: MadeUp) -> None:
    made_up(GUN, [after(playing(BLUE), Draw(1))])
    mine = [a_character(QUI_GON, shields=1), a_character(GUN), a_character(BALA_TIK, exhausted=True)]
    foes = [a_character(PADAWAN, damage=6), a_character(LUKE)]
    scene = a_table(mine, foes, hand=[ROBES], deck=[BLOCK], resources=2, round_=2)
    scene.play("Jedi Robes", "Qui-Gon", "Jedi Robes")  # the ability of the Robes enters the queue first
    scene.answer("yes", "Padawan")  # before the shield is given
    assert scene.prompt.startswith("Bala-Tik")
    assert scene.shields("Qui-Gon") == 1  # the Robes were done with
    assert scene.hand() == ["Block"]  # and so was what waited behind them
    assert scene.exhausted("Bala-Tik")


@rule("DST-FAQ-19")
def test_cunning_cannot_switch_the_holocron_of_an_opponent() -> None:
    mine = a_character(GUN, upgrades=[a_piece(CUNNING, "Sp")])
    scene = a_table([mine], [a_character(LUKE, upgrades=[HOLOCRON])], hand=[FORCE_CHOKE], resources=1)
    scene.resolve("Cunning")
    assert (scene.upgrades("Luke"), scene.hand()) == (["Sith Holocron"], ["Force Choke"])
    assert (scene.hand(THEM), scene.resources()) == ([], 1)
