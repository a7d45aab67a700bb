"""Effects that last and pilots in the view of a game and in its text."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny import lasting
from sandtable.games.destiny.view import VIEWING
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_table

PILOT, TIE = "16052", "01006"


def words(scene: Scene, seat: int) -> list[str]:
    return VIEWING.text(view("destiny", scene.duel, seat))


@rule("DST-LAS-01")
def test_everybody_sees_what_lasts_and_until_when() -> None:
    scene = a_table()
    lasting.last(scene.duel, lasting.NO_RESOLVING, THEM, 0, lasting.NEXT_TURN)
    lasting.last(scene.duel, lasting.HAND_SIZE_CHANGED, ME, 1, lasting.ROUND_LONG)
    for seat in (ME, THEM, EVERYTHING):
        text = words(scene, seat)
        assert "Player 2 can't resolve dice in the next turn." in text
        assert "Player 1 has a hand size that is +1 until the end of the round." in text
    assert not any("hand size" in line for line in words(a_table(), ME))


@rule("DST-PIL-04")
def test_the_vehicle_stands_with_its_pilot() -> None:
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "TIE")
    line = next(line for line in words(scene, THEM) if "Rebel Pilot" in line)
    assert "pilots First Order TIE Fighter" in line
