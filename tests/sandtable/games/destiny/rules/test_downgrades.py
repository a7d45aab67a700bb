"""Downgrades: cards of one player on the cards of another one (section 24)."""

from __future__ import annotations

from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.language import DIE, DOWNGRADE, Spot
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.terms import DOWNGRADE_CARD, NOTHING
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

REY, LUKE, TROOPER, PHASMA = "01038", "01035", "01030", "01001"
DEATH_MARK, WANTED, COLLAR, WEAK_MIND, DARK_MEMORIES = "09039", "09143", "09160", "22005", "15089"
MALFUNCTION = "12116"
HOLDOUT, SABER = "01063", "01059"
FIGHTER = "01006"


@rule("DST-DWN-01", "DST-DWN-03")
def test_a_downgrade_is_played_for_its_cost_onto_a_character_of_an_opponent() -> None:
    scene = a_table([TROOPER], [REY, LUKE], hand=[COLLAR], resources=3).answer("play Shock Collar")
    assert sorted(scene.options) == ["Luke Skywalker, Jedi Knight", "Rey, Force Prodigy"]
    scene.answer("Rey")
    assert scene.downgrades("Rey") == ["Shock Collar"] and scene.resources() == 1
    assert scene.duel.controller(scene.find("Shock Collar")) == ME
    assert scene.asked == THEM


@rule("DST-DWN-01")
def test_it_cannot_be_played_on_an_own_character() -> None:
    assert a_table([TROOPER], [REY], hand=[WANTED]).play("Wanted").downgrades("Rey") == ["Wanted"]


@rule("DST-DWN-01")
def test_in_a_free_for_all_characters_of_each_opponent_can_get_it() -> None:
    scene = a_free_for_all(a_side([TROOPER], hand=[WANTED]), a_side([REY]), a_side([LUKE])).answer("play Wanted")
    assert [option.partition(",")[0] for option in scene.options] == ["Rey", "Luke Skywalker"]


@rule("DST-DWN-02")
def test_downgrades_are_cards_of_a_deck() -> None:
    downgrades = [each for each in all_cards().values() if each.type == "downgrade"]
    scene = a_table([TROOPER], deck=[WANTED, COLLAR])
    assert len(downgrades) > 30
    assert scene.deck() == ["Wanted", "Shock Collar"]


@rule("DST-DWN-04", "DST-DWN-05", "D-23")
def test_a_downgrade_goes_to_the_pile_of_its_owner_when_its_character_is_defeated() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[COLLAR]), a_character(LUKE)]
    scene = a_table([a_character(PHASMA, showing=["2RD"])], theirs)
    assert scene.downgrades("Rey") == ["Shock Collar"]
    scene.resolve("Captain Phasma", "Rey")
    assert (scene.discard(ME), scene.discard(THEM)) == (["Shock Collar"], [])
    assert scene.duel.bound == () and scene.duel.taken == ()


@rule("DST-DWN-06", "EX-129", "D-223")
def test_of_four_downgrades_their_player_gives_one_up() -> None:
    theirs = [a_character(REY, upgrades=[SABER], downgrades=[COLLAR, DEATH_MARK, WEAK_MIND])]
    scene = a_table([TROOPER], theirs, hand=[WANTED]).play("Wanted")
    assert scene.prompt == "Discard which downgrade? Three are the limit"
    assert sorted(scene.options) == ["Death Mark", "Shock Collar", "Wanted", "Weak Mind"]
    scene.answer("Shock Collar")
    assert scene.downgrades("Rey") == ["Death Mark", "Weak Mind", "Wanted"]
    assert scene.upgrades("Rey") == ["Lightsaber"]


@rule("D-223")
def test_only_own_downgrades_are_given_up_for_a_fourth() -> None:
    first = a_side([a_character(REY, downgrades=[COLLAR, DEATH_MARK, DARK_MEMORIES])])
    scene = a_free_for_all(first, a_side([LUKE]), a_side([PHASMA], hand=[WANTED]), turn=THIRD)
    scene.answer("play Wanted", "Rey")
    assert scene.discard(THIRD) == ["Wanted"]
    assert scene.downgrades("Rey") == ["Shock Collar", "Death Mark", "Dark Memories"]


