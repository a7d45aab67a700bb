"""Printed cards as the engine reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import BLANK, NEUTRAL, NOBODY, NOTHING, SPECIAL, WHILE_READ, WILDCARD

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table

NO_BASE: Final = 1_000_000
"""More than any resources."""
NOT_COUNTED: Final = -1
"""The number of an ability that acts each time."""


NO_RENEW: Final = -1
"""Instead of a cost, for cards without Renew."""


class Triggered:
    """A triggered or ongoing ability of a card: the occurrence it waits for, its condition and its effect."""

    works_in_discard: bool = False
    """True for an ability of a card in the discard pile; such cards are watched from the set-up on (DST-OUT-01)."""
    number: int = NOT_COUNTED
    """The place among the abilities of its card, for one that acts the first time only (DST-MEM-02)."""

    def __init__(self, occurrence: int) -> None:
        self.occurrence = occurrence

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where the ability waits for this occurrence (about `it`, caused by seat `by`, of size `many`)."""
        raise NotImplementedError

    def rival(self, table: Table, it: int, by: int) -> int:
        """The opponent of the occurrence and so of the effect; NOBODY without one (DST-MUL-10)."""
        return NOBODY

    def tallied(self, table: Table, card: int, many: int) -> int:
        """The number that the effect gets; mostly that of the occurrence."""
        return many

    def effect(self) -> Node:
        raise NotImplementedError

    def says(self) -> str:
        raise NotImplementedError


class Raising(Triggered):
    """An ongoing ability that adds to a number of some characters: health, a limit (DST-DFX-04, DST-LIM-01)."""

    is_of_battlefield: bool = False
    """True where the battlefield in use decides whether it adds, so that a change of it may take health away."""
    is_of_own_die: bool = False
    """True where it adds to numbers of the die of its own card alone."""

    def much(self, table: Table, card: int, character: int) -> int:
        """The number that the ability of `card` adds for this character."""
        raise NotImplementedError


class Reading(Triggered):
    """An ongoing ability that lets sides of a die be resolved in another way (DST-ASI-03, 04)."""

    def __init__(self, symbols: int, way: int, is_modifier: bool = False) -> None:
        self.occurrence = WHILE_READ
        self.symbols = symbols
        """The symbols of the sides, as bits."""
        self.way = way
        """The way of resolving (die_ways.py); with a value of its own, it holds that as well."""
        self.is_modifier = is_modifier
        """True where the die becomes a modifier that costs nothing, and no base die."""


class Giving(Triggered):
    """An ongoing ability that gives cards a subtype (DST-SBT-05)."""

    def __init__(self, occurrence: int, gives: str) -> None:
        self.occurrence = occurrence
        self.gives = gives


class Discount:
    """A text of a card that makes the card itself cheaper while it is played (D-43)."""

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        """The number taken off the cost; `host` is the character for an upgrade, NOTHING while it is not chosen."""
        raise NotImplementedError


class Restriction:
    """A play restriction (DST-PRE-01): "only ..." or "to play, spot ..."."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        """True when the card may be played at all."""
        return True

    def allows(self, table: Table, host: int) -> bool:
        """True when the upgrade may be attached to this character (D-96)."""
        return True

    def lets_move(self, table: Table, host: int) -> bool:
        """True when the upgrade may be moved to this character; most restrictions are about playing (DST-MVX-01)."""
        return True

    def reads(self, this: int) -> None:
        """Raises ValueError where the words read something that a card of this type does not have."""

    def says(self) -> str:
        raise NotImplementedError


class Modified:
    """The cards that a card with "Modify ..." can be attached to, in place of a character (DST-MOD-01)."""

    def takes(self, table: Table, host: int) -> bool:
        """True for a card in play of the kind that is named; whose it is follows from the type of the card played."""
        raise NotImplementedError


class Refusal:
    """Upgrades that can't be played on a character."""

    def refuses(self, table: Table, card: int) -> bool:
        raise NotImplementedError


