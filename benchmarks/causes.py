"""A planted effect among unchanged cards, found by real games: power and false discoveries over many runs.

    python -m benchmarks.causes [--runs 50] [--pairs 160] [--agent greedy-0] [--planted 01063]

A deck of 30 different cards plays another deck. Each of its cards is tested as a study does it (docs/studies.md):

- one is exchanged for a twin whose die deals 2 more damage, in the same place of the unshuffled deck and with the same
  seeds. This is the planted effect;
- each of the 29 others is exchanged for a twin that does the very same, under another name. Its name puts it at the
  end of the unshuffled deck, so that the same dice deal other hands: all its games differ from those of the unchanged
  deck, while the two decks are equally good. These are true null effects with all the noise of real games.

The random agent is of no use here: it resolves the die of one upgrade in 1 or 2 of 100 pairs only.

A run has seeds of its own. A declared twin is a false discovery, and so is the planted card if it is said to hurt.
The twins are made here; the game has no such cards.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import Pool
from typing import Any, Final

import numpy as np

from sandtable.engine.game import POINTS
from sandtable.engine.weighing import weigh_all
from sandtable.games import destiny
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks
from sandtable.games.destiny.exchanges import Exchanged
from sandtable.games.destiny.library import built, printed
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.setting_up import seat_exchanged
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import SYMBOL_CODES
from sandtable.games.destiny.text_sets import TextSet
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.causes.differences import Differences, differences
from sandtable.playtest.causes.verdicts import FALSE_DISCOVERIES, Rules, Says, judge
from sandtable.playtest.plan import Plan
from sandtable.playtest.shares import points_of

PLANTED: Final = "01063"
"""Holdout Blaster: an upgrade for everybody, with three sides of ranged damage. The deck has it twice."""
MORE_DAMAGE: Final = 2
UNCHANGED: Final = (
    "01005", "01006", "01007", "01008", "01013", "01014", "01015", "01016", "01017", "01018",
    "01053", "01054", "01055", "01056", "01057", "01058", "01059", "01060", "01061", "01062",
    "01081", "01085", "01086", "01149", "01151", "01153", "01155", "01157", "01162",
)  # fmt: skip
DECK: Final = DeckList(
    "Thirty different cards", "INF", (Member("01010", 2), Member("01022", 1)), ("01174",), (),
    ((PLANTED, 2), *((code, 1) for code in UNCHANGED)),
)  # fmt: skip
OPPONENT: Final = "vader-and-raider"
MORE: Final = "+"
"""Before the code of the planted card."""
MOVED: Final = "~"
"""Before the code of a twin under another name: it sorts behind all codes."""
DAMAGE: Final = tuple(SYMBOL_CODES.index(code) for code in ("MD", "RD"))
BLOCK: Final = 40
"""Pairs between two looks."""
WHOLE: Final = 2 * POINTS


@dataclass(frozen=True)
class Twins(Exchanged):
    """A deck in which one card is a twin: the planted one with more damage, any other one under another name."""

    def print_of(self, code: str, texts: TextSet) -> Print:
        return printed(code.removeprefix(MOVED), texts)

    @property
    def judged(self) -> DeckList:
        return replace(self.deck, cards=tuple((code.removeprefix(MOVED), copies) for code, copies in self.deck.cards))


@cache
def stronger(code: str) -> Print:
    """The planted card, whose sides of damage show 2 more."""
    twin = built.__wrapped__(code, TextSet.RULES_1_1)  # a print of its own: the cached one stays as it is
    more = [MORE_DAMAGE if symbol in DAMAGE else 0 for symbol in twin.symbols]
    twin.values = [value + extra for value, extra in zip(twin.values, more, strict=True)]
    twin.work_out()
    return twin


def brought(card: str) -> Exchanged:
    """The deck with a twin of this card under another name; as it is for no card."""
    renamed = tuple((MOVED + code if code == card else code, copies) for code, copies in DECK.cards)
    return Twins(DeckList(DECK.name, DECK.format, DECK.characters, DECK.battlefields, (), renamed), {})


@cache
def table(card: str, is_turned: bool) -> Setup:
    """The set-up with a twin of the card; with more damage in its place for the planted one ("+" before its code)."""
    opponent = Exchanged(demo_decks()[OPPONENT], {})
    both = [brought(card), opponent]
    setup = seat_exchanged(both[::-1] if is_turned else both)
    ours = 1 if is_turned else 0
    for number, owner in enumerate(setup.owner):
        if owner == ours and MORE + setup.prints[number].code == card:
            setup.prints[number] = stronger(card.removeprefix(MORE))
    weigh_all(setup, destiny.__name__)
    return setup


class TwinPlan(Plan):
    """A plan whose first deck has a twin: the set-up is made here and not read from the subjects."""

    def setup(self, seating: tuple[int, ...]) -> Setup:
        return table(self.subjects[0]["name"], seating[0] == 1)


def points(card: str, agent: str, seed: int, first: int, stop: int) -> list[int | None]:
    """The points of the deck in pairs `first` to `stop - 1`."""
    plan = TwinPlan("destiny", ({"name": card}, {"name": "opponent"}), (agent, agent), seed)
    games = play_chunk(plan, 2 * first, 2 * (stop - first))
    assert not any(game.outcome in ("crashed", "illegal") for game in games), games
    won = [points_of(game, 0, 2) for game in games]
    return [one + other for one, other in zip(won[::2], won[1::2], strict=True)]


@dataclass(frozen=True)
class Run:
    """The end of one run."""

    says: Mapping[str, Says]
    found: Mapping[str, Differences]
    games: int
    same: tuple[float, float]
    """The correlations by pair of the unchanged deck's points with those of the planted deck and of the twins."""
    planted: str

    @property
    def declared(self) -> dict[str, Says]:
        return {card: says for card, says in self.says.items() if says in (Says.HELPS, Says.HURTS)}

    @property
    def is_found(self) -> bool:
        return self.says[self.planted] == Says.HELPS

    @property
    def false(self) -> int:
        return len(self.declared) - self.is_found

    @property
    def false_share(self) -> float:
        """The share of false discoveries; 0 without any discovery."""
        return self.false / len(self.declared) if self.declared else 0.0