@rule("DST-DWN-07")
def test_a_downgrade_is_no_upgrade() -> None:
    theirs = [a_character(REY, downgrades=[COLLAR, WANTED, DEATH_MARK])]
    scene = a_table([TROOPER], a_side(theirs, hand=[HOLDOUT], resources=2), turn=THEM)
    assert scene.duel.kind(scene.find("Shock Collar")) == DOWNGRADE_CARD
    scene.answer("play Holdout Blaster")
    assert scene.upgrades("Rey") == ["Holdout Blaster"] and len(scene.downgrades("Rey")) == 3


@rule("DST-DWN-08", "DST-DWN-09", "D-222", "EX-128", "D-24")
@card("22005")
def test_its_die_is_rolled_into_the_pool_of_its_controller() -> None:
    theirs = [a_character(REY, dice=2, upgrades=[HOLDOUT], downgrades=[WEAK_MIND])]
    scene = a_table([LUKE], theirs, turn=THEM).roll_next(0, 0, 0, 0)
    scene.activate("Rey")
    assert len(scene.pool(THEM)) == 3
    assert scene.pool(ME) == ["1F"]
    assert scene.duel.die_seat(scene.duel.pools[ME][0]) == ME


@rule("DST-DWN-09")
def test_its_die_is_neither_a_character_die_nor_an_upgrade_die() -> None:
    scene = a_table([LUKE], [a_character(REY, showing=["1MD"], downgrades=[a_piece(WEAK_MIND, "1Sh")])])
    rey = scene.find("Rey")
    frame = Frame(LINE_UP, ME, NOTHING, NOTHING, rey, 0)
    (own,), (downgrade,) = scene.duel.pools[THEM], scene.duel.pools[ME]
    assert DIE.of_character_or_upgrade.find(scene.duel, frame) == [own]
    assert DIE.of_it.find(scene.duel, frame) == [own]
    assert downgrade in DIE.yours.find(scene.duel, frame)


@rule("DST-DWN-10")
def test_a_downgrade_is_exhausted_and_readied_apart_from_its_character() -> None:
    theirs = [a_character(REY, exhausted=True, downgrades=[a_piece(COLLAR, exhausted=True)])]
    scene = a_table([TROOPER], theirs)
    assert scene.exhausted("Shock Collar") and scene.exhausted("Rey")
    scene.pass_().pass_()
    assert not scene.exhausted("Shock Collar") and not scene.exhausted("Rey")
    fresh = a_table([TROOPER], [a_character(REY, exhausted=True)], hand=[WANTED]).play("Wanted")
    assert not fresh.exhausted("Wanted") and fresh.exhausted("Rey")


@rule("DST-DWN-11", "DST-MOD-02")
@card("12116")
def test_modify_opponents_names_the_cards_for_a_downgrade() -> None:
    theirs = a_side([REY], supports=[FIGHTER])
    scene = a_table([TROOPER], theirs, hand=[MALFUNCTION], supports=[FIGHTER], resources=1)
    scene.play("Systems Malfunction")
    assert scene.downgrades("First Order TIE Fighter", THEM) == ["Systems Malfunction"]
    assert not a_table([TROOPER], [REY], hand=[MALFUNCTION], resources=1).can("play Systems")


@rule("DST-DWN-12")
@card("22005")
def test_a_restriction_is_about_the_cards_that_it_names() -> None:
    """Weak Mind needs a Blue character of its player; Rey is one."""
    assert a_table([REY], [TROOPER], hand=[WEAK_MIND]).can("play Weak Mind")
    assert not a_table([TROOPER], [REY], hand=[WEAK_MIND]).can("play Weak Mind")


@rule("DST-DWN-13", "EX-127", "D-77")
@card("09039", "09143")
def test_downgrades_see_the_defeat_that_discards_them() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[DEATH_MARK, WANTED]), a_character(LUKE)]
    deck = ["01153", "01155", "01157", "01156"]
    scene = a_table([a_character(PHASMA, showing=["2RD"])], theirs, deck=deck)
    scene.resolve("Captain Phasma", "Rey", "Wanted", "yes", "yes")
    assert (len(scene.hand()), scene.resources()) == (3, 2)
    assert sorted(scene.discard()) == ["Death Mark", "Wanted"]


