"""Every test here may use the toy game, the skirmish and the harvest."""

from tests.support.toy_games import toy_games as toy_games
