"""Measure and tune the agents of Destiny on decks that people published.

    python -m tools.published_agents FILE meet greedy-3,greedy-2 [--games 2000] [--half held_out] [--seed 1]
    python -m tools.published_agents FILE mirror greedy-3 [--games 2000] [--half held_out] [--seed 1]
    python -m tools.published_agents FILE tune greedy-3 --state STATE [--start greedy-2] [--steps 400] [--sets 4]

FILE is a JSON list of {"id", "slots": {code: number}}, as `tools.published_decks` reads it. Of the decks that play, the
last bit of a hash of the list says for good which half a deck is in: agents are tuned on `training` and measured on
`held_out`. `meet` lets two agents meet in sets of four games (docs/agents.md), each with a pair of decks of its own.
`mirror` lets one agent play both seats. `tune` searches weights and keeps them in STATE; it writes nothing else.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from decks.exchange import incoming
from sandtable.engine.dice import seeded
from sandtable.engine.pools import HELD_OUT, TRAINING
from sandtable.engine.weighing import weightings
from sandtable.games.destiny.decklist import to_json
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.playtest.ladder.arenas import Arena
from sandtable.playtest.ladder.meetings import Meeting, meetings
from sandtable.playtest.ladder.playing import Costs, play
from sandtable.playtest.ladder.standings import standings
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.statistics import rate
from sandtable.playtest.tuning.spsa import Search
from sandtable.playtest.tuning.trials import MINUS, PLUS, share_of_meeting
from tools.demo_field import named
from tools.published_decks import Slots, published_formats, site_json, teams_of

DESTINY: Final = "destiny"
SET: Final = 4
"""Games of a set: each agent has each deck in each seat."""
Deck = dict[str, Any]


# Decks ----------------------------------------------------------------------------------------------------------------


def half_of(slots: Slots) -> str:
    """The pool of a published list, by the last bit of a hash of it."""
    written = json.dumps(sorted(slots.items())).encode()
    return HELD_OUT if blake2b(written, digest_size=8).digest()[-1] & 1 else TRAINING


def played_deck(slots: Slots) -> Deck | None:
    """The list as a deck of the first published format in which it is legal and each of its cards plays."""
    if slots.keys() - all_cards().keys():
        return None
    source = site_json(slots)
    report = incoming.read(source, format="INF")
    teams = [] if report.deck is None else teams_of(report, source)
    for format in published_formats():
        for team in teams:
            deck = replace(named(team), format=format.code)
            if not problems(deck, format) and not unencoded(deck):
                return to_json(deck)
    return None


def decks_of(published: Iterable[Mapping[str, Any]], half: str) -> list[Deck]:
    """The decks of one half that play, told apart by the number of the list."""
    found = []
    for each in published:
        if half_of(each["slots"]) == half and (deck := played_deck(each["slots"])) is not None:
            found.append({**deck, "name": f"{deck['name']} {each['id']}"})
    return found


def pairs(decks: Sequence[Deck], count: int, seed: int) -> Iterator[Arena]:
    """Pairs of decks, `count` of them: all decks are shuffled and paired, and again when they are used up."""
    drawn: list[int] = []
    for turn in range(count):
        if len(drawn) < 2:
            drawn = list(range(len(decks)))
            seeded(seed, "published", turn).shuffle(drawn)
        first, second = decks[drawn.pop()], decks[drawn.pop()]
        yield Arena(f"{first['name']} v. {second['name']}", 2, (first, second))


# Games ----------------------------------------------------------------------------------------------------------------


def meet(decks: Sequence[Deck], agents: tuple[str, str], games: int, seed: int) -> Iterator[str]:
    """Two agents meet: the share of the first with an interval over sets, and the time that each of them thinks."""
    asked = [
        meeting
        for arena in pairs(decks, games // SET, seed)
        for meeting in meetings(DESTINY, [arena], agents, SET, seed)
    ]
    costs = Costs()
    found = standings(play(asked, time.process_time, costs), agents[0])
    (pair,) = found.pairs
    share = pair.share()
    assert share is not None, "every game was played to its end"
    low, high = share.low, share.high
    value = share.value
    if pair.agents[0] != agents[0]:
        value, low, high = 1 - value, 1 - high, 1 - low
    yield f"{agents[0]} takes {100 * value:.1f} % ({100 * low:.1f} - {100 * high:.1f}) of {pair.games} of {agents[1]}"
    yield f"capped {pair.capped}, failed {pair.failed}, digest {found.digest}"
    yield ", ".join(f"{name} thinks {1000 * costs.of_agent(name):.1f} ms a game" for name in agents)


def mirror(decks: Sequence[Deck], agent: str, games: int, seed: int) -> Iterator[str]:
    """One agent in both seats, one game for each seating of a pair of decks: who wins, and how games end.

    Who wins the roll-off gets the first turn or two shields, as it likes, so the first turn is no matter of the chair.
    """
    first = chair = 0
    endings: Counter[str] = Counter()
    rounds = played = 0
    for arena in pairs(decks, games // 2, seed):
        plan = Plan(DESTINY, arena.decks, (agent, agent), seeded(seed, arena.name).next())
        for number in range(plan.rotation_size):
            record = play_game(plan, number)
            played += 1
            rounds += record.rounds
            endings[record.reason] += 1
            first += record.winners == (record.first,)
            chair += record.winners == plan.seating(number)[:1]
    shares = {"the first chair wins": chair, "the first turn wins": first, "out of cards": endings["out of cards"]}
    for said, count in shares.items():
        found = rate(count, played)
        assert found is not None, "games were played"
        yield f"{said}: {100 * found.value:.1f} % ({100 * found.low:.1f} - {100 * found.high:.1f}) of {played}"
    yield f"rounds: {rounds / played:.2f}; endings: {dict(endings.most_common())}"


# Weights --------------------------------------------------------------------------------------------------------------


def tune(search: Search, decks: Sequence[Deck], agent: str, sets: int, steps: int, seed: int) -> Iterator[int]:
    """Go on with a search (sandtable/playtest/tuning) up to `steps` steps; yields the steps done after each of them."""
    grounds = list(pairs(decks, len(decks) // 2, seed))
    tables: list[Meeting] = [next(meetings(DESTINY, [each], (MINUS, PLUS), SET, seed)) for each in grounds]
    while search.steps < steps:
        direction, plus, minus = search.pair(seeded(seed, "direction", search.steps))
        numbers = range(search.steps * sets, (search.steps + 1) * sets)
        taken = [
            share_of_meeting(tables[each % len(tables)], each // len(tables), agent, plus, minus) for each in numbers
        ]
        search.move(direction, sum(taken) / sets)
        yield search.steps


def searched(asked: argparse.Namespace, decks: Sequence[Deck]) -> Iterator[str]:
    """Search weights, keep the search in its file, and tell what was found."""
    state: Path = asked.state
    if state.exists():
        search = Search(**json.loads(state.read_text(encoding="utf-8")))
    else:
        only = tuple(filter(None, asked.only.split(",")))
        search = Search.around(weightings("sandtable.games.destiny")[asked.start].values, only)
    for steps in tune(search, decks, asked.agents, asked.sets, asked.steps, asked.seed):
        state.write_text(json.dumps(search.as_json()), encoding="utf-8")
        if steps % 25 == 0:
            print(f"step {steps}", file=sys.stderr)
    yield "\n".join(f"{name} = {value}" for name, value in search.found().items())


# The command ----------------------------------------------------------------------------------------------------------


def asked_for(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure and tune the agents of Destiny on published decks.")
    parser.add_argument("file", type=Path, help="a JSON list of published decks")
    parser.add_argument("what", choices=("meet", "mirror", "tune"))
    parser.add_argument("agents", help="two with a comma to meet, otherwise one")
    parser.add_argument("--half", choices=(TRAINING, HELD_OUT), default=HELD_OUT, help="the decks of a measurement")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="greedy-2", help="the weights a search begins with")
    parser.add_argument("--only", default="", help="the weights that may change, with commas; default: all")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--sets", type=int, default=4, help="sets of games in a step")
    parser.add_argument("--state", type=Path, default=Path("search.json"), help="the file that keeps the search")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    asked = asked_for(arguments)
    published = json.loads(asked.file.read_text(encoding="utf-8"))
    decks = decks_of(published, TRAINING if asked.what == "tune" else asked.half)
    if asked.what == "meet":
        first, second = asked.agents.split(",")
        lines = meet(decks, (first, second), asked.games, asked.seed)
    elif asked.what == "mirror":
        lines = mirror(decks, asked.agents, asked.games, asked.seed)
    else:
        lines = searched(asked, decks)
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
