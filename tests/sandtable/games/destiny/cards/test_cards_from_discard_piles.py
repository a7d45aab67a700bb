"""Cards with Renew, and cards that play or move cards of discard piles."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

LEIA, KYLO, REY, LUKE, TALZIN = "01028", "01011", "01038", "01035", "21003"
DODGE, COVER, SABER, MIND_PROBE = "01155", "01157", "01059", "01060"


@card("16042")
def test_dissuade_removes_a_die_that_is_not_blue() -> None:
    theirs = [a_character(LEIA, showing=["2RD"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table([REY], theirs, hand=["16042"], resources=1).play("Dissuade")
    assert (scene.pool(THEM), scene.discard()) == (["1MD"], ["Dissuade"])


@card("16042")
def test_dissuade_does_nothing_without_a_blue_character() -> None:
    scene = a_table([LEIA], [a_character(LEIA, showing=["2RD"])], hand=["16042"], resources=1).play("Dissuade")
    assert scene.pool(THEM) == ["2RD"]


@card("18053")
def test_fear_nothing_shields_a_blue_character_and_draws_when_it_is_renewed() -> None:
    scene = a_table([REY], [LEIA], hand=["18053"], deck=[COVER], resources=1).play("Fear Nothing")
    assert (scene.shields("Rey"), scene.hand(), scene.resources()) == (1, [], 1)
    scene = a_table([REY], [LEIA], discard=["18053"], deck=[COVER], resources=1).answer("renew Fear Nothing")
    assert (scene.shields("Rey"), scene.hand(), scene.resources()) == (1, ["Take Cover"], 0)


@card("18056")
def test_restore_removes_a_blue_character_die_to_heal_its_character() -> None:
    team = [a_character(REY, damage=3, showing=["1MD"]), a_character(LEIA, damage=3, showing=["2RD"])]
    scene = a_table(team, hand=["18056"]).play("Restore")
    assert (scene.damage("Rey"), scene.damage("Leia"), scene.pool()) == (1, 3, ["2RD"])


@card("18056")
def test_restore_takes_no_upgrade_die() -> None:
    scene = a_table([a_character(REY, damage=3, upgrades=[a_piece(SABER, "1Sh")])], hand=["18056"]).play("Restore")
    assert (scene.damage("Rey"), scene.pool()) == (3, ["1Sh"])


@card("23050")
def test_healing_touch_heals_an_opposing_character_and_removes_one_of_its_dice() -> None:
    theirs = [a_character(KYLO, damage=2, showing=["1MD"]), a_character(LEIA, showing=["2RD"])]
    scene = a_table([REY], theirs, hand=["23050"]).play("Healing Touch", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (1, ["2RD"])


@card("23050")
def test_healing_touch_removes_nothing_where_nothing_was_healed() -> None:
    scene = a_table([REY], [a_character(KYLO, showing=["1MD"])], hand=["23050"]).play("Healing Touch")
    assert scene.pool(THEM) == ["1MD"]


@card("23051")
def test_sanctuary_gives_shields_equal_to_the_value_of_a_die_which_is_then_removed() -> None:
    scene = a_table([REY], [a_character(LEIA, showing=["2RD"])], hand=["23051"], resources=2)
    scene.play("Sanctuary", "Rey")
    assert (scene.shields("Rey"), scene.pool(THEM)) == (2, [])


@card("23051")
def test_sanctuary_removes_no_die_where_no_shield_was_given() -> None:
    """A blank gives no shields."""
    scene = a_table([REY], [a_character(LEIA, showing=["-"])], hand=["23051"], resources=2).play("Sanctuary", "Rey")
    assert scene.shields("Rey") == 0


@card("16043")
def test_i_sense_a_trap_discards_any_number_of_cards_for_as_many_shields() -> None:
    scene = a_table([REY], hand=["16043"], deck=[DODGE, COVER, SABER], resources=1)
    scene.play("I Sense A Trap", "2", "Rey")
    assert (scene.shields("Rey"), scene.deck(), scene.discard()[:2]) == (2, ["Lightsaber"], ["Dodge", "Take Cover"])


@card("21047")
def test_in_harmony_removes_an_opposing_die_of_a_value_of_two_or_less() -> None:
    mine = a_character(REY, upgrades=[a_piece(SABER, "1Sh"), a_piece(MIND_PROBE, "Sp")])
    theirs = [a_character("01010", showing=["3MD", "2MD"])]
    scene = a_table([mine], theirs, hand=["21047"]).play("In Harmony")
    assert scene.pool(THEM) == ["3MD"]


@card("21047")
def test_in_harmony_needs_both_sides() -> None:
    mine = a_character(REY, upgrades=[a_piece(MIND_PROBE, "Sp")])
    assert not a_table([mine], hand=["21047"]).can("play In Harmony")


@card("21049")
@pytest.mark.parametrize(("is_renewed", "shields"), [(False, 1), (True, 2)])
def test_proficient_attack_resolves_blue_damage_and_shields_more_when_it_is_renewed(
    is_renewed: bool, shields: int
) -> None:
    hand, discard = ([], ["21049"]) if is_renewed else (["21049"], [])
    scene = a_table([a_character(REY, showing=["1MD"])], [KYLO], hand=hand, discard=discard, resources=1)
    scene.answer("renew Proficient" if is_renewed else "play Proficient", "Kylo", "Rey")
    assert (scene.damage("Kylo"), scene.shields("Rey"), scene.pool()) == (1, shields, [])


@card("18089")
def test_grow_beyond_plays_an_ability_of_the_pile_on_another_character_than_the_spotted_one() -> None:
    team = [a_character(LUKE), a_character(REY)]
    scene = a_table(team, hand=["18089"], discard=[MIND_PROBE], resources=3)
    scene.play("Grow Beyond", "Mind Probe")
    assert (scene.upgrades("Rey"), scene.upgrades("Luke"), scene.resources()) == (["Mind Probe"], [], 0)
    assert scene.pool() == [], "it was played from the hand"


@card("18089")
def test_grow_beyond_from_the_pile_rolls_the_die_of_the_ability() -> None:
    scene = a_table([LUKE, REY], discard=["18089", MIND_PROBE], resources=5).roll_next(1)
    scene.answer("renew Grow Beyond", "Mind Probe")
    assert (scene.upgrades("Rey"), scene.pool(), scene.aside()) == (["Mind Probe"], ["2Dr"], ["Grow Beyond"])


@card("18089")
@rule("DST-DLP-01", "DST-OPD-09", "D-10")
def test_grow_beyond_rolls_no_die_of_an_ability_that_was_one_too_many() -> None:
    full = a_character(REY, upgrades=[SABER, SABER, SABER])
    scene = a_table([LUKE, full], discard=["18089", MIND_PROBE], resources=5).roll_next(1)
    scene.answer("renew Grow Beyond", "Mind Probe", "Rey, Force Prodigy", "Mind Probe")
    assert (len(scene.upgrades("Rey")), scene.pool(), scene.discard()) == (3, [], ["Mind Probe"])


@card("18089")
@rule("D-337")
def test_grow_beyond_may_spot_a_jedi_that_is_spotted_as_if_it_were_the_players() -> None:
    theirs = a_side([LUKE], discard=["18089"])
    scene = a_table([TALZIN], theirs, hand=["21009"], discard=[MIND_PROBE], resources=4).roll_next(1)
    scene.play("Magical Ichor", "Grow Beyond", "Mind Probe")
    assert (scene.upgrades("Talzin"), scene.pool(), scene.resources()) == (["Mind Probe"], ["2Dr"], 0)


@card("18089")
def test_grow_beyond_needs_a_second_character() -> None:
    scene = a_table([LUKE], hand=["18089"], discard=[MIND_PROBE], resources=3).play("Grow Beyond")
    assert (scene.upgrades("Luke"), scene.discard()) == ([], ["Mind Probe", "Grow Beyond"])


@card("16041")
def test_ki_adi_mundi_plays_a_blue_weapon_of_the_pile_and_then_may_give_a_shield() -> None:
    scene = a_table(["16041"], discard=[SABER, MIND_PROBE, DODGE], resources=3)
    scene.use("Ki-Adi-Mundi", "Lightsaber", "yes", "Ki-Adi")
    assert (scene.upgrades("Ki-Adi"), scene.shields("Ki-Adi"), scene.resources()) == (["Lightsaber"], 1, 0)


@card("16041")
def test_ki_adi_mundi_gives_no_shield_for_a_card_of_the_hand() -> None:
    scene = a_table(["16041"], hand=[SABER], resources=3).play("Lightsaber")
    assert (scene.upgrades("Ki-Adi"), scene.asked) == (["Lightsaber"], THEM)


@card("16041", "14082")
@rule("D-361")
def test_ki_adi_mundi_gives_no_shield_for_a_card_of_an_opponents_pile() -> None:
    scene = a_table(["16041"], a_side([KYLO], discard=[SABER]), hand=["14082"], resources=9)
    scene.play("Trash to Treasure", "Lightsaber")
    assert (scene.upgrades("Ki-Adi"), scene.asked) == (["Lightsaber"], THEM)


@card("14082")
@rule("D-710")
def test_trash_to_treasure_may_leave_every_card_in_the_pile() -> None:
    """Slave I, the only card that can be played, would cost 2 of the 4 resources: one less for Jabba, who is Yellow."""
    scene = a_table(["01028", "01020"], a_side([KYLO], discard=["05025"]), hand=["14082"], resources=5)
    scene.play("Trash to Treasure", "none")
    assert (scene.supports(), scene.resources(), scene.discard(THEM)) == ([], 4, ["Slave I"])


@card("21009")
@rule("D-710")
def test_a_witch_may_leave_the_event_in_the_opponents_pile() -> None:
    scene = a_table(["01012"], a_side(["01028"], discard=["01155"]), hand=["21009"], resources=2)
    scene.play("Magical Ichor", "none")
    assert (scene.resources(), scene.discard(THEM)) == (1, ["Dodge"])
