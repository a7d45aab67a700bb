"""Other engines, each with uniformly random players over whole games, driven as their own documentation does.

A decision is one call of a player; chance is never counted, a question with one answer is where the peer asks it.
This module is imported in their environment, not in ours.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version as installed
from typing import Any

Play = Callable[[int], int]


def catanatron() -> Play:
    """Settlers of Catan, two players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + 1)
        game.play()
        taken = getattr(game.state, "actions", None)
        return len(taken if taken is not None else game.state.action_records)

    return play


def chess() -> Play:
    """Chess."""
    from chess import Board

    def play(seed: int) -> int:
        dice, board, moves = random.Random(seed), Board(), 0  # noqa: S311 - games, not secrets
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play


def spiel(name: str) -> Play:
    """A game of OpenSpiel: rules in C++, the loop around them in Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        dice, state, taken = random.Random(seed), game.new_initial_state(), 0  # noqa: S311
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                taken += 1
        return taken

    return play


def pyminion() -> Play:
    """Dominion, two players, ten kingdom cards of the base set."""
    from pyminion.bots.bot import Bot
    from pyminion.expansions import base
    from pyminion.game import Game

    names = ("smithy", "village", "market", "festival", "laboratory")
    more = ("moat", "witch", "council_room", "gardens", "vassal")
    kingdom = [getattr(base, name) for name in (*names, *more)]

    def play(seed: int) -> int:
        random.seed(seed)
        decider = _random_decider(random.Random(seed))  # noqa: S311
        players = [Bot(decider=decider, player_id=name) for name in ("a", "b")]
        Game(players=players, expansions=[base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
        return int(decider.asked)

    return play


def _random_decider(dice: random.Random) -> Any:
    """A player of Dominion that counts how often it is asked."""
    from pyminion.bots.bot import BotDecider

    class Decider(BotDecider):  # type: ignore[misc,unused-ignore]
        asked = 0

        def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
            self.asked += 1
            return dice.choice([*valid_actions, None])

        def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> Any:
            self.asked += 1
            return valid_treasures

        def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
            self.asked += 1
            return dice.choice([*valid_cards, None])

        def binary_decision(self, *_: Any, **__: Any) -> bool:
            self.asked += 1
            return dice.random() < 0.5

    return Decider()


CONTENDERS: dict[str, Callable[[], Play]] = {
    "catanatron": catanatron,
    "chess": chess,
    "open_spiel gin_rummy": lambda: spiel("gin_rummy"),
    "open_spiel backgammon": lambda: spiel("backgammon"),
    "pyminion": pyminion,
}


def version(name: str) -> str:
    """The installed version of a peer."""
    return installed(name.split()[0])
