"""Jedi Trials, and the event that adds this plot to the team."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.coming_back import return_character
from sandtable.games.destiny.dice_moves import dice_brought
from sandtable.games.destiny.game import STORING, Duel
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import ME, Scene, a_character, a_table

LEIA, REY, DRIVEN, DODGE, SABER, TRIALS = "01028", "01038", "15002", "01155", "01059", "12065"


@card("15045")
@rule("DST-ASD-08")
def test_the_dagobah_system_gives_an_apprentice_three_shields_and_adds_the_trials() -> None:
    scene = a_table([DRIVEN, LEIA], hand=["15045"], resources=3, aside=[TRIALS]).play("You Will Go")
    assert (scene.shields("Kylo"), scene.shields("Leia"), scene.aside()) == (3, 0, [])
    assert [scene.duel.print(plot).title for plot in scene.duel.plots[ME]] == ["Jedi Trials"]
    assert scene.pass_().can("use Jedi Trials")


@card("15045")
def test_the_dagobah_system_has_nothing_to_add_without_the_trials_and_shields_no_other_character() -> None:
    scene = a_table([LEIA], hand=["15045"], resources=3, aside=[SABER]).play("You Will Go")
    assert (scene.shields("Leia"), scene.duel.plots, scene.aside()) == (0, (), ["Lightsaber"])


ABILITIES = ("01058", "01060", "01057")


def tried(*showing: str, shields: int = 3, upgrades: tuple[str, ...] = ABILITIES) -> Scene:
    """An apprentice in front of the trials, which are used."""
    kylo = a_character(DRIVEN, damage=4, shields=shields, showing=showing, upgrades=upgrades)
    return a_table([kylo, LEIA], [REY], plots=[TRIALS], deck=[DODGE]).use("Jedi Trials")


@card("12065")
@rule("DST-ELT-01", "D-338")
def test_the_trials_heal_and_ready_an_apprentice_who_becomes_a_jedi_and_gains_a_die() -> None:
    scene = tried("2MD", "1R")
    kylo = scene.find("Kylo Ren, Driven")
    assert (scene.damage("Kylo"), scene.exhausted("Kylo"), scene.aside()[-1]) == (1, False, "Jedi Trials")
    assert has_subtype(scene.duel, kylo, "jedi") and has_subtype(scene.duel, kylo, "apprentice")
    assert len(dice_brought(scene.duel, kylo)) == 3
    scene.pass_().roll_next(0).activate("Kylo")
    assert (scene.pool()[:3], len(scene.pool())) == (["2MD", "1R", "2MD"], 6), "the new die and those of the upgrades"


@card("12065")
def test_the_trials_ask_for_three_abilities_three_shields_and_a_value_of_three() -> None:
    for scene in (
        tried("2MD", "-"),
        tried("2MD", "1R", shields=2),
        tried("2MD", "1R", upgrades=ABILITIES[:2]),
        tried("2MD", "1R", upgrades=(*ABILITIES[:2], SABER)),
    ):
        kylo = scene.find("Kylo Ren, Driven")
        assert (scene.damage("Kylo"), has_subtype(scene.duel, kylo, "jedi")) == (4, False)
        assert (len(dice_brought(scene.duel, kylo)), scene.aside()[-1]) == (2, "Jedi Trials")


@rule("D-338")
def test_what_was_gained_is_shown_stored_and_lost_with_the_character() -> None:
    scene = tried("2MD", "1R")
    characters = view("destiny", scene.duel, ONLOOKER).seats[ME]["characters"]
    seen = next(each for each in characters if each["name"] == "Kylo Ren")
    assert (seen["also"], seen["elite"]) == (["Jedi"], True)
    again = STORING.restore(scene.duel.setup, STORING.store(scene.duel))
    assert again.gained == scene.duel.gained == ((scene.find("Kylo Ren, Driven"), "jedi"),)
    copy = scene.duel.clone()
    assert isinstance(copy, Duel) and copy.gained == scene.duel.gained
    return_character(scene.duel, scene.find("Kylo Ren, Driven"))
    assert len(scene.duel.gained) == 0
