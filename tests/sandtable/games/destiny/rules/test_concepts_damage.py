"""Section 10 of the rules: damage, shields, defeat, resources, cards, readiness. Values by hand from the text."""

from __future__ import annotations

from sandtable.games.destiny import damage, moves
from sandtable.games.destiny.terms import ON_CARD, OUT_OF_GAME, SET_ASIDE, UNTYPED
from tests.support import rule
from tests.support.destiny_rules import Scene, Side, facing

LUKE, PADAWAN, TROOPER, DOOKU, QUI_GON = "01035", "01036", "01030", "01009", "01037"
LIGHTSABER, HOLDOUT, SECOND_CHANCE, STANCE = "01059", "01063", "01137", "01115"
TEAM = Side((LUKE, PADAWAN), (("01153", 8), (LIGHTSABER, 2), (HOLDOUT, 2), (SECOND_CHANCE, 2), (STANCE, 2)))
FOES = Side((LUKE, PADAWAN), (("01153", 8), (LIGHTSABER, 2), (HOLDOUT, 2), ("01008", 1)))


def hit(scene: Scene, character: int, amount: int, is_unblockable: bool = False) -> None:
    """Deal untyped damage by seat 0 and go on to the next question."""
    scene.duel.frames[-1].step = 0  # the action is asked for anew afterwards
    damage.deal(scene.duel, (character,), (amount,), UNTYPED, is_unblockable, 0)
    scene.duel.asker = -1
    scene.duel.run()


@rule("DST-DMG-01", "DST-SHD-01", "DST-SHD-02", "DST-TKN-01", "D-62", "D-63")
def test_shields_block_one_damage_each_unasked_and_the_rest_is_put_on_the_card() -> None:
    scene = facing(TEAM, FOES)
    luke, foe = scene.card(LUKE), scene.card(PADAWAN, 1)
    scene.turn_up(luke, 1)  # 3 melee
    scene.duel.shields[foe] = 2
    scene.go().do("resolve Luke Skywalker")
    scene.duel.apply(scene.duel.options.index(foe))
    assert (scene.duel.damage[foe], scene.duel.shields[foe]) == (1, 0)
    assert scene.asked() == 1  # nobody was asked whether to use the shields


@rule("DST-TKN-02", "DST-TKN-03", "DST-SHD-01")
def test_damage_blocked_in_full_is_dealt_but_not_taken() -> None:
    scene = facing(TEAM, Side((DOOKU, PADAWAN)))
    dooku = scene.card(DOOKU, 1)
    scene.hold("01153", 1)
    scene.turn_up(scene.card(LUKE), 0)  # 2 melee
    scene.duel.shields[dooku] = 2
    scene.go().do("resolve Luke Skywalker", "Count Dooku")
    assert scene.asked() == 1  # dealt: the ability for "is dealt damage" is offered
    scene.do("no")
    assert (scene.duel.damage[dooku], scene.duel.shields[dooku]) == (0, 0)


@rule("DST-DMG-03", "DST-DMG-04", "DST-SHD-04", "DST-UNB-01", "DST-UNB-02")
def test_unblockable_damage_passes_shields_and_leaves_them() -> None:
    scene = facing(TEAM, FOES)
    luke, foe = scene.card(LUKE), scene.card(LUKE, 1)
    scene.turn_up(scene.upgrade(LIGHTSABER, luke), 4)
    scene.duel.shields[foe] = 3
    scene.go().do("resolve Lightsaber")
    scene.duel.apply(scene.duel.options.index(foe))
    assert (scene.duel.damage[foe], scene.duel.shields[foe]) == (2, 3)


@rule("DST-DMG-02", "DST-DEF-01", "DST-DEF-02", "DST-DEF-03", "D-67")
def test_damage_equal_to_health_defeats_at_once_and_everything_on_the_character_leaves() -> None:
    scene = facing(TEAM, Side((LUKE, PADAWAN), (("01153", 8), ("01008", 1), ("01040", 1))))
    padawan = scene.card(PADAWAN, 1)
    robes = scene.upgrade("01040", padawan)
    own, upgrade_die = scene.turn_up(padawan, 0), scene.turn_up(robes, 0)
    scene.duel.damage[padawan] = 6
    scene.turn_up(scene.card(LUKE), 1)  # 3 melee against 1 remaining health
    scene.go().do("resolve Luke Skywalker")
    scene.duel.apply(scene.duel.options.index(padawan))
    table = scene.duel
    assert padawan not in table.teams[1]
    assert (table.face[own], table.face[upgrade_die], table.pools[1]) == (OUT_OF_GAME, SET_ASIDE, ())
    assert table.discards[1] == (robes,)
    assert padawan not in table.discards[1]
    assert table.damage[scene.card(LUKE, 1)] == 0  # the 2 damage beyond its health went nowhere
    assert table.outcome() is None


@rule("DST-DMG-02")
def test_one_damage_short_of_health_defeats_nobody() -> None:
    scene = facing(TEAM, FOES)
    padawan = scene.card(PADAWAN, 1)
    hit(scene.go(), padawan, 6)
    assert padawan in scene.duel.teams[1]
    assert scene.duel.damage[padawan] == 6


@rule("EX-07", "DST-DEF-04", "DST-DEF-03")
def test_an_opponent_may_distribute_more_than_remaining_health() -> None:
    scene = facing(Side((TROOPER, LUKE), (("01153", 8), ("01008", 1))), Side((PADAWAN, "01038")))
    padawan, rey = scene.card(PADAWAN, 1), scene.card("01038", 1)
    scene.duel.damage[padawan] = 6
    scene.turn_up(scene.upgrade("01008", scene.card(TROOPER)), 4)
    scene.go().do("resolve F-11D Rifle")
    assert scene.asked() == 1
    scene.do("Padawan", "Padawan")
    assert padawan not in scene.duel.teams[1]
    assert scene.duel.damage[rey] == 0


