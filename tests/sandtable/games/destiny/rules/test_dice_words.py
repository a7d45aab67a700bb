"""Words about dice: every filter fits any noun, every verb any target, and each says itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable.games.destiny import language as words
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.language import DIE
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.terms import EVENT_CARD, NOTHING
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, KYLO, REY, LUKE = "01001", "01002", "01003", "01011", "01038", "01035"
RIFLE, TIE, SPEEDER = "01008", "01006", "01018"


@pytest.fixture(scope="module")
def table() -> Scene:
    """Dice of all kinds: yours of Rey and Luke, theirs of Grievous, a trooper with a rifle, and a vehicle."""
    mine = [a_character(REY, showing=("1R", "+2MD")), a_character(LUKE, showing=("-",))]
    trooper = a_character(TROOPER, showing=("2RD1",), upgrades=[a_piece(RIFLE, "Sp")])
    return a_table(mine, a_side([a_character(GRIEVOUS, showing=("3MD1",)), trooper], supports=[a_piece(TIE, "1Dr")]))


def found(scene: Scene, noun: Any, it: int = NOTHING) -> list[str]:
    """The dice that a noun finds for you, by the titles of their cards."""
    frame = Frame(LINE_UP, ME, scene.find("Rey"), NOTHING, it, 0)
    card_of = scene.duel.setup.card_of
    return [scene.duel.print(card_of[die]).title for die in noun.find(scene.duel, frame)]


ALL = ["Rey", "Rey", "Luke Skywalker", "General Grievous", "First Order Stormtrooper", "F-11D Rifle",
       "First Order TIE Fighter"]  # fmt: skip


@pytest.mark.parametrize(
    ("noun", "says", "names"),
    [
        (DIE, "a die", ALL),
        (DIE.unique, "a unique die", ["Rey", "Rey", "Luke Skywalker", "General Grievous"]),
        (DIE.non_unique.of_character, "a non-unique character die", ["First Order Stormtrooper"]),
        (DIE.of_side(words.VILLAIN), "a villain die", ALL[3:]),
        (DIE.not_of_side(words.HERO), "a non-hero die", ALL[3:]),
        (DIE.called("trooper", "vehicle"), "a trooper or vehicle die", [ALL[4], ALL[6]]),
        (DIE.called("jedi", "trooper", "vehicle"), "a Jedi, trooper, or vehicle die", [ALL[2], ALL[4], ALL[6]]),
        (DIE.red.called("trooper"), "a Red trooper die", ["First Order Stormtrooper"]),
        (DIE.of_character_or_upgrade.opposing, "an opponent's character or upgrade die", ALL[3:6]),
        (DIE.of_support, "a support die", ["First Order TIE Fighter"]),
        (DIE.showing_damage, "a die showing damage ([melee], [ranged] or [indirect])", ["Rey", ALL[3], ALL[4]]),
        (DIE.opposing.not_showing_damage,
         "an opponent's die not showing damage ([melee], [ranged] or [indirect])", ALL[5:]),
        (DIE.not_showing(words.DISRUPT, words.SPECIAL).opposing,
         "an opponent's die not showing disrupt or special ([disrupt] or [special])", ALL[3:5]),
        (DIE.having(words.value_of(0)), "a die showing a value of 0", ["Luke Skywalker", "F-11D Rifle"]),
        (DIE.showing_damage.having(words.at_most(2)),
         "a die showing damage ([melee], [ranged] or [indirect]) with a value of 2 or lower", ["Rey", ALL[4]]),
        (DIE.having(words.ODD_VALUE), "a die showing a value that is an odd number", ["Rey", ALL[3], ALL[6]]),
        (DIE.having(words.COST), "a die showing a cost", [ALL[3], ALL[4]]),
        (DIE.having(words.MODIFIER), "a die showing a modifier", ["Rey"]),
        (DIE.your_own, "one of your dice", ALL[:3]),
        (DIE.yours.of_this_character.of_character, "one of this character's character dice", ["Rey", "Rey"]),
    ],
)  # fmt: skip
@rule("DST-CHT-03", "DST-VAL-01", "D-03")
def test_a_filter_says_itself_and_finds_its_dice(table: Scene, noun: Any, says: str, names: Sequence[str]) -> None:
    assert (noun.singular(False), found(table, noun)) == (says, list(names))


@rule("D-93")
def test_another_die_is_not_the_one_of_the_words_before(table: Scene) -> None:
    its = table.duel.pools[ME][0]
    assert len(found(table, DIE.another, its)) == len(ALL) - 1
    assert (DIE.another.singular(False), DIE.yours.another.singular(False)) == (
        "another die",
        "another one of your dice",
    )
    assert words.up_to(2, DIE.another).says() == "up to 2 other dice"


@rule("DST-CMB-01", "DST-CHT-07")
def test_a_combined_value_limits_what_can_be_picked_next() -> None:
    target = words.up_to_total(2, DIE.opposing, 3)
    assert target.says() == "up to 2 of an opponent's dice showing a combined value of 3 or less"


ONE, SOME, EACH = words.a(DIE.yours.blue), words.up_to(2, DIE.opposing), words.each(DIE.of_its_character)
VERBS = {"remove": words.Remove, "reroll": words.Reroll, "resolve": words.Resolve, "choose": words.Choose}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("target", [ONE, SOME, EACH, words.any_number(DIE), words.THAT_DIE])
@rule("DST-CHT-03")
def test_every_verb_takes_every_number_of_dice(verb: str, target: Any) -> None:
    assert VERBS[verb](target).says() == f"{verb} {target.says()}"


@pytest.mark.parametrize(
    ("sides", "one", "several"),
    [
        (words.DAMAGE_SIDE, "a side showing damage ([melee], [ranged] or [indirect])",
         "sides showing damage ([melee], [ranged] or [indirect])"),
        (words.COST_SIDE, "a side showing a cost", "sides showing a cost"),
        (words.TO_A_BLANK, "a blank ([blank])", "blanks ([blank])"),
        (words.OF_YOUR_CHOICE, "the side of your choice", "sides of your choice"),
        (words.side_of_value(1), "a side showing a value of 1", "sides showing a value of 1"),
        (words.side_of_most(2), "a side showing a value of 2 or lower", "sides showing a value of 2 or lower"),
        (words.side_not_showing(words.SPECIAL), "a side not showing a special ability ([special])",
         "sides not showing a special ability ([special])"),
        (words.SAME_SYMBOL, "a side showing the same symbol as that die", "sides showing the same symbol as that die"),
    ],
)  # fmt: skip
@rule("DST-TRN-02")
def test_a_die_is_turned_to_every_kind_of_side(sides: Any, one: str, several: str) -> None:
    assert words.Turn(ONE, sides).says() == f"turn one of your Blue dice to {one}"
    assert words.Turn(SOME, sides).says() == f"turn up to 2 of an opponent's dice to {several}"


@rule("DST-ASI-01", "DST-OPD-07", "DST-VAL-03")
def test_manners_of_resolving_fit_together() -> None:
    ways = words.Resolve(ONE, words.STAYS, words.as_showing(words.MELEE), words.increased(2))
    assert ways.says() == (
        "resolve one of your Blue dice without removing it from your pool as if it were showing melee damage ([melee]),"
        " increasing its value by 2"
    )


@rule("DST-ASI-01", "DST-OPD-07", "DST-VAL-03", "DST-FRE-01")
def test_a_die_is_resolved_in_several_manners_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """2 discard for 1: free, as ranged damage, raised by 2, and staying; the event itself costs all you have."""
    ways = (words.UNPAID, words.STAYS, words.as_showing(words.RANGED), words.increased(2))
    event = printed("02075")
    monkeypatch.setattr(event, "play", words.Resolve(words.a(DIE.yours), *ways))
    mine = a_character("01009", showing=("2Dc1",))
    scene = a_table([mine], [KYLO], hand=["02075"], resources=event.cost).play("Now You Will Die", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME), scene.resources(ME)) == (4, ["2Dc1"], 0)


@rule("DST-MUL-10")
@pytest.mark.parametrize(
    ("phrase", "says"),
    [
        (words.that_opponent(words.may(words.Draw(1))), "that opponent may draw a card"),
        (words.that_opponent(words.Remove(words.IT)), "that opponent removes it"),
        (words.that_opponent(words.Remove(words.IT).or_(words.Draw(1))),
         "that opponent chooses to either remove it or draw a card"),
        (words.that_opponent_either(words.Resolve(words.THAT_DIE), words.Remove(words.IT)),
         "that opponent either resolves that die or removes it"),
        (words.opponent(words.Remove(words.a(DIE.your_own))),
         "force an opponent to choose and remove one of your dice"),
    ],
)  # fmt: skip
def test_an_opponent_is_named_in_the_third_person(phrase: Any, says: str) -> None:
    assert phrase.says() == says


@rule("DST-PRE-01")
@pytest.mark.parametrize(
    ("paragraph", "says"),
    [
        (words.play_with_a_die(DIE.yours.showing(words.MELEE)),
         "Play only if you have one or more dice showing melee damage ([melee])."),
        (words.play_with_dice(DIE.yours.showing(words.MELEE), DIE.yours.showing(words.DISCARD)),
         "Play only if you have dice showing melee damage ([melee]) and discard ([discard])."),
        (words.outnumbered("an opponent has more dice than you"), "Play only if an opponent has more dice than you."),
    ],
)  # fmt: skip
def test_a_restriction_about_dice_says_itself(paragraph: Any, says: str) -> None:
    assert paragraph.says() == says


@rule("D-73")
def test_a_condition_about_dice_counts_those_of_one_opponent() -> None:
    condition = words.has_dice(2, DIE.opposing.showing(words.BLANK))
    assert condition.says() == "an opponent has two or more dice showing blanks ([blank])"
    theirs = a_side([a_character(KYLO, showing=("-",)), a_character(PHASMA, showing=("-",))])
    scene = a_table([REY], theirs)
    frame = Frame(LINE_UP, ME, NOTHING, NOTHING, NOTHING, 0)
    assert condition.holds(scene.duel, frame)
    assert not condition.holds(scene.duel, Frame(LINE_UP, THEM, NOTHING, NOTHING, NOTHING, 0))


def test_pointers_at_other_kinds_of_things_are_refused() -> None:
    """A card with them is refused when it is built (words/pointing.py)."""
    for phrase in (
        words.Remove(words.a(DIE.another)),
        words.Turn(words.a(DIE), words.LIKE_THAT_DIE),
        words.Give(2, words.ITS_CHARACTER),
        words.Gain(words.half_die_value("half that die's value")),
        words.Remove(words.a(DIE.having(words.same_value_as("that die")))),
    ):
        for it in (NOTHING_YET, A_CHARACTER):
            with pytest.raises(ValueError, match="needs a die"):
                phrase.hands_on(it, EVENT_CARD)
