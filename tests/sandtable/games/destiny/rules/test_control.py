"""Control of cards and of the battlefield, apart from their owners (sections 32 and 37)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.viewing import view, viewing_of
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny.actions.asking import ACTED
from sandtable.games.destiny.language import CHARACTER, SUPPORT, TakeCard, a
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.terms import DEFEAT, NOBODY, NOTHING, ON_CARD
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.noun import Noun
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    Scene,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

TROOPER, REY, LUKE, PHASMA = "01030", "01038", "01035", "01001"
FIGHTER, CONNECTIONS, TURRET, MALFUNCTION = "01006", "01101", "08131", "12116"
MERCENARIES, Z_95, PALACE = "09168", "18113", "18095"
HOLDOUT, COLLAR = "01063", "09160"
TIE = "First Order TIE Fighter"


def carried_out(scene: Scene, words: Phrase) -> Scene:
    """Let your words be carried out as those of an action of this turn."""
    duel = scene.duel
    duel.asker = NOBODY
    duel.frames[-1].step = ACTED
    duel.start(words, ME, NOTHING)
    duel.run()
    return scene


def take(scene: Scene, noun: Noun[Any]) -> Scene:
    return carried_out(scene, TakeCard(a(noun)))


@rule("DST-CHC-01", "DST-CHC-02", "DST-CHC-03", "D-258")
def test_who_takes_a_support_has_it_in_front_of_them_with_its_die_on_it() -> None:
    theirs = a_side([REY], supports=[a_piece(FIGHTER, "2RD", exhausted=True)])
    scene = a_table([TROOPER], theirs)
    vehicle = scene.find(TIE)
    assert take_card(scene.duel, vehicle, ME)
    assert (scene.supports(ME), scene.supports(THEM), scene.pool(THEM)) == ([TIE], [], [])
    assert scene.duel.face[scene.duel.setup.dice_of[vehicle][0]] == ON_CARD
    assert scene.exhausted(TIE) and scene.duel.controller(vehicle) == ME
    assert scene.duel.setup.owner[vehicle] == THEM and scene.duel.is_in_play(vehicle)
    assert not take_card(scene.duel, vehicle, ME)


@rule("DST-CHC-01", "DST-CTL-03", "D-24")
def test_a_taken_support_acts_for_its_controller_and_goes_to_its_owners_pile() -> None:
    theirs = a_side([REY], supports=[FIGHTER])
    scene = take(a_table([TROOPER], theirs), SUPPORT.opposing)
    scene.pass_().roll_next(0).activate(TIE)
    assert len(scene.pool(ME)) == 1 and scene.pool(THEM) == []
    discard_from_play(scene.duel, scene.find(TIE))
    assert scene.discard(THEM) == [TIE] and scene.discard(ME) == []
    assert scene.pool(ME) == [] and scene.duel.taken == ()
    assert scene.duel.controller(scene.find(TIE)) == THEM


@rule("DST-CHC-04")
def test_the_way_back_to_the_owner_is_a_change_of_control_as_well() -> None:
    scene = a_table([TROOPER], a_side([REY], supports=[FIGHTER]))
    vehicle = scene.find(TIE)
    take_card(scene.duel, vehicle, ME)
    scene.duel.pools[ME] += scene.duel.setup.dice_of[vehicle]
    scene.duel.face[scene.duel.setup.dice_of[vehicle][0]] = 1
    assert take_card(scene.duel, vehicle, THEM)
    assert (scene.supports(ME), scene.supports(THEM), scene.pool(ME)) == ([], [TIE], [])
    assert scene.duel.taken == ()


@rule("D-257", "D-224")
def test_upgrades_come_along_and_downgrades_keep_their_controller() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[a_piece(TURRET, "2ID")], downgrades=[a_piece(MALFUNCTION, "1Dc")])
    scene = a_table([TROOPER], a_side([REY], supports=[vehicle]))
    take_card(scene.duel, scene.find(TIE), ME)
    assert scene.duel.controller(scene.find("Dorsal Turret")) == ME
    assert scene.duel.controller(scene.find("Systems Malfunction")) == ME
    assert (scene.upgrades(TIE), scene.downgrades(TIE)) == (["Dorsal Turret"], ["Systems Malfunction"])
    assert (scene.pool(ME), scene.pool(THEM)) == (["1Dc"], [])
    take_card(scene.duel, scene.find(TIE), THEM)
    assert scene.duel.controller(scene.find("Dorsal Turret")) == THEM
    assert scene.duel.controller(scene.find("Systems Malfunction")) == ME


@rule("DST-CHC-07", "DST-CHC-06")
def test_a_taken_character_is_on_the_team_of_its_controller() -> None:
    theirs = [a_character(REY, damage=9, upgrades=[HOLDOUT], showing=["1MD"]), a_character(LUKE)]
    scene = a_table([a_character(PHASMA, showing=["2RD"])], theirs)
    carried_out(scene, TakeCard(a(CHARACTER.opposing.titled("Rey"))))
    assert (scene.team(ME), scene.team(THEM)) == (["Captain Phasma", "Rey"], ["Luke Skywalker"])
    assert scene.duel.controller(scene.find("Holdout Blaster")) == ME and scene.pool(THEM) == []
    scene.pass_().resolve("Captain Phasma", "Rey")
    assert (scene.asked, scene.options[1:]) == (ME, ["Holdout Blaster to Captain Phasma, Elite Trooper"])
    scene.answer("no")
    assert scene.team(ME) == ["Captain Phasma"] and scene.discard(THEM) == ["Holdout Blaster"]
    assert scene.duel.taken == () and not scene.duel.is_in_play(scene.find("Rey"))


@rule("DST-CHC-06", "D-275", "EX-171")
def test_who_controls_no_character_any_more_has_lost() -> None:
    scene = a_table([TROOPER], [REY])
    take_card(scene.duel, scene.find("Rey"), ME)
    assert scene.duel.ending == DEFEAT and scene.duel.winner == ME


@rule("DST-CHC-06")
def test_in_a_free_for_all_they_are_eliminated() -> None:
    scene = a_free_for_all(a_side([TROOPER]), a_side([REY]), a_side([LUKE]))
    take_card(scene.duel, scene.find("Rey"), ME)
    assert scene.team(THEM) == [] and scene.team(ME) == ["Rebel Trooper", "Rey"]
    assert scene.duel.ending == 0


@rule("DST-CHC-08", "DST-NAM-01")
def test_a_second_unique_card_makes_its_controller_give_one_up() -> None:
    scene = a_table([TROOPER], a_side([REY], supports=["01049"]), supports=["01049"])
    title = scene.supports()[0]
    assert scene.duel.print(scene.duel.supports[ME][0]).is_unique
    take(scene, SUPPORT.opposing)
    assert scene.asked == ME and scene.prompt.startswith(f"Keep one {title}")
    scene.answer("(Player 2)")
    assert (scene.supports(ME), scene.discard(THEM)) == ([title], [title])


@rule("DST-CHC-09", "EX-170", "DST-DWN-15", "DST-BFX-10", "D-326")
@card("09168")
def test_fickle_mercenaries_go_to_and_fro() -> None:
    theirs = a_side([REY], supports=[a_piece(MERCENARIES, "1RD")], resources=2)
    scene = a_table([TROOPER], theirs, resources=2).answer("use Fickle Mercenaries")
    assert scene.supports(ME) == ["Fickle Mercenaries"] and scene.pool(THEM) == []
    assert (scene.resources(ME), scene.asked) == (0, THEM)
    scene.answer("use Fickle Mercenaries")
    assert scene.supports(THEM) == ["Fickle Mercenaries"] and scene.duel.taken == ()
    assert not scene.can("use Fickle Mercenaries")


@card("09168")
def test_fickle_mercenaries_cost_two_resources() -> None:
    assert not a_table([TROOPER], a_side([REY], supports=[MERCENARIES]), resources=1).can("use Fickle")


@rule("DST-POW-02", "D-259")
def test_the_use_of_a_power_action_stays_with_the_card() -> None:
    scene = a_table([TROOPER], a_side([REY], supports=[a_piece("18067", used=True)]))
    walker = scene.duel.supports[THEM][0]
    take_card(scene.duel, walker, ME)
    assert walker in scene.duel.used


@rule("DST-MUL-12", "D-127")
def test_an_eliminated_player_leaves_what_others_control_and_gives_back_what_is_theirs() -> None:
    first = a_side([a_character(REY, downgrades=[COLLAR])], supports=[FIGHTER])
    second = a_side([a_character(LUKE, damage=10, shields=0)], supports=[CONNECTIONS])
    third = a_side([a_character(PHASMA, showing=["2RD"])])
    scene = a_free_for_all(first, second, third, turn=THIRD)
    take_card(scene.duel, scene.find(TIE), THEM)
    take_card(scene.duel, scene.find("Underworld"), THIRD)
    scene.resolve("Captain Phasma", "Luke")
    assert scene.team(THEM) == []
    assert scene.discard(ME) == [TIE]
    assert scene.supports(THIRD) == ["Underworld Connections"]
    assert scene.downgrades("Rey") == [] and scene.duel.bound == ()


@rule("DST-BFX-06", "EX-193")
@card("18095")
def test_the_die_of_a_battlefield_leaves_the_pool_when_another_player_takes_control() -> None:
    scene = a_table([TROOPER], [a_character(REY, damage=2), LUKE], battlefield=PALACE, turn=ME).roll_next(1)
    scene.use("Palace Of The Jedi")
    assert scene.pool(ME) == ["2Sh"]
    scene.claim()
    die = scene.duel.setup.dice_of[scene.duel.battlefield][0]
    assert scene.pool(ME) == [] and scene.pool(THEM) == []
    assert scene.duel.face[die] == ON_CARD


@card("18095")
def test_claiming_the_own_palace_leaves_its_die_in_the_pool() -> None:
    scene = a_table([TROOPER], [REY], battlefield=PALACE).roll_next(1).use("Palace Of The Jedi")
    scene.pass_().claim()
    assert scene.pool(ME) == ["2Sh"]


@card("18095")
def test_the_special_of_palace_moves_damage() -> None:
    scene = a_table([a_character(TROOPER, damage=1)], [REY], battlefield=PALACE).roll_next(4).use("Palace Of The Jedi")
    assert scene.pool() == ["Sp"]
    scene.pass_().resolve("Palace")
    assert (scene.damage("Trooper"), scene.damage("Rey")) == (0, 1)


@card("18113")
def test_z_95_deals_its_player_indirect_damage_before_it_is_activated() -> None:
    scene = a_table([TROOPER], [REY], supports=[Z_95]).roll_next(0).activate("Z-95")
    assert scene.damage("Rebel Trooper") == 1 and scene.pool() == ["1RD"]


@card("18113")
def test_z_95_is_taken_for_two_cards_by_anybody() -> None:
    theirs = a_side([REY], supports=[Z_95])
    scene = a_table([TROOPER], theirs, hand=["01153", "01155", "01157"]).answer("use Z-95", "Block", "Dodge")
    assert scene.supports(ME) == ["Z-95"] and scene.hand() == ["Take Cover"]
    assert not a_table([TROOPER], theirs, hand=["01153"]).can("use Z-95")


@rule("DST-CHC-01", "DST-DWN-03")
def test_views_say_who_controls_a_card() -> None:
    scene = a_table([TROOPER], a_side([a_character(REY, downgrades=[COLLAR])], supports=[FIGHTER]))
    take_card(scene.duel, scene.find(TIE), ME)
    shown = view("destiny", scene.duel, EVERYTHING)
    mine, theirs = shown.seats
    assert [each["name"] for each in mine["supports"]["cards"]] == [TIE]
    assert mine["supports"]["cards"][0]["controller"] == ME
    (collar,) = theirs["characters"][0]["downgrades"]
    assert (collar["name"], collar["controller"], collar["kind"]) == ("Shock Collar", ME, "downgrade")
    text = "\n".join(viewing_of("destiny").text(shown))
    assert "under Shock Collar, controlled by Player 1." in text


@rule("DST-CHC-01", "DST-CHC-07")
def test_the_words_of_a_view_say_whose_card_somebody_has_taken() -> None:
    """A character, and a support with an upgrade, all of them Player 2's."""
    theirs = a_side([REY, LUKE], supports=[a_piece(FIGHTER, upgrades=[TURRET])])
    scene = a_table([TROOPER], theirs)
    take_card(scene.duel, scene.find(TIE), ME)
    take_card(scene.duel, scene.find("Rey"), ME)
    text = viewing_of("destiny").text(view("destiny", scene.duel, EVERYTHING))
    mine = text[: next(place for place, line in enumerate(text) if line.startswith("Player 2:"))]
    for start in ("  Rey, Force Prodigy: ", f"  Support {TIE}, ", "    with Dorsal Turret, "):
        (line,) = (line for line in mine if line.startswith(start))
        assert "owned by Player 2" in line
    assert not [line for line in text if line.startswith("  Rebel Trooper") and "owned" in line]