@rule("DST-DWN-14")
@card("09160")
def test_attached_character_is_activated_by_anybody() -> None:
    scene = a_table([TROOPER], [a_character(REY, damage=8, downgrades=[COLLAR])], turn=THEM)
    scene.activate("Rey")
    assert scene.damage("Rey") == 9 and len(scene.pool(THEM)) == 1


@card("09160")
def test_a_shield_blocks_the_damage_of_shock_collar() -> None:
    scene = a_table([TROOPER], [a_character(REY, damage=8, shields=1, downgrades=[COLLAR])], turn=THEM).activate("Rey")
    assert (scene.damage("Rey"), scene.shields("Rey")) == (8, 0)


@rule("DST-DWN-16")
def test_bounties_curses_injuries_and_traps_are_downgrades() -> None:
    for subtype in ("bounty", "curse", "injury", "trap"):
        assert "downgrade" in {each.type for each in all_cards().values() if subtype in each.subtypes}


@rule("DST-DWN-17", "DST-RDP-02")
@card("15089")
def test_a_downgrade_with_redeploy_moves_to_another_character_of_the_opponent() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[DARK_MEMORIES]), a_character(LUKE), a_character(TROOPER)]
    scene = a_table([a_character(PHASMA, showing=["2RD"])], theirs).resolve("Captain Phasma", "Rey")
    assert scene.asked == ME and scene.prompt == "Redeploy an upgrade?"
    scene.answer("to Luke")
    assert scene.downgrades("Luke") == ["Dark Memories"] and scene.discard() == []


@rule("DST-DWN-17")
@card("15089")
def test_its_controller_may_let_it_be_discarded() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[DARK_MEMORIES]), a_character(LUKE)]
    scene = a_table([a_character(PHASMA, showing=["2RD"])], theirs).resolve("Captain Phasma", "Rey", "no")
    assert scene.downgrades("Luke") == [] and scene.discard() == ["Dark Memories"]


@rule("D-225")
def test_a_player_spots_the_downgrades_that_they_control() -> None:
    scene = a_table([TROOPER], [a_character(REY, downgrades=[COLLAR])])
    spot = Spot(DOWNGRADE.yours)
    assert spot.possible(scene.duel, Frame(spot, ME, NOTHING, NOTHING, NOTHING, 0))
    assert not spot.possible(scene.duel, Frame(spot, THEM, NOTHING, NOTHING, NOTHING, 0))


def test_a_table_with_downgrades_is_stored_and_restored() -> None:
    scene = a_table([TROOPER], [a_character(REY, downgrades=[COLLAR])])
    restored = STORING.restore(scene.duel.setup, scene.duel.store())
    assert (restored.bound, restored.taken) == (scene.duel.bound, scene.duel.taken)
    assert restored.digest() == scene.duel.digest()
    assert b"bound" not in a_table([TROOPER], [REY]).duel.store()


@rule("D-881", "DST-ASI-02")
@card("22005", "02030")
def test_weak_mind_turns_only_their_dice_as_if_it_showed_focus_as_well() -> None:
    theirs = [a_character(REY, showing=["1MD"], downgrades=[a_piece(WEAK_MIND, "1Sh")])]
    scene = a_table([a_character("02030", showing=["-"]), a_character(LUKE, showing=["2MD"])], theirs)
    scene.use("C-3PO", "Weak Mind", "focus")
    assert scene.options == ["no more", "Rey die (1 melee)"]


@rule("D-881")
@card("22005")
def test_a_focus_side_of_weak_mind_that_is_resolved_as_a_shield_turns_nothing() -> None:
    theirs = [a_character(REY, showing=["1MD"], downgrades=[a_piece(WEAK_MIND, "1F")])]
    scene = a_table([a_character("02030", showing=["-"]), LUKE], theirs).use("C-3PO", "shield", "Luke")
    assert (scene.shields("Luke"), scene.pool(), scene.pool(THEM)) == (1, [], ["1MD"])
