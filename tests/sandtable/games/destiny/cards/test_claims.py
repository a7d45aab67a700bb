"""Claim abilities that resolve dice, and the support that uses a claim ability without a claim."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

RIFLE, KYLO, JANGO, CRIME_LORD, REBEL, REY, HIRED_GUN = "01008", "01011", "01021", "01023", "01030", "01038", "01047"
STAFF, OUTPOST, PISTOL, LIGHTSABER, ECHO_BASE, THRONE_ROOM = "01044", "01053", "01054", "01059", "01166", "01167"
FROZEN_WASTES, WAR_ROOM, GRAVEYARD = "01168", "01171", "01174"


@card("01053")
@rule("D-56", "DST-BF-04")
def test_outpost_uses_the_battlefield_without_claiming_it() -> None:
    scene = a_table([REBEL], [KYLO], supports=[a_piece(OUTPOST, "Sp")], battlefield=ECHO_BASE, holder=THEM)
    scene.resolve("Outpost", "Rebel")
    assert (scene.shields("Rebel"), scene.duel.holder, scene.duel.claimer, scene.asked) == (1, THEM, -1, THEM)
    scene.pass_()
    assert (scene.asked, scene.can("claim")) == (ME, True)


@card("01053")
@rule("D-56", "DST-CLM-05")
def test_outpost_works_after_the_battlefield_was_claimed() -> None:
    theirs = a_side([KYLO], resources=1)
    scene = a_table([REBEL], theirs, supports=[a_piece(OUTPOST, "Sp")], holder=THEM, turn=THEM)
    scene.claim("no").resolve("Outpost", "Rebel")
    assert (scene.shields("Rebel"), scene.duel.claimer, scene.asked) == (1, THEM, ME)


@card("01053")
def test_outpost_reads_your_as_its_own_player() -> None:
    theirs = a_side([KYLO], discard=[RIFLE])
    supports = [a_piece(OUTPOST, "Sp")]
    scene = a_table([REBEL], theirs, supports=supports, discard=[PISTOL], battlefield=GRAVEYARD, holder=THEM)
    scene.resolve("Outpost")
    assert (scene.deck(), scene.discard(), scene.discard(THEM)) == (["DH-17 Blaster Pistol"], [], ["F-11D Rifle"])


@card("01053")
@rule("DST-CHT-05", "DST-RES-05")
def test_outpost_goes_back_when_the_battlefield_finds_nothing_to_do() -> None:
    scene = a_table([REBEL], [KYLO], supports=[a_piece(OUTPOST, "Sp")], battlefield=FROZEN_WASTES)
    scene.resolve("Outpost")
    assert (scene.pool(), scene.asked) == ([], THEM)


@card("01167")
@rule("DST-ABC-02")
def test_throne_room_turns_a_die_to_its_special_and_resolves_it() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "1R")])]
    scene = a_table(mine, [a_character(KYLO, shields=1)], battlefield=THRONE_ROOM).claim("yes", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool()) == (2, 1, [])


@card("01167")
@rule("D-100", "DST-THN-02")
def test_throne_room_passes_over_dice_without_another_special() -> None:
    rey = a_character(REY, showing=["1MD"], upgrades=[a_piece(LIGHTSABER, "Sp"), a_piece(STAFF, "1R")])
    scene = a_table([rey], [KYLO], battlefield=THRONE_ROOM).claim("yes", "no")
    assert scene.pool() == ["1MD", "Sp", "Sp"]
    rey = a_character(REY, showing=["1MD"], upgrades=[a_piece(LIGHTSABER, "Sp")])
    scene = a_table([rey], [KYLO], battlefield=THRONE_ROOM).claim()
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1MD", "Sp"], THEM)


@card("01167")
def test_throne_room_may_leave_the_special_unused() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "1R")])]
    scene = a_table(mine, [KYLO], battlefield=THRONE_ROOM).claim("yes", "no")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["Sp"])


@card("01171")
@rule("EX-06", "DST-FRE-01", "DST-RTC-02")
def test_war_room_resolves_an_expensive_side_for_nothing() -> None:
    mine = [a_character(HIRED_GUN, showing=["3RD1"])]
    scene = a_table(mine, [KYLO], battlefield=WAR_ROOM).claim("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool()) == (3, 0, [])
    scene = a_table(mine, [KYLO], battlefield=WAR_ROOM, resources=1).claim("yes", "Kylo")
    assert scene.resources() == 1


@card("01171")
@rule("D-90")
def test_war_room_does_not_waive_what_a_special_spends() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")])]
    scene = a_table(mine, [KYLO], battlefield=WAR_ROOM, resources=4).claim("yes")
    assert (scene.duel.delayed, scene.resources(), scene.pool()) == ((), 4, [])


@card("01171")
@rule("DST-RTC-03")
def test_war_room_finds_no_use_for_modifiers_and_blanks() -> None:
    mine = [a_character(REY, dice=2, showing=["+2MD", "-"], upgrades=[a_piece(STAFF, "1R")])]
    scene = a_table(mine, [KYLO], battlefield=WAR_ROOM).claim("yes")
    assert (scene.resources(), scene.pool(), scene.asked) == (1, ["+2MD", "-"], THEM)
    mine = [a_character(REY, dice=2, showing=["+2MD", "-"])]
    scene = a_table(mine, [KYLO], battlefield=WAR_ROOM).claim()
    assert (scene.pool(), scene.asked) == (["+2MD", "-"], THEM)