class Never(Restriction):
    """The restriction of a blank: it can't be played at all (library.py)."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        return False

    def allows(self, table: Table, host: int) -> bool:
        return False

    def says(self) -> str:
        return "this card can't be played"


class Variable:
    """The X on a die, defined by its card and read at every use (DST-VAX-01, D-14)."""

    def value(self, table: Table, seat: int, card: int) -> int:
        """The present value of X for the seat that has the die or resolves a side of it."""
        raise NotImplementedError


class Wildcard:
    """The base dice that a die with wildcard sides may be added to (DST-WLD-01)."""

    def fits(self, table: Table, card: int, base: int) -> bool:
        """True where the die of `card` may be added to this base die."""
        raise NotImplementedError


class Print:
    """A printed card as the engine reads it; one object for all copies."""

    def __init__(self, code: str, title: str, full_name: str, kind: int, color: int) -> None:
        self.code = code
        self.title = title
        self.full_name = full_name
        self.kind = kind
        self.color = color
        # what is asked again and again comes first, so that it lies close together in memory
        self.cost = 0
        self.is_unique = False
        self.is_cost_fixed = False
        """True for "this card's cost cannot be decreased"."""
        self.is_activatable = False
        """True for a support without a die that can be activated by its text (DST-ACTV-07)."""
        self.restrictions: list[Restriction] = []
        self.discounts: list[Discount] = []
        self.triggers: list[Triggered] = []
        self.counted = 0
        """The occurrences that its abilities count in each round, as bits (DST-MEM-02)."""
        self.actions: list[Node] = []
        self.power_actions: i64 = 0
        """The places of Power Actions among the actions, as bits (DST-POW-01)."""
        self.open_actions = 0
        """The places of actions that other players may use as well, as bits (DST-DWN-15)."""
        self.foreign_actions = 0
        """The places of those of them that the card's own player may not use, as bits."""
        self.modified: Modified | None = None
        """The cards it can be attached to, if these are no characters or only some of them (DST-MOD-01)."""
        self.rider: Modified | None = None
        """The supports that it may be on as if they were characters, by its own words (D-381)."""
        self.refuses: Refusal | None = None
        """The upgrades that can't be played on this character (DST-PLX-08)."""
        self.attaches_any: str = ""
        """A subtype of upgrades that this character takes in spite of their restrictions (Finn)."""
        self.attaches_color = -1
        """A color of upgrades that this character takes in spite of their restrictions."""
        self.base_costs: list[int] = []
        """The cost of each side as a base; NO_BASE for modifiers and sides that nobody can resolve (DST-DIE-06, 10)."""
        self.symbols: list[int] = []
        self.subtypes: tuple[str, ...] = ()
        self.subtype_bits: i64 = 0
        """The same as bits (subtype_bits.py)."""
        # the rest
        self.affiliation = NEUTRAL
        self.health = 0
        self.keywords = 0
        self.values: list[int] = []
        """The value of each side; X stands for the value of `variable`."""
        self.variable: Variable | None = None
        self.modifiers: list[bool] = []
        self.costs: list[int] = []
        """The cost of each side in resources."""
        self.indirect_costs: list[int] = []
        """The cost of each side in indirect damage to the player who resolves it (DST-IND-23)."""
        self.play: Node | None = None
        self.entering: Node | None = None
        """The effect as the card enters play, without the queue (D-73)."""
        self.special: Node | None = None
        self.leaving_deck: Node | None = None
        """The effect after the card was discarded from its player's deck."""
        self.from_hand: Node | None = None
        """The action that is used while the card is in the hand."""
        self.before_seen: Node | None = None
        """The words before an opponent's effect reveals it or discards it from the hand (DST-ANT-01)."""
        self.leaving_hand: Node | None = None
        """The effect after an opponent's effect has discarded it from its player's hand."""
        self.guarded = 0
        """The number of dice that its Guardian removes, where its keyword has one (DST-GDN-03)."""
        self.first_cheaper = ""
        """The subtype of upgrades of which the first one played on this character costs less."""
        self.goes_for_its_host = False
        """True for an upgrade that is discarded in place of the card that it is on (DST-RPE-01)."""
        self.takes_dice = False
        """True for a support that dice may be resolved against."""
        self.stays_below = 0
        """The damage on it below which it cannot be discarded from play."""
        self.resolved_exhausted = False
        """True for a card whose player can't resolve its die while the card is ready."""
        self.before_actions = 0
        """The places, among the actions, of words that come before an action of the turn, as bits."""
        self.modifies_nothing = False
        """True for a card with a die that modifies no other die."""
        self.pierces = False
        """True where damage of a die that this card's die modifies is unblockable."""
        self.wildcard: Wildcard | None = None
        """The dice that the wildcard sides of this card's die modify (DST-WLD-01)."""
        self.own_words: list[Node | None] = []
        """The sentences of symbols, by symbol, that differ on this die; empty without any."""
        self.claim: Node | None = None
        self.asks_for = 0
        """The kinds of things that its words remember, as bits (memory.py)."""
        self.enters_exhausted = False
        """True for a support that is exhausted when it enters play."""
        self.stays_in_play = False
        """True for a card that cannot be discarded from play (DST-CAN-01)."""
        self.leaves_aside = False
        """True for a card that is set aside instead of leaving play (DST-RPL-01)."""
        self.resources_at_start = 0
        """Resources that its player has more at the start of the game (DST-SET-05)."""
        self.resources_for_all = 0
        """The same for every player."""
        self.roll_off = 0
        """A number that is added to its player's roll for the battlefield (EX-122)."""
        self.loses_roll_off = False
        """True where its player loses the roll for the battlefield."""
        self.aside_before_set_up = False
        """True for a plot that is set aside before the set-up: it has done its work when the deck was built."""
        self.calls_for: dict[str, int] = {}
        """The cards whose set-aside dice the words roll, by code, with the number rolled at once (DST-ASD-12)."""
        self.most_dice = 0
        """The most dice that its own words can bring the card to; 0 where none does (DST-ELT-01)."""
        self.gives_dice = 0
        """The dice that its words can add to a character of its player, whichever it is."""
        self.makes_elite_titled: tuple[str, ...] = ()
        """Words in titles: its own words can make a unique upgrade with one of them elite."""
        self.makes_elite: tuple[str, ...] = ()
        """The subtypes of unique cards that its words can make elite."""
        self.renew = NO_RENEW
        """The cost to play the card from the discard pile by its own words (DST-REN-01)."""
        self.detects = 0
        """The number of cards that Detect reveals (DST-DET-01)."""
        self.is_set_aside = False
        """True for an event that is set aside after its effect instead of being discarded (DST-ASD-15)."""
        self.is_raising = False
        """True for a card with an ability whose end may take health or a limit away, or make copies unique again."""
        self.stays_exhausted = False
        """True for a card that is not readied in the upkeep phase."""
        self.bears: int = 0
        """The damage at which this support is discarded, if indirect damage may be assigned to it (DST-IND-19)."""
        self.discarded_at: int = 0
        """The damage at which this card is discarded by its own text (DST-TOK-05); 0: never."""
        self.enters_with: list[tuple[int, int]] = []
        """The tokens that it enters play with: kind and number of each (DST-TOK-01)."""
        self.is_assigned_last = False
        """True for a character that gets indirect damage only where no other one has room (DST-IND-18)."""

    def work_out(self) -> None:
        """Note what follows from the other fields."""
        self.base_costs = [self._base_cost(side) for side in range(len(self.symbols))]
        self.subtype_bits = bits_of(self.subtypes)

    def is_power_action(self, at: int) -> bool:
        """True where the action in this place is a Power Action."""
        return (self.power_actions >> at & 1) != 0

    def _base_cost(self, side: int) -> int:
        return NO_BASE if self.modifiers[side] or not self.has_words(side) else self.costs[side]

    def has_words(self, side: int) -> bool:
        """True for a side that does something by itself: no blank, no wildcard, and no special without words."""
        symbol = self.symbols[side]
        return symbol not in (BLANK, WILDCARD) and (symbol != SPECIAL or self.special is not None)


DIE_SPAN: Final = 16
"""The base for packing a die behind the symbol of one of its sides: symbol + DIE_SPAN * (die + 1)."""


def raised(table: Table, occurrence: int, of: int, symbol: int = 0, die: int = NOTHING) -> int:
    """The sum of the numbers that ongoing abilities add for a character or card (DST-LIM-05, DST-VAL-03).

    `symbol` is that of the side whose value is asked for, `die` the die: dice of one card may be of different cards
    and players once others have gained or borrowed some of them (D-403, D-335).
    """
    total = 0
    if die >= 0 and (table.dice_gained or table.lent):
        symbol += DIE_SPAN * (die + 1)
    for card in table.watch[occurrence]:
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence != occurrence or not isinstance(ability, Raising):
                continue
            if ability.is_of_own_die and card != of:
                continue
            if ability.meets(table, card, table.controller(card), of, table.controller(of), symbol):
                total += ability.much(table, card, of)
    return total
