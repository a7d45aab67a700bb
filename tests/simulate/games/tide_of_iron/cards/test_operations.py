"""The operations cards, in force from set-up, each with what it changes and where it ends (TOI-CRD-07)."""

from __future__ import annotations

from collections.abc import Sequence

from simulate.games.tide_of_iron import card_facts
from simulate.games.tide_of_iron.actions import special
from simulate.games.tide_of_iron.cards import playing
from simulate.games.tide_of_iron.cards.operations import OPERATIONS
from simulate.games.tide_of_iron.cards.preparing import ALWAYS, bits, concealed, standing
from simulate.games.tide_of_iron.combat import casualties, cover, modifiers, storming, strength, targets
from simulate.games.tide_of_iron.combat.rolling import again
from simulate.games.tide_of_iron.movement import points_of
from simulate.games.tide_of_iron.phases.command import settle_initiative
from simulate.games.tide_of_iron.phases.status import remove_tokens
from simulate.games.tide_of_iron.scenario import Scenario, Side, read
from simulate.games.tide_of_iron.setting_up import prepare
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    ASSAULT,
    DISRUPTED,
    FIRE_AND_MOVEMENT,
    GERMAN,
    NO_CONDITION,
    NORMAL,
    PINNED,
    SUPPRESSIVE,
)
from tests.simulate.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, at, go_on
from tests.support.tide_of_iron_actions import begin, put_in_force, storm, with_dice
from tests.support.tide_of_iron_fire import declare, pools

ENGINEERS = a_squad(AMERICAN, (0, 0), token="engineer")


def with_card(code: str, table: Table, seat: int = AMERICAN) -> Table:
    """The table with one operations card in force."""
    put_in_force(table, seat, code)
    return table


def a_scenario(american: Sequence[str] = (), german: Sequence[str] = ()) -> Scenario:
    """A small scenario with operations cards of both sides."""
    sides = {
        "american": a_side("west", operations=list(american)),
        "german": a_side("east", operations=list(german)),
    }
    return read(a_document(sides=sides))


def specials(code: str, table: Table) -> list[int]:
    return special.specials(with_card(code, table), 0)


# -- what engineers may do -------------------------------------------------------------------------------------------


@card("lay_smoke")
@rule("TOI-SPC-05", "TOI-CRD-07")
def test_lay_smoke_lets_engineers_place_smoke_next_to_them() -> None:
    table = a_table(a_ground(), ENGINEERS)
    assert special.LAY_SMOKE not in special.specials(table, 0)
    assert special.LAY_SMOKE in specials("lay_smoke", table)
    begin(table, 0, 16 + special.LAY_SMOKE, "1,0")
    assert table.smoke == (at(table, (1, 0)),)


@card("lay_smoke")
def test_lay_smoke_is_for_engineers_of_the_owner() -> None:
    assert specials("lay_smoke", a_table(a_ground(), a_squad(AMERICAN, (0, 0)))) == []
    table = with_card("lay_smoke", a_table(a_ground(), ENGINEERS), GERMAN)
    assert special.LAY_SMOKE not in special.specials(table, 0)


@card("lay_razor_wire")
@rule("TOI-SPC-05")
def test_lay_razor_wire_lets_engineers_place_wire() -> None:
    assert special.LAY_WIRE in specials("lay_razor_wire", a_table(a_ground(), ENGINEERS))


@card("lay_razor_wire")
@rule("TOI-OBS-10")
def test_lay_razor_wire_needs_a_hex_without_wire_or_enemies() -> None:
    wire = {place: "razor_wire" for place in ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))}
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (-1, 0)), markers=wire)
    assert special.LAY_WIRE not in specials("lay_razor_wire", table)


@card("clear_tank_trap")
@rule("TOI-SPC-05")
def test_clear_tank_trap_lets_engineers_remove_one() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(1, 0): "tank_trap"})
    assert special.CLEAR_TRAP in specials("clear_tank_trap", table)
    begin(table, 0, 16 + special.CLEAR_TRAP)
    assert table.markers[at(table, (1, 0))] == 0


@card("clear_tank_trap")
def test_clear_tank_trap_needs_one_near() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(2, 0): "tank_trap", (1, 0): "razor_wire"})
    assert special.CLEAR_TRAP not in specials("clear_tank_trap", table)


@card("clear_minefield")
@rule("TOI-SPC-05")
def test_clear_minefield_lets_engineers_remove_one() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(0, 0): "minefield"})
    assert special.CLEAR_MINES in specials("clear_minefield", table)
    begin(table, 0, 16 + special.CLEAR_MINES)
    assert table.markers[at(table, (0, 0))] == 0


