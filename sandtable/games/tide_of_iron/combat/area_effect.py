"""The effect of an area attack in its hex: one roll for all, a defence of each unit, then losses (TOI-ARE-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.combat import bonuses, casualties, cover, odds, vehicles, worth
from sandtable.games.tide_of_iron.combat.odds import SUCCESS_NUMBERS
from sandtable.games.tide_of_iron.combat.rolling import roll
from sandtable.games.tide_of_iron.frames import Attack, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_HITS, TOLD_MARKER, TOLD_ROLLED
from sandtable.games.tide_of_iron.markers import WIRE_BIT
from sandtable.games.tide_of_iron.moves import mark, with_item
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NORMAL_RANGE, NOTHING, RAZOR_WIRE, SUPPRESSIVE

ROLL: Final = 0
DEFEND: Final = 1
ARMOR_ANSWERED: Final = 2
STRIKE: Final = 3

SAME_DICE: Final = -1
"""In place of a number of dice: the roll for infantry counts for vehicles too."""
OPEN: Final = -1
"""In place of hits: the unit has not defended yet."""


class AreaEffect(Node):
    """`picked` holds the units in the hex with the hits on each; `numbers` holds the black dice for infantry and
    vehicles.

    Losses wait until all units have defended, so that the loss of one unit doesn't change the cover of another.
    """

    def step(self, table: Table, frame: Frame) -> None:
        attack = frame.attack
        assert attack is not None
        if frame.step == ROLL:
            begin(table, frame, attack)
        elif frame.step == DEFEND:
            defend(table, frame, attack)
        elif frame.step == ARMOR_ANSWERED:
            if frame.answer != NOTHING:
                attack.red = vehicles.turned(attack.red, frame.answer)
            settle(table, frame, attack)
        else:
            strike(table, frame, attack)

    def prompt(self, table: Table, frame: Frame) -> str:
        attack = frame.attack
        assert attack is not None
        return f"Thick Armour of {unit_place(table, frame.unit)}: defence dice {', '.join(map(str, attack.red))}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"turn a {option} to a block" if option >= 0 else "leave the dice as they are"


AREA_EFFECT: Final = AreaEffect()


def area_attack(
    table: Table,
    seat: int,
    hex_: int,
    dice: int,
    kind: int,
    range_class: int = NORMAL_RANGE,
    vehicle_dice: int = SAME_DICE,
) -> None:
    """Attack a hex with black dice; on some cards `vehicle_dice` differ, and they are rolled separately (TOI-ARE-02,
    24).
    """
    frame = table.start(AREA_EFFECT, seat, NOTHING, hex_)
    frame.numbers = (dice, SAME_DICE if vehicle_dice == dice or kind == SUPPRESSIVE else vehicle_dice)
    frame.attack = Attack(seat, NOTHING)
    frame.attack.hex = hex_
    frame.attack.kind = kind
    frame.attack.range_class = range_class


def begin(table: Table, frame: Frame, attack: Attack) -> None:
    """Roll for the hex; friendly units in it are attacked as well (TOI-ARE-01)."""
    if table.is_trial:
        table.frames.pop()
        dice, other = frame.numbers
        table.hopes[frame.seat] += expected_worth(table, attack, dice, dice if other == SAME_DICE else other)
        return
    attack.black = roll(table, frame.numbers[0] + max(0, frame.numbers[1]))
    if table.telling:
        table.tell(TOLD_ROLLED, frame.seat, (len(attack.black), *attack.black))
    clear_wire(table, attack, black_for(frame, attack, False))
    picked: list[int] = []
    for unit in table.stacks[attack.hex]:
        picked.append(unit)
        picked.append(OPEN)
    frame.picked = tuple(picked)
    frame.step = DEFEND


def black_for(frame: Frame, attack: Attack, is_vehicle: bool) -> tuple[int, ...]:
    """The part of the black dice that counts against a type of target."""
    if is_vehicle and frame.numbers[1] != SAME_DICE:
        return attack.black[frame.numbers[0] :]
    return attack.black[: frame.numbers[0]]


def clear_wire(table: Table, attack: Attack, black: tuple[int, ...]) -> None:
    """Remove razor wire when either type has enough successes; defence dice don't count (TOI-ARE-04)."""
    if not table.markers[attack.hex] & WIRE_BIT:
        return
    if odds.successes(black, SUCCESS_NUMBERS[attack.range_class]) >= bonuses.SUCCESSES_TO_CLEAR_WIRE:
        mark(table, attack.hex, -WIRE_BIT)
        if table.telling:
            table.tell(TOLD_MARKER, attack.seat, (RAZOR_WIRE, attack.hex, 0))


