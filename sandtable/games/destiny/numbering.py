# interpreted: reads set-ups, once a batch
"""The numbers of cards and dice in a set-up."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.exchanges import Exchanged
from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.legality import points_of_member
from sandtable.games.destiny.library import die_print, printed
from sandtable.games.destiny.prints import NO_RENEW, Giving, Print, Reading
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import CHARACTER_CARD, SYMBOL_NAMES, UPGRADE_CARD, WHILE_KEYWORD, WILDCARD
from sandtable.games.destiny.text_sets import TextSet

FEWEST_LOOSE: Final = 4
TIMES_IN_A_ROUND: Final = 2
"""A text may be carried out twice before its dice come back: its card is readied, or played again."""
ANY_KEYWORD: Final = -1
"""All bits: of an ability that does not name its keyword."""


def add(setup: Setup, card: Print, owner: int, dice: int | None) -> int:
    """Add one card with its dice; None: the card's own number (one or none, D-28).

    A character without a die brings none, elite or not (DST-ELT-01).
    """
    number = len(setup.prints)
    setup.prints.append(card)
    setup.owner.append(owner)
    setup.first_copy.append(_first_copy(setup, number))
    setup.is_elite.append((dice or 0) > 1)
    count = 0 if not card.symbols else 1 if dice is None else dice
    first = len(setup.card_of)
    setup.card_of.extend([number] * count)
    setup.dice_of.append(tuple(range(first, first + count)))
    return number


def print_bits(setup: Setup) -> list[int]:
    """By card of a deck, a bit for its print."""
    bits = [0] * len(setup.prints)
    for deck in setup.decks:
        for card in deck:
            bits[card] = 1 << (setup.first_copy[card] - deck[0])
    return bits


def _first_copy(setup: Setup, card: int) -> int:
    """The first card with the same print and owner."""
    first = setup.prints.index(setup.prints[card])
    while setup.owner[first] != setup.owner[card]:
        first = setup.prints.index(setup.prints[card], first + 1)
    return first


def add_recruits(setup: Setup, decks: list[DeckList], texts: TextSet) -> None:
    """Add the characters that the decks bring set aside, behind all other characters; each non-elite (DST-ASD-09)."""
    for number, deck in enumerate(decks):
        codes = [code for code, copies in deck.set_aside for _ in range(copies) if facts_of(code).type == "character"]
        recruits = tuple([add(setup, printed(code, texts), number, 1) for code in codes])
        setup.recruits.append(recruits)
        setup.points += [points_of_member(Member(code, 1), format_of(deck)) for code in codes]
        setup.aside += recruits
    setup.slots = len(setup.prints)


def add_aside(setup: Setup, exchanged: list[Exchanged], texts: TextSet) -> None:
    """Add the other cards that the decks bring set aside (DST-ASD-03)."""
    for number, each in enumerate(exchanged):
        for code, copies in each.deck.set_aside:
            if facts_of(code).type != "character":
                setup.aside += tuple([add(setup, printed(code, texts), number, None) for _ in range(copies)])
    setup.print_bits += [0] * (len(setup.prints) - len(setup.print_bits))
    setup.anticipates = any(card.before_seen is not None for card in setup.prints)
    setup.detects = any(card.detects for card in setup.prints)
    setup.locks_dice = any(card.resolved_exhausted for card in setup.prints)
    setup.acts_in_hand = any(card.from_hand is not None for card in setup.prints)


def set_plots_aside(setup: Setup) -> None:
    """Set the plots aside that have done their work when the deck was built (D-408)."""
    for seat, plots in enumerate(setup.plots):
        gone = tuple([plot for plot in plots if setup.prints[plot].aside_before_set_up])
        setup.plots[seat] = tuple([plot for plot in plots if plot not in gone])
        setup.aside += gone


def also_in_discard(setup: Setup, counting: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By occurrence, these cards and those with an ability for it that works in the discard pile."""
    rows = [*counting]
    for card, made in enumerate(setup.prints):
        for each in made.triggers:
            if each.works_in_discard and card not in rows[each.occurrence]:
                rows[each.occurrence] += (card,)
    return tuple(rows)


def add_further_dice(setup: Setup) -> None:
    """Add the dice that cards may get in the game, behind all others (DST-ELT-01)."""
    setup.extra_from = len(setup.card_of)
    subtypes = {subtype for card in setup.prints for subtype in card.makes_elite}
    owned = [(card, setup.owner[number]) for number, card in enumerate(setup.prints) if card.gives_dice]
    titles = {word for card in setup.prints for word in card.makes_elite_titled}
    for number, card in enumerate(setup.prints[: setup.loose_from]):
        is_named = card.kind == UPGRADE_CARD and any([word.casefold() in card.title.casefold() for word in titles])
        can_be_made = card.is_unique and card.symbols and (is_named or not subtypes.isdisjoint(card.subtypes))
        count = max(max(card.most_dice, 2 if can_be_made else 0) - len(setup.dice_of[number]), 0)
        if card.kind == CHARACTER_CARD and card.symbols:
            count += sum([other.gives_dice for other, owner in owned if owner == setup.owner[number]])
        if count > 0:
            first = len(setup.card_of)
            setup.card_of.extend([number] * count)
            setup.dice_of[number] += tuple(range(first, first + count))


def add_loose_dice(setup: Setup, texts: TextSet) -> None:
    """Add the dice that words of cards call from the set-aside zone, enough of each kind for every seat (D-236).

    The dice of a kind belong to a card that stands for them and lies nowhere (DST-ASD-18).
    """
    wanted: dict[str, int] = {}
    for card in setup.prints:
        for code, count in card.calls_for.items():
            wanted[code] = wanted.get(code, 0) + count * TIMES_IN_A_ROUND
    setup.called = [set[str]() for _ in range(setup.seats)]
    for card, owner in zip(setup.prints, setup.owner, strict=True):
        setup.called[owner].update(card.calls_for)
    setup.loose_from = len(setup.prints)
    for seat in range(setup.seats):
        loose: dict[str, int] = {}
        for code, count in wanted.items():
            number = add(setup, die_print(code, texts), seat, max(count, FEWEST_LOOSE))
            setup.first_copy[number] = number
            setup.is_elite[number] = False
            setup.print_bits.append(0)
            loose[code] = number
        setup.loose.append(loose)


def keywords(prints: list[Print]) -> int:
    """The keywords that these cards have, or give to others while they are in play, as bits."""
    found = 0
    for card in prints:
        found |= card.keywords
        for ability in card.triggers:
            if ability.occurrence == WHILE_KEYWORD:
                found |= getattr(ability, "bit", ANY_KEYWORD)
    return found


def gather(setup: Setup) -> None:
    """Note what words ask of all cards of a game, so that they need not look through them each time."""
    setup.is_renewed = [card.renew != NO_RENEW for card in setup.prints]
    owners = {owner for has_it, owner in zip(setup.is_renewed, setup.owner, strict=True) if has_it}
    setup.renews = [seat in owners for seat in range(setup.seats)] if owners else []
    known = {subtype for card in setup.prints for subtype in card.subtypes}
    known |= {ability.gives for card in setup.prints for ability in card.triggers if isinstance(ability, Giving)}
    setup.subtypes = sorted(known)
    setup.symbols_of = [setup.prints[card].symbols for card in setup.card_of]
    for ability in [ability for card in setup.prints for ability in card.triggers]:
        if isinstance(ability, Reading):
            setup.read_symbols |= ability.symbols
    setup.symbols = [symbol for symbol in range(len(SYMBOL_NAMES)) if symbol != WILDCARD]  # D-896