def run(number: int, agent: str, pairs: int, seed: int, planted: str) -> Run:
    """Test all 30 cards, look after look, until every one is decided or has played all its pairs."""
    cards = (planted, *UNCHANGED)
    rules = Rules(most=pairs)
    found = {card: Differences(WHOLE) for card in cards}
    says = dict.fromkeys(cards, Says.TESTING)
    played: dict[str, list[int | None]] = {card: [] for card in ("", *cards)}
    for first in range(0, pairs, BLOCK):
        testing = [card for card in cards if says[card] == Says.TESTING]
        if not testing:
            break
        stop = min(pairs, first + BLOCK)
        for card in ("", *testing):
            played[card] += points(card, agent, seed + number, first, stop)
        for card in testing:
            found[card] += differences(WHOLE, played[card][first:stop], played[""][first:stop])
        says = judge(found, says, rules)
    games = 2 * sum(map(len, played.values()))
    return Run(says, found, games, (together(played, [planted]), together(played, UNCHANGED)), planted)


def together(played: Mapping[str, list[int | None]], cards: Any) -> float:
    """The mean correlation of the points of these decks with those of the unchanged one in the same pairs."""
    return float(np.mean([_correlation(played[""][: len(played[card])], played[card]) for card in cards]))


def _correlation(one: list[int | None], other: list[int | None]) -> float:
    return float(np.corrcoef(np.array(one, float), np.array(other, float))[0, 1])


def report(runs: list[Run]) -> Iterator[str]:
    """The lines of the result."""
    power = np.mean([each.is_found for each in runs])
    false = np.mean([each.false_share for each in runs])
    effects = [each.found[each.planted].mean for each in runs]
    yield f"runs {len(runs)}, cards 30, games {sum(each.games for each in runs):,}"
    yield f"planted card found: {power:.0%}; its measured effect {100 * np.mean(effects):.1f} points"
    yield f"pairs until it was found, in the mean: {np.mean([each.found[each.planted].total for each in runs]):.0f}"
    yield f"false discovery rate: {false:.1%} (held at {FALSE_DISCOVERIES:.0%})"
    yield f"runs with a false discovery: {sum(each.false > 0 for each in runs)}"
    planted, twins = (np.mean([each.same[which] for each in runs]) for which in range(2))
    yield f"correlation by pair with the unchanged deck: same luck {planted:.2f}, other luck (twins) {twins:.2f}"
    verdicts = [says for each in runs for card, says in each.says.items() if card != each.planted]
    yield "verdicts on twins: " + ", ".join(f"{says} {verdicts.count(says)}" for says in sorted(set(verdicts)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=160, help="pairs for each card at most")
    parser.add_argument("--agent", default="greedy-0")
    parser.add_argument("--planted", default=PLANTED, help="the code of the card that deals more damage")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=14)
    given = parser.parse_args()
    play = partial(run, agent=given.agent, pairs=given.pairs, seed=1000 * given.seed, planted=MORE + given.planted)
    with Pool(given.processes) as pool:
        runs = []
        for each in pool.imap(play, range(given.runs)):
            runs.append(each)
            told = {card: (str(says), each.found[card].total) for card, says in each.declared.items()}
            print(f"run {len(runs)}: declared {told}", file=sys.stderr, flush=True)
    for line in report(runs):
        print(line)
    return 0 if np.mean([each.false_share for each in runs]) <= FALSE_DISCOVERIES else 1


if __name__ == "__main__":
    sys.exit(main())
