"""Star Wars: Destiny, rules v1.1: two players, or a free-for-all of three or four."""

from __future__ import annotations

from typing import Any

from simulate.engine.dice import Dice
from simulate.engine.game import BadSetup, Game, State
from simulate.engine.game import Setup as EngineSetup


class DestinyGame(Game):
    """The engine's door to Destiny."""

    name = "destiny"
    title = "Star Wars: Destiny"
    min_seats = 2
    max_seats = 4

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> EngineSetup:
        from simulate.games.destiny.setting_up import read_setup

        if scenario:
            raise BadSetup([f"Destiny has no scenarios; got {sorted(scenario)}"])
        return read_setup(subjects)

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A random legal deck; the pool is a format."""
        from simulate.games.destiny.decklist import to_json
        from simulate.games.destiny.formats import DEFAULT
        from simulate.games.destiny.random_decks import random_deck

        return to_json(random_deck(dice, pool or DEFAULT))

    def parts(self, pool: str = "") -> dict[str, str]:
        from simulate.games.destiny.formats import DEFAULT
        from simulate.games.destiny.random_decks import card_names

        return card_names(pool or DEFAULT)

    def start(self, setup: EngineSetup, dice: Dice, max_steps: int = 0) -> State:
        from simulate.games.destiny.game import begin
        from simulate.games.destiny.prints import Setup

        assert isinstance(setup, Setup)
        return begin(setup, dice, max_steps)

    def restore(self, setup: EngineSetup, data: bytes) -> State:
        from simulate.games.destiny.game import Duel
        from simulate.games.destiny.prints import Setup
        from simulate.games.destiny.storing import restore

        assert isinstance(setup, Setup)
        duel = Duel()
        restore(duel, setup, data)
        return duel


GAME = DestinyGame()
