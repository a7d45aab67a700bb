"""Downgrades, and cards that look for them: bounties, curses, actions for a downgrade that is given up."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

TROOPER, REY, LUKE, PHASMA = "01030", "01038", "01035", "01001"
DOA, TRACKED, WEAK_MIND, DRAIN, OUTWIT, MEMORIES, METHODS = (
    "11138",
    "18104",
    "22005",
    "23005",
    "22111",
    "15089",
    "12025",
)
WANTED, HEX, PYRE, WASTES, LOCKDOWN = "09143", "11007", "12020", "01168", "02063"
JANGO, SISTER = "01021", "01012"
DEFEATING = [a_character(PHASMA, showing=["2RD"])]
DECK = ["01153", "01155", "01157"]


@card("11138")
def test_dead_or_alive_needs_a_bounty_hunter() -> None:
    assert a_table([JANGO], [REY], hand=[DOA], resources=1).can("play Dead Or Alive")
    assert not a_table([TROOPER], [REY], hand=[DOA], resources=1).can("play Dead Or Alive")


@card("11138")
def test_dead_or_alive_may_pay_for_an_activation() -> None:
    for answer, resources in (("yes", 1), ("no", 0)):
        scene = a_table([TROOPER], [a_character(REY, downgrades=[DOA])], turn=THEM).activate("Rey", answer)
        assert scene.resources(ME) == resources


@card("11138")
def test_dead_or_alive_may_pay_for_the_defeat() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[DOA]), a_character(LUKE)]
    scene = a_table(DEFEATING, theirs).resolve("Captain Phasma", "Rey", "yes")
    assert scene.resources(ME) == 1


@card("18104")
def test_tracked_target_needs_a_bounty_hunter() -> None:
    assert a_table([JANGO], [REY], hand=[TRACKED], resources=1).can("play Tracked")
    assert not a_table([TROOPER], [REY], hand=[TRACKED], resources=1).can("play Tracked")


@card("18104")
def test_tracked_target_may_draw_after_an_activation_and_after_the_defeat() -> None:
    scene = a_table([TROOPER], [a_character(REY, downgrades=[TRACKED])], deck=DECK, turn=THEM).activate("Rey", "yes")
    assert scene.hand(ME) == ["Block"]
    theirs = [a_character(REY, damage=9, downgrades=[TRACKED]), a_character(LUKE)]
    assert a_table(DEFEATING, theirs, deck=DECK).resolve("Captain Phasma", "Rey", "yes").hand() == ["Block"]
    assert a_table(DEFEATING, theirs, deck=DECK).resolve("Captain Phasma", "Rey", "no").hand() == []


@card("09143")
def test_wanted_may_be_left_alone() -> None:
    theirs = [a_character(REY, damage=9, downgrades=[WANTED]), a_character(LUKE)]
    assert a_table(DEFEATING, theirs).resolve("Captain Phasma", "Rey", "yes").resources() == 2
    assert a_table(DEFEATING, theirs).resolve("Captain Phasma", "Rey", "no").resources() == 0


@card("22005")
def test_the_focus_of_weak_mind_turns_dice_of_the_other_player_only() -> None:
    theirs = [a_character(REY, showing=["1MD"], downgrades=[a_piece(WEAK_MIND, "1F")])]
    scene = a_table([a_character(LUKE, showing=["2MD"])], theirs).resolve("Weak Mind")
    assert not scene.can("Luke")
    scene.answer("Rey", "blank")
    assert (scene.pool(ME), scene.pool(THEM)) == (["2MD"], ["-"])


@card("23005")
def test_life_drain_waits_for_an_odd_value_of_their_character_dice() -> None:
    theirs = [a_character(REY, showing=["1MD"], downgrades=[DRAIN])]
    scene = a_table([a_character(TROOPER)], theirs, turn=THEM).resolve("Rey", "Trooper", "yes")
    assert scene.damage("Rey") == 1 and scene.exhausted("Life Drain")
    even = a_table([TROOPER], [a_character(LUKE, showing=["2MD"], downgrades=[DRAIN])], turn=THEM)
    even.resolve("Luke", "Trooper")
    assert even.damage("Luke") == 0 and not even.exhausted("Life Drain")


@card("23005")
def test_life_drain_heals_a_witch_of_its_player_if_it_is_used() -> None:
    theirs = [a_character(REY, showing=["1MD"], downgrades=[DRAIN])]
    for answer, left in (("yes", 1), ("no", 2)):
        scene = a_table([a_character(SISTER, damage=2), TROOPER], theirs, turn=THEM)
        assert scene.resolve("Rey", "Trooper", answer).damage("Nightsister") == left


@card("23005")
def test_life_drain_looks_at_each_die_and_not_at_their_sum() -> None:
    """1 and +2 are 3 damage together, and one of the two dice is odd."""
    theirs = [a_character(REY, showing=["1MD", "+2MD"], downgrades=[DRAIN])]
    scene = a_table([TROOPER], theirs, turn=THEM).resolve("Rey die (1", "+2", "Trooper", "yes")
    assert scene.damage("Rey") == 1 and not scene.can("yes")


@card("23005")
@rule("DST-RSV-01", "DST-VAL-01")
def test_life_drain_reads_the_side_with_which_a_die_was_resolved() -> None:
    """The special of Rey has the value 0; it gives her the third shield, so her die is rerolled to 1 resource."""
    rey = a_character("11057", showing=["Sp"], shields=1, downgrades=[DRAIN])
    scene = a_table([TROOPER], [rey], turn=THEM).roll_next(3).resolve("Rey", "Rey")
    assert (scene.pool(THEM), scene.can("yes"), scene.damage("Rey")) == (["1R"], False, 0)


@card("23005")
def test_life_drain_is_of_no_use_while_it_is_exhausted_or_for_an_upgrade_die() -> None:
    tired = [a_character(REY, showing=["1MD"], downgrades=[a_piece(DRAIN, exhausted=True)])]
    assert a_table([TROOPER], tired, turn=THEM).resolve("Rey", "Trooper").damage("Rey") == 0
    theirs = [a_character(REY, upgrades=[a_piece("01063", "1RD")], downgrades=[DRAIN])]
    assert a_table([TROOPER], theirs, turn=THEM).resolve("Holdout", "Trooper").damage("Rey") == 0


@card("22111")
@rule("DST-DWN-05")
def test_outwit_gives_up_a_downgrade_for_another_action() -> None:
    scene = a_table([a_character(REY, downgrades=[WANTED]), LUKE], [TROOPER], hand=[OUTWIT])
    scene.answer("play Outwit", "Rey")
    assert scene.exhausted("Rey") and scene.downgrades("Rey") == [] and scene.discard(THEM) == ["Wanted"]
    assert scene.asked == ME and scene.can("activate Luke")


@card("22111")
def test_outwit_without_a_downgrade_only_activates() -> None:
    scene = a_table([REY], [TROOPER], hand=[OUTWIT]).answer("play Outwit")
    assert scene.exhausted("Rey") and scene.asked == THEM


@card("15089")
def test_dark_memories_hurts_who_is_activated() -> None:
    scene = a_table([TROOPER], [a_character(REY, downgrades=[MEMORIES])], turn=THEM).activate("Rey")
    assert scene.damage("Rey") == 1 and len(scene.pool(ME)) == 1


@card("12025")
@rule("DST-BFX-03", "DST-BFX-09")
def test_cruel_methods_waits_for_claims_and_for_control() -> None:
    theirs = [a_character(REY, downgrades=[METHODS])]
    for holder in (ME, THEM):
        scene = a_table([TROOPER], theirs, holder=holder, battlefield=WASTES).claim("yes")
        assert scene.damage("Rey") == 1 and not scene.can("yes")
    scene = a_table([TROOPER, TROOPER], theirs, holder=THEM, hand=[LOCKDOWN]).play("Lockdown", "yes")
    assert scene.damage("Rey") == 1


@card("12020")
def test_commander_pyre_deals_indirect_damage_for_a_claim() -> None:
    scene = a_table([PYRE], [REY], holder=THEM, battlefield=WASTES).claim("yes")
    assert scene.damage("Rey") == 1
    assert a_table([PYRE], [REY], battlefield=WASTES).claim("no").damage("Rey") == 0


@card("11007")
def test_hex_removes_a_blank_of_its_character() -> None:
    theirs = [a_character(REY, showing=["-"], downgrades=[HEX])]
    scene = a_table([a_character(LUKE, showing=["-"])], theirs).use("Hex")
    assert (scene.pool(ME), scene.pool(THEM)) == (["-"], []) and scene.exhausted("Hex")
    shown = [a_character(REY, showing=["1MD"], downgrades=[HEX])]
    assert not a_table([TROOPER], shown).exhausted("Hex")
