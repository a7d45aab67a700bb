"""Assault: a squad storms an adjacent hex (section 16)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves, squads
from sandtable.games.tide_of_iron.combat import storming
from sandtable.games.tide_of_iron.combat.mines import explode
from sandtable.games.tide_of_iron.combat.rolling import roll
from sandtable.games.tide_of_iron.combat.storm_odds import StormOdds
from sandtable.games.tide_of_iron.concealment import reveal_around
from sandtable.games.tide_of_iron.frames import Activation, Attack, Frame, Node
from sandtable.games.tide_of_iron.lines import (
    TOLD_ASSAULT,
    TOLD_ASSAULT_HITS,
    TOLD_ASSAULT_WON,
    TOLD_MOVED,
    TOLD_ROLLED,
    TOLD_SUPPORT,
)
from sandtable.games.tide_of_iron.markers import MINES_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.movement import CLIFF
from sandtable.games.tide_of_iron.names import hex_name, unit_place
from sandtable.games.tide_of_iron.retreating import begin_retreat
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import DISRUPTED, FATIGUED, NO_CONDITION, NOTHING
from sandtable.games.tide_of_iron.words import lasting, modifiers

MOST_SUPPORTERS: Final = 2
"""The most squads that may support an assault (TOI-ASL-05)."""

SUPPORT: Final = 0
REVEAL: Final = 1
CARDS: Final = 2
ROLL: Final = 3
ROLLED: Final = 4
DEFENDER_LOSES: Final = 5
ATTACKER_LOSES: Final = 6
WINNER: Final = 7
ADVANCE: Final = 8
TIRED: Final = 9


class Assault(Node):
    """`hex` is stormed by `unit`; the steps are those of TOI-ASL-24.

    `picked` holds the concealed squads that keep out of it (TOI-ASL-21). `numbers` holds the bonus of cards to the
    defenders' strength, the number of the defenders' dice, the hits on the defender and the hits on the attacker.
    """

    def step(self, table: Table, frame: Frame) -> None:
        attack = frame.attack
        assert attack is not None
        if frame.step == SUPPORT:
            self._name_supporters(table, frame, attack)
        elif frame.step == REVEAL:
            self._reveal(table, frame)
        elif frame.step == CARDS:
            frame.step = ROLL
            offer_cards(table, frame)
        elif frame.step == ROLL:
            self._roll(table, frame, attack)
        elif frame.step == ROLLED:
            self._count(table, frame, attack)
        else:
            self._resolve(table, frame, attack)

    def _resolve(self, table: Table, frame: Frame, attack: Attack) -> None:
        """Apply the losses of both sides, find the winner and settle who gets the hex."""
        if frame.step == DEFENDER_LOSES:
            frame.step = ATTACKER_LOSES
            bearers = storming.defenders(table, frame.hex, frame.picked)
            storming.lose(table, bearers, frame.numbers[0], 1 - frame.seat, False)
        elif frame.step == ATTACKER_LOSES:
            frame.step = WINNER
            storming.lose(table, list(attack.firing), frame.numbers[1], frame.seat, True)
        elif frame.step == WINNER:
            self._settle(table, frame, attack)
        elif frame.step == ADVANCE:
            frame.step = TIRED
            advance(table, frame.unit, frame.hex)
        else:
            self._end(table, attack)

    def _name_supporters(self, table: Table, frame: Frame, attack: Attack) -> None:
        """Ask for supporters one by one, in order of unit number (TOI-ASL-05)."""
        if frame.answer >= 0:
            attack.firing = (*attack.firing, frame.answer)
        if table.is_trial:
            add_tired_supporters(table, attack)
        found = supporters(table, attack)
        if frame.answer == DECLINE or table.is_trial or not found:
            frame.answer = NOTHING
            frame.step = REVEAL
            begin_storm(table, attack)
        else:
            table.put(table.commander(attack.lead), [DECLINE, *found])

    def _reveal(self, table: Table, frame: Frame) -> None:
        """Ask whether each concealed defender takes part or keeps out (TOI-ASL-21); `many` is the unit asked about,
        plus 1.

        A judged copy asks no question: all take part, and no card is used.
        """
        if table.is_trial:
            frame.step = ROLL
            return
        if frame.answer == SHOW:
            if table.setup.rules.reveal_on_defend:
                moves.reveal(table, frame.many - 1)
        elif frame.answer == KEEP_OUT:
            frame.picked += (frame.many - 1,)
        frame.answer = NOTHING
        for unit in table.stacks[frame.hex]:
            if unit >= frame.many and table.concealed[unit]:
                frame.many = unit + 1
                table.put(table.commander(unit), [SHOW, KEEP_OUT])
                return
        frame.step = CARDS

    def _roll(self, table: Table, frame: Frame, attack: Attack) -> None:
        """Roll for both sides at the same time; only the defender has cover (TOI-ASL-11, 12)."""
        black, red, back = pools(table, frame, attack)
        if table.is_trial:
            judge(table, frame, attack, black, back, red)
            return
        attack.black = roll(table, black)
        attack.red = roll(table, red)
        frame.numbers = roll(table, back)
        frame.step = ROLLED

    def _count(self, table: Table, frame: Frame, attack: Attack) -> None:
        """Count the hits of both sides; defence dice cancel only hits of the attacker."""
        rules = table.setup.rules
        hits = max(0, successes(attack.black, rules.assault_success) - successes(attack.red, rules.defense_success))
        hurts = successes(frame.numbers, rules.assault_success)
        if table.telling:
            tell_dice(table, frame, attack, hits, hurts)
        frame.numbers = (hits, hurts)
        frame.step = DEFENDER_LOSES

    def _settle(self, table: Table, frame: Frame, attack: Attack) -> None:
        """Decide the winner and move the squads (TOI-ASL-14 to 16)."""
        hits, back = frame.numbers
        is_cleared = not storming.defenders(table, frame.hex, frame.picked)
        beats = hits > back or (hits == back and table.setup.rules.attacker_wins_ties)
        is_won = table.figures[frame.unit] != squads.EMPTY and (is_cleared or beats)
        if table.telling:
            table.tell(TOLD_ASSAULT_WON, frame.seat if is_won else 1 - frame.seat, (frame.hex,))
        frame.step = ADVANCE if is_won else TIRED
        if is_won:
            begin_retreat(table, frame.hex)

    def _end(self, table: Table, attack: Attack) -> None:
        """Fatigue the supporters; the action itself fatigues the active squad (TOI-ASL-06)."""
        table.frames.pop()
        for unit in attack.firing[1:]:
            if table.is_on_map(unit):
                moves.tire(table, unit)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == (DECLINE if frame.step == SUPPORT else KEEP_OUT)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == SUPPORT:
            return f"Support for the assault on {hex_name(table, frame.hex)}"
        return f"{unit_place(table, frame.many - 1)}: take part in the defence"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == SUPPORT:
            return "no more support" if option == DECLINE else unit_place(table, option)
        return "reveal it and take part" if option == SHOW else "keep out"


DECLINE: Final = -2
SHOW: Final = 1
KEEP_OUT: Final = 0
ASSAULT_NODE: Final = Assault()


def begin(table: Table, unit: int, hex: int) -> None:
    """Let the active squad assault a hex out of `targets`."""
    seat = table.seat_of(unit)
    frame = table.start(ASSAULT_NODE, seat, unit, hex)
    attack = Attack(seat, unit)
    attack.hex = hex
    attack.firing = (unit,)
    frame.attack = attack


def begin_storm(table: Table, attack: Attack) -> None:
    """Announce the assault, which reveals the squads that take part."""
    if table.setup.rules.reveal_on_attack:
        moves.reveal(table, attack.lead)
    for unit in attack.firing[1:]:
        if table.setup.rules.reveal_on_support:
            moves.reveal(table, unit)
    if table.telling:
        table.tell(TOLD_ASSAULT, attack.seat, (attack.lead, attack.hex))
        for unit in attack.firing[1:]:
            table.tell(TOLD_SUPPORT, attack.seat, (unit, table.figures[unit]))


def targets(table: Table, unit: int, activation: Activation | None) -> list[int]:
    """Adjacent hexes this squad may assault (TOI-ASL-01 to 04); `activation`: its movement so far, if any."""
    if squads.has_heavy_weapon(table.figures[unit]):
        return []
    if activation is not None and activation.entered_obstacle:
        return []
    here = table.where[unit]
    return [hex_ for hex_ in table.setup.ground.neighbours[here] if hex_ >= 0 and may_storm(table, unit, here, hex_)]


def may_storm(table: Table, unit: int, here: int, hex: int) -> bool:
    """True for a hex with enemies but no heavy vehicle, without a cliff between; never halved twice (TOI-ASL-02, 03,
    TOI-ATK-04).
    """
    if table.holder(hex) != 1 - table.seat_of(unit):
        return False
    ground = table.setup.ground
    if abs(ground.level[hex] - ground.level[here]) >= CLIFF:
        return False
    for enemy in table.stacks[hex]:
        if not table.is_squad(enemy) and table.setup.vehicles[table.setup.unit_kind[enemy]].is_heavy:
            return False
    return storming.halvings(table, unit, hex) <= 1


def supporters(table: Table, attack: Attack) -> list[int]:
    """Squads next to the hex, fresh or fatigued, without heavy weapons and conditions (TOI-ASL-01, 05, 19, 30)."""
    if len(attack.firing) > MOST_SUPPORTERS or (table.smoke and attack.hex in table.smoke):
        return []
    last = attack.firing[-1] if len(attack.firing) > 1 else NOTHING
    found: list[int] = []
    for unit in range(last + 1, table.setup.units):
        if unit != attack.lead and may_support(table, unit, attack):
            found.append(unit)
    return found


def add_tired_supporters(table: Table, attack: Attack) -> None:
    """Add every squad without another possible action as a supporter; a judged copy asks no question."""
    for unit in supporters(table, attack):
        if table.state[unit] == FATIGUED and len(attack.firing) <= MOST_SUPPORTERS:
            attack.firing = (*attack.firing, unit)


def may_support(table: Table, unit: int, attack: Attack) -> bool:
    where = table.where[unit]
    if where < 0 or table.seat_of(unit) != attack.seat or not table.is_squad(unit):
        return False
    if table.conditions[unit] != NO_CONDITION or squads.has_heavy_weapon(table.figures[unit]):
        return False
    if table.markers[where] & (WIRE_BIT | MINES_BIT):  # its firepower would be halved twice
        return False
    return table.setup.ground.distance(where, attack.hex) == 1


def offer_cards(table: Table, frame: Frame) -> None:
    """Offer both sides the cards that they keep for assaults; the attacker is asked first."""
    defenders = storming.defenders(table, frame.hex, frame.picked)
    squads_ = [unit for unit in defenders if table.is_squad(unit)]
    able = [unit for unit in squads_ if table.conditions[unit] < DISRUPTED]
    if squads_:
        lasting.offer(table, 1 - frame.seat, modifiers.COVER, squads_[0], lasting.TO_COVER)
    if able:  # a disrupted squad has no strength, so a bonus does nothing
        lasting.offer(table, 1 - frame.seat, modifiers.ASSAULT_DEFENSE, able[0], lasting.TO_CALL)
    lasting.offer(table, frame.seat, modifiers.ASSAULT_FIREPOWER, frame.unit, lasting.TO_FIREPOWER)


def pools(table: Table, frame: Frame, attack: Attack) -> tuple[int, int, int]:
    """Dice of the attacker, of the defenders' cover, and of the defenders."""
    black = storming.attack_dice(table, attack)
    red = storming.cover_dice(table, attack, frame.picked)
    return black, red, storming.defence_dice(table, frame.hex, frame.picked) + sum(frame.numbers)


