"""Star Wars: Destiny, rules v1.1 and v2.4: two players, or a free-for-all of three or four."""

from __future__ import annotations

from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.door import PackagedGame, Subjects
from sandtable.engine.game import BadSetup, Setup


class DestinyGame(PackagedGame):
    """The engine's door to Destiny."""

    name = "destiny"
    title = "Star Wars: Destiny"
    min_seats = 2
    max_seats = 4

    def setup(self, subjects: Subjects, scenario: dict[str, Any] | None = None) -> Setup:
        from sandtable.games.destiny.setting_up import read_setup

        if scenario:
            raise BadSetup([f"Destiny has no scenarios; got {sorted(scenario)}"])
        return read_setup(subjects)

    def subject_problems(self, subject: dict[str, Any]) -> list[str]:
        from sandtable.games.destiny.setting_up import subject_problems

        return subject_problems(subject)

    def played_by(self, subjects: Subjects) -> dict[str, str]:
        from sandtable.games.destiny.played_by import played_by

        return played_by(subjects)

    def first_rules(self) -> str:
        from sandtable.games.destiny.rulesets import V1_1

        return V1_1.name

    def changed_since(self, subject: dict[str, Any]) -> list[str]:
        from sandtable.games.destiny.played_by import changed_since

        return changed_since(subject)

    def parts_of(self, subject: dict[str, Any]) -> dict[str, str]:
        """The cards that are shuffled into the deck; characters, battlefields and plots can't be exchanged (D-133)."""
        from sandtable.games.destiny.titles import told_apart

        return told_apart(subject["cards"])

    def exchanged(self, subject: dict[str, Any], old: str, new: str | None = None) -> dict[str, Any]:
        from sandtable.games.destiny.exchanges import KEY

        return subject | {KEY: subject.get(KEY, {}) | {old: new}}

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A random legal deck; the pool is a format."""
        from sandtable.games.destiny.decklist import to_json
        from sandtable.games.destiny.formats import DEFAULT
        from sandtable.games.destiny.random_decks import random_deck

        return to_json(random_deck(dice, pool or DEFAULT))

    def parts(self, pool: str = "") -> dict[str, str]:
        from sandtable.games.destiny.formats import DEFAULT
        from sandtable.games.destiny.random_decks import card_names

        return card_names(pool or DEFAULT)


GAME = DestinyGame()
