# interpreted: shows games to people
"""The chances of an assault beside the options that declare it: dice of both sides, expected hits, who gets the hex.

The numbers are those with which the engine rolls (combat/storming.py, storm_odds.py), before cards that somebody may
still play. Concealed defenders leave none: nobody but their owner knows their strength, or whether they take part.
"""

from __future__ import annotations

from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.actions.assault import ASSAULT_NODE, DECLINE, REVEAL, SHOW, SUPPORT
from sandtable.games.tide_of_iron.actions.encoding import HEXES, STORM
from sandtable.games.tide_of_iron.actions.moving import MOVING
from sandtable.games.tide_of_iron.combat import storming
from sandtable.games.tide_of_iron.combat.storm_odds import StormOdds
from sandtable.games.tide_of_iron.frames import Attack, Frame
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.story import decimal, percent


class StormChances:
    """An assault as it would be rolled; `out` names the defenders that keep out of it."""

    def __init__(self, table: Table, attack: Attack, out: tuple[int, ...]) -> None:
        self.black = storming.attack_dice(table, attack)
        """Dice of the attackers."""
        self.red = storming.cover_dice(table, attack, out)
        """Dice of the defenders' cover."""
        self.back = storming.defence_dice(table, attack.hex, out)
        """Dice of the defenders, which hit the attackers."""
        self.odds = StormOdds(table, attack, out, self.black, self.red, self.back)
        self.success = table.setup.rules.assault_success
        self.defense_success = table.setup.rules.defense_success

    def says(self) -> str:
        """One line for a reader: "8 dice against 4, 4 or more hits; ..."."""
        known = self.odds
        red = f"{counted(self.red, 'defence die', 'defence dice')}, {self.defense_success} or more blocks"
        return (
            f"{counted(self.black, 'die', 'dice')} against {self.back}, {self.success} or more hits; {red}; "
            f"{decimal(known.hits.mean())} hits expected on the defenders, {decimal(known.hurts.mean())} on the "
            f"attackers; the attackers win {percent(known.chance_to_win())}"
        )


def storm_chances_of(table: Table, frame: Frame, option: int) -> StormChances | None:
    """The assault as an option of the open question would declare it; None for other options."""
    if frame.node is MOVING and option // HEXES == STORM:
        attack = Attack(frame.seat, frame.unit)
        attack.hex, attack.firing = option % HEXES, (frame.unit,)
        return _known(table, attack, ())
    if frame.node is not ASSAULT_NODE or frame.attack is None:
        return None
    attack = frame.attack.clone()
    if frame.step == SUPPORT:
        attack.firing = attack.firing if option == DECLINE else (*attack.firing, option)
        return _known(table, attack, ())
    return _with_defender(table, frame, attack, option) if frame.step == REVEAL else None


def _with_defender(table: Table, frame: Frame, attack: Attack, option: int) -> StormChances | None:
    """With the concealed unit that takes part or keeps out, where it is the last one that is asked about."""
    unit = frame.many - 1
    is_last = not any(table.concealed[other] for other in table.stacks[frame.hex] if other > unit)
    if not is_last or any(table.concealed[other] for other in attack.firing):
        return None
    return StormChances(table, attack, frame.picked if option == SHOW else (*frame.picked, unit))


def _known(table: Table, attack: Attack, out: tuple[int, ...]) -> StormChances | None:
    """The chances that the attackers can know."""
    if any(table.concealed[unit] for unit in table.stacks[attack.hex]):
        return None
    return StormChances(table, attack, out)
