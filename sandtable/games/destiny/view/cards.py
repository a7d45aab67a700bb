# interpreted: shows games to people
"""Cards as a viewer sees them: in play with everything on them, in hands, decks and piles."""

from __future__ import annotations

from typing import Final

from sandtable.engine.views import EVERYTHING, ONLOOKER, Things
from sandtable.games.destiny.actions.play_card import RESOLVED, PlayCard
from sandtable.games.destiny.attached import downgrades_on, is_downgrade, upgrades_on
from sandtable.games.destiny.colors import colors_of
from sandtable.games.destiny.defeat import DEFEATING
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.names import card_name, own_title
from sandtable.games.destiny.phases.discarding import SECRETS
from sandtable.games.destiny.sides_up import battlefield_of, characters_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES, DEFEAT, EVENT_CARD, TYPE_NAMES
from sandtable.games.destiny.tokens import IN_ROWS, in_rows
from sandtable.games.destiny.used_powers import is_used
from sandtable.games.destiny.view.dice import dice_at_card
from sandtable.games.destiny.view.lasting import choices_of, piloting_of
from sandtable.games.destiny.view.names import card_at
from sandtable.games.destiny.words.nouns.subtypes import spelled

KEYS: Final = ("resource", "shield", "charm")
"""The kinds of tokens as views call them, in the order of their numbers."""


def card_thing(table: Table, card: int) -> Things:
    """A card that the viewer sees, wherever it is."""
    printed = table.setup.prints[card]
    return {
        "at": card_at(card),
        "label": card_name(table, card) if table.is_in_play(card) else printed.full_name,
        "name": own_title(table, card),
        "code": printed.code,
        "kind": TYPE_NAMES[table.kind(card)],
        "color": COLOR_NAMES[printed.color],
        "cost": printed.cost,
    }


def power_of(table: Table, card: int) -> Things:
    """Whether all Power Actions of a card in play were used in this round; nothing for a card without one."""
    printed = table.setup.prints[card]
    places = [at for at in range(len(printed.actions)) if printed.is_power_action(at)]
    return {"power_used": all([is_used(table, card, at) for at in places])} if places else {}


def tokens_of(table: Table, card: int) -> Things:
    """Resources, shields and charm tokens on a card by their kinds; nothing for a card without any (DST-TOK-09)."""
    found = {KEYS[kind]: in_rows(table, card, kind) for kind in IN_ROWS if in_rows(table, card, kind)}
    return {"tokens": found} if found else {}


def gained(table: Table, card: int) -> Things:
    """The colors that a card has besides its printed one, and subtypes that it has gained; nothing for most cards."""
    found = [COLOR_NAMES[color] for color in colors_of(table, card)[1:]]
    found += [spelled(subtype) for each, subtype in table.gained if each == card]
    return {"also": found} if found else {}


def made_elite(table: Table, card: int) -> Things:
    """Whether a card other than a character is elite; nothing for most cards (DST-ELT-03)."""
    return {"elite": True} if is_elite(table, card) else {}


def lent(table: Table, card: int) -> Things:
    """The controller of a card that lies in front of another player than its owner, or is a downgrade; else nothing."""
    is_apart = is_downgrade(table, card) or table.controller(card) != table.setup.owner[card]
    return {"controller": table.controller(card)} if is_apart else {}


def attached(table: Table, card: int) -> Things:
    """The upgrades on a support and the downgrades on a card, where there are some."""
    upgrades = () if table.is_character(card) else upgrades_on(table, card)
    downgrades = downgrades_on(table, card)
    return {
        **({"upgrades": [card_in_play(table, each) for each in upgrades]} if upgrades else {}),
        **({"downgrades": [card_in_play(table, each) for each in downgrades]} if downgrades else {}),
    }


def card_in_play(table: Table, card: int) -> Things:
    """An upgrade, a downgrade or a support with the dice and the damage on it, and what is attached to it."""
    return {
        **card_thing(table, card),
        "owner": table.setup.owner[card],
        "exhausted": table.exhausted[card],
        "damage": table.placed[card],
        "dice": dice_at_card(table, card),
        **made_elite(table, card),
        **gained(table, card),
        **power_of(table, card),
        **tokens_of(table, card),
        **choices_of(table, card),
        **lent(table, card),
        **attached(table, card),
    }


