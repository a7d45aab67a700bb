# interpreted: shows games to people
"""Options that can do nothing now: an effect without a target.

An option is tried in worlds that its seat could imagine: neither hidden things nor the luck to come are told. The log
judges: a game tells a line where nothing came of an effect, and that line names what had begun. Where dice would fall,
the game works out itself what can't be (`Viewing.is_idle`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded

if TYPE_CHECKING:
    from sandtable.engine.viewing import Viewing

WORLDS: Final = 3
"""Imagined worlds in which an option is tried; in all of them nothing has to come of it."""


def idle_options(viewing: Viewing[Any], table: AskingTable) -> frozenset[int]:
    """The indices of the options of the open question of which nothing can come now."""
    known = {index for index, option in enumerate(table.options) if viewing.is_idle(table, option)}
    return frozenset(known | _tried(viewing, table))


def _tried(viewing: Viewing[Any], table: AskingTable) -> set[int]:
    """Those of which nothing comes in any of the imagined worlds."""
    found = {
        index: table.code(index) for index, option in enumerate(table.options) if viewing.may_be_idle(table, option)
    }
    known = table.observe(table.seat()) if found else None
    for world in range(WORLDS):
        if known is None or not found:
            break
        imagined = known.imagine(seeded("idle", table.steps, world))
        assert isinstance(imagined, AskingTable)
        codes = imagined.codes()
        found = {
            index: code
            for index, code in found.items()
            if code in codes and _is_idle(viewing, imagined, codes.index(code))
        }
    return set(found)


def _is_idle(viewing: Viewing[Any], table: AskingTable, index: int) -> bool:
    """Whether the log of this world says that nothing came of an option."""
    after = table.clone()
    assert isinstance(after, AskingTable)
    after.record()
    before = len(after.told)
    after.apply(index)
    option = table.options[index]
    return any(viewing.tells_nothing(table, option, told) for told in after.told[before:])
