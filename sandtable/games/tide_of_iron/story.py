# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told. Rounds, phases and action turns read as headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import story
from sandtable.engine.words import capital, counted
from sandtable.games.tide_of_iron import carrying, lines, squads, track
from sandtable.games.tide_of_iron.actions.choosing import kind_name
from sandtable.games.tide_of_iron.actions.moving import points_words
from sandtable.games.tide_of_iron.actions.special import HEAL_SUCCESS
from sandtable.games.tide_of_iron.combat.odds import SCALE
from sandtable.games.tide_of_iron.conditions import PLURALS
from sandtable.games.tide_of_iron.names import hex_name, seat_name, unit_name
from sandtable.games.tide_of_iron.state import OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    ATTACK_NAMES,
    CONDITION_NAMES,
    DAMAGE_NAMES,
    FIGURE_NAMES,
    MARKER_NAMES,
    NATION_NAMES,
    NO_CONDITION,
    NOBODY,
    NOTHING,
    PHASE_NAMES,
    RANGE_NAMES,
    SPECIALIZATION_NAMES,
    UNDAMAGED,
)
from sandtable.games.tide_of_iron.words import modifiers
from sandtable.games.tide_of_iron.words.modifiers import KINDS, ONE_TIME_SENTENCES, SCOPE_NAMES

ENDING_NAMES: Final = ("", "condition", "points", "initiative", "no winner", "step budget", "held out", "control")
"""Words for the end of a game, by Table.ending."""
WON_BY: Final = (
    "",
    "",
    " by victory points",
    " on equal points, by initiative",
    "",
    "",
    ": no condition was met",
    " on equal points, by control",
)
"""The words after "win" where no condition of the scenario decided, by Table.ending."""


class Line(story.Line[Table]):
    """The names in one line of the log."""

    @property
    def side(self) -> str:
        """ "American"."""
        return seat_name(self.table, self.seat)

    @property
    def who(self) -> str:
        """ "The Americans"."""
        return capital(players(self.seat))

    @property
    def of_seat(self) -> int:
        """The first player of the side that the line is about; NOBODY where it is about none."""
        return self.table.setup.teams.players[self.seat][0] if self.seat != NOBODY else NOBODY

    def division(self, at: int) -> str:
        """ " (division 2)" where the line tells of one of two partners, otherwise nothing."""
        return f" (division {self.numbers[at]})" if len(self.numbers) > at else ""

    def unit(self, at: int = 0) -> str:
        """The name of a unit without its hex, because the unit may have moved since."""
        return unit_name(self.table, self.numbers[at])

    def hex(self, at: int) -> str:
        return hex_name(self.table, self.numbers[at])

    def card(self, at: int = 0) -> str:
        return self.table.setup.cards[self.numbers[at]].name


def players(seat: int) -> str:
    """A side as people: "the Americans"."""
    return PLURALS[NATION_NAMES[seat]] if seat != NOBODY else "nobody"


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice)) if dice else "none"


def _token(special: int) -> str:
    return SPECIALIZATION_NAMES[special].replace("_", "-")


def _built(w: Line) -> str:
    token = _token(w.numbers[2])
    return f"{w.unit()} is built: {squads.text(w.numbers[1])}{f' with {token} token' if token else ''}."


def _comes(w: Line, verb: str) -> str:
    inside = " inside a vehicle" if w.numbers[2] else ""
    return f"{w.unit()} {verb} {w.hex(1)}{inside}."


def _started(w: Line) -> str:
    """All about a unit that the scenario places."""
    _, _, figures, special, _, _, _ = w.numbers
    token = f" with {_token(special)} token" if special else ""
    return _start(w) + (f": {squads.text(figures)}{token}." if figures else ".")


def _start(w: Line) -> str:
    """The unit and its place: "German squad 3 starts at D5 in the pillbox"."""
    _, _, _, _, carrier, inside, is_concealed = w.numbers
    place = f" inside {unit_name(w.table, carrier)}" if carrier != NOTHING else ""
    place += f" in the {marker_name(inside)}" if inside != OUTSIDE else ""
    return f"{w.unit()} starts at {w.hex(1)}{place}{', concealed' if is_concealed else ''}"


