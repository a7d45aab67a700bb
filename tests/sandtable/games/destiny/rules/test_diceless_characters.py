"""Characters without a die, in set-up and in play (DST-ELT-01, DST-ELT-05)."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import told, view
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.language import CHARACTER, Give, a, after
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.setting_up import seat as take_seats
from sandtable.games.destiny.words.occasions import ACTIVATED
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

HOTH, EWOK, PYKE = "11078", "11095", "12040"
LUKE, REY, PADAWAN, BLASTER, WICKET = "01035", "01038", "01036", "15085", "11097"


@rule("DST-ELT-05", "DST-ACTV-03")
def test_it_is_activated_and_the_dice_of_its_upgrades_are_rolled() -> None:
    scene = a_table([a_character(PYKE, upgrades=[a_piece(BLASTER)])]).roll_next(2).activate("Pyke")
    assert (scene.exhausted("Pyke"), scene.pool()) == (True, ["2ID"])
    bare = a_table([PYKE]).activate("Pyke")
    assert (bare.exhausted("Pyke"), bare.pool(), bare.asked) == (True, [], THEM)
    assert not a_table([a_character(PYKE, exhausted=True)]).can("activate Pyke")


@rule("DST-ELT-05")
def test_abilities_after_its_activation_are_met(made_up: MadeUp) -> None:
    made_up(PYKE, [after(ACTIVATED, Give(1, a(CHARACTER.yours)))])
    assert a_table([PYKE]).activate("Pyke").shields("Pyke") == 1


@rule("DST-ELT-01")
@pytest.mark.parametrize("dice", [1, 2])
def test_elite_or_not_it_brings_no_die(dice: int) -> None:
    scene = a_table([a_character(PYKE, dice=dice), a_character(LUKE, dice=2)])
    setup = scene.duel.setup
    pyke, luke = scene.find("Pyke"), scene.find("Luke")
    assert (setup.dice_of[pyke], len(setup.dice_of[luke])) == ((), 2)
    assert (setup.is_elite[pyke], setup.is_elite[luke]) == (dice == 2, True)
    seen = view("destiny", scene.duel, EVERYTHING)
    elite = " (elite)" if dice == 2 else ""
    assert f"  Pyke Sentinel{elite}: 0 of 7 damage, ready." in told(seen)


@rule("D-322")
def test_teams_without_dice_are_not_rolled_off_for_ever() -> None:
    """Both would roll 0 again and again, so chance decides."""
    found = set()
    for number in range(20):
        decks = [DeckList(name, "INF", (Member(PYKE, 1),), ("01166",), (), ()) for name in "AB"]
        duel = RULES.start(take_seats(decks), seeded("roll off", number), 100)
        found.add(duel.frames[-1].seat)
    assert found == {ME, THEM}


@card(PYKE)
def test_a_pyke_sentinel_guards() -> None:
    scene = a_table([PYKE], [a_character(LUKE, showing=["2MD"])]).activate("Pyke", "2 melee")
    assert (scene.damage("Pyke"), scene.pool(THEM), scene.exhausted("Pyke")) == (2, [], True)
    scene = a_table([PYKE], [a_character(LUKE, showing=["2MD"])]).activate("Pyke", "none")
    assert (scene.damage("Pyke"), scene.pool(THEM)) == (0, ["2MD"])
    assert a_table([PYKE], [a_character(LUKE, showing=["1Sh"])]).activate("Pyke").asked == THEM


@card(HOTH)
def test_a_hoth_trooper_shoots_at_a_ready_character() -> None:
    theirs = [a_character(LUKE, exhausted=True), a_character(PADAWAN), a_character(REY)]
    scene = a_table([HOTH], theirs).activate("Hoth", "yes")
    assert not scene.can("Luke") and not scene.can("Hoth Trooper")
    assert scene.answer("Padawan").damage("Padawan") == 1
    assert a_table([HOTH], theirs).activate("Hoth", "no").damage("Padawan") == 0
    tired = a_table([HOTH], [a_character(LUKE, exhausted=True)]).activate("Hoth")
    assert (tired.asked, tired.prompt) == (THEM, "Take an action or pass")


@card(EWOK)
def test_an_ewok_warrior_deals_1_indirect_damage() -> None:
    scene = a_table([EWOK], [PADAWAN, LUKE]).activate("Ewok", "yes", "1 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (1, 0)
    assert a_table([EWOK], [LUKE]).activate("Ewok", "no").damage("Luke") == 0


@card(EWOK)
def test_an_ewok_warrior_wants_a_unique_ewok_on_its_team() -> None:
    for others, wanted in (((Member(LUKE, 1),), True), ((Member(WICKET, 1),), False)):
        deck = DeckList("Ewoks", "INF", (Member(EWOK, 1), *others), ("01166",), (), ())
        found = [problem.message for problem in problems(deck, format_of(deck)) if EWOK in problem.cards]
        assert any("unique Ewok" in message for message in found) == wanted