def tell_dice(table: Table, frame: Frame, attack: Attack, hits: int, hurts: int) -> None:
    """Tell the dice of both sides, their hits, and what could be expected of them."""
    table.tell(TOLD_ROLLED, frame.seat, (len(attack.black), *attack.black, *attack.red))
    table.tell(TOLD_ROLLED, 1 - frame.seat, (len(frame.numbers), *frame.numbers))
    chances = StormOdds(table, attack, frame.picked, len(attack.black), len(attack.red), len(frame.numbers))
    numbers = (hits, chances.hits.mean(), hurts, chances.hurts.mean(), chances.chance_to_win())
    table.tell(TOLD_ASSAULT_HITS, frame.seat, numbers)


def successes(dice: tuple[int, ...], number: int) -> int:
    return sum([1 for die in dice if die >= number])


def advance(table: Table, unit: int, hex: int) -> None:
    """Move the winner into the empty hex, at no cost and outside fortifications (TOI-ASL-15, 28)."""
    moves.put_on(table, unit, hex)
    if table.telling:
        table.tell(TOLD_MOVED, table.seat_of(unit), (unit, hex, 0))
    reveal_around(table, unit)
    if table.markers[hex] & MINES_BIT:
        explode(table, unit)


def judge(table: Table, frame: Frame, attack: Attack, black: int, back: int, red: int) -> None:
    """Credit a judged copy with the mean losses of both sides, and with the hex where the attacker probably wins."""
    hits, hurts = storming.expected(table, attack, frame.picked, black, back, red)
    table.hopes[frame.seat] += hits
    table.hopes[1 - frame.seat] += hurts
    frame.step = TIRED
