"""Plays an imagined effect to its end: every question on the way is answered one step ahead."""

from __future__ import annotations

from typing import Final

from simulate.engine.game import NO_OPTION, State

NESTED: Final = 12
"""Questions inside one effect that are looked through before the position is judged as it stands."""
OFFERS: Final = 2
"""Offers behind an answer that are declined before the answer is judged: damage waits for those who may prevent it."""


def settled(trial: State) -> State:
    """The state at the end of the effect; every question on the way is answered as its asker likes best."""
    for _ in range(NESTED):
        if trial.is_settled():
            break
        trial = best_next(trial)
    return trial


def best_next(trial: State) -> State:
    """The state after the open question was answered as its asker likes it best, one step ahead; uses `trial` up.

    The first greedy agent answers in this way, and stays as it was.
    """
    count = trial.count()
    if count == 1:
        trial.attempt(0)
        return trial
    asked = trial.seat()
    best = trial.clone()
    best.attempt(0)
    best_value = best.evaluate(asked)
    for option in range(1, count):
        after = trial.clone() if option < count - 1 else trial
        after.attempt(option)
        value = after.evaluate(asked)
        if value > best_value:
            best = after
            best_value = value
    return best


def settled_past_offers(trial: State) -> State:
    """The state at the end of the effect, like `settled`; an answer is judged with the offers behind it declined."""
    for _ in range(NESTED):
        if trial.is_settled():
            break
        trial.attempt(best_answer(trial))
    return trial


def best_answer(state: State) -> int:
    """The option that its asker likes best with the offers behind it declined; of equal ones the first."""
    count = state.count()
    best = 0
    if count > 1:
        asked = state.seat()
        best_value = 0
        for option in range(count):
            value = past_offers(state, option).evaluate(asked)
            if option == 0 or value > best_value:
                best = option
                best_value = value
    return best


def past_offers(state: State, option: int) -> State:
    """A copy of the state after an option, with the next offers declined."""
    trial = state.clone()
    trial.attempt(option)
    for _ in range(OFFERS):
        if trial.is_settled():
            break
        declining = trial.declining()
        if declining == NO_OPTION:
            break
        trial.attempt(declining)
    return trial