def character(table: Table, card: int) -> Things:
    """A character of a team; it stays in the view when it is defeated."""
    printed = table.setup.prints[card]
    return {
        "at": card_at(card),
        "label": card_name(table, card),
        "name": own_title(table, card),
        "subtitle": printed.full_name.removeprefix(printed.title).lstrip(", "),
        "code": printed.code,
        "kind": TYPE_NAMES[printed.kind],
        "color": COLOR_NAMES[printed.color],
        "owner": table.setup.owner[card],
        "elite": is_elite(table, card),
        **gained(table, card),
        "health": health_of(table, card),
        "damage": table.damage[card],
        "shields": table.shields[card],
        "exhausted": table.exhausted[card],
        "defeated": is_defeated(table, card),
        "dice": dice_at_card(table, card),
        **piloting_of(table, card),
        **power_of(table, card),
        **tokens_of(table, card),
        **choices_of(table, card),
        "upgrades": [card_in_play(table, upgrade) for upgrade in table.upgrades[card]],
        **lent(table, card),
        **attached(table, card),
    }


def is_defeated(table: Table, card: int) -> bool:
    """True also for a character whose defeat has just ended the game: it is not cleared away any more."""
    if not table.is_in_play(card):
        return True
    last = table.frames[-1] if table.ending == DEFEAT and table.frames else None
    return last is not None and last.node is DEFEATING and card in last.numbers


def is_known(table: Table, viewer: int, owner: int, card: int) -> bool:
    """Whether the viewer has seen a card that now lies in the hand of its owner, or in the deck."""
    in_hand = card in table.hands[owner]
    if viewer == EVERYTHING:
        return in_hand or any(card in known for known in table.knows)
    if viewer == ONLOOKER:  # the card has been shown to all; its owner has been told so as well
        return all(card in known for known in table.knows)
    return (in_hand and viewer == owner) or (viewer < table.setup.seats and card in table.knows[viewer])


def hand_cards(table: Table, viewer: int, owner: int) -> list[Things]:
    """The cards of a hand that the viewer sees, those chosen in secret marked."""
    chosen = _chosen_in_secret(table, viewer)
    cards = [card for card in table.hands[owner] if is_known(table, viewer, owner, card)]
    if viewer not in (owner, EVERYTHING):
        cards.sort()
    return [{**card_thing(table, card), "chosen": card in chosen, **detected(table, card)} for card in cards]


def detected(table: Table, card: int) -> Things:
    """Whether a card of a hand is detected, in a game with cards that detect."""
    return {"detected": card in table.detected} if table.setup.detects else {}


def _chosen_in_secret(table: Table, viewer: int) -> set[int]:
    """The cards that have been chosen so far in the mulligan or the upkeep, as far as the viewer knows."""
    chosen = {card for frame in table.frames if frame.die == SECRETS for card in frame.numbers + frame.picked}
    return {card for card in chosen if viewer in (EVERYTHING, table.setup.owner[card])}


def deck_cards(table: Table, viewer: int, owner: int) -> list[Things]:
    """The cards of a deck that the viewer has seen there, with their places from the top."""
    return [
        {**card_thing(table, card), "place": place}
        for place, card in enumerate(table.decks[owner], 1)
        if is_known(table, viewer, owner, card)
    ]


def cards_being_played(table: Table) -> list[int]:
    """Events whose effect is not over yet: they lie in no pile."""
    playing = [frame for frame in table.frames if isinstance(frame.node, PlayCard) and frame.step == RESOLVED]
    return [frame.card for frame in playing if table.setup.prints[frame.card].kind == EVENT_CARD]


def is_shown(table: Table, viewer: int, card: int) -> bool:
    """Whether a card is in this seat's view."""
    owner = table.setup.owner[card]
    if card in characters_of(table, owner) or table.is_in_play(card) or card == battlefield_of(table, owner):
        return True
    if card in table.hands[owner] + table.decks[owner]:
        return is_known(table, viewer, owner, card)
    return card in table.discards[owner] or card in table.aside or card in cards_being_played(table)