@card("clear_minefield")
def test_clear_minefield_is_not_for_a_hex_with_enemies() -> None:
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (1, 0)), markers={(1, 0): "minefield"})
    assert special.CLEAR_MINES not in specials("clear_minefield", table)


# -- tanks -----------------------------------------------------------------------------------------------------------


@card("tank_ace")
def test_tank_ace_rolls_one_failed_die_again() -> None:
    table = with_dice(a_table(a_ground()), 6)
    assert again(table, (5, 2, 3), 5, 1) == (5, 6, 3), "the first failure; the other stays"


@card("tank_ace")
def test_tank_ace_is_the_first_tank_only() -> None:
    units = [a_squad(AMERICAN, (0, 1)), a_vehicle(AMERICAN, (0, 0), "m3a1")]
    tanks = [a_vehicle(AMERICAN, (0, 0), "sherman"), a_vehicle(AMERICAN, (1, 0), "sherman")]
    table = with_card("tank_ace", a_table(a_ground(), *units, *tanks))
    assert [modifiers.amount(table, AMERICAN, unit, modifiers.REROLL) for unit in range(4)] == [0, 0, 1, 0]


@card("tank_ace")
def test_tank_ace_attacks_with_it() -> None:
    """Half of a Sherman's 6 dice: 1 1 1, and a 5 for the one rolled again is a hit at normal range."""
    table = with_card("tank_ace", a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (3, 0))))
    declare(table, 0, "normal", is_halved=True)
    with_dice(table, 1, 1, 1, 5)
    go_on(table)
    assert table.figures[1] == a_pack("3 regular")


@card("elite_tank_crew")
def test_elite_tank_crew_gives_tanks_a_die() -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (3, 0)))
    assert strength.firepower(with_card("elite_tank_crew", table), 0, 0, 1) == 6 + 1


@card("elite_tank_crew")
def test_elite_tank_crew_is_not_for_half_tracks_or_squads() -> None:
    units = [a_vehicle(AMERICAN, (0, 0), "m3a1"), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0))]
    table = with_card("elite_tank_crew", a_table(a_ground(), *units))
    assert strength.firepower(table, 0, 0, 2) == 4
    assert strength.firepower(table, 1, a_pack("4 regular"), 2) == 4


@card("panzer_iv_armament")
def test_panzer_iv_armament_is_range_6_and_firepower_6_against_vehicles() -> None:
    units = [a_vehicle(GERMAN, (0, 0), "panzer4"), a_vehicle(AMERICAN, (6, 0), "sherman")]
    table = a_table(a_ground(), *units)
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (8, 10)
    with_card("panzer_iv_armament", table, GERMAN)
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (6, 6)


@card("panzer_iv_armament")
def test_panzer_iv_armament_leaves_infantry_targets_and_other_tanks() -> None:
    units = [a_vehicle(GERMAN, (0, 0), "panzer4"), a_squad(AMERICAN, (3, 0)), a_vehicle(GERMAN, (0, 0), "tiger1")]
    table = a_table(a_ground(), *units, a_vehicle(AMERICAN, (6, 0), "sherman"))
    with_card("panzer_iv_armament", table, GERMAN)
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (5, 6)
    assert (strength.reach_at(table, 2, 0, 3), strength.firepower(table, 2, 0, 3)) == (8, 10)


# -- officers, nerves ------------------------------------------------------------------------------------------------


@card("inspiring_leadership")
@rule("TOI-OFF-02", "TOI-OFF-03", "TOI-OFF-04")
def test_inspiring_leadership_reaches_the_next_hex() -> None:
    units = [a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (1, 0), "1 officer, 3 regular")]
    table = a_table(a_ground(), *units)
    assert not modifiers.has_officer(table, 0)
    assert modifiers.has_officer(with_card("inspiring_leadership", table), 0)
    assert cover.cover_of(table, 0, SUPPRESSIVE) == 1, "Determination"
    table.conditions[0] = DISRUPTED
    remove_tokens(table)
    assert table.conditions[0] == NO_CONDITION, "Fast Recovery"


@card("inspiring_leadership")
def test_inspiring_leadership_reaches_no_farther_and_not_the_enemy() -> None:
    officer = a_squad(AMERICAN, (0, 0), "1 officer, 3 regular")
    table = a_table(a_ground(), officer, a_squad(AMERICAN, (2, 0)), a_squad(GERMAN, (0, 1)))
    with_card("inspiring_leadership", table)
    assert [modifiers.has_officer(table, unit) for unit in range(3)] == [True, False, False]


