"""Everything that the person at the screen may see of a game, made from the view of their seat alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from sandtable.engine.asking import AskingTable
from sandtable.engine.grouping import Options, options_of
from sandtable.engine.log import EVERYONE
from sandtable.engine.registry import game
from sandtable.engine.several import Several
from sandtable.engine.viewing import idle, named, several_of, told, view, viewing_of
from sandtable.engine.views import ONLOOKER, Change, Choice, Goal, View
from sandtable.engine.walks import Destination
from sandtable.playtest.foretelling import Effect, foretold
from simulate.models import SeatedGame, SeatedState
from simulate.results.played_by import played_now
from simulate.results.table_words import who_plays
from simulate.watching.boards import board_of
from simulate.watching.boards.board import choices_at, ticks_at
from simulate.watching.boards.explaining import Explained, rules_of
from simulate.watching.boards.marking import marked
from simulate.watching.seat.may_take_back import why_not_back
from simulate.watching.seat.names import NUMBERED, Names, chips_for, names_for
from simulate.watching.seat.openly import is_secret
from simulate.watching.seat.seated import Table, restored, steps_of
from simulate.watching.seat.silence import may_be_silenced, reaction_of

MOST_TOLD = 40
"""Lines that are told after an answer; a replay tells the others."""
NEWEST_TOLD = 4
"""Lines that are told at once; those before them are folded up."""
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
    hides_count: bool = False
    """Leave out how many decisions were taken: people at other screens count them."""
    hides_asker: bool = False
    """Leave out who is asked, and for what."""
    is_open: bool = False
    """The seat is asked at the open table: its question stands beside what everybody sees."""

    @property
    def viewer(self) -> int:
        return self.seat if self.seat >= 0 and not self.is_open else ONLOOKER

    @cached_property
    def raw(self) -> View:
        """The view in the words of the rules, with numbers for names."""
        found = view(self.game.game, self.table.state, self.viewer)
        if self.is_open:
            found = self._with_question(found)
        if self.hides_asker:
            found = replace(found, question=None, to_move=-1)
        return replace(found, decision=None) if self.hides_count else found

    @cached_property
    def names(self) -> Names:
        """The names that the person at the screen uses for everybody."""
        return names_for(self.game, self.seat)

    @cached_property
    def view(self) -> View:
        """The view in the words of the person at the screen."""
        return self.names.view(self.raw)

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
        return self.names.changes(viewing_of(self.game.game).changes(self.before, self.raw))

    @property
    def told_changes(self) -> list[Change]:
        return self.changes[:MOST_CHANGES]

    @cached_property
    def lines(self) -> list[str]:
        """The log since this person's last answer, as this seat may read it."""
        since = self._answered()
        found = [text for line in self.table.lines if line.decision > since and (text := line.text_for(self._reader))]
        return [self.names.text(text) for text in found[-MOST_TOLD:]]

    @property
    def newest_lines(self) -> list[str]:
        return self.lines[-NEWEST_TOLD:]

    @property
    def lines_before(self) -> list[str]:
        """The lines since the last answer before the newest ones."""
        return self.lines[:-NEWEST_TOLD]

    @property
    def _reader(self) -> int:
        return self.viewer if self.viewer >= 0 else EVERYONE

    def _answered(self) -> int:
        """The number of decisions before this person's last answer; -1 before the first one."""
        old = self.table.before.get(self.seat)
        return steps_of(self.game, old) if old is not None else -1

    @cached_property
    def goal(self) -> Goal | None:
        """The ways to win the game."""
        table = self.table.state
        assert isinstance(table, AskingTable), "every packaged game keeps its question as numbers"
        return viewing_of(self.game.game).goal(table, self.viewer)

    @property
    def scores(self) -> list[tuple[str, str]]:
        """The score of each seat, the own one first."""
        if self.goal is None or not self.goal.scores:
            return []
        seats = sorted(range(len(self.goal.scores)), key=lambda each: each != self.seat)
        return [(self.own_words if each == self.seat else self._name(each), self.goal.scores[each]) for each in seats]

    @property
    def is_asked(self) -> bool:
        """Whether the person at the screen decides now."""
        return self.game.state == SeatedState.PERSON and self.table.seat == self.seat and not self.hides_asker

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The options of the open question with what they cost and leave; none for a person who is not asked.

        Those of which nothing can come are marked.
        """
        if not self.is_asked or self.view.question is None:
            return ()
        nothing = idle(self.game.game, self.table.state)
        effects = foretold(self.game.game, self.table.state)
        noted = [self._noted(*each) for each in zip(self.view.question.choices, effects, strict=True)]
        return [replace(choice, mark=_("no effect now")) if choice.index in nothing else choice for choice in noted]

    def _noted(self, choice: Choice, effects: Iterable[Effect]) -> Choice:
        unless = viewing_of(self.game.game).unless
        effects_told = "; ".join(effect.says() for effect in effects)
        if effects_told and unless:
            effects_told = f"{unless}: {effects_told}"
        return replace(choice, note=self.names.text("; ".join(filter(None, [choice.note, effects_told]))))

    @cached_property
    def several(self) -> Several | None:
        """The choice of several things that the person is asked for; None where one option is taken."""
        return several_of(self.game.game, self.table.state) if self.is_asked else None

    @cached_property
    def options(self) -> Options:
        """The same options in groups."""
        assert isinstance(self.table.state, AskingTable)
        if not self.is_asked or self.view.question is None:
            return Options((), ())
        question = replace(self.view.question, choices=tuple(self.choices))
        return options_of(self.table.state, replace(self.view, question=question))

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
        if self.several:
            return self.several.prompt
        return self.view.question.prompt if self.is_asked and self.view.question else ""

    @property
    def rule(self) -> tuple[str, str] | None:
        """The rule behind the question, its id and its words; None for a question that only a card explains."""
        asked = self.view.question if self.is_asked else None
        return next(iter(rules_of((asked.rule,))), None) if asked and asked.rule else None

    @property
    def asks(self) -> str:
        """The card because of which the question is asked, or the seat of the person."""
        return str(self.view.things.get("because_of") or "") or self.own_words

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

    @property
    def own_words(self) -> str:
        """ "You", with the side or the colour of the seat where the game has one: "You (Blue)"."""
        if self.seat < 0:
            return ""
        name = str(self.raw.seats[self.seat]["name"])
        return _("You") if NUMBERED.fullmatch(name) else _("You (%(name)s)") % {"name": name}

    @property
    def title(self) -> str:
        """The title of the browser's tab, which says first whose turn it is."""
        return f"{self._turn()} · {self.game.title}"

    def _turn(self) -> str:
        if self.is_asked:
            return _("Your turn")
        if self.game.goes_on:
            return _("%(name)s is thinking") % {"name": self.decides} if self.decides else _("Play")
        return _("You won") if self.has_won else _("The game is over")

    def _name(self, seat: int) -> str:
        return str(self.view.seats[seat]["name"])

    @property
    def winners(self) -> list[str]:
        """The names of the winners of a finished game; of partners the name of their side."""
        won = self.view.outcome.winners if self.view.outcome else ()
        plan = self.game.plan()
        if not plan.sides:
            return [self._name(seat) for seat in won]
        names = game(plan.game).seat_names(plan.scenario)
        return list(dict.fromkeys(names[plan.sides[seat]] for seat in won))

    @property
    def has_won(self) -> bool:
        return bool(self.view.outcome and self.seat in self.view.outcome.winners)

    def board(self) -> SafeString | None:
        """The board, with the options where they lie; None for a game without one."""
        board = board_of(self.game.game)
        if board is None:
            return None
        notes = {each.at: each.note for each in self.destinations}
        drawn = board.draw(self.view, self.chips, self.changes, self.lying, self.is_step, notes)
        return marked(drawn, ticks_at(self.several)) if self.several else drawn

    @property
    def chips(self) -> list[str]:
        """The words beside each seat on the board."""
        own_names = [str(seat["name"]) for seat in self.raw.seats]
        return chips_for(self.game, who_plays(self.game), own_names, self.seat)

    @cached_property
    def destinations(self) -> list[Destination]:
        """The places that the piece of the open question can go to."""
        assert isinstance(self.table.state, AskingTable)
        return viewing_of(self.game.game).destinations(self.table.state) if self.is_asked else []

    @cached_property
    def lying(self) -> dict[str, list[str]]:
        """The choices at the things of the board: numbers of options, or the name of a destination."""
        found = choices_at(self.view) if self.is_asked and not self.several else {}
        numbers = {at: [str(index) for index in indices] for at, indices in found.items()}
        return numbers | {each.at: [each.at] for each in self.destinations}

    @property
    def labels(self) -> dict[str, str]:
        """The things with options in a few words, by name."""
        board = board_of(self.game.game)
        return board.labels(self.view, self.lying) if board is not None else {}

    @cached_property
    def texts(self) -> list[Explained]:
        """The texts of the things that this seat sees."""
        board = board_of(self.game.game)
        if board is None:
            return []
        found = [each for each in board.explained(self.view, played_now(self.game.game, self.game.snapshot)) if each.at]
        return sorted(found, key=lambda each: each.title)

    @property
    def text(self) -> list[str]:
        """The board in words."""
        return told(self.view)

    def face(self) -> str:
        """A digest of everything that is shown: it changes with nothing else."""
        total = blake2b(self.raw.written(), digest_size=16)
        state = "goes on" if self.hides_count and self.game.goes_on else self.game.state
        total.update("\n".join([state, *self.lines]).encode())
        return total.hexdigest()
