"""The action of activating: who may, what is exhausted and which dice are rolled (section 8 of the rule book)."""

from __future__ import annotations

from sandtable.games.destiny.terms import ACTIVATE
from tests.support import rule
from tests.support.destiny_rules import (
    BLASTER,
    CONNECTIONS,
    FIGHTER,
    FIRST,
    GEAR,
    HOLDOUT,
    KYLO,
    LUKE,
    PHASMA,
    SECOND,
    TROOPER,
    scene,
)


@rule("DST-ACTV-01", "DST-ACTV-03", "DST-ACTV-06", "DST-UPG-09", "DST-UPG-10", "DST-UPG-11", "DST-SYM-01")
def test_activating_a_character_exhausts_it_alone_and_rolls_all_its_dice() -> None:
    play = scene(((LUKE, 2), (TROOPER, 1)), cards={BLASTER: 1, GEAR: 1, HOLDOUT: 1})
    luke = play.card(LUKE)
    blaster, gear = play.upgrade(BLASTER, luke), play.upgrade(GEAR, luke)
    play.upgrade(HOLDOUT, play.card(TROOPER))
    play.duel.exhausted[gear] = True
    play.go()
    play.act(ACTIVATE, luke)
    expected = {play.die(LUKE), play.die(LUKE, nth=1), play.die(BLASTER), play.die(GEAR)}
    assert set(play.duel.pools[FIRST]) == expected
    assert all(0 <= play.duel.face[die] < 6 for die in expected)
    assert (play.duel.exhausted[luke], play.duel.exhausted[blaster]) == (True, False)


@rule("DST-UNI-06", "DST-CHR-08", "DST-CHR-04")
def test_both_dice_of_an_elite_character_are_in_play_and_one_of_the_other() -> None:
    play = scene(((LUKE, 2),), ((KYLO, 1),))
    play.go()
    play.act(ACTIVATE, play.card(LUKE))
    play.act(ACTIVATE, play.card(KYLO, SECOND))
    assert [len(pool) for pool in play.duel.pools] == [2, 1]


@rule("DST-ACTV-05", "DST-ACTV-07", "DST-RDY-04")
def test_neither_exhausted_cards_nor_supports_without_a_die_are_activated() -> None:
    play = scene(cards={CONNECTIONS: 1, FIGHTER: 2})
    play.support(CONNECTIONS)
    ready, exhausted = play.support(FIGHTER), play.support(FIGHTER)
    play.duel.exhausted[exhausted] = True
    play.duel.exhausted[play.card(LUKE)] = True
    play.go()
    assert sorted(play.offers(ACTIVATE)) == sorted([play.card(TROOPER), ready])


@rule("D-46")
def test_a_readied_character_rolls_only_the_dice_on_its_cards() -> None:
    play = scene(((LUKE, 2),))
    stays = play.show(LUKE, "3MD")
    play.go()
    play.act(ACTIVATE, play.card(LUKE))
    assert play.side(stays) == "3MD"
    assert play.duel.pools[FIRST] == (stays, play.die(LUKE, nth=1))


@rule("D-47", "DST-DEF-02")
def test_a_guardian_defeated_by_its_own_guard_does_not_activate() -> None:
    play = scene()
    trooper = play.card(TROOPER)
    play.duel.damage[trooper] = 6
    removed = play.show(KYLO, "1MD", SECOND)
    play.go()
    play.act(ACTIVATE, trooper)
    play.answer(removed)
    assert play.duel.teams[FIRST] == (play.card(LUKE),)
    assert (play.duel.pools, play.duel.asker) == ([(), ()], SECOND)
    assert not play.duel.exhausted[trooper]


@rule("DST-SUP-05", "DST-ACTV-04", "DST-SYM-01", "DST-ACTV-01")
def test_activating_a_support_exhausts_it_and_rolls_its_die() -> None:
    play = scene(((PHASMA, 1),), cards={FIGHTER: 1})
    fighter = play.support(FIGHTER)
    play.go()
    play.act(ACTIVATE, fighter)
    assert play.duel.exhausted[fighter]
    assert play.duel.pools == [(play.die(FIGHTER),), ()]
    assert 0 <= play.duel.face[play.die(FIGHTER)] < 6