def _moved(w: Line) -> str:
    cost = points_words(w.numbers[2]) if w.numbers[2] else "no cost"
    return f"{w.unit()} moves to {w.hex(1)} ({cost})."


def _attack(w: Line) -> str:
    _, target, _, kind, range_class, is_op_fire = w.numbers
    whom = f"{w.unit(1)} in {w.hex(2)}" if target != NOTHING else w.hex(2)
    opening = "Op Fire: " if is_op_fire else ""
    return f"{opening}{w.unit()} attacks {whom}: {ATTACK_NAMES[kind]}, {RANGE_NAMES[range_class]} range."


def _support(w: Line) -> str:
    return f"{w.unit()} supports{f' with {squads.text(w.numbers[1])}' if w.numbers[1] else ''}."


def _rolled(w: Line) -> str:
    """The rolled dice: black ones of the attack, red ones of the defence."""
    many, *dice = w.numbers
    black, red = tuple(dice[:many]), tuple(dice[many:])
    if not black:
        return f"{w.side} defence dice: {_dice(red)}."
    return f"{w.side} attack dice: {_dice(black)}{f'; defence dice: {_dice(red)}' if red else ''}."


def _hits(w: Line) -> str:
    _, hits, expected = w.numbers
    return f"{_hits_of(hits)} on {w.unit()}{f' ({decimal(expected)} expected)' if expected != lines.UNKNOWN else ''}."


def _assault_hits(w: Line) -> str:
    """The hits on both sides beside those that could be expected, and the chance that the attackers had."""
    hits, hoped, hurts, feared, chance = w.numbers
    return (
        f"{_hits_of(hits)} on the defenders ({decimal(hoped)} expected), {_hits_of(hurts).lower()} on the attackers "
        f"({decimal(feared)} expected); the attackers' chance to win was {percent(chance)}."
    )


def _hits_of(many: int) -> str:
    return counted(many, "hit") if many else "No hits"


def decimal(thousandths: int) -> str:
    """ "1.3": one place behind the point, rounded down."""
    return f"{thousandths // SCALE}.{thousandths % SCALE * 10 // SCALE}"


def percent(thousandths: int) -> str:
    return f"{(thousandths + 5) // 10} %"


def _lost_figures(w: Line) -> str:
    _, many, left = w.numbers
    lost = counted(many, "figure")
    if left:
        return f"{w.unit()} loses {lost}; left: {squads.text(left)}."
    return f"{w.unit()} loses its last {lost if many > 1 else 'figure'}."


def _condition(w: Line) -> str:
    return f"{w.unit()} is {CONDITION_NAMES[w.numbers[1]]}."


def _recovered(w: Line) -> str:
    if w.numbers[1] == NO_CONDITION:
        return f"{w.unit()} recovers."
    return f"{w.unit()} recovers and is {CONDITION_NAMES[w.numbers[1]]} now."


def _damaged(w: Line) -> str:
    damage = w.numbers[1]
    return f"{w.unit()} is {DAMAGE_NAMES[damage].replace('_', ' ') if damage != UNDAMAGED else 'repaired'}."


def _fortified(w: Line) -> str:
    kind = w.numbers[1]
    return f"{w.unit()} " + ("leaves its fortification." if kind == OUTSIDE else f"enters the {marker_name(kind)}.")


def marker_name(kind: int) -> str:
    return MARKER_NAMES[kind].replace("_", " ")


def _marker(w: Line) -> str:
    kind, _, is_placed = w.numbers
    deed = "is placed in" if is_placed else "is removed from"
    return f"{capital(marker_name(kind))} {deed} {w.hex(1)}."


def _contact(w: Line) -> str:
    _, die, needed = w.numbers
    result = "contact" if die >= needed else "no contact"
    return f"{w.card()} rolls {die} and needs {needed}: {result}."


def _gain(w: Line, noun: str) -> str:
    many = w.numbers[0]
    return f"{w.who} {'gain' if many >= 0 else 'pay'} {abs(many)} {noun}."


def _points(w: Line) -> str:
    return f"{w.who} gain {counted(w.numbers[0], 'victory point')}."


def _tokens(w: Line) -> str:
    many = w.numbers[0]
    if many < 0:
        return f"{w.who} lose {-many} command from their initiative card."
    return f"{w.who} put {many} command on their initiative card."


