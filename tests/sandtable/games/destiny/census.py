"""The errors of the pieces on a table of Destiny: lost, doubled, in two places, more than the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.game import State
from sandtable.games.destiny.actions.play_card import OVER_THREE, PlayCard
from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.defeat import DEFEATING
from sandtable.games.destiny.limits import count_upgrades, most_shields, most_upgrades
from sandtable.games.destiny.limits_fall import LIMITS_FALL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, KEPT, OUT_OF_GAME, PLOT_CARD, SIDES
from sandtable.games.destiny.words.verbs.moving import CROWDED, MOVED, MoveUpgrade


def destiny_census(state: State) -> list[str]:
    """Every card of a deck in one place (or being played), every die in one pool or off the table, bounds kept."""
    assert isinstance(state, Table)
    checks = (
        cards_out_of_place,
        dice_out_of_place,
        tokens_out_of_place,
        numbers_out_of_bounds,
        left_by_who_is_out,
        too_many_upgrades,
        twice,
    )
    return [problem for check in checks for problem in check(state)]


def cards_out_of_place(table: Table) -> Iterator[str]:
    brought = {card for deck in table.setup.decks for card in deck} | set(table.setup.aside)
    in_play = (*table.supports, *table.upgrades, table.bound, *table.plots, *table.teams)
    off_table = (*table.hands, *table.decks, *table.discards, table.aside)
    places = Counter(card for zone in off_table for card in zone)
    places.update(card for zone in in_play for card in zone)
    in_limbo = {frame.card for frame in table.frames} | {pending.card for pending in table.queue}
    out = {seat for seat, team in enumerate(table.teams) if not team}
    gone = {card for card in brought if table.setup.owner[card] in out or is_character_or_plot(table, card)}
    yield from (f"card {card} is in {count} places" for card, count in places.items() if count > 1)
    at_first = {card for zone in (*table.setup.characters, *table.setup.plots) for card in zone}
    turned = {card for card in places if table.setup.other_side[card] >= 0}
    yield from (f"card {card} came from nowhere" for card in places.keys() - brought - at_first - turned)
    yield from (f"card {card} is lost" for card in brought - places.keys() - in_limbo - gone)
    for card, host in enumerate(table.host):
        if any(card in on for at, on in enumerate(table.upgrades) if at != host) or (
            host >= 0 and (card not in all_on(table, host) or not table.is_in_play(host))
        ):
            yield f"upgrade {card} is said to be on {host} and lies elsewhere"


def is_character_or_plot(table: Table, card: int) -> bool:
    """Whether a card that was set aside is one that leaves the table for good when it is defeated or discarded."""
    return table.kind(card) in (CHARACTER_CARD, PLOT_CARD)


def dice_out_of_place(table: Table) -> Iterator[str]:
    """Each die is in exactly one place: a pool, its card, aside, kept on another card or out of the game."""
    pools = Counter(die for pool in table.pools for die in pool)
    yield from (f"die {die} is in {count} pools" for die, count in pools.items() if count > 1)
    is_defeating = any(frame.node is DEFEATING for frame in table.frames)  # the dice go first (DST-DEF-02)
    if len(table.face) != len(table.setup.card_of):
        yield f"there are {len(table.face)} dice, not {len(table.setup.card_of)}"
    for die, face in enumerate(table.face):
        if face >= SIDES:
            yield f"die {die} shows its side {face}"
        if (face >= 0) != (die in pools):
            yield f"die {die} shows {face} and lies in {pools[die]} pools"
        if face <= KEPT and not table.is_in_play(KEPT - face):  # D-113
            yield f"die {die} is kept on card {KEPT - face}, which is not in play"
        is_its_own = die < table.setup.extra_from  # the others are dice that the card may get (DST-ELT-01)
        if face == OUT_OF_GAME and is_its_own and table.is_in_play(table.setup.card_of[die]) and not is_defeating:
            yield f"die {die} has left the game before its card"


def tokens_out_of_place(table: Table) -> Iterator[str]:
    """Damage, shields and exhaustion are on cards in play only, and nothing is attached to the defeated."""
    for character in range(len(table.damage)):
        on_it = (table.damage[character], table.shields[character], table.upgrades[character])
        if on_it != (0, 0, ()) and not table.is_in_play(character):
            yield f"character {character} is not in play and has {on_it}"
    for card, placed in enumerate(table.placed):
        if (placed or table.exhausted[card]) and not table.is_in_play(card):
            yield f"card {card} is not in play, but exhausted or damaged"
    for card in [each for each in table.used if each >= 0]:  # DST-POW-02, 05
        if not table.is_in_play(card) or table.used.count(card) > 1:
            yield f"card {card} has a used Power Action and is not in play, or is noted twice"


def numbers_out_of_bounds(table: Table) -> Iterator[str]:
    yield from (f"seat {seat} has {count} resources" for seat, count in enumerate(table.resources) if count < 0)
    yield from (f"seat {seat} is owed {count} actions" for seat, count in enumerate(table.owed) if count < 0)
    yield from (
        f"card {card} has {placed} damage placed on it" for card, placed in enumerate(table.placed) if placed < 0
    )
    for character, shields in enumerate(table.shields):
        if not 0 <= shields <= most_shields(table, character) or table.damage[character] < 0:
            yield f"character {character}: {shields} shields, {table.damage[character]} damage"


def left_by_who_is_out(table: Table) -> Iterator[str]:
    """A player who is out of a free-for-all has no cards or dice anywhere and decides nothing (DST-MUL-12, D-127)."""
    for seat, team in enumerate(table.teams):
        if team:
            continue
        zones = (table.hands, table.decks, table.discards, table.supports, table.pools, table.plots)
        if any(zone[seat] for zone in zones if zone) or table.resources[seat] or table.owed[seat]:
            yield f"seat {seat} is out of the game and still has something"
        if table.seat() == seat:
            yield f"seat {seat} is out of the game and is asked"


def too_many_upgrades(table: Table) -> Iterator[str]:
    """Three on a character, where no text changes the limit (DST-UPG-05, DST-LIM-01)."""
    for character, upgrades in enumerate(table.upgrades):
        if count_upgrades(table, character) > most_upgrades(table, character) + is_making_room(table):
            yield f"character {character} has {len(upgrades)} upgrades"


def is_making_room(table: Table) -> bool:
    """Whether somebody is asked right now which upgrade has to go (D-04, D-10): until then there is one too many."""
    if table.asker < 0:
        return False
    top = table.frames[-1]
    if top.node is LIMITS_FALL:
        return True
    if isinstance(top.node, MoveUpgrade):
        return top.step in (MOVED, CROWDED)
    return isinstance(top.node, PlayCard) and top.step == OVER_THREE


def twice(table: Table) -> Iterator[str]:
    """No unique card twice on one side (DST-UNI-04, 05)."""
    for seat, team in enumerate(table.teams):
        controlled = [card for character in team for card in (character, *table.upgrades[character])]
        controlled += table.supports[seat]
        unique = [table.setup.prints[card].title for card in controlled if table.setup.prints[card].is_unique]
        most = 1 + is_making_room(table)
        yield from (
            f"seat {seat} has {title} {count} times" for title, count in Counter(unique).items() if count > most
        )
