"""Words about "this die" where another card has gained a die, and where this card has gained one."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, a_character, a_side, a_table

REY, FINN, KYLO, TROOPER = "01038", "01045", "01011", "01002"
DROID = "22029"
SHOOTER = a_character(TROOPER, showing=("2RD",))


@card("05038", "22097")
@rule("D-353", "D-840")
def test_a_clone_trooper_that_came_back_without_its_die_rerolls_no_die_of_another_card() -> None:
    """An upgrade that gained the die as the trooper was defeated has it now, on another character."""
    mine: list[str | Fighter] = [a_character("05038", upgrades=["22097"]), "01028"]
    theirs = a_side([KYLO], deck=["01153"] * 12)
    scene = a_table(mine, theirs, hand=["08079"], resources=4, deck=["01157"] * 12, holder=THEM)
    scene.play("Evacuate", "Chain Of Command to Leia").pass_().pass_()
    while not scene.prompt.startswith("Take an action"):
        scene.answer(scene.options[0])
    while scene.asked != ME:
        scene.pass_()
    scene.roll_next(0, 1).activate("Leia").pass_().activate("Clone Trooper")
    assert scene.team() == ["Leia Organa", "Clone Trooper"]
    assert len(scene.pool()) == 2 and not scene.can("reroll this die")


@card("15051", "22097")
@rule("D-407", "D-750")
def test_the_die_that_an_upgrade_has_gained_has_no_matching_character() -> None:
    theirs: list[str | Fighter] = [a_character(TROOPER, damage=6, upgrades=["22097"]), KYLO]
    scene = a_table([a_character(REY, showing=("1MD",)), "15051"], theirs)
    scene.resolve("Rey", "First Order", "Chain Of Command to Kylo").roll_next(0, 2).activate("Kylo")
    scene.activate("Chewbacca", "First Order Stormtrooper die")
    assert (scene.pool(THEM), scene.damage("Chewbacca"), scene.damage("Kylo")) == (["1MD"], 2, 0)


@card("02018", "22097")
@rule("D-840", "D-353")
def test_a_character_that_came_back_without_its_die_does_not_change_it() -> None:
    mine = [a_character("02018", damage=9, upgrades=["22097"]), a_character("16013", tokens={RESOURCES: 4})]
    theirs = a_side([SHOOTER, KYLO], deck=["01153"] * 12)
    scene = a_table(mine, theirs, turn=THEM, deck=["01157"] * 12, hand=["01157"])
    scene.resolve("First Order", "Aurra", "Chain Of Command to Dr. Pershing").use("Dr. Pershing").pass_().pass_()
    while not scene.prompt.startswith("Take an action"):
        scene.answer(scene.options[0])
    while scene.asked != ME:
        scene.pass_()
    scene.roll_next(0).activate("Dr. Pershing")
    while scene.asked != ME:
        scene.pass_()
    assert "Aurra Sing" in scene.team()
    assert "increase its value" not in scene.resolve("Aurra").prompt


@card("23030", "22029")
@rule("D-840")
def test_a_character_changes_the_die_that_it_has_gained() -> None:
    mine = [a_character("23030"), a_character(DROID, damage=6), SHOOTER]
    theirs: list[str | Fighter] = [a_character(FINN, damage=8), a_character(REY, showing=("1MD",)), KYLO]
    scene = a_table(mine, theirs).resolve("First Order", "Finn").resolve("Rey", "Ig-Rm")
    scene.roll_next(0, 2).activate("Dryden").pass_().resolve("Ig-Rm")
    assert (scene.asked, scene.can("yes")) == (ME, True)
