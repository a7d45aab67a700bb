"""Operations cards that change attacks, nerves and assaults, each with where it ends (TOI-CRD-07)."""

from __future__ import annotations

from sandtable.games.tide_of_iron.combat import casualties, cover, modifiers, storming, strength, targets
from sandtable.games.tide_of_iron.combat.rolling import again
from sandtable.games.tide_of_iron.phases.status import remove_tokens
from sandtable.games.tide_of_iron.terms import AMERICAN, DISRUPTED, GERMAN, NO_CONDITION, NORMAL, PINNED, SUPPRESSIVE
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, at, go_on
from tests.support.tide_of_iron_actions import put_in_force, storm, with_card, with_dice
from tests.support.tide_of_iron_fire import declare, pools

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


@card("panzer_iv_armament_card")
def test_panzer_iv_armament_is_range_6_and_firepower_6_against_vehicles() -> None:
    units = [a_vehicle(GERMAN, (0, 0), "panzer4"), a_vehicle(AMERICAN, (6, 0), "sherman")]
    table = a_table(a_ground(), *units)
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (8, 10)
    with_card("panzer_iv_armament_card", table, GERMAN)
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (6, 6)


@card("panzer_iv_armament_card")
def test_panzer_iv_armament_leaves_infantry_targets_and_other_tanks() -> None:
    units = [a_vehicle(GERMAN, (0, 0), "panzer4"), a_squad(AMERICAN, (3, 0)), a_vehicle(GERMAN, (0, 0), "tiger1")]
    table = a_table(a_ground(), *units, a_vehicle(AMERICAN, (6, 0), "sherman"))
    with_card("panzer_iv_armament_card", table, GERMAN)
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


# -- assaults and combined fire --------------------------------------------------------------------------------------


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
