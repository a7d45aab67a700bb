"""Everything that the person at the screen may see of a game, made from the view of their seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from sandtable.engine.log import EVERYONE
from sandtable.engine.several import Several
from sandtable.engine.viewing import ONLOOKER, Change, Choice, View, idle, several_of, told, view, viewing_of
from simulate.models import SeatedGame, SeatedState
from simulate.results.table_words import who_plays
from simulate.watching.boards import board_of
from simulate.watching.boards.board import choices_at, ticks_at
from simulate.watching.boards.marking import marked
from simulate.watching.seat.may_take_back import why_not_back
from simulate.watching.seat.seated import Table, restored

MOST_TOLD = 40
"""Lines that are told after an answer; a replay tells the others."""
MOST_CHANGES = 12


@dataclass(frozen=True)
class Seen:
    """A game as one seat sees it."""

    game: SeatedGame
    table: Table
    seat: int
    """The seat of the person at the screen; below 0 an onlooker."""
    is_step: bool = False
    """Asked for by a page that has the rest."""

    @property
    def viewer(self) -> int:
        return self.seat if self.seat >= 0 else ONLOOKER

    @cached_property
    def view(self) -> View:
        return view(self.game.game, self.table.state, self.viewer)

    @cached_property
    def before(self) -> View | None:
        """The view at this person's last answer; None before the first one."""
        old = self.table.before.get(self.seat)
        return view(self.game.game, restored(self.game, old), self.viewer) if old is not None else None

    @cached_property
    def changes(self) -> list[Change]:
        """The differences since this person's last answer."""
        if self.before is None:
            return []
        return viewing_of(self.game.game).changes(self.before, self.view)

    @property
    def told_changes(self) -> list[Change]:
        return self.changes[:MOST_CHANGES]

    @cached_property
    def lines(self) -> list[str]:
        """The log since this person's last answer, as this seat may read it."""
        since = self._answered()
        reader = self.viewer if self.viewer >= 0 else EVERYONE
        told_lines = [text for line in self.table.lines if line.decision > since and (text := line.text_for(reader))]
        return told_lines[-MOST_TOLD:]

    def _answered(self) -> int:
        """The number of decisions before this person's last answer; -1 before the first one."""
        old = self.table.before.get(self.seat)
        return getattr(restored(self.game, old), "steps", -1) if old is not None else -1

    @property
    def is_asked(self) -> bool:
        """Whether the person at the screen decides now."""
        return self.game.state == SeatedState.PERSON and self.table.seat == self.seat

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The options of the open question, those marked of which nothing can come; none for one who is not asked."""
        if not (self.is_asked and self.view.question):
            return ()
        nothing = idle(self.game.game, self.table.state)
        return [
            replace(choice, text=_("%s (no effect now)") % choice.text) if choice.index in nothing else choice
            for choice in self.view.question.choices
        ]

    @property
    def opening(self) -> list[Choice]:
        """The options that go on with something."""
        return [choice for choice in self.choices if not choice.closes]

    @property
    def closing(self) -> list[Choice]:
        """The options that end, pass, decline or claim, which lie apart."""
        return [choice for choice in self.choices if choice.closes]

    @cached_property
    def several(self) -> Several | None:
        """The choice of several things that the person is asked for; None where one option is taken."""
        return several_of(self.game.game, self.table.state) if self.is_asked else None

    @property
    def prompt(self) -> str:
        if self.several:
            return self.several.prompt
        return self.view.question.prompt if self.is_asked and self.view.question else ""

    @property
    def can_take_back(self) -> bool:
        return self.is_asked and not why_not_back(self.game, self.table)

    @property
    def why_not_back(self) -> str:
        """The reason why the person who is asked can't take the last answer back; empty where they can."""
        return why_not_back(self.game, self.table) if self.is_asked and self.table.back else ""

    @property
    def would_be_practice(self) -> bool:
        """Whether taking the last answer back makes the game practice."""
        return self.table.has_shown and not self.game.is_practice

    @property
    def decides(self) -> str:
        """The name of the seat that decides; empty at the end."""
        return self._name(self.view.to_move) if self.view.to_move >= 0 else ""

    @property
    def own_name(self) -> str:
        """The game's name for the seat of the person at the screen."""
        return self._name(self.seat) if self.seat >= 0 else ""

    def _name(self, seat: int) -> str:
        return str(self.view.seats[seat]["name"])

    @property
    def winners(self) -> list[str]:
        """The names of the winners of a finished game."""
        return [self._name(seat) for seat in self.view.outcome.winners] if self.view.outcome else []

    @property
    def has_won(self) -> bool:
        return bool(self.view.outcome and self.seat in self.view.outcome.winners)

    def board(self) -> SafeString | None:
        """The board, with the options where they lie; None for a game without one."""
        board = board_of(self.game.game)
        if board is None:
            return None
        at = choices_at(self.view) if self.is_asked and not self.several else {}
        drawn = board.draw(self.view, who_plays(self.game), self.changes, at, self.is_step)
        return marked(drawn, ticks_at(self.several)) if self.several else drawn

    @property
    def labels(self) -> dict[str, str]:
        """The things with options in a few words, by name."""
        board = board_of(self.game.game)
        at = choices_at(self.view) if board is not None and self.is_asked and not self.several else {}
        return {name: board.label(self.view, name) for name in at} if board is not None else {}

    @property
    def text(self) -> list[str]:
        """The board in words."""
        return told(self.view)

    def face(self) -> str:
        """A digest of everything that is shown: it changes with nothing else."""
        total = blake2b(self.view.written(), digest_size=16)
        total.update("\n".join([self.game.state, *self.lines]).encode())
        return total.hexdigest()