@card("no_surrender")
@rule("TOI-SUP-02")
def test_no_surrender_disrupts_instead_of_routing() -> None:
    table = with_card("no_surrender", a_table(a_ground(), a_squad(AMERICAN, (0, 0), "2 regular")))
    casualties.suppress(table, 0, 4)
    assert (table.conditions[0], table.figures[0]) == (DISRUPTED, a_pack("2 regular"))


@card("no_surrender")
def test_no_surrender_is_for_the_owner_and_changes_no_lesser_result() -> None:
    units = [a_squad(AMERICAN, (0, 0), "2 regular"), a_squad(GERMAN, (3, 0), "2 regular")]
    table = with_card("no_surrender", a_table(a_ground(), *units))
    casualties.suppress(table, 0, 1)
    casualties.suppress(table, 1, 4)
    assert table.conditions[0] == PINNED
    assert table.figures[1] == 0, "routed"


@card("shaken_defenders")
@rule("TOI-ATK-21")
def test_shaken_defenders_lose_a_die_against_suppression() -> None:
    table = a_table(a_ground({(0, 0): "woods"}), a_squad(AMERICAN, (0, 0)))
    with_card("shaken_defenders", table)
    assert cover.cover_of(table, 0, SUPPRESSIVE) == 2 - 1
    assert cover.cover_of(table, 0, NORMAL) == 2


@card("shaken_defenders")
@rule("TOI-ATK-21")
def test_shaken_defenders_have_no_less_than_nothing() -> None:
    table = with_card("shaken_defenders", a_table(a_ground(), a_squad(AMERICAN, (0, 0))))
    assert cover.cover_of(table, 0, SUPPRESSIVE) == 0


@card("steady_nerves")
def test_steady_nerves_give_a_die_against_suppression() -> None:
    table = with_card("steady_nerves", a_table(a_ground(), a_squad(AMERICAN, (0, 0))))
    assert (cover.cover_of(table, 0, SUPPRESSIVE), cover.cover_of(table, 0, NORMAL)) == (1, 0)


@card("steady_nerves")
def test_steady_nerves_and_shaken_defenders_cancel_out() -> None:
    table = a_table(a_ground({(0, 0): "woods"}), a_squad(AMERICAN, (0, 0)))
    put_in_force(table, AMERICAN, "steady_nerves", "shaken_defenders")
    assert cover.cover_of(table, 0, SUPPRESSIVE) == 2


# -- assaults, movement, sight ---------------------------------------------------------------------------------------


def assault_pools(*codes: str, seat: int) -> tuple[int, int]:
    """Dice of four regulars that storm four regulars."""
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0)))
    put_in_force(table, seat, *codes)
    storm(table, 0, "1,0")
    attack = table.frames[-1].attack
    assert attack is not None
    return storming.attack_dice(table, attack), storming.defence_dice(table, attack.hex, ())


@card("merciless_assault")
@rule("TOI-ASL-07")
def test_merciless_assault_gives_the_leading_squad_a_die() -> None:
    assert assault_pools(seat=AMERICAN) == (4, 4)
    assert assault_pools("merciless_assault", seat=AMERICAN) == (5, 4)


@card("merciless_assault")
def test_merciless_assault_is_no_help_for_defenders() -> None:
    assert assault_pools("merciless_assault", seat=GERMAN) == (4, 4)


@card("desperate_defenders")
@rule("TOI-ASL-08")
def test_desperate_defenders_have_a_die_more() -> None:
    assert assault_pools("desperate_defenders", seat=GERMAN) == (4, 5)
    assert assault_pools("desperate_defenders", seat=AMERICAN) == (4, 4)


@card("desperate_defenders")
@rule("TOI-SUP-08")
def test_desperate_defenders_are_halved_with_their_die_and_silent_when_disrupted() -> None:
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0), condition=PINNED))
    with_card("desperate_defenders", table, GERMAN)
    assert storming.defender_dice(table, 0, at(table, (0, 0))) == 3, "half of 4 + 1, rounded up"
    table.conditions[0] = DISRUPTED
    assert storming.defender_dice(table, 0, at(table, (0, 0))) == 0


@card("double_time")
@rule("TOI-ACT-01")
def test_double_time_is_one_point_more_in_an_advance() -> None:
    table = with_card("double_time", a_table(a_ground(), a_squad(AMERICAN, (0, 0))))
    assert points_of(table, 0, ADVANCE) == 3 * (4 + 1)
    assert [points_of(table, 0, action) for action in (FIRE_AND_MOVEMENT, ASSAULT)] == [3 * 3, 3 * 3]


