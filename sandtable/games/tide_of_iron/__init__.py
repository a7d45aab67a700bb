"""Tide of Iron (base game): two sides, hexes, squads and vehicles, on a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.door import ScenarioGame, Subjects
from sandtable.engine.game import BadSetup, Setup

if TYPE_CHECKING:
    from sandtable.games.tide_of_iron.teams import Teams


class TideOfIronGame(ScenarioGame):
    """The engine's door to Tide of Iron: the Americans have the first seats, the Germans the others (TOI-CMP-01)."""

    name = "tide_of_iron"
    title = "Tide of Iron"
    min_seats = 2
    max_seats = 4

    def prepare(self, scenario: Any, subjects: Subjects) -> Setup:
        from sandtable.games.tide_of_iron.setting_up import prepare

        return prepare(scenario, len(subjects))

    def setup(self, subjects: Subjects, scenario: dict[str, Any] | None = None) -> Setup:
        if not scenario:
            raise BadSetup(["Tide of Iron is played on a scenario; none was given"])
        return super().setup(subjects, scenario)

    def has_sides(self) -> bool:
        return True

    def seat_names(self, scenario: dict[str, Any] | None = None) -> tuple[str, ...]:
        return ("American", "German")

    def player_names(self, scenario: dict[str, Any], players: int) -> tuple[str, ...]:
        from sandtable.games.tide_of_iron.names import player_name

        teams = self._teams(scenario, players)
        return tuple([player_name(teams, player) for player in range(players)])

    def sides(self, scenario: dict[str, Any], players: int) -> tuple[int, ...]:
        return self._teams(scenario, players).sides

    def _teams(self, scenario: dict[str, Any], players: int) -> Teams:
        """The players of both sides, without their units."""
        from sandtable.games.tide_of_iron.teams import Teams

        return Teams(self.scenarios().read(scenario).team_sizes(players), (), ())

    def parts(self, pool: str = "") -> dict[str, str]:
        """The strategy cards of the decks in that scenario, or of all."""
        from sandtable.games.tide_of_iron.edition import cards_of

        return cards_of(pool)


GAME = TideOfIronGame()