def _objective_hex(w: Line) -> str:
    return hex_name(w.table, w.table.setup.objectives[w.numbers[0]].hex)


def _control(w: Line) -> str:
    objective = w.table.setup.objectives[w.numbers[0]]
    name = f" ({objective.name})" if objective.name else ""
    return f"{w.who} control {hex_name(w.table, objective.hex)}{name}."


def _carried(w: Line) -> str:
    """The news about an objective that is carried."""
    number, _, _, what = w.numbers
    name = w.table.setup.objectives[number].name
    if what == carrying.LEFT:
        return f"{name} is left in {w.hex(2)}."
    if what == carrying.TAKEN_AWAY:
        return f"{w.unit(1)} takes {name} off the map."
    return f"{w.unit(1)} {'picks up' if what == carrying.PICKED_UP else 'puts down'} {name} in {w.hex(2)}."


def _deed(w: Line) -> str:
    """A deed of the scenario, by its name or its sentence."""
    number, die, is_done = w.numbers
    deed = w.table.setup.deeds[number]
    rolled = f" rolls {die}" if die else ""
    if not is_done:
        return f"{deed.name}{rolled}: it fails."
    return f"{deed.name}{rolled}: it is done." if deed.name else deed.says


def _special(w: Line) -> str:
    """The result of Heal; other special actions are told by their action and their marker."""
    die = w.numbers[3]
    result = "a regular figure comes back" if die >= HEAL_SUCCESS else "nobody comes back"
    return f"{w.unit()} heals {w.unit(2)}: rolls {die}, {result}."


def _effect(w: Line) -> str:
    """The sentence of the modifier, with the side named."""
    packed, amount, until = w.numbers
    sentence = (modifiers.SENTENCES if until else ONE_TIME_SENTENCES)[packed % KINDS]
    units = f"{w.side} {SCOPE_NAMES[packed // KINDS]}"
    sign = f"+{amount}" if amount > 0 else str(amount)
    says = sentence.format(who=units, whose=w.side, one=f"one of the {units}", sign=sign, many=amount)
    says = says.replace("when you roll", f"when {players(w.seat)} roll")
    return f"{capital(says)}." if until else f"Once, {says}."


def _end(w: Line) -> str:
    ending, condition = w.numbers
    if w.seat == NOBODY:
        return "The game ends without a winner."
    if condition == NOTHING:
        return f"{w.who} win{WON_BY[ending]}."
    met = w.table.setup.victory.conditions[condition]
    grade = f" a {met.grade} victory" if met.grade else ""
    return f"{w.who} win{grade}: {met.condition.says()}."


