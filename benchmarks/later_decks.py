"""Decks of all sets beside Awakenings decks: `python -m benchmarks.later_decks [--lists FILE] [--rounds 40]`.

One process plays random games of both kinds in turns, so that what disturbs one disturbs the other: random Awakenings
decks, and the decks of the fields of later formats or, with FILE, playable decks of published lists (a JSON list of
{"id", "slots": {code: number}}). Told is the speed of the later decks as a part of that of the Awakenings decks.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

from benchmarks.ours import field_decks, random_decks
from sandtable.engine.build import build_kind
from sandtable.games.destiny.decklist import to_json
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game

AGENT: Final = "random"
PAIRS: Final = 30
GAMES_OF_PAIR: Final = 10
"""Games of a pair of decks, one after the other, as in a playtest."""


@dataclass(frozen=True)
class Round:
    """Decisions a second of processor time with Awakenings decks, and with later decks right after them."""

    awakenings: float
    later: float

    @property
    def part(self) -> float:
        """The speed of the later decks as a part of that of the Awakenings decks."""
        return self.later / self.awakenings


def published(file: Path) -> list[Plan]:
    """Pairs of playable decks of published lists, drawn by a fixed seed."""
    entries = json.loads(file.read_text(encoding="utf-8"))
    Random(1).shuffle(entries)  # noqa: S311 - a draw that anybody can repeat
    found: list[dict[str, Any]] = []
    for entry in entries:
        if len(found) < 2 * PAIRS and (deck := playable(entry["slots"])):
            found.append(deck)
    return [Plan("destiny", (found[at], found[at + 1]), (AGENT, AGENT), seed=at) for at in range(0, len(found) - 1, 2)]


def playable(slots: Mapping[str, int]) -> dict[str, Any] | None:
    """The deck of a list, legal in some format with cards that all play; None where there is none."""
    from decks.exchange import incoming
    from tools.published_decks import published_formats, site_text, teams_of

    source = site_text(slots)
    for deck in teams_of(incoming.read(source, format="INF"), source):
        for format in published_formats():
            if not problems(deck, format) and not unencoded(replace(deck, format=format.code)):
                return to_json(replace(deck, format=format.code))
    return None


def speed(plans: Sequence[Plan]) -> float:
    """Decisions a second of processor time over the games of one round; the same games in every round."""
    started, decisions = time.process_time(), 0
    for number in range(len(plans) * GAMES_OF_PAIR):
        decisions += play_game(plans[number // GAMES_OF_PAIR], number).decisions
    return decisions / (time.process_time() - started)


def told(rounds: Sequence[Round]) -> list[str]:
    """The lines about some rounds, two at least."""
    low, middle, high = quantiles([each.part for each in rounds], n=4, method="inclusive")
    return [
        f"{len(rounds)} rounds: a later deck has {middle:.3f} of the speed of an Awakenings deck (median; quartiles"
        f" {low:.3f}, {high:.3f})",
        f"quickest round: {max(each.awakenings for each in rounds):,.0f} decisions/s with Awakenings decks,"
        f" {max(each.later for each in rounds):,.0f} with later decks",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lists", type=Path, help="published lists in place of the decks of the fields")
    parser.add_argument("--rounds", type=int, default=40)
    asked = parser.parse_args()
    awakenings = random_decks(AGENT)[:PAIRS]
    later = published(asked.lists) if asked.lists else field_decks(AGENT)[:PAIRS]
    speed(awakenings), speed(later)  # what is made once is made
    rounds = [Round(speed(awakenings), speed(later)) for _ in range(max(2, asked.rounds))]
    print(f"{build_kind()}, {len(later)} pairs of later decks, load {os.getloadavg()[0]:.1f}")
    print("\n".join(told(rounds)))


if __name__ == "__main__":
    main()