@rule("DST-DMG-06", "DST-SHD-01")
def test_two_dice_of_one_action_deal_damage_one_after_the_other() -> None:
    scene = facing(TEAM, FOES)
    foe = scene.card(LUKE, 1)
    scene.turn_up(scene.card(LUKE), 0)
    scene.turn_up(scene.card(PADAWAN), 2)
    scene.go().do("resolve Luke Skywalker")
    scene.duel.apply(scene.duel.options.index(foe))
    assert scene.duel.damage[foe] == 2
    assert scene.asked() == 0
    scene.do("Padawan die")
    scene.duel.apply(scene.duel.options.index(foe))
    assert scene.duel.damage[foe] == 4


@rule("DST-DMG-07")
def test_a_die_with_its_modifier_is_one_source() -> None:
    scene = facing(TEAM, Side((DOOKU, PADAWAN)))
    dooku = scene.card(DOOKU, 1)
    scene.hold("01153", 1)
    scene.hold("01153", 1)
    scene.turn_up(scene.card(LUKE), 0)
    scene.turn_up(scene.upgrade(LIGHTSABER, scene.card(LUKE)), 1)  # +2 melee
    scene.go().do("resolve Luke Skywalker", "Lightsaber", "Count Dooku", "yes")
    scene.duel.apply(0)
    assert scene.duel.damage[dooku] == 3  # 4 at one moment, one shield from one discard
    assert len(scene.duel.hands[1]) == 1


@rule("D-66")
def test_dealing_no_damage_triggers_nothing() -> None:
    scene = facing(TEAM, Side((DOOKU, PADAWAN)))
    scene.hold("01153", 1)
    hit(scene.go(), scene.card(DOOKU, 1), 0)
    assert "Dooku" not in scene.prompt()


@rule("DST-SHD-03")
def test_nobody_has_more_than_three_shields() -> None:
    scene = facing(TEAM, FOES)
    luke = scene.card(LUKE)
    scene.hold(STANCE)
    scene.duel.shields[luke] = 2
    scene.go().do("play Defensive Stance")
    scene.duel.apply(scene.duel.options.index(luke))
    assert scene.duel.shields[luke] == 3


@rule("DST-DRW-01", "DST-DRW-02")
def test_drawing_takes_the_top_cards() -> None:
    scene = facing(TEAM, FOES)
    top = scene.duel.decks[0][:2]
    rest = scene.duel.decks[0][2:]
    assert moves.draw(scene.duel, 0, 2) == 2
    assert (scene.duel.hands[0], scene.duel.decks[0]) == (top, rest)


@rule("DST-DRW-03", "DST-DRW-04")
def test_a_short_deck_is_drawn_out_and_an_empty_one_harms_nobody() -> None:
    scene = facing(TEAM, FOES)
    scene.duel.decks[0] = scene.duel.decks[0][:1]
    assert moves.draw(scene.duel, 0, 3) == 1
    scene.go().do("activate Luke Skywalker")  # "after you activate this character, draw a card"
    assert len(scene.duel.hands[0]) == 1
    assert scene.duel.outcome() is None


@rule("DST-RSC-01", "DST-RSC-04", "DST-RSC-02")
def test_resources_pay_for_cards_and_die_sides() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(STANCE)
    scene.turn_up(scene.upgrade(LIGHTSABER, scene.card(LUKE)), 0)  # 3 melee for 1
    scene.duel.resources[0] = 2
    scene.go().do("resolve Lightsaber")
    scene.duel.apply(0)
    assert scene.duel.resources[0] == 1
    scene.do("pass", "play Defensive Stance")
    scene.duel.apply(0)
    assert scene.duel.resources[0] == 0


@rule("DST-RSC-05", "D-71", "DST-RDY-02", "DST-RDY-06")
def test_upkeep_gives_two_resources_and_readies_everything() -> None:
    scene = facing(TEAM, FOES)
    saber = scene.upgrade(LIGHTSABER, scene.card(LUKE))
    scene.duel.exhausted[saber] = True
    scene.duel.exhausted[scene.card(LUKE)] = True
    scene.go().do("pass", "pass")
    assert scene.duel.resources == [12, 12]
    assert not any(scene.duel.exhausted)


@rule("DST-RDY-03", "DST-RDY-07", "DST-RDY-08", "DST-RDY-01")
def test_only_a_ready_card_can_be_exhausted_and_only_an_exhausted_one_readied() -> None:
    scene = facing(TEAM, FOES)
    luke = scene.card(LUKE)
    assert not moves.ready(scene.duel, luke)
    assert moves.exhaust(scene.duel, luke)
    assert scene.duel.exhausted[luke]
    assert not moves.exhaust(scene.duel, luke)
    assert moves.ready(scene.duel, luke)


@rule("DST-RDY-04", "DST-RDY-05", "D-71")
def test_activation_exhausts_the_character_alone_and_needs_it_ready() -> None:
    scene = facing(TEAM, FOES)
    luke = scene.card(LUKE)
    saber = scene.upgrade(LIGHTSABER, luke)
    scene.go()
    assert not any("activate Lightsaber" in words for words in scene.options())
    scene.do("activate Luke Skywalker", "pass")
    assert (scene.duel.exhausted[luke], scene.duel.exhausted[saber]) == (True, False)
    assert "activate Luke Skywalker, Jedi Knight" not in scene.options()
    die = scene.duel.setup.dice_of[luke][0]
    assert scene.duel.face[die] != ON_CARD
    side = scene.duel.face[die]
    moves.ready(scene.duel, luke)
    assert scene.duel.face[die] == side
