"""The odds of an assault before it is rolled: the hits on both sides, and who gets the hex (TOI-ASL-11 to 16)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import odds, storming, vehicles
from sandtable.games.tide_of_iron.combat.odds import Odds
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import DESTROYED


class StormOdds:
    """The odds of an assault with these dice: attackers, cover of the defenders, defenders.

    `out` names the defenders that keep out of it.
    """

    def __init__(self, table: Table, attack: Attack, out: tuple[int, ...], black: int, red: int, back: int) -> None:
        rules = table.setup.rules
        faces = odds.faces_from(rules.assault_success)
        self.hits = Odds(odds.ways(black, faces), odds.ways(red, odds.faces_from(rules.defense_success)))
        """Hits on the defenders."""
        self.hurts = Odds(odds.ways(back, faces), [1])
        """Hits on the attackers."""
        self.needed = bearable(table, storming.defenders(table, attack.hex, out))
        """The hits that leave no defender."""
        self.figures = squads.count(table.figures[attack.lead])
        """Figures of the active squad, which takes the hits on the attackers first."""
        self.wins_ties = rules.attacker_wins_ties

    def wins(self, hits: int, hurts: int) -> bool:
        """Whether the attackers get the hex with these hits on defenders and attackers (TOI-ASL-14 to 16)."""
        if hurts >= self.figures:
            return False
        return hits >= self.needed or hits > hurts or (hits == hurts and self.wins_ties)

    def chance_to_win(self) -> int:
        """The chance that the attackers get the hex, in thousandths, rounded down."""
        ways = 0
        for hits in range(len(self.hits.chances)):
            for hurts in range(len(self.hurts.chances)):
                if self.wins(hits, hurts):
                    ways += self.hits.chances[hits] * self.hurts.chances[hurts]
        return ways * odds.SCALE // (self.hits.whole * self.hurts.whole)


def bearable(table: Table, units: list[int]) -> int:
    """The hits that take the last figure of every squad and destroy every vehicle among these units."""
    hits = 0
    for unit in units:
        if table.is_squad(unit):
            hits += squads.count(table.figures[unit])
        else:
            steps = 1
            while vehicles.damage_after(table, unit, steps) < DESTROYED:
                steps += 1
            hits += steps
    return hits
