"""What happens in which round has to happen in the game."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding

rule = Chapter()


@rule("TOI-STA-13")
def reinforcements_arrive_in_time(checked: Checked) -> Iterator[Finding]:
    """They arrive in the Status Phase: those of the last round would see nothing of the game."""
    last = checked.scenario.rounds - 1
    for side in checked.scenario.sides:
        for index, each in enumerate(side.reinforcements):
            if each.round > last:
                place = f"sides.{side.nation}.reinforcements[{index}].round"
                yield Finding(place, f"arrives at the end of round {each.round}; the last that can play is {last}")


@rule("TOI-STA-13")
def events_happen_in_the_game(checked: Checked) -> Iterator[Finding]:
    for index, each in enumerate(checked.scenario.events):
        if each.round > checked.scenario.rounds:
            yield Finding(f"events[{index}].round", f"round {each.round}; the game has {checked.scenario.rounds}")


@rule("TOI-SCN-02")
def victory_is_checked_in_the_game(checked: Checked) -> Iterator[Finding]:
    for index, each in enumerate(checked.scenario.victory.conditions):
        if isinstance(each.when, int) and each.when > checked.scenario.rounds:
            place = f"victory.conditions[{index}].when"
            yield Finding(place, f"round {each.when}; the game has {checked.scenario.rounds}")