@card("16013")
@rule("DST-CHC-07", "D-25")
def test_a_character_that_comes_back_leaves_the_taken_ones_in_the_team() -> None:
    mine = [a_character("16013", tokens={RESOURCES: 4}), a_character(PHASMA, damage=10)]
    theirs = [a_character(LUKE, showing=("2MD",)), a_character(REY)]
    scene = a_table(mine, theirs, turn=THEM)
    take_card(scene.duel, scene.find("Rey"), ME)
    scene.resolve("Luke", "Phasma").use("Dr. Pershing")
    assert sorted(scene.team()) == ["Captain Phasma", "Dr. Pershing", "Rey"]


@card("16013")
@rule("DST-NAM-01", "DST-CHC-08")
def test_a_unique_character_comes_back_beside_a_taken_one_of_its_title_and_one_is_given_up() -> None:
    mine = [a_character("16013", tokens={RESOURCES: 4}), a_character(PHASMA, damage=10)]
    theirs = [a_character(LUKE, showing=("2MD",)), a_character(PHASMA)]
    scene = a_table(mine, theirs, turn=THEM).resolve("Luke", "player 1")
    take_card(scene.duel, scene.find("Phasma", THEM), ME)
    scene.use("Dr. Pershing")
    assert (scene.asked, len(scene.team())) == (ME, 3)
    scene.answer(scene.options[0])
    assert sorted(scene.team()) == ["Captain Phasma", "Dr. Pershing"]
