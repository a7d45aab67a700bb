"""Dice in pools, by symbol, card and owner."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import character_of as character_of
from sandtable.games.destiny.gained_dice import dice_of, gainer_of
from sandtable.games.destiny.names import die_name, whose
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, COLOR_NAMES, DOWNGRADE_CARD, NOTHING, TYPE_NAMES
from sandtable.games.destiny.words.nouns.die_filters import (
    ANY_CARD,
    OF_ATTACHED,
    OF_IT,
    OF_ITS_CHARACTER,
    OF_THOSE,
    DieFilters,
)
from sandtable.games.destiny.words.nouns.held import those_dice
from sandtable.games.destiny.words.nouns.noun import ANYBODY, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.showing import meaning_of, showing_in_words
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, ADie, need

CHARACTERS_ALONE: Final = (CHARACTER_CARD,)


class DieNoun(DieFilters):
    """Dice in pools: only they show a symbol and can be removed, turned or rerolled (DST-ZONE-11, 30)."""

    def _copy(self) -> DieNoun:
        copy = DieNoun()
        copy.whose = self.whose
        copy.color = self.color
        copy.symbols = self.symbols
        copy.is_not_showing = self.is_not_showing
        copy.kinds = self.kinds
        copy.qualities = self.qualities
        copy.called_so = self.called_so
        copy.is_modified = self.is_modified
        copy.is_other = self.is_other
        copy.is_another = self.is_another
        copy.is_said_so = self.is_said_so
        copy.traits = self.traits
        copy.holder = self.holder
        copy.holder_words = self.holder_words
        copy.is_theirs = self.is_theirs
        copy.is_unresolved = self.is_unresolved
        return copy

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        """True for a die in a pool that meets all filters but that of its owner."""
        if self.symbols:
            shown = (self.symbols >> table.symbol(die)) & 1
            if bool(shown) == self.is_not_showing:
                return False
        if self.is_modified and not table.is_modifier(die):
            return False
        if self.is_unresolved and die in table.resolved:
            return False
        if not self.fits_card(table, die, frame):
            return False
        return not self.traits or all(trait.fits(table, die, frame) for trait in self.traits)

    def fits_card(self, table: Table, die: int, frame: Frame) -> bool:
        """True for a die, wherever it lies, that meets the filters about its card and its being another one."""
        if self.is_other and self._is_this(table, die, frame):
            return False
        if self.is_another and die == frame.it:
            return False
        card = table.setup.card_of[die]
        if self.color >= 0 and not has_color(table, card, self.color):
            return False
        if self.kinds and table.kind(card) not in self.kinds:
            return False
        if self.qualities and not all(each.suits(table, card) for each in self.qualities):
            return False
        if self.called_so and not all(each.suits(table, card) for each in self.called_so):
            return False
        if self.holder == OF_THOSE:
            return die in those_dice(table)
        return self.holder == ANY_CARD or self._is_held(table, die, frame)

    def _is_this(self, table: Table, die: int, frame: Frame) -> bool:
        if frame.die != NOTHING:
            return die == frame.die
        # of two dice of the card either may be the one that is meant (DST-NAM-09)
        return table.setup.card_of[die] == frame.card and len(table.setup.dice_of[frame.card]) == 1

    def _is_held(self, table: Table, die: int, frame: Frame) -> bool:
        card = gainer_of(table, die) if table.dice_gained else NOTHING
        if card == NOTHING:
            card = table.setup.card_of[die]
        holder = frame.card
        if self.holder == OF_IT:
            holder = frame.it
        elif self.holder == OF_ATTACHED:
            holder = bearer(table, frame.card)
        elif self.holder == OF_ITS_CHARACTER:
            holder = character_of(table, frame.it)
        if holder == NOTHING or table.setup.prints[card].kind == DOWNGRADE_CARD:  # DST-DWN-09
            return False
        if card == holder:
            return True
        return table.host[card] == holder and self.kinds != CHARACTERS_ALONE  # D-750

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for die in table.pools[seat]:
                if self.fits(table, die, frame):
                    found.append(die)
        return found

    def reads(self, it: int, this: int) -> None:
        if self.holder == OF_IT:
            need(self.singular(False), it, A_CHARACTER)
        if self.holder == OF_ITS_CHARACTER or self.is_another:
            need(self.singular(False), it, A_DIE)
        for trait in self.traits:
            trait.reads(it, this)

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return die_name(table, thing) + whose(table, table.setup.card_of[thing], self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        words = [each.before() for each in self.qualities]
        if self.color >= 0:
            words.append(COLOR_NAMES[self.color].capitalize())
        words += [each.before() for each in self.called_so]
        if self.kinds or (self.holder not in (ANY_CARD, OF_THOSE) and not self.called_so):
            words.append(" or ".join([TYPE_NAMES[kind] for kind in self.kinds]) or "character or upgrade")
        if (self.is_other and not self.is_said_so) or ((self.is_another or self.is_said_so) and plural):
            words.insert(0, "other")
        words.append("dice" if plural else "die")
        return " ".join(words) + self._showing(plural)

    def _showing(self, plural: bool) -> str:
        """The words about the side: " showing damage", " not showing a shield", " showing a value of 1"."""
        showing = showing_in_words(self.symbols)
        if plural and self.symbols == 1:
            showing = " showing blanks ([blank])"
        if self.is_not_showing:
            showing = f" not{showing}"
        showing += " showing a modified side" if self.is_modified else ""
        for trait in self.traits:
            said = trait.says()
            showing += said.replace(" showing", " with", 1) if showing and said.startswith(" showing a value") else said
        return showing

    def singular(self, they: bool) -> str:
        if self.holder != ANY_CARD:
            return f"one of {self.holder_words} {self.bare(True)}".replace("showing blanks", "showing a blank")
        if self.is_another or self.is_said_so:
            return self._another(they)
        if self.is_theirs:
            return f"one of their {self.bare(True)}"
        return one_of(self.whose, self.bare(False), self.bare(True), they).replace("showing blanks", "showing a blank")

    def _another(self, they: bool) -> str:
        if self.whose == ANYBODY:
            return f"another {self.bare(False)}"
        return f"another {one_of(self.whose, self.bare(False), self.bare(True).removeprefix('other '), they)}"

    def plural(self, they: bool) -> str:
        if self.holder != ANY_CARD:
            return f"{self.holder_words} {self.bare(True)}"
        if self.is_theirs:
            return f"their {self.bare(True)}{' they did not resolve' if self.is_unresolved else ''}"
        dice = all_of(self.whose, self.bare(True), they)
        return f"{dice} {'they' if they else 'you'} did not resolve" if self.is_unresolved else dice


class DiceOfThis(Noun[ADie]):
    """ "This die": dice of this card in its player's pool (D-102); for an elite character its controller chooses."""

    kind_of_thing = A_DIE

    def __init__(self, symbols: tuple[int, ...] = ()) -> None:
        self.symbols = 0
        for symbol in symbols:
            self.symbols |= 1 << symbol
        self.symbols = meaning_of(self.symbols)

    def find(self, table: Table, frame: Frame) -> list[int]:
        pool = table.pools[frame.seat]
        dice = [die for die in dice_of(table, frame.card) if die in pool]
        return [die for die in dice if not self.symbols or (self.symbols >> table.symbol(die)) & 1]

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)

    def singular(self, they: bool) -> str:
        return f"this die{showing_in_words(self.symbols)}"

    def plural(self, they: bool) -> str:
        return "these dice"

    def bare(self, plural: bool) -> str:
        return "dice" if plural else "die"


class ItsDie(DiceOfThis):
    """ "Its die": dice of this card in any pool, for one that has just changed hands (DST-BFX-06)."""

    def __init__(self, words: str = "its die") -> None:
        DiceOfThis.__init__(self)
        self.words = words

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in dice_of(table, frame.card) if table.face[die] >= 0]

    def singular(self, they: bool) -> str:
        return self.words


DIE: Final = DieNoun()
DICE_OF_THIS: Final = DiceOfThis()
ITS_OWN_DICE: Final = ItsDie()
