"""Everything that the person at the screen may see of a game, made from the view of their seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b

from django.utils.safestring import SafeString

from sandtable.engine.asking import AskingTable
from sandtable.engine.grouping import Options, options_of
from sandtable.engine.log import EVERYONE
from sandtable.engine.viewing import ONLOOKER, Change, Choice, View, named, told, view, viewing_of
from sandtable.engine.walks import Destination
from simulate.models import SeatedGame, SeatedState
from simulate.results.table_words import who_plays
from simulate.watching.boards import board_of
from simulate.watching.boards.board import choices_at
from simulate.watching.seat.openly import is_secret
from simulate.watching.seat.seated import Table, restored
from simulate.watching.seat.silence import may_be_silenced, reaction_of

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
    is_open: bool = False
    """The seat is asked at the open table: its question stands beside what everybody sees."""

    @property
    def viewer(self) -> int:
        return self.seat if self.seat >= 0 and not self.is_open else ONLOOKER

    @cached_property
    def view(self) -> View:
        seen = view(self.game.game, self.table.state, self.viewer)
        return self._with_question(seen) if self.is_open else seen

    def _with_question(self, seen: View) -> View:
        """The public view with the question of the seat; its options lie on things that everybody sees."""
        asked = view(self.game.game, self.table.state, self.seat).question
        if asked is None:
            return seen
        shown = {name for name, _, _ in named(seen.things)}
        choices = [replace(choice, at=tuple(at for at in choice.at if at in shown)) for choice in asked.choices]
        return replace(seen, question=replace(asked, choices=tuple(choices)))

    @property
    def is_secret(self) -> bool:
        """Whether the others should look away while the person answers at the open table."""
        return self.is_open and is_secret(self.table)

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

    @property
    def choices(self) -> Sequence[Choice]:
        """The options of the open question; none for a person who is not asked."""
        return self.view.question.choices if self.is_asked and self.view.question else ()

    @cached_property
    def options(self) -> Options:
        """The same options in groups."""
        assert isinstance(self.table.state, AskingTable)
        return options_of(self.table.state, self.view) if self.is_asked else Options((), ())

    @property
    def reaction(self) -> str:
        """The kind of reaction about which the person may say not to be asked again in this round; else ""."""
        return reaction_of(self.table) if self.is_asked and may_be_silenced(self.game, self.table) else ""

    @property
    def silences(self) -> list[str]:
        """The reactions about which the person is not asked in this round."""
        return [each.kind for each in self.table.silences if each.seat == self.seat] if self.is_asked else []

    @property
    def prompt(self) -> str:
        return self.view.question.prompt if self.is_asked and self.view.question else ""

    @property
    def can_take_back(self) -> bool:
        return self.is_asked and bool(self.table.back)

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
        notes = {each.at: each.note for each in self.destinations}
        return board.draw(self.view, who_plays(self.game), self.changes, self.lying, self.is_step, notes)

    @cached_property
    def destinations(self) -> list[Destination]:
        """The places that the piece of the open question can go to."""
        assert isinstance(self.table.state, AskingTable)
        return viewing_of(self.game.game).destinations(self.table.state) if self.is_asked else []

    @cached_property
    def lying(self) -> dict[str, list[str]]:
        """The choices at the things of the board: numbers of options, or the name of a destination."""
        found = choices_at(self.view) if self.is_asked else {}
        numbers = {at: [str(index) for index in indices] for at, indices in found.items()}
        return numbers | {each.at: [each.at] for each in self.destinations}

    @property
    def labels(self) -> dict[str, str]:
        """The things with options in a few words, by name."""
        board = board_of(self.game.game)
        return {name: board.label(self.view, name) for name in self.lying} if board is not None else {}

    @property
    def text(self) -> list[str]:
        """The board in words."""
        return told(self.view)

    def face(self) -> str:
        """A digest of everything that is shown: it changes with nothing else."""
        total = blake2b(self.view.written(), digest_size=16)
        total.update("\n".join([self.game.state, *self.lines]).encode())
        return total.hexdigest()
