# interpreted: builds the printed cards once, from facts and sentences
"""The printed cards as the engine reads them: facts joined with the sentences of the card files."""

from __future__ import annotations

from functools import cache

from sandtable.games.destiny import facts
from sandtable.games.destiny.cards import corrected, paragraphs
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.prints import Never, Print
from sandtable.games.destiny.terms import (
    AFFILIATION_NAMES,
    COLOR_NAMES,
    EVENT_CARD,
    SPECIAL,
    SYMBOL_CODES,
    TYPE_NAMES,
    X,
)
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.words.checking import check
from sandtable.games.destiny.words.walking import (
    calls_for,
    gives_dice,
    made_elite,
    made_elite_by_title,
    most_dice,
    phrases_of,
)


class NotEncoded(KeyError):
    """A card without an encoding."""

    def __str__(self) -> str:
        return f"{facts.card(self.args[0]).full_name} ({self.args[0]}) is not encoded yet"


def printed(code: str, texts: TextSet = TextSet.RULES_1_1) -> Print:
    """One card in one text set; the same object for all copies. Raises UnknownCard, NotEncoded or WrongCard."""
    return built(code, texts if code in corrected(texts) else TextSet.RULES_1_1)


@cache
def built(code: str, texts: TextSet) -> Print:
    """The card in one text set, built once."""
    card = facts.card(code)
    says = paragraphs(code, texts)
    if says is None:
        raise NotEncoded(code)
    made = _from_facts(card)
    for paragraph in says:
        paragraph.put_on(made)
    check(made)
    phrases = phrases_of(made)
    made.calls_for = calls_for(made, phrases)
    made.most_dice = most_dice(made, phrases)
    made.gives_dice = gives_dice(phrases)
    made.makes_elite = made_elite(phrases)
    made.makes_elite_titled = made_elite_by_title(phrases)
    made.work_out()
    return made


@cache
def die_print(code: str, texts: TextSet = TextSet.RULES_1_1) -> Print:
    """A card of which only dice are brought, set aside; most need no sentence. Raises UnknownCard or NotEncoded."""
    if paragraphs(code, texts) is not None:
        return printed(code, texts)
    made = _from_facts(facts.card(code))
    if X in made.values or SPECIAL in made.symbols:
        raise NotEncoded(code)
    check(made)
    made.work_out()
    return made


def _from_facts(card: CardFacts) -> Print:
    title = facts.title_of(card)
    full_name = title + card.full_name.removeprefix(card.name)
    made = Print(card.code, title, full_name, TYPE_NAMES.index(card.type), COLOR_NAMES.index(card.color))
    made.affiliation = AFFILIATION_NAMES.index(card.affiliation)
    made.cost = card.cost or 0
    made.health = card.health or 0
    made.is_unique = card.is_unique
    made.subtypes = card.subtypes
    made.symbols = [SYMBOL_CODES.index(side.symbol) for side in card.sides]
    made.values = [X if side.is_x else side.value for side in card.sides]
    made.modifiers = [side.is_modifier for side in card.sides]
    made.costs = [side.cost for side in card.sides]
    made.indirect_costs = [side.indirect_cost for side in card.sides]
    return made


@cache
def blank(code: str) -> Print:
    """A card that does nothing, in place of this one: an event of its color and cost that can't be played (D-133).

    It can be drawn, and discarded to reroll, as every card can.
    """
    card = facts.card(code)
    made = Print(
        code, f"Blank {code}", f"Blank (instead of {card.full_name})", EVENT_CARD, COLOR_NAMES.index(card.color)
    )
    made.cost = card.cost or 0
    made.restrictions.append(Never())
    made.work_out()
    return made
