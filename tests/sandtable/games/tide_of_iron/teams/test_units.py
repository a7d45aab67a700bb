"""Units of partners: who answers for them, and that they are friends (section 31)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions import moving
from sandtable.games.tide_of_iron.combat import casualties, op_fire
from sandtable.games.tide_of_iron.combat.direct import begin as attack_with
from sandtable.games.tide_of_iron.combat.losing import begin_losing
from sandtable.games.tide_of_iron.phases.readying import begin_readying
from sandtable.games.tide_of_iron.phases.regrouping import begin_regrouping
from sandtable.games.tide_of_iron.retreating import begin_retreat
from sandtable.games.tide_of_iron.stacking import may_stand
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ADVANCE, AMERICAN, FATIGUED, GERMAN, OP_FIRE
from tests.sandtable.games.tide_of_iron.teams.playing import FIRST, FOURTH, SECOND, THIRD, TWO_EACH
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_table, a_vehicle, activate, answer, asked, at, go_on
from tests.support.tide_of_iron_fire import declare, pools, roll_as

OWN = a_squad(AMERICAN, (0, 0), "2 regular, 2 elite")
PARTNER = a_squad(AMERICAN, (0, 1), "2 regular, 2 elite", division=2)
ENEMY = a_squad(GERMAN, (2, 0), "2 regular, 2 elite", division=2)


def four(*units: Piece, active: int = FIRST) -> Table:
    """A table of four players."""
    return a_table(a_ground(), *units, teams=TWO_EACH, active=active)


@rule("TOI-TEM-03", "D-TOI-135")
def test_the_commander_moves_the_unit() -> None:
    table = four(OWN, PARTNER, ENEMY, active=SECOND)
    moving.begin(table, 1, ADVANCE)
    go_on(table)
    assert table.asker == SECOND


@rule("TOI-TEM-03", "D-TOI-135", "TOI-ATK-13")
def test_the_commander_of_the_target_chooses_its_losses() -> None:
    table = four(OWN, ENEMY)
    casualties.hit_squad(table, 1, 1)
    go_on(table)
    assert table.asker == FOURTH
    answer(table, "elite")
    assert table.asker < 0


@rule("TOI-TEM-09", "D-TOI-02", "TOI-CMB-01", "TOI-CMB-09")
def test_partners_support_each_other_as_the_attacker_says() -> None:
    table = four(OWN, PARTNER, ENEMY)
    attack_with(table, 0, False)
    go_on(table)
    assert any("American squad 2" in words for words in asked(table))
    assert table.asker == FIRST, "the commander of the leading unit names the partner's squad"


@rule("TOI-TEM-09", "TOI-CMB-04")
def test_a_supporting_unit_of_the_partner_is_fatigued() -> None:
    table = four(OWN, PARTNER, ENEMY)
    attack = declare(table, 0, "American squad 2", "normal")
    assert attack.firing == (0, 1)
    roll_as(table, (1,) * pools(table)[0])
    go_on(table)
    assert table.state[1] == FATIGUED


@rule("TOI-TEM-09", "EX-TOI-104", "D-TOI-02", "TOI-STK-03")
def test_units_of_partners_share_the_limit_of_a_hex() -> None:
    table = four(OWN, OWN, PARTNER, PARTNER)
    moves.put_on(table, 2, at(table, (0, 0)))
    assert not may_stand(table, 3, at(table, (0, 0))), "three stand there"
    moves.put_on(table, 1, at(table, (4, 0)))
    assert may_stand(table, 3, at(table, (0, 0))), "a hex of the partner is no enemy's"


@rule("TOI-TEM-09", "TOI-TRN-01")
def test_a_truck_carries_squads_of_the_partner() -> None:
    table = four(a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (0, 0), division=2), ENEMY, active=SECOND)
    moving.begin(table, 1, ADVANCE)
    go_on(table)
    answer(table, next(words for words in asked(table) if "load" in words))
    assert table.passengers(0) == [1]


def op_fire_on_german(*units: Piece) -> Table:
    """A German squad of division 1 has entered a hex in view of these units."""
    table = four(a_squad(GERMAN, (2, 0)), *units, active=THIRD)
    activate(table, 0, ADVANCE)
    op_fire.offer(table)
    go_on(table)
    return table


READY = a_squad(AMERICAN, (0, 0), state=OP_FIRE)
READY_PARTNER = a_squad(AMERICAN, (0, 1), state=OP_FIRE, division=2)


@rule("TOI-TEM-08", "D-TOI-140", "EX-TOI-103")
def test_each_partner_is_asked_for_op_fire_of_own_units() -> None:
    table = op_fire_on_german(READY, READY_PARTNER)
    assert (table.asker, len(asked(table))) == (FIRST, 2)
    answer(table, "hold fire")
    assert (table.asker, len(asked(table))) == (SECOND, 2)
    assert "American squad 3" in asked(table)[1]
    answer(table, "hold fire")
    assert table.asker < 0 and not table.frames


@rule("D-TOI-140", "EX-TOI-103", "TOI-OPF-05")
def test_after_op_fire_of_one_partner_the_other_is_not_asked_in_this_hex() -> None:
    table = op_fire_on_german(READY, READY_PARTNER)
    answer(table, "squad 2")
    asked_players = set()
    while table.asker >= 0:
        asked_players.add(table.asker)
        table.frames[-1].answer = table.options[0]
        table.asker = -1
        go_on(table)
    assert asked_players <= {FIRST, THIRD} and not table.frames
    assert table.state[2] == OP_FIRE


@rule("TOI-TEM-08", "TOI-STA-06")
def test_each_partner_readies_own_units_in_the_status_phase() -> None:
    table = four(OWN, PARTNER, ENEMY)
    begin_readying(table, AMERICAN)
    go_on(table)
    assert table.asker == FIRST and not any("squad 2" in words for words in asked(table))
    answer(table, "squad 1")
    assert table.asker == SECOND and not any("squad 1" in words for words in asked(table))
    answer(table, "no more")
    assert (table.state[0], table.state[1]) == (OP_FIRE, 0)


@rule("TOI-TEM-08", "TOI-TEM-09", "D-TOI-141", "TOI-STA-10")
def test_figures_move_between_squads_of_one_partner_only() -> None:
    gap = "2 regular"
    own = [a_squad(AMERICAN, (0, 0), gap), a_squad(AMERICAN, (0, 0), gap)]
    table = four(*own, a_squad(AMERICAN, (0, 0), gap, division=2), ENEMY)
    begin_regrouping(table, AMERICAN)
    go_on(table)
    assert table.asker == FIRST
    assert not any("squad 3" in words for words in asked(table))
    answer(table, "no more")
    assert table.asker < 0, "the partner has one squad there"


@rule("TOI-STA-10", "D-TOI-141")
def test_a_player_with_both_divisions_mixes_their_figures() -> None:
    gap = "2 regular"
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), gap), a_squad(AMERICAN, (0, 0), gap, division=2))
    begin_regrouping(table, AMERICAN)
    go_on(table)
    assert any("squad 2" in words for words in asked(table))


@rule("TOI-TEM-07", "D-TOI-139", "TOI-ASL-13")
def test_the_leader_assigns_hits_on_units_of_both_partners() -> None:
    table = four(OWN, PARTNER, ENEMY, active=THIRD)
    begin_losing(table, AMERICAN, [0, 1], 1)
    go_on(table)
    assert table.asker == FIRST, "round 1"
    second = four(OWN, PARTNER, ENEMY, active=THIRD)
    second.round = 2
    begin_losing(second, AMERICAN, [0, 1], 1)
    go_on(second)
    assert second.asker == SECOND, "round 2"


@rule("TOI-TEM-07", "D-TOI-139")
def test_hits_on_units_of_one_partner_are_assigned_by_their_commander() -> None:
    table = four(OWN, PARTNER, ENEMY, active=THIRD)
    begin_losing(table, AMERICAN, [1], 1)
    go_on(table)
    assert table.asker == SECOND


@rule("TOI-TEM-07", "TOI-TEM-03", "TOI-ASL-17")
def test_the_leader_orders_a_retreat_and_commanders_choose_the_ways() -> None:
    table = four(OWN, a_squad(AMERICAN, (0, 0), division=2), ENEMY, active=THIRD)
    begin_retreat(table, at(table, (0, 0)))
    go_on(table)
    assert table.asker == FIRST
    answer(table, "squad 2")
    assert table.asker == SECOND
