# interpreted: shows games to people
"""The things on the table that an option belongs to, by the work that asks.

Options about a thing that is not in the view lie nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.destiny.actions.activate import Guarding
from sandtable.games.destiny.actions.asking import AsksForAction
from sandtable.games.destiny.actions.claim import ClaimBattlefield
from sandtable.games.destiny.actions.play_card import PLACED, PlayCard
from sandtable.games.destiny.actions.playable import PLACE_SPAN
from sandtable.games.destiny.actions.reroll import RerollDice
from sandtable.games.destiny.actions.resolve_dice import READING, Combining, ResolveDice
from sandtable.games.destiny.actions.turn import ABILITY_SPAN
from sandtable.games.destiny.assigning import Assigning, next_to_get
from sandtable.games.destiny.defeat import REDEPLOYING, REPLACING, Defeating
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.queue_order import WHOSE, LineUp, WhichOpponent
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_SPAN, CARD_ACTION, CLAIM, KEPT, NOTHING, ON_CARD, REROLL, RESOLVE
from sandtable.games.destiny.triggers import Interruption
from sandtable.games.destiny.upgrade_copies import Twins
from sandtable.games.destiny.view.cards import is_shown
from sandtable.games.destiny.view.dice import die_with_sides
from sandtable.games.destiny.view.names import (
    card_at,
    deck_at,
    die_at,
    hand_at,
    pool_at,
    resources_at,
    seat_at,
    side_at,
)
from sandtable.games.destiny.view.picks import is_about_dice, noun_of
from sandtable.games.destiny.view.waiting import awaited_card, awaited_die
from sandtable.games.destiny.words.joints import Either, May, Verb
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.piles import HAND, Pile
from sandtable.games.destiny.words.players import Unless
from sandtable.games.destiny.words.several import SomeOf
from sandtable.games.destiny.words.verbs.dice import ChooseSymbol
from sandtable.games.destiny.words.verbs.moving import MoveDamage
from sandtable.games.destiny.words.verbs.odd.splitting import CHOOSING, FIRST_GROUP, SplitPool
from sandtable.games.destiny.words.verbs.power import UseBattlefield
from sandtable.games.destiny.words.verbs.resolve import ResolveAny
from sandtable.games.destiny.words.verbs.shields import RemoveAnyShields
from sandtable.games.destiny.words.verbs.tokens import Spend
from sandtable.games.destiny.words.verbs.using_actions import UseAction

Places = tuple[str, ...]
Answer = Callable[[Table, Frame, int], Places]


def places_of(table: Table, option: int) -> Places:
    """The names of the things for an option of the open question, the one to click first."""
    frame = table.frames[-1]
    die = die_with_sides(table)
    if die is not None:
        return (side_at(die, option),)
    for nodes, answer in BY_NODE:
        if isinstance(frame.node, nodes):
            return answer(table, frame, option)
    return _named(table, frame, option)


def is_claim(table: Table, option: int) -> bool:
    """Whether an option of the open question claims the battlefield."""
    return isinstance(table.frames[-1].node, AsksForAction) and option // ACTION_SPAN == CLAIM


# -- single things -----------------------------------------------------------------------------------------------


def _card(table: Table, _frame: Frame, card: int) -> Places:
    return (card_at(card),) if card >= 0 and is_shown(table, table.asker, card) else ()


def _named_card(table: Table, frame: Frame, option: int) -> Places:
    """The card that an option is. Options are numbers: one that stands for an amount, a symbol or a word is no card."""
    return _card(table, frame, option) if _is_named(table, frame, option, option) else ()


def _is_named(table: Table, frame: Frame, option: int, card: int) -> bool:
    """Whether the words of an option name this card."""
    known = table.setup.prints
    return 0 <= card < len(known) and known[card].title in frame.node.option(table, frame, option)


def _die(table: Table, frame: Frame, die: int) -> Places:
    """A die, or its card when the die has been set aside."""
    card, face = table.setup.card_of[die], table.face[die]
    is_on_table = face >= 0 or face <= KEPT or (face == ON_CARD and table.is_in_play(card))
    return (die_at(die),) if is_on_table else _card(table, frame, card)


def _named(table: Table, frame: Frame, option: int) -> Places:
    """The die or the card that an option is."""
    is_die = 0 <= option < len(table.face) and frame.node.option(table, frame, option) == DIE.name(table, option)
    return _die(table, frame, option) if is_die else _named_card(table, frame, option)


def _named_die(table: Table, frame: Frame, option: int) -> Places:
    """The die that an option is, as with cards."""
    card_of = table.setup.card_of
    is_die = 0 <= option < len(card_of) and _is_named(table, frame, option, card_of[option])
    return _die(table, frame, option) if is_die else ()


def _resolved(table: Table, frame: Frame, option: int) -> Places:
    """The next die, or the one that is resolved in one way or another."""
    return _die(table, frame, frame.die if frame.step == READING else option)


def _seat(_table: Table, _frame: Frame, seat: int) -> Places:
    return (seat_at(seat),)


def _this(table: Table, frame: Frame, _option: int) -> Places:
    """The card whose words ask: to use them or not, or which of them."""
    return _card(table, frame, frame.card)


def _price(table: Table, _frame: Frame, _option: int) -> Places:
    return (resources_at(table.asker),)


def _battlefield(table: Table, frame: Frame, _option: int) -> Places:
    return _card(table, frame, table.battlefield)


def _waiting(table: Table, frame: Frame, option: int) -> Places:
    """The card of an ability that waits, with the thing that tells it from others; or the player who comes first."""
    if frame.step == WHOSE:
        return _seat(table, frame, option)
    die = awaited_die(table, option)
    thing = _die(table, frame, die) if die != NOTHING else _card(table, frame, awaited_card(table, option))
    return _card(table, frame, frame.waiting[option].card) + thing


# -- steps of the game -------------------------------------------------------------------------------------------


def _action(table: Table, frame: Frame, action: int) -> Places:
    kind, thing = divmod(action, ACTION_SPAN)
    if kind == RESOLVE:
        return _die(table, frame, thing)
    if kind == REROLL:
        return (card_at(thing), pool_at(table.asker))
    return _card(table, frame, thing // ABILITY_SPAN if kind == CARD_ACTION else thing)


def _play(table: Table, frame: Frame, option: int) -> Places:
    """The character for an upgrade, behind the upgrade that it replaces; or the one upgrade too many."""
    if frame.step != PLACED:
        return _card(table, frame, option)
    host, old = divmod(option, PLACE_SPAN)
    return (card_at(old - 1), card_at(host)) if old else (card_at(host),)


def _defeat(table: Table, frame: Frame, option: int) -> Places:
    if frame.step == REPLACING:
        return _waiting(table, frame, option)
    if frame.step != REDEPLOYING:
        return _card(table, frame, option)
    upgrade, host = divmod(option, len(table.damage))
    return (card_at(upgrade), card_at(host))


def _assigned(table: Table, frame: Frame, _amount: int) -> Places:
    """The character whose share of the damage is asked."""
    return _card(table, frame, next_to_get(table, frame))


# -- words of cards ----------------------------------------------------------------------------------------------


def _group(table: Table, frame: Frame, option: int) -> Places:
    """The dice of a group of a split pool; the pool for a group without dice."""
    if frame.step != CHOOSING:
        return _die(table, frame, option)
    pool = table.pools[table.rival(frame)]
    group = [die for die in pool if (die in frame.picked) == (option == FIRST_GROUP)]
    return tuple(map(die_at, group)) or (pool_at(table.rival(frame)),)


def _moved_damage(table: Table, frame: Frame, option: int) -> Places:
    """The giver, the amount on the giver, the taker."""
    return _card(table, frame, frame.numbers[0] if len(frame.numbers) == 1 else option)


def _removed_shields(table: Table, frame: Frame, option: int) -> Places:
    """The character, then the number of its shields."""
    return _card(table, frame, frame.picked[0] if frame.picked else option)


def _target(table: Table, frame: Frame, option: int) -> Places:
    """A thing of the noun that a verb is about."""
    noun = noun_of(frame)
    if is_about_dice(frame):
        return _named_die(table, frame, option)
    if isinstance(noun, Pile):
        return (hand_at(option) if noun.word == HAND.word else deck_at(option),)
    return _named_card(table, frame, option)


BY_NODE: Final[tuple[tuple[tuple[type, ...], Answer], ...]] = (
    ((AsksForAction,), _action),
    ((PlayCard,), _play),
    ((Defeating,), _defeat),
    ((Assigning,), _assigned),
    ((LineUp, Interruption), _waiting),
    ((WhichOpponent,), _seat),
    ((Twins, Guarding, RerollDice, Combining, ResolveAny, ChooseSymbol), _die),
    ((ResolveDice,), _resolved),
    ((Either, May, SomeOf, ClaimBattlefield), _this),
    ((UseBattlefield,), _battlefield),
    ((UseAction,), _action),
    ((Spend, Unless), _price),
    ((SplitPool,), _group),
    ((MoveDamage,), _moved_damage),
    ((RemoveAnyShields,), _removed_shields),
    ((Verb,), _target),
)
"""By class of the work that asks; all other questions are about cards."""
