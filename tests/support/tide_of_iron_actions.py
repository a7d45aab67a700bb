"""Actions of units for tests of Tide of Iron: begun and answered in words, with dice that show what a test says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.actions import assault, choosing
from sandtable.games.tide_of_iron.cards.preparing import standing
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.phases.turns import end_activation
from sandtable.games.tide_of_iron.setup import Card
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, ASSAULT
from sandtable.games.tide_of_iron.words.lasting import Keep
from tests.support.tide_of_iron import answer, asked, go_on, top


def offered(table: Table, unit: int) -> list[str]:
    """The actions open to a unit, in words."""
    return [choosing.kind_name(table, action) for action in choosing.unit_actions(table, unit)]


def begin(table: Table, unit: int, action: int, *words: str) -> None:
    """A unit begins an action; its questions are answered in order. More may be asked afterwards."""
    choosing.begin_unit(table, unit, action)
    go_on_with(table, *words)


def go_on_with(table: Table, *words: str) -> None:
    """Answer the next questions; an action without any left is over and fatigues its unit."""
    go_on(table)
    answer(table, *words)
    if not asked(table) and not table.frames:
        end_activation(table)


def with_dice(table: Table, *faces: int) -> Table:
    """The next dice of the table show these faces."""
    table.dice = seeded(_seed_of(faces), "faces")
    return table


@cache
def _seed_of(faces: Sequence[int]) -> int:
    for seed in count():
        dice = seeded(seed, "faces")
        if all(dice.below(6) + 1 == face for face in faces):
            return seed
    raise AssertionError("there are seeds enough")


def put_in_force(table: Table, seat: int, *codes: str) -> None:
    """Operations cards in force for a side."""
    table.effects += tuple(standing(seat, codes))


def with_card(code: str, table: Table, seat: int = AMERICAN) -> Table:
    """The table with one operations card in force."""
    put_in_force(table, seat, code)
    return table


def keep_card(table: Table, seat: int, code: str) -> None:
    """A strategy card that a side has played and keeps for one use."""
    printed = card_facts.strategy_cards()[code]
    card = len(table.setup.cards)
    table.setup.cards.append(Card(printed.id, printed.name, printed.cost, printed.timing, printed.has_plus))
    word = STRATEGY[code][0]
    assert isinstance(word, Keep)
    word.deed(table, seat, card)


def storm(table: Table, unit: int, hex_name: str, *words: str) -> None:
    """A squad assaults from where it stands; answered up to the roll."""
    choosing.begin_unit(table, unit, ASSAULT)
    _until_roll(table)
    for each in (f"assault {hex_name}", *words):
        options = asked(table)
        fitting = [index for index, option in enumerate(options) if option == each]
        fitting = fitting or [index for index, option in enumerate(options) if each in option]
        assert len(fitting) == 1, f"{each!r} does not name one of {options}"
        top(table).answer = table.options[fitting[0]]
        table.asker = -1
        _until_roll(table)


def _until_roll(table: Table) -> None:
    while table.asker < 0 and not _is_at_roll(table):
        top(table).node.step(table, top(table))


def _is_at_roll(table: Table) -> bool:
    return top(table).node is assault.ASSAULT_NODE and top(table).step == assault.ROLL


def storm_as(table: Table, black: Sequence[int], red: Sequence[int], back: Sequence[int]) -> None:
    """The dice of an assault show this: attackers, cover, defenders; as many as the pools have."""
    frame = top(table)
    assert frame.attack is not None
    assert (len(black), len(red), len(back)) == assault_pools(table)
    frame.attack.black, frame.attack.red, frame.numbers = tuple(black), tuple(red), tuple(back)
    frame.step = assault.ROLLED
    go_on_with(table)


def assault_pools(table: Table) -> tuple[int, int, int]:
    """Dice of the attackers, of the defenders' cover, of the defenders, before an assault is rolled."""
    frame = top(table)
    assert frame.attack is not None
    return assault.pools(table, frame, frame.attack)


def fatigue_all(table: Table) -> list[int]:
    """All players fatigue one unit after the other as long as they can; who acted, in order."""
    order: list[int] = []
    while table.asker >= 0:
        order.append(table.asker)
        answer(table, next(words for words in asked(table) if words.startswith("Fatigue unit")))
    return order
