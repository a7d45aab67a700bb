# interpreted: builds a table of nodes once
"""Every node by number, so that frames can be stored: the steps of the game, then symbols, then cards."""

from __future__ import annotations

from functools import cache

from simulate.games.destiny import (
    damage,
    defeat,
    discarding,
    elimination,
    flow,
    resolving,
    rolling_off,
    triggers,
    turns,
    twins,
)
from simulate.games.destiny.actions import activate, claim, out_of_turn, play_card, reroll, resolve_dice
from simulate.games.destiny.cards import corrected, encoded
from simulate.games.destiny.frames import Node
from simulate.games.destiny.library import printed
from simulate.games.destiny.lining import LINE_UP, WHICH_OPPONENT
from simulate.games.destiny.prints import Print
from simulate.games.destiny.resolving import SYMBOLS
from simulate.games.destiny.text_sets import TextSet
from simulate.games.destiny.words import symbols as symbols  # fills in what the symbols do
from simulate.games.destiny.words.abilities import WhenTriggered

STEPS: tuple[Node, ...] = (
    LINE_UP,
    triggers.INTERRUPTION,
    triggers.SETTLE,
    damage.DEALING,
    damage.SHIELDING,
    defeat.DEFEATING,
    resolving.RESOLVING,
    resolving.USING,
    play_card.PLAY_CARD,
    activate.ACTIVATE_CARD,
    activate.ACTIVATE_TOGETHER,
    activate.GUARDING,
    resolve_dice.COMBINING,
    resolve_dice.RESOLVE_DICE,
    reroll.REROLL_DICE,
    claim.CLAIM_BATTLEFIELD,
    rolling_off.TWO_SHIELDS,
    rolling_off.ONE_SHIELD,
    discarding.MULLIGAN,
    discarding.UPKEEP,
    rolling_off.ROLL_OFF,
    turns.TURNS,
    flow.GAME_FLOW,
    WHICH_OPPONENT,
    elimination.ABANDONED,
    out_of_turn.OUT_OF_TURN,
    twins.TWINS,
)


@cache
def all_nodes() -> tuple[Node, ...]:
    """Every node; the place of each is its number."""
    found = list(STEPS)
    for sentence in (*SYMBOLS.sentences, *SYMBOLS.piercing):
        found.extend(walk(sentence))
    cards = [printed(code) for code in encoded()]
    cards += [printed(code, texts) for texts in TextSet for code in corrected(texts)]
    for card in cards:
        for root in roots(card):
            found.extend(walk(root))
    return tuple(found)


@cache
def numbers() -> dict[int, int]:
    """The number of each node by its identity."""
    return {id(node): number for number, node in enumerate(all_nodes())}


def roots(card: Print) -> list[Node | None]:
    """The phrases a card consists of."""
    triggered = [ability.effect() for ability in card.triggers if isinstance(ability, WhenTriggered)]
    return [card.play, card.entering, card.special, card.claim, *card.actions, *card.own_words, *triggered]


def walk(root: Node | None) -> list[Node]:
    """A phrase and every phrase in it, from the outside in."""
    if root is None:
        return []
    found = [root]
    for name in ("first", "second", "phrase", "phrases"):
        part = getattr(root, name, None)
        for node in part if isinstance(part, list) else [part]:
            if isinstance(node, Node):
                found.extend(walk(node))
    return found