def defend(table: Table, frame: Frame, attack: Attack) -> None:
    """Let the next unit roll its own cover and armour; a suppressive attack has no effect on vehicles (TOI-ARE-13)."""
    at = next_open(frame.picked)
    if at == NOTHING:
        frame.step = STRIKE
        return
    unit = frame.picked[at]
    frame.unit = unit
    if attack.kind == SUPPRESSIVE and not table.is_squad(unit):
        frame.picked = with_item(frame.picked, at + 1, 0)
        return
    attack.red = roll(table, cover.defense_of(table, unit, attack.kind, False, attack.shelter))
    die = vehicles.die_to_turn(table, unit, attack.red)
    if die == NOTHING or hits_on(table, frame, attack) == 0:
        settle(table, frame, attack)
        return
    frame.step = ARMOR_ANSWERED
    table.put(table.commander(unit), [NOTHING, die])


def next_open(picked: tuple[int, ...]) -> int:
    """The place in `picked` of the first unit that has not defended yet."""
    for at in range(0, len(picked), 2):
        if picked[at + 1] == OPEN:
            return at
    return NOTHING


def hits_on(table: Table, frame: Frame, attack: Attack) -> int:
    """The hits that the defence dice leave on the defending unit."""
    black = black_for(frame, attack, not table.is_squad(frame.unit))
    return odds.hits(black, attack.range_class, attack.red, table.setup.rules.defense_success)


def expected_on(table: Table, frame: Frame, attack: Attack) -> int:
    """The mean of the hits on the defending unit that its dice and those of the attack could bring, in thousandths."""
    black = len(black_for(frame, attack, not table.is_squad(frame.unit)))
    is_thick, success = vehicles.is_thick(table, frame.unit), table.setup.rules.defense_success
    return odds.odds(black, attack.range_class, len(attack.red), success, is_thick).mean()


def settle(table: Table, frame: Frame, attack: Attack) -> None:
    """Note the final hits on the defending unit."""
    hits = hits_on(table, frame, attack)
    if table.telling:
        table.tell(TOLD_ROLLED, table.seat_of(frame.unit), (0, *attack.red))
        table.tell(TOLD_HITS, attack.seat, (frame.unit, hits, expected_on(table, frame, attack)))
    frame.picked = with_item(frame.picked, next_open(frame.picked) + 1, hits)
    frame.step = DEFEND


def strike(table: Table, frame: Frame, attack: Attack) -> None:
    """Apply the hits to the next unit; its owner may have to choose figures afterwards."""
    if not frame.picked:
        table.frames.pop()
        return
    unit, hits = frame.picked[0], frame.picked[1]
    frame.picked = frame.picked[2:]
    if not table.is_squad(unit):
        vehicles.hit(table, unit, hits)
    elif attack.kind == SUPPRESSIVE:
        casualties.suppress(table, unit, hits)
    else:
        casualties.hit_squad(table, unit, hits)


def expected_worth(table: Table, attack: Attack, dice: int, vehicle_dice: int) -> int:
    """The expected enemy losses less the expected own losses, in points."""
    points = 0
    for unit in table.stacks[attack.hex]:
        black = dice if table.is_squad(unit) else vehicle_dice
        red = cover.defense_of(table, unit, attack.kind, False, attack.shelter)
        loss = worth.expected_loss(table, unit, black, attack.range_class, red, attack.kind)
        points += -loss if table.seat_of(unit) == attack.seat else loss
    return points
