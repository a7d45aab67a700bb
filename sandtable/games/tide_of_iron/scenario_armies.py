"""Armies that are bought from a list before the game, with the sentences that players read (TOI-SCN-01, D-TOI-189)."""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from sandtable.engine.scenarios import Document
from sandtable.engine.unknown import part, parts
from sandtable.engine.words import counted, listed
from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.conditions import PLURALS
from sandtable.games.tide_of_iron.scenario_deeds import Deeds, read_marker
from sandtable.games.tide_of_iron.scenario_sides import Force, Squad, read_force

IN_PRIVATE: Final = "in private"
IN_TURN: Final = "in turn"
"""The ways of buying: nobody sees the other armies before all are bought, or one purchase after the other."""


@dataclass(frozen=True, kw_only=True)
class Offer(Deeds):
    """A line of a price list: units, cards, command, operations cards or markers for some points."""

    cost: int
    at_most: int = 1
    """The most times that it can be bought."""
    default: int = 0
    """The number of these in the proposed army."""
    force: Force = field(default_factory=Force)
    start_cards: tuple[str, ...] = ()
    """Strategy cards that are available from the start (D-TOI-148)."""

    def clauses(self) -> Iterator[str]:
        """The things that are bought, a clause each: "a squad of 4 regular", "1 M4A1 Sherman"."""
        force = self.force
        for squad in force.squads:
            yield _squad(squad)
        if force.squad_bases and not force.squads:
            yield f"{counted(force.squad_bases, 'squad')} out of {_counts(dict(force.figures))}"
            if force.specializations:
                yield f"specializations: {_counts(dict(force.specializations))}"
        yield from (f"{count} {vehicle_name(kind)}" for kind, count in force.vehicles.items())
        known = card_facts.strategy_cards()
        yield from (known[code].name if code in known else code for code in self.start_cards)
        yield from super().clauses()

    def says_bought(self) -> str:
        """ "a squad of 4 regular"."""
        return self.done("nothing")

    def says(self) -> str:
        """ "Rifle squad, 2 points, at most 4: a squad of 4 regular." """
        most = f", at most {self.at_most}" if self.at_most > 1 else ", once"
        return f"{self.name}, {counted(self.cost, 'point')}{most}: {self.says_bought()}."


def _squad(squad: Squad) -> str:
    token = f" with the {squad.specialization.replace('_', '-')} token" if squad.specialization else ""
    return f"a squad of {_counts(dict(squad.figures))}{token}"


def _counts(found: dict[str, int]) -> str:
    return listed([f"{count} {kind.replace('_', '-')}" for kind, count in found.items() if count] or ["nothing"], "and")


def vehicle_name(kind: str) -> str:
    """The printed name of a kind of vehicle."""
    return next((each.name for each in facts.unit_types().values() if each.is_vehicle and each.kind_name == kind), kind)


@dataclass(frozen=True)
class Army:
    """The points of a division, and the list from which its player buys."""

    side: str
    division: str
    points: int
    offers: tuple[Offer, ...]

    @property
    def default(self) -> tuple[Offer, ...]:
        """The proposed army; an offer stands there once for each time that it is bought."""
        return tuple(each for each in self.offers for _ in range(each.default))

    def most(self, count: Callable[[Offer], int]) -> int:
        """The most that the points can buy of something: `count` says how much of it one offer brings."""
        best = [0] * (self.points + 1)
        for offer in self.offers:
            value = count(offer)
            for _ in range(min(offer.at_most, self.points // offer.cost) if value else 0):
                for paid in range(self.points, offer.cost - 1, -1):
                    best[paid] = max(best[paid], best[paid - offer.cost] + value)
        return best[-1]

    def says(self) -> str:
        """ "the Americans have 10 points to buy for division 1"."""
        return f"{PLURALS[self.side]} have {counted(self.points, 'point')} to buy for division {self.division}"

    def says_default(self) -> str:
        """ "2 Rifle squad and 1 Sherman"; empty where there is none."""
        return listed([f"{each.default} {each.name}" for each in self.offers if each.default], "and")


def read_army(found: Document) -> Army:
    """An army of a document."""
    side = found["side"]
    offers = part(parts, lambda each: _offer(side, each), found["offers"])
    return Army(side, found["division"], found["points"], offers)


def _offer(side: str, found: Document) -> Offer:
    return Offer(
        side=side,
        name=found["name"],
        cost=found["cost"],
        at_most=found.get("at_most", 1),
        default=found.get("default", 0),
        command=found.get("command", 0),
        cards=found.get("cards", 0),
        operations=part(parts, card_facts.current_id, found.get("operations", ())),
        lays=part(parts, read_marker, found.get("lays", ())),
        force=part(read_force, found),
        start_cards=part(tuple, found.get("start_cards", ())),
    )
