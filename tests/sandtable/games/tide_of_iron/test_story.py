"""The log in words."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.log import EVERYONE, HEADING, Event
from sandtable.games.tide_of_iron import TideOfIronGame, lines, story
from sandtable.games.tide_of_iron.conditions import Points
from sandtable.games.tide_of_iron.setup import Card, Objective
from sandtable.games.tide_of_iron.state import BY_CONDITION, BY_POINTS, BY_TIE, HELD_OUT, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    COMMAND_PHASE,
    ENGINEER,
    ENTRENCHMENT,
    GERMAN,
    LIGHT_DAMAGE,
    LONG_RANGE,
    MINEFIELD,
    NO_CONDITION,
    NOBODY,
    NOTHING,
    OFFICER,
    PINNED,
    RAZOR_WIRE,
    ROUTED,
    SUPPRESSIVE,
    UNDAMAGED,
)
from sandtable.games.tide_of_iron.victory import Victory, VictoryCondition
from sandtable.games.tide_of_iron.words import modifiers
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, at

SCENARIOS = Path(story.__file__).parent / "data" / "scenarios"
KINDS = [name for name in dir(lines) if name.startswith("TOLD_") and name != "TOLD_NAMES"]


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_line_has_words_and_a_name(name: str) -> None:
    kind = getattr(lines, name)
    assert kind in story.SENTENCES
    assert lines.TOLD_NAMES[kind] in (HEADING, name.removeprefix("TOLD_").lower().replace("_", " "))


def test_there_are_no_words_without_a_line() -> None:
    assert len(story.SENTENCES) == len(KINDS) == len(lines.TOLD_NAMES)
    assert set(story.SECRETS) <= set(story.SENTENCES)


def a_log() -> Table:
    """A table that tells: squads 1 and 2, a Tiger and an Opel."""
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, (1, 0), "2 elite, 1 mg"),
        a_vehicle(GERMAN, (2, 0), "tiger1"),
        a_vehicle(GERMAN, (2, 0), "opel"),
    )
    table.setup.cards = [Card("all_or_nothing", "All or Nothing", 2, 0, False)]
    table.setup.objectives = [Objective(at(table, (0, 0)), True, NOBODY, 2, "Bridge")]
    condition = VictoryCondition("german", "any round", Points("german", at_least=5), "minor")
    table.setup.victory = Victory((condition,), "most points")
    table.telling = True
    return table


def said(kind: int, seat: int, *numbers: int) -> str:
    """The one line in words."""
    table = a_log()
    table.tell(kind, seat, numbers)
    return story.STORY.events(table)[0].text


HEX = at(a_log(), (1, 0))
TIGER = 2
OPEL = 3


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ((lines.TOLD_ROUND, GERMAN, 3), "Round 3 of 8: the Germans have initiative."),
        ((lines.TOLD_PHASE, GERMAN, COMMAND_PHASE), "Command Phase."),
        ((lines.TOLD_TURN, AMERICAN, 3), "American action turn: 3 actions."),
        ((lines.TOLD_PLACED, GERMAN, 1, HEX, 0), "German squad 2 is placed in 1,0."),
        (
            (lines.TOLD_STARTED, GERMAN, 1, HEX, a_pack("4 elite"), ENGINEER, NOTHING, OUTSIDE, 0),
            "German squad 2 starts at 1,0: 4 elite with engineer token.",
        ),
        (
            (lines.TOLD_STARTED, GERMAN, 1, HEX, a_pack("4 elite"), 0, NOTHING, ENTRENCHMENT, 0),
            "German squad 2 starts at 1,0 in the entrenchment: 4 elite.",
        ),
        (
            (lines.TOLD_STARTED, GERMAN, 1, HEX, a_pack("4 elite"), 0, OPEL, OUTSIDE, 0),
            "German squad 2 starts at 1,0 inside Opel Blitz Truck 4: 4 elite.",
        ),
        ((lines.TOLD_STARTED, GERMAN, TIGER, HEX, 0, 0, NOTHING, OUTSIDE, 0), "Tiger I 3 starts at 1,0."),
        ((lines.TOLD_REINFORCED, GERMAN, 1, HEX, 1), "German squad 2 arrives in 1,0 inside a vehicle."),
        ((lines.TOLD_ACTION, AMERICAN, 0, ADVANCE), "American squad 1: Advance."),
        ((lines.TOLD_MOVED, AMERICAN, 0, HEX, 6), "American squad 1 moves to 1,0 (2 movement points)."),
        ((lines.TOLD_MOVED, AMERICAN, 0, HEX, 0), "American squad 1 moves to 1,0 (no cost)."),
        (
            (lines.TOLD_ATTACK, GERMAN, 1, 0, HEX, SUPPRESSIVE, LONG_RANGE, 1),
            "Op Fire: German squad 2 attacks American squad 1 in 1,0: suppressive, long range.",
        ),
        (
            (lines.TOLD_ATTACK, GERMAN, 1, NOTHING, HEX, SUPPRESSIVE, LONG_RANGE, 0),
            "German squad 2 attacks 1,0: suppressive, long range.",
        ),
        ((lines.TOLD_SUPPORT, GERMAN, 1, a_pack("1 mg")), "German squad 2 supports with 1 mg."),
        ((lines.TOLD_SUPPORT, GERMAN, TIGER, 0), "Tiger I 3 supports."),
        ((lines.TOLD_ROLLED, AMERICAN, 3, 6, 4, 1, 5, 2), "American attack dice: 6 4 1; defence dice: 5 2."),
        ((lines.TOLD_ROLLED, AMERICAN, 2, 6, 4), "American attack dice: 6 4."),
        ((lines.TOLD_ROLLED, GERMAN, 0, 5, 2), "German defence dice: 5 2."),
        ((lines.TOLD_ROLLED, GERMAN, 0), "German defence dice: none."),
        ((lines.TOLD_HITS, AMERICAN, 1, 1, 1366), "1 hit on German squad 2 (1.3 expected)."),
        ((lines.TOLD_HITS, AMERICAN, 1, 0, lines.UNKNOWN), "No hits on German squad 2."),
        (
            (lines.TOLD_LOST_FIGURES, GERMAN, 1, 2, a_pack("1 mg")),
            "German squad 2 loses 2 figures; left: 1 mg.",
        ),
        ((lines.TOLD_LOST_FIGURES, GERMAN, 1, 3, 0), "German squad 2 loses its last 3 figures."),
        ((lines.TOLD_LOST_FIGURES, GERMAN, 1, 1, 0), "German squad 2 loses its last figure."),
        ((lines.TOLD_CONDITION, GERMAN, 1, ROUTED), "German squad 2 is routed."),
        ((lines.TOLD_RECOVERED, GERMAN, 1, NO_CONDITION), "German squad 2 recovers."),
        ((lines.TOLD_RECOVERED, GERMAN, 1, PINNED), "German squad 2 recovers and is pinned now."),
        ((lines.TOLD_DAMAGED, GERMAN, TIGER, LIGHT_DAMAGE), "Tiger I 3 is lightly damaged."),
        ((lines.TOLD_DAMAGED, GERMAN, TIGER, UNDAMAGED), "Tiger I 3 is repaired."),
        ((lines.TOLD_DESTROYED, GERMAN, TIGER, HEX), "Tiger I 3 is destroyed in 1,0."),
        ((lines.TOLD_REVEALED, GERMAN, 1, a_pack("1 mg")), "German squad 2 is revealed: 1 mg."),
        ((lines.TOLD_ASSAULT, AMERICAN, 0, HEX), "American squad 1 assaults 1,0."),
        (
            (lines.TOLD_ASSAULT_HITS, AMERICAN, 3, 1966, 0, 500, 812),
            "3 hits on the defenders (1.9 expected), no hits on the attackers (0.5 expected); "
            "the attackers' chance to win was 81 %.",
        ),
        ((lines.TOLD_ASSAULT_WON, GERMAN, HEX), "The Germans win the assault on 1,0."),
        ((lines.TOLD_RETREAT, GERMAN, 1, HEX), "German squad 2 retreats to 1,0."),
        ((lines.TOLD_LOADED, GERMAN, 1, OPEL), "German squad 2 loads into Opel Blitz Truck 4."),
        ((lines.TOLD_UNLOADED, GERMAN, 1, OPEL), "German squad 2 unloads from Opel Blitz Truck 4."),
        ((lines.TOLD_FORTIFIED, GERMAN, 1, ENTRENCHMENT), "German squad 2 enters the entrenchment."),
        ((lines.TOLD_FORTIFIED, GERMAN, 1, OUTSIDE), "German squad 2 leaves its fortification."),
        ((lines.TOLD_MARKER, GERMAN, RAZOR_WIRE, HEX, 0), "Razor wire is removed from 1,0."),
        ((lines.TOLD_MARKER, GERMAN, MINEFIELD, HEX, 1), "Minefield is placed in 1,0."),
        ((lines.TOLD_MINES, GERMAN, 1, 6, 4, 2, 1), "Mines explode under German squad 2: 6 4 2 1."),
        ((lines.TOLD_CARD, AMERICAN, 0), "The Americans play All or Nothing."),
        ((lines.TOLD_DRAW, AMERICAN, 0), "The Americans draw All or Nothing."),
        ((lines.TOLD_CONTACT, AMERICAN, 0, 3, 4), "All or Nothing rolls 3 and needs 4: no contact."),
        ((lines.TOLD_CONTACT, AMERICAN, 0, 4, 4), "All or Nothing rolls 4 and needs 4: contact."),
        ((lines.TOLD_DRIFT, AMERICAN, HEX, 2, 5), "Drift from 1,0: black die 2, red die 5."),
        ((lines.TOLD_COMMAND, GERMAN, 2), "The Germans gain 2 command."),
        ((lines.TOLD_COMMAND, GERMAN, -2), "The Germans pay 2 command."),
        ((lines.TOLD_POINTS, GERMAN, 1), "The Germans gain 1 victory point."),
        ((lines.TOLD_CONTROL, GERMAN, 0, GERMAN), "The Germans control 0,0 (Bridge)."),
        ((lines.TOLD_TOKENS, GERMAN, 2), "The Germans put 2 command on their initiative card."),
        ((lines.TOLD_TOKENS, GERMAN, -1), "The Germans lose 1 command from their initiative card."),
        ((lines.TOLD_INITIATIVE, GERMAN), "The Germans take the initiative."),
        ((lines.TOLD_REGROUPED, GERMAN, 1, 0, OFFICER), "1 officer of German squad 2 joins American squad 1."),
        (
            (lines.TOLD_EXCHANGED, AMERICAN, 0, 1, OFFICER, a_pack("1 elite")),
            "American squad 1 gives German squad 2 1 officer in exchange for 1 elite.",
        ),
        ((lines.TOLD_FRESH, GERMAN, 1), "German squad 2 is fresh again."),
        ((lines.TOLD_FATIGUED, GERMAN, 1), "German squad 2 is fatigued."),
        (
            (lines.TOLD_FIGURES, GERMAN, 1, a_pack("2 regular, 1 officer")),
            "German squad 2 has 2 regular, 1 officer now.",
        ),
        ((lines.TOLD_CONCEALED, GERMAN, 1), "German squad 2 is concealed."),
        ((lines.TOLD_SPECIALIZED, GERMAN, 1, ENGINEER), "German squad 2 gets the engineer token."),
        ((lines.TOLD_MORE_ACTIONS, GERMAN, 2), "The Germans take 2 more actions in this turn."),
        ((lines.TOLD_COMMAND_LOST, GERMAN, 2), "The Germans lose 2 command."),
        ((lines.TOLD_PHASE_OVER, GERMAN), "The Germans have finished their Action Phase."),
        ((lines.TOLD_REINFORCEMENTS_LOST, GERMAN, 1), "There is no room for German squad 2: it never comes."),
        ((lines.TOLD_SPECIAL, GERMAN, 1, 1, 1, 3), "German squad 2 heals German squad 2: rolls 3, nobody comes back."),
        (
            (lines.TOLD_EFFECT, GERMAN, modifiers.COVER + modifiers.KINDS * modifiers.SQUADS, 1, 4),
            "German squads have +1 cover.",
        ),
        (
            (lines.TOLD_EFFECT, GERMAN, modifiers.CONTACT, 2, 0),
            "Once, when the Germans roll to establish contact, the roll has +2.",
        ),
        (
            (lines.TOLD_END, GERMAN, BY_CONDITION, 0),
            "The Germans win a minor victory: the Germans have at least 5 victory points.",
        ),
        ((lines.TOLD_END, GERMAN, HELD_OUT, NOTHING), "The Germans win: no condition was met."),
        ((lines.TOLD_END, GERMAN, BY_POINTS, NOTHING), "The Germans win by victory points."),
        ((lines.TOLD_END, GERMAN, BY_TIE, NOTHING), "The Germans win on equal points, by initiative."),
        ((lines.TOLD_END, NOBODY, 4, NOTHING), "The game ends without a winner."),
    ],
)
def test_a_line_reads(line: tuple[int, ...], text: str) -> None:
    assert said(*line) == text


def test_a_squad_built_in_secret_shows_others_its_base_only() -> None:
    table = a_log()
    table.tell(lines.TOLD_BUILT, AMERICAN, (0, a_pack("3 elite, 1 officer"), ENGINEER), seen_by=AMERICAN)
    event = story.STORY.events(table)[0]
    assert event.text_for(AMERICAN) == "American squad 1 is built: 3 elite, 1 officer with engineer token."
    assert event.text_for(GERMAN) == event.text_for(EVERYONE) == "American squad 1 is built in secret."


def test_a_squad_that_starts_concealed_shows_others_its_hex_only() -> None:
    table = a_log()
    told = (1, HEX, a_pack("3 elite, 1 officer"), ENGINEER, NOTHING, OUTSIDE, 1)
    table.tell(lines.TOLD_STARTED, GERMAN, told, seen_by=GERMAN)
    event = story.STORY.events(table)[0]
    expected = "German squad 2 starts at 1,0, concealed: 3 elite, 1 officer with engineer token."
    assert event.text_for(GERMAN) == expected
    assert event.text_for(AMERICAN) == event.text_for(EVERYONE) == "German squad 2 starts at 1,0, concealed."


def test_rounds_phases_and_action_turns_are_headings() -> None:
    table = a_log()
    table.tell(lines.TOLD_ROUND, GERMAN, (3,))
    table.tell(lines.TOLD_PHASE, GERMAN, (COMMAND_PHASE,))
    table.tell(lines.TOLD_TURN, GERMAN, (3,))
    table.tell(lines.TOLD_PHASE_OVER, GERMAN, ())
    assert [event.kind for event in story.STORY.events(table)] == [HEADING, HEADING, HEADING, "phase over"]


def random_game(seed: int) -> list[Event]:
    """Every line of a game in which both sides choose at random."""
    document = json.loads((SCENARIOS / "crossroads.json").read_text())
    game = TideOfIronGame()
    state = game.start(game.setup([{}, {}], document), seeded(seed, "story"), 3000)
    state.record()
    choose = Random(seed)
    while state.outcome() is None:
        state.apply(choose.randrange(state.count()))
    return state.events()


@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_a_random_game_is_a_sentence(seed: int) -> None:
    events = random_game(seed)
    assert events[0].round == 0
    assert events[-1].kind == "end"
    for event in events:
        assert event.text.endswith(".")
        assert event.text[0] == event.text[0].upper()
        assert (event.seen_by == EVERYONE) == (event.secret == "")