SENTENCES: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_ROUND: lambda w: (
        f"Round {w.numbers[0]} of {w.table.setup.rounds}{track.words(w.numbers[0])}: {players(w.seat)} have initiative."
    ),
    lines.TOLD_PHASE: lambda w: f"{PHASE_NAMES[w.numbers[0]].capitalize()} Phase.",
    lines.TOLD_TURN: lambda w: f"{w.side} action turn{w.division(1)}: {counted(w.numbers[0], 'action')}.",
    lines.TOLD_BUILT: _built,
    lines.TOLD_PLACED: lambda w: _comes(w, "is placed in"),
    lines.TOLD_STARTED: _started,
    lines.TOLD_OP_FIRE_SET: lambda w: f"{w.unit()} is put into Op Fire.",
    lines.TOLD_ACTION: lambda w: f"{w.unit()}: {kind_name(w.table, w.numbers[1])}.",
    lines.TOLD_MOVED: _moved,
    lines.TOLD_ATTACK: _attack,
    lines.TOLD_SUPPORT: _support,
    lines.TOLD_ROLLED: _rolled,
    lines.TOLD_HITS: _hits,
    lines.TOLD_LOST_FIGURES: _lost_figures,
    lines.TOLD_CONDITION: _condition,
    lines.TOLD_DAMAGED: _damaged,
    lines.TOLD_DESTROYED: lambda w: f"{w.unit()} is destroyed in {w.hex(1)}.",
    lines.TOLD_REVEALED: lambda w: f"{w.unit()} is revealed: {squads.text(w.numbers[1])}.",
    lines.TOLD_ASSAULT: lambda w: f"{w.unit()} assaults {w.hex(1)}.",
    lines.TOLD_ASSAULT_HITS: _assault_hits,
    lines.TOLD_ASSAULT_WON: lambda w: f"{w.who} win the assault on {w.hex(0)}.",
    lines.TOLD_RETREAT: lambda w: f"{w.unit()} retreats to {w.hex(1)}.",
    lines.TOLD_LOADED: lambda w: f"{w.unit()} loads into {w.unit(1)}.",
    lines.TOLD_UNLOADED: lambda w: f"{w.unit()} unloads from {w.unit(1)}.",
    lines.TOLD_FORTIFIED: _fortified,
    lines.TOLD_MARKER: _marker,
    lines.TOLD_MINES: lambda w: f"Mines explode under {w.unit()}: {_dice(w.numbers[1:])}.",
    lines.TOLD_CARD: lambda w: f"{w.who} play {w.card()}.",
    lines.TOLD_DRAW: lambda w: f"{w.who} draw {w.card()}.",
    lines.TOLD_CONTACT: _contact,
    lines.TOLD_DRIFT: lambda w: f"Drift from {w.hex(0)}: black die {w.numbers[1]}, red die {w.numbers[2]}.",
    lines.TOLD_COMMAND: lambda w: _gain(w, "command"),
    lines.TOLD_POINTS: _points,
    lines.TOLD_CONTROL: _control,
    lines.TOLD_TOKENS: _tokens,
    lines.TOLD_INITIATIVE: lambda w: f"{w.who} take the initiative.",
    lines.TOLD_REGROUPED: lambda w: f"1 {FIGURE_NAMES[w.numbers[2]]} of {w.unit()} joins {w.unit(1)}.",
    lines.TOLD_EXCHANGED: lambda w: (
        f"{w.unit()} gives {w.unit(1)} 1 {FIGURE_NAMES[w.numbers[2]]} in exchange for {squads.text(w.numbers[3])}."
    ),
    lines.TOLD_FRESH: lambda w: f"{w.unit()} is fresh again.",
    lines.TOLD_FATIGUED: lambda w: f"{w.unit()} is fatigued.",
    lines.TOLD_FIGURES: lambda w: f"{w.unit()} has {squads.text(w.numbers[1])} now.",
    lines.TOLD_CONCEALED: lambda w: f"{w.unit()} is concealed.",
    lines.TOLD_SPECIALIZED: lambda w: f"{w.unit()} gets the {_token(w.numbers[1])} token.",
    lines.TOLD_MORE_ACTIONS: lambda w: f"{w.who} take {counted(w.numbers[0], 'more action')} in this turn.",
    lines.TOLD_COMMAND_LOST: lambda w: f"{w.who} lose {w.numbers[0]} command.",
    lines.TOLD_PHASE_OVER: lambda w: f"{w.who}{w.division(0)} have finished their Action Phase.",
    lines.TOLD_RECOVERED: _recovered,
    lines.TOLD_REINFORCED: lambda w: _comes(w, "arrives in"),
    lines.TOLD_REINFORCEMENTS_LOST: lambda w: f"There is no room for {w.unit()}: it never comes.",
    lines.TOLD_SPECIAL: _special,
    lines.TOLD_EFFECT: _effect,
    lines.TOLD_DEED: _deed,
    lines.TOLD_OBJECTIVE_REMOVED: lambda w: f"The objective on {_objective_hex(w)} is removed.",
    lines.TOLD_CARRIED: _carried,
    lines.TOLD_BOUGHT: lambda w: f"{w.who} buy {w.numbers[1]} x {w.table.setup.deeds[w.numbers[0]].name}.",
    lines.TOLD_END: _end,
}
"""The sentence of each kind of line for everybody, or of a secret line for its seat."""

SECRETS: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_BUILT: lambda w: f"{w.unit()} is built in secret.",
    lines.TOLD_FIGURES: lambda w: f"{w.unit()} has other figures now.",
    lines.TOLD_STARTED: lambda w: f"{_start(w)}.",
}
"""The sentence of each secret kind of line for the other seats."""

STORY: Final = story.Story(Line, lines.TOLD_NAMES, SENTENCES, SECRETS)
