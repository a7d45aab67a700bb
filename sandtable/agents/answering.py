"""Plays an imagined effect to its end: every question on the way is answered one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.game import NO_OPTION, State

NESTED: Final = 12
"""Questions inside one effect that are looked through before the position is judged as it stands."""
OFFERS: Final = 2
"""Offers behind an answer that are declined before the answer is judged: damage waits for those who may prevent it."""
NOBODY: Final = -1
"""No seat."""


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


class Looked:
    """The number of positions that were evaluated."""

    def __init__(self) -> None:
        self.positions = 0


def best_answer(state: State, looked: Looked | None = None) -> int:
    """The option that its asker likes best with the offers behind it declined; of equal ones the first."""
    if state.count() == 1:
        return 0
    return best_tried(Tried(NO_OPTION, state, looked or Looked()), state.clone()).option


@mypyc_attr(acyclic=True, free_list_len=1)
class Tried:
    """An option that was tried, and the state that it is judged by: the one behind the next offers, all declined."""

    def __init__(self, option: int, state: State, looked: Looked) -> None:
        self.option = option
        """NO_OPTION for a state as it stands."""
        self.state = state
        self.looked = looked
        """Grows by each evaluation."""
        self.declined = 0
        """The number of offers that were declined to get to this state."""
        self.after: State | None = None
        """The state before they were declined, if it is at hand."""
        self.seat = NOBODY
        """The seat for which the state was evaluated last."""
        self.value = 0

    def value_for(self, seat: int) -> int:
        """The value of the state for a seat."""
        if self.seat != seat:
            self.value = self.state.evaluate(seat)
            self.looked.positions += 1
            self.seat = seat
        return self.value

    def decline_offers(self) -> None:
        """Decline the next offers, until `OFFERS` of them were declined."""
        while self.declined < OFFERS:
            declining = offer(self.state)
            if declining == NO_OPTION:
                break
            self.state.attempt(declining)
            self.declined += 1
            self.seat = NOBODY

    def declining_next(self, option: int) -> Tried:
        """The option that declines the first of these offers, which was tried here already; uses this object up."""
        tried = Tried(option, self.state, self.looked)
        tried.declined = self.declined - 1
        tried.seat = self.seat
        tried.value = self.value
        tried.decline_offers()
        return tried


def end_past_offers(trial: State, looked: Looked | None = None) -> Tried:
    """The end of the effect, where every question on the way is answered as its asker likes best; uses `trial` up.

    `looked` grows by the positions that are evaluated for that.
    """
    looked = looked or Looked()
    tried = Tried(NO_OPTION, trial, looked)
    for _ in range(NESTED):
        if trial.is_settled():
            break
        if trial.count() == 1:
            trial.attempt(0)
            tried = Tried(NO_OPTION, trial, looked)
            continue
        tried = best_tried(tried, trial)
        if not tried.declined:
            trial = tried.state
        elif tried.after is not None:
            trial = tried.after
        else:
            trial.attempt(tried.option)
    return Tried(NO_OPTION, trial, looked) if tried.declined else tried


def best_tried(before: Tried, state: State) -> Tried:
    """The option that its asker likes best, of equal ones the first.

    `before` is the answer that led to this question, the first offer that was declined there. `state` is used up
    unless offers were declined behind the best option and the state before them is not at hand.
    """
    asked = state.seat()
    known = state.declining() if before.declined else NO_OPTION
    best = before
    last = state.count() - 1
    for option in range(last + 1):
        if option == known:
            tried = before.declining_next(option)
        elif option == last and not best.declined:
            tried = tried_here(option, state, before.looked)
        else:
            tried = Tried(option, state.clone(), before.looked)
            tried.state.attempt(option)
            tried.decline_offers()
        if option == 0 or tried.value_for(asked) > best.value_for(asked):
            best = tried
    return best


def tried_here(option: int, state: State, looked: Looked) -> Tried:
    """The option tried in the state itself, of which no other copy is needed."""
    state.attempt(option)
    tried = Tried(option, state, looked)
    if offer(state) != NO_OPTION:
        tried.after = state
        tried.state = state.clone()
        tried.decline_offers()
    return tried


def offer(state: State) -> int:
    """The option that declines what is offered inside the effect; NO_OPTION without an offer."""
    return NO_OPTION if state.is_settled() else state.declining()