@card("double_time")
def test_double_time_is_not_for_heavy_weapons_or_vehicles() -> None:
    units = [a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_vehicle(AMERICAN, (0, 0), "sherman")]
    table = with_card("double_time", a_table(a_ground(), *units))
    assert [points_of(table, unit, ADVANCE) for unit in range(2)] == [3 * 4, 3 * 5]


@card("heavy_fog")
@rule("TOI-CRD-07", "TOI-SET-06")
def test_heavy_fog_ends_every_line_of_sight_after_six_hexes() -> None:
    setup = prepare(a_scenario(american=["heavy_fog"]))
    assert setup.farthest == OPERATIONS["heavy_fog"].amount == 6
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (7, 0)), a_squad(GERMAN, (0, 6)))
    table.setup.farthest = setup.farthest
    assert targets.targets(table, 0, False) == [2]


@card("heavy_fog")
@rule("TOI-SET-06")
def test_without_fog_sight_has_no_end_and_fog_of_one_side_blinds_both() -> None:
    assert prepare(a_scenario()).farthest == 0
    assert prepare(a_scenario(german=["heavy_fog"])).farthest == 6


@card("massive_confusion")
@rule("TOI-CMB-09")
def test_massive_confusion_keeps_divisions_from_combining() -> None:
    units = [a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 1), division=2), a_squad(AMERICAN, (1, 0), division=1)]
    table = a_table(a_ground(), *units, a_squad(GERMAN, (3, 0)))
    attack = declare(table, 0, "no more support", "normal")
    assert targets.supporters(table, attack) == [1, 2], "without the card they may"
    assert targets.supporters(with_card("massive_confusion", table), attack) == [2]


@card("massive_confusion")
def test_massive_confusion_is_for_its_owner() -> None:
    units = [a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 1), division=2), a_squad(GERMAN, (3, 0))]
    table = with_card("massive_confusion", a_table(a_ground(), *units), GERMAN)
    attack = declare(table, 0, "no more support", "normal")
    assert targets.supporters(table, attack) == [1]
    assert pools(table) == (4, 0)


# -- set-up and initiative -------------------------------------------------------------------------------------------


def side(*operations: str) -> Side:
    return a_scenario(american=operations).american


@card("camouflage")
@rule("TOI-CON-08")
def test_camouflage_hides_four_squads() -> None:
    assert concealed(side("camouflage")) == 4
    setup = prepare(a_scenario(american=["camouflage"]))
    assert sum(pool.concealed for pool in setup.pools if pool.seat == AMERICAN) == 4


@card("camouflage")
def test_camouflage_is_only_for_its_owner() -> None:
    setup = prepare(a_scenario(american=["camouflage"]))
    assert sum(pool.concealed for pool in setup.pools if pool.seat == GERMAN) == 0
    assert concealed(side("heavy_fog")) == 0


@card("seize_the_initiative")
@rule("TOI-OBJ-09")
def test_seize_the_initiative_counts_a_token_more() -> None:
    table = a_table(a_ground())
    table.initiative = AMERICAN
    table.tokens = [3, 3]
    put_in_force(table, AMERICAN, "seize_the_initiative")
    settle_initiative(table)
    assert table.initiative == AMERICAN, "4 against 3"


@card("seize_the_initiative")
@rule("TOI-OBJ-09")
def test_seize_the_initiative_breaks_no_tie_for_who_has_it() -> None:
    table = a_table(a_ground())
    table.initiative = AMERICAN
    table.tokens = [2, 3]
    put_in_force(table, AMERICAN, "seize_the_initiative")
    settle_initiative(table)
    assert table.initiative == GERMAN, "3 against 3: who does not have it"


# -- all of them -----------------------------------------------------------------------------------------------------


@rule("TOI-CRD-07", "TOI-SET-06")
def test_operations_cards_are_in_force_from_set_up_to_the_end() -> None:
    setup = prepare(a_scenario(american=["double_time"], german=["no_surrender"]))
    found = [(effect.seat, effect.amount, effect.until) for effect in setup.effects]
    assert found == [(AMERICAN, 1, ALWAYS), (GERMAN, 1, ALWAYS)]
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)))
    put_in_force(table, AMERICAN, "double_time")
    for round_ in range(1, 13):
        table.round = round_
        remove_tokens(table)
        playing.put_away(table)
    assert len(table.effects) == 1


def test_cards_have_bits_by_their_place_in_the_data() -> None:
    order = list(card_facts.operations_cards())
    assert bits((order[0], order[2])) == 0b101
    assert standing(GERMAN, ()) == []
