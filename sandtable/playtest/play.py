"""One game of a plan, from the first question to the record."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from librt.strings import BytesWriter, write_i32_le

from sandtable.agents import agent
from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import IllegalDecision, Outcome, State
from sandtable.engine.registry import game
from sandtable.playtest import parts
from sandtable.playtest.opening import luck
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.tally import checked

Seated = Callable[[Plan, int], tuple[list[Agent], list[Dice]]]
"""For each seat of a game of a plan its agent and the stream of that agent."""


def begin(plan: Plan, number: int) -> State:
    """The state in which game `number` of the plan starts: after `plan.given`, the decisions of its opening."""
    setup = plan.setup(plan.seating(number))
    dice = luck(plan.seed, plan.rotation(number))
    if plan.opening is None:
        return game(plan.game).start(setup, dice, plan.max_steps)
    state = plan.position.clone()
    plan.opening.go_on(state, dice)
    return state


def players(plan: Plan, number: int, made: Callable[[str, str], Agent] = agent) -> tuple[list[Agent], list[Dice]]:
    """The agent and its own stream for each seat; the games of a rotation give each subject the same stream.

    `made` gives the agent of a name for a game.
    """
    seating = plan.seating(number)
    agents = [made(plan.agents[subject], plan.game) for subject in seating]
    streams = [seeded(plan.seed, plan.rotation(number), "agent", subject) for subject in seating]
    return agents, streams


def play_out(state: State, agents: list[Agent], streams: list[Dice], decisions: list[int]) -> None:
    """Ask the agents until the game is over; `decisions` grows by the index of every answer."""
    observations = [state.observe(seat) for seat in range(len(agents))]
    seat = state.seat()
    while seat >= 0:
        agent_of_seat, observation, dice = agents[seat], observations[seat], streams[seat]
        asked = seat
        while asked == seat:  # a seat is often asked several times in a row
            choice = agent_of_seat.choose(observation, dice)
            state.apply(choice)
            decisions.append(choice)
            asked = state.seat()
        seat = asked


def play_game(
    plan: Plan,
    number: int,
    interrupts: tuple[type[BaseException], ...] = (),
    seated: Seated = players,
) -> GameRecord:
    """Play game `number`. A fault of the engine or an agent becomes an outcome of its own, never an exception.

    `interrupts` are exceptions that come from outside (a time limit of the worker): they say nothing about the game
    and are raised on. `seated` gives the agent and the stream of each seat. A set-up that can't be played raises
    BadSetup.
    """
    decisions = list(plan.given)
    plan.setup(plan.seating(number))
    try:
        state = begin(plan, number)
        if parts.are_counted(plan, number):
            state.record()
        agents, streams = seated(plan, number)
        play_out(state, agents, streams, decisions)
        return record(plan, number, state, decisions)
    except interrupts:
        raise
    except IllegalDecision as error:
        return failed(plan, number, "illegal", error, decisions)
    except Exception as fault:  # a name of its own: compiled code gives each name one type
        return failed(plan, number, "crashed", fault, decisions)


def record(plan: Plan, number: int, state: State, decisions: list[int]) -> GameRecord:
    """The record of a finished game."""
    outcome = state.outcome()
    assert outcome is not None, f"game {number} of seed {plan.seed} has no open question but is not over"
    seating = plan.seating(number)
    winners = tuple(sorted(seating[seat] for seat in outcome.winners))
    return GameRecord(
        number=number,
        outcome=_class_of(outcome, winners, len(seating)),
        winners=winners,
        reason=outcome.reason,
        rounds=outcome.rounds,
        decisions=len(decisions),
        first=seating[outcome.first] if outcome.first >= 0 else -1,
        digest=digest(decisions, state.digest()),
        tally={} if outcome.is_capped else checked(state.tally()) | parts.used(plan, number, state, winners),
    )


def digest(decisions: list[int], final: int) -> int:
    """64 bits over the decisions taken and the digest of the final state."""
    data = BytesWriter()
    for decision in decisions:
        write_i32_le(data, decision)
    return int.from_bytes(blake2b(data.getvalue() + final.to_bytes(8, "little"), digest_size=8).digest(), "big")


def _class_of(outcome: Outcome, winners: tuple[int, ...], subjects: int) -> str:
    if outcome.is_capped:
        return "capped"
    if not winners or len(winners) == subjects:
        return "draws"
    return "wins" if 0 in winners else "losses"


def failed(plan: Plan, number: int, outcome: str, error: BaseException, decisions: list[int]) -> GameRecord:
    """The record of a game that did not get to its end; the error is its reason."""
    reason = f"{type(error).__name__}: {error}"[:500]
    seed_note = f"{plan.game}/{plan.seed}/{number}/{outcome}/{reason}"
    return GameRecord(
        number=number,
        outcome=outcome,
        winners=(),
        reason=reason,
        rounds=0,
        decisions=len(decisions),
        first=-1,
        digest=int.from_bytes(blake2b(seed_note.encode(), digest_size=8).digest(), "big"),
    )
