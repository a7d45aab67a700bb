"""The changes that remove a problem of a deck, each ready to be made with one press.

A rule has a function that proposes changes; `mends` keeps those that work. For a problem about cards it always finds
one, because a card can be taken out. A deck without characters or without a battlefield has to be given some: that is a
choice and no mend.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.engine.problem import Problem
from sandtable.games.destiny.building.changes import BadChange, change, listed_in, place_of
from sandtable.games.destiny.building.filling import can_fill
from sandtable.games.destiny.building.fitting import room
from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards, card, title_of
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import is_usable, points, problems_of_rule
from sandtable.games.destiny.legality.words import plural

FILL: Final = "fill"
"""Proposed only where `can_fill` says that it completes the deck; doing it to see would take longer than all others."""
MOST: Final = 4
"""Mends that are offered for one problem."""
Proposal = Callable[[DeckList, Problem], Iterator["Mend"]]


@dataclass(frozen=True)
class Mend:
    """A way to remove a problem."""

    says: str
    """A command in words: "Keep 2 of 3 Block"."""
    changes: tuple[str, ...]
    """In order, each as `changes.change` reads it."""

    @property
    def change(self) -> str:
        """All changes as one text."""
        return ";".join(self.changes)


def mends(deck: DeckList, problem: Problem) -> list[Mend]:
    """The best ways to remove a problem that the deck has in its own format, at most MOST."""
    found: list[Mend] = []
    for mend in _proposed(deck, problem):
        is_new = len(found) < MOST and mend.change not in {each.change for each in found}
        if is_new and (mend.change == FILL or removes(deck, problem, mend)):
            found.append(mend)
    return found


def removes(deck: DeckList, problem: Problem, mend: Mend) -> bool:
    """True where the problem is gone after the changes, and the changes can be made."""
    try:
        after = change(deck, mend.change)
    except BadChange:
        return False
    return not any(_is_same(problem, other) for other in problems_of_rule(after, format_of(after), problem.rule))


def _is_same(problem: Problem, other: Problem) -> bool:
    """True for the same problem in two states of a deck: of the same kind, about one of the cards at least."""
    if problem.code != other.code or isinstance(problem.allowed, int) != isinstance(other.allowed, int):
        return False
    one, two = set(problem.cards), set(other.cards)
    if problem.rule == "FORMAT-PAIRS":
        return one == two
    return not one or not two or not one.isdisjoint(two)


def _proposed(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    if propose := _PROPOSALS.get(problem.rule):
        yield from propose(deck, problem)
    for code in problem.cards:
        yield _without(deck, code)


# Changes that several rules share ------------------------------------------------------------------------------------


def _without(deck: DeckList, code: str) -> Mend:
    """The card is taken out wherever it stands."""
    return Mend(f"Remove {_name(code)}", _out(deck, code))


def _out(deck: DeckList, code: str) -> tuple[str, ...]:
    return tuple(f"out:{place}:{code}" for place, listed in listed_in(deck).items() if code in listed)


def _only(deck: DeckList, kept: str, codes: tuple[str, ...]) -> Mend:
    """Of some cards one stays, with all its prints and subtitles."""
    gone = [code for code in codes if card(code).name != card(kept).name]
    return Mend(f"Keep only {_name(kept)}", tuple(each for code in gone for each in _out(deck, code)))


def _name(code: str) -> str:
    return card(code).full_name


# One function for a rule ---------------------------------------------------------------------------------------------


def _save_points(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """With one die less where that is enough, otherwise without a character; what loses least comes first."""
    format = format_of(deck)
    ways: list[tuple[int, Mend]] = []
    for member in set(deck.characters):
        if member.dice > 1:
            text = f"dice:{member.code}:{member.dice}:1"
            ways.append((_points_after(deck, text), Mend(f"Make {card(member.code).name} single", (text,))))
        text = f"drop:{member.code}:{member.dice}"
        ways.append((_points_after(deck, text), Mend(f"Remove {_name(member.code)}", (text,))))
    ways.sort(key=lambda way: (-way[0], way[1].says))
    yield from (mend for left, mend in ways if left <= format.points)
    yield from (mend for left, mend in ways if left > format.points)
    yield from _fewest(deck)


def _points_after(deck: DeckList, text: str) -> int:
    return points(change(deck, text), format_of(deck))


def _fewest(deck: DeckList) -> Iterator[Mend]:
    """For a team far too dear: only the first characters that fit together, each with one die."""
    kept: list[Member] = []
    for member in sorted(deck.characters, key=lambda each: format_of(deck).points_of(each.code) or (0,)):
        trial = DeckList(deck.name, deck.format, (*kept, Member(member.code, 1)), (), deck.plots, ())
        if points(trial, format_of(deck)) <= format_of(deck).points:
            kept.append(Member(member.code, 1))
    gone = (f"drop:{member.code}:{member.dice}" for member in deck.characters)
    back = (f"add:{member.code}:1" for member in kept)
    names = ", ".join(card(member.code).name for member in kept)
    yield Mend(f"Keep only {names}" if kept else "Remove all characters", (*gone, *back))
    plots = tuple(f"plot:{code}:0" for code in deck.plots)
    yield Mend("Remove all plots", plots)
    yield Mend(
        "Remove all characters and plots", (*(f"drop:{each.code}:{each.dice}" for each in deck.characters), *plots)
    )


def _one_side(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    sides = {"hero": "villain", "villain": "hero"}
    count = {side: sum(card(member.code).affiliation == side for member in deck.characters) for side in sides}
    for side in sorted(sides, key=lambda each: (-count[each], each)):
        gone = [member for member in deck.characters if card(member.code).affiliation == sides[side]]
        changes = tuple(f"drop:{member.code}:{member.dice}" for member in gone)
        yield Mend("Keep the heroes" if side == "hero" else "Keep the villains", changes)


def _one_of_a_name(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """One elite character instead of two copies; or one of them as it is."""
    title = title_of(card(problem.cards[0]))
    held = [member for member in deck.characters if title_of(card(member.code)) == title]
    gone = tuple(f"drop:{member.code}:{member.dice}" for member in held)
    for code in problem.cards:
        copies = sum(member.code == code for member in held)
        if copies > 1 and len(format_of(deck).points_of(code)) > 1:
            yield Mend(f"Make it one elite {_name(code)}", (*gone, f"add:{code}:2"))
    for member in sorted(set(held), key=lambda each: (-each.dice, each.code)):
        says = f"Keep one {_name(member.code)} with {member.dice} {'die' if member.dice == 1 else 'dice'}"
        yield Mend(says, (*gone, f"add:{member.code}:{member.dice}"))


def _fewer_dice(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    code = problem.cards[0]
    most = max(1, len(format_of(deck).points_of(code)))
    over = [member for member in deck.characters if member.code == code and member.dice > most]
    says = f"Make {card(code).name} single" if most == 1 else f"Take {card(code).name} with {most} dice"
    yield Mend(says, tuple(f"dice:{code}:{member.dice}:{most}" for member in over))
    if most == 1 and not card(code).is_unique:
        twice = tuple(each for member in over for each in (f"dice:{code}:{member.dice}:1", f"add:{code}:1"))
        yield Mend(f"Take {card(code).name} twice instead", twice)


def _right_size(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """Cards that complete the deck, or, where it has too many, those of which one copy or two are over."""
    over = -room(deck, format_of(deck))
    if over < 0:
        if can_fill(deck, format_of(deck)) == -over:
            yield Mend(f"Fill up with {-over} {plural(-over, 'card')}", (FILL,))
        return
    for code, copies in sorted(deck.cards, key=lambda each: (each[1] != over, -(card(each[0]).cost or 0), each[0])):
        if copies >= over:
            says = f"Remove {_name(code)}" if copies == over else f"Keep {copies - over} of {copies} {_name(code)}"
            yield Mend(says, (f"card:{code}:{copies - over}",))
    yield _dearest_out(deck, over)


def _dearest_out(deck: DeckList, over: int) -> Mend:
    changes, left = [], over
    for code, copies in sorted(deck.cards, key=lambda each: (-(card(each[0]).cost or 0), each[0])):
        gone = min(left, copies)
        left -= gone
        if gone:
            changes.append(f"card:{code}:{copies - gone}")
    return Mend(f"Remove the {over} dearest cards", tuple(changes))


def _fewer_copies(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """As many copies as are allowed: of one card, or, where several prints share the title, of each of them alone."""
    held, most = dict(deck.cards), int(problem.allowed or 0)
    for code in problem.cards:
        others = tuple(f"card:{each}:0" for each in problem.cards if each != code)
        has = sum(held.get(each, 0) for each in problem.cards)
        kept = min(most, held.get(code, 0)) if others else most
        name = card(code).name if not others else f"{_name(code)} ({card(code).set_code} {card(code).position})"
        yield Mend(f"Keep {kept} of {has} {name}", (f"card:{code}:{kept}", *others))


def _admitted_only(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """A text lets too many cards in: take away as many, the dearest first; and all of them."""
    over, held = int(problem.measured or 0) - int(problem.allowed or 0), dict(deck.cards)
    codes = sorted(problem.cards, key=lambda code: (-(card(code).cost or 0), code))
    for number in range(1, len(codes) + 1):
        names = ", ".join(card(code).name for code in codes[:number])
        if number <= 3:
            yield Mend(f"Remove {names}", tuple(each for code in codes[:number] for each in _out(deck, code)))
    for code in codes:
        if held.get(code, 0) > over > 0:
            yield Mend(
                f"Keep {held[code] - over} of {held[code]} {card(code).name}", (f"card:{code}:{held[code] - over}",)
            )
    yield Mend("Remove all of them", tuple(each for code in codes for each in _out(deck, code)))


def _to_its_place(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """A card that stands in the wrong part of the list goes to its own part, or out."""
    for code in problem.cards:
        facts = card(code)
        places = [place for place, listed in listed_in(deck).items() if code in listed and place != place_of(facts)]
        out = tuple(f"out:{place}:{code}" for place in places)
        if facts.type == "battlefield" and not deck.battlefields:
            yield Mend(f"Make {facts.name} the battlefield", (*out, f"only-field:{code}"))
        if facts.type == "character":
            yield Mend(f"Move {facts.name} to the team", (*out, f"add:{code}:1"))
        if place_of(facts) == "deck" and code not in dict(deck.cards):
            yield Mend(f"Move {facts.name} into the deck", (*out, f"card:{code}:1"))
        yield Mend(f"Remove {facts.full_name} there", out)


def _one_battlefield(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    for code in dict.fromkeys(deck.battlefields):
        yield Mend(f"Keep only {_name(code)}", (f"only-field:{code}",))


def _another_print(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """The same card, or another edition of it, that the format has; otherwise a format that has this one."""
    for code in problem.cards:
        for other in _editions(card(code), deck):
            yield Mend(
                f"Swap for {other.name} of {other.set_code} ({other.position})", tuple(_swapped(deck, code, other.code))
            )
    yield _without(deck, problem.cards[0])
    yield from _other_format(deck, problem)


def _editions(facts: CardFacts, deck: DeckList) -> list[CardFacts]:
    """Usable cards of the same title, type and color, the newest first."""
    same = (facts.name.casefold(), facts.subtitle.casefold(), facts.type, facts.color)
    found = [
        other
        for other in all_cards().values()
        if other.code != facts.code
        and (other.name.casefold(), other.subtitle.casefold(), other.type, other.color) == same
    ]
    return [other for other in reversed(found) if is_usable(other, deck, format_of(deck))][:2]


def _swapped(deck: DeckList, code: str, other: str) -> Iterator[str]:
    """One print in the place of another, with the same number."""
    yield from _out(deck, code)
    yield from (f"add:{other}:{member.dice}" for member in deck.characters if member.code == code)
    if code in deck.battlefields:
        yield f"battlefield:{other}"
    if code in deck.plots:
        yield f"plot:{other}:1"
    if copies := dict(deck.cards).get(code, 0):
        yield f"card:{other}:{min(99, copies + dict(deck.cards).get(other, 0))}"


def _other_format(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    """The published format with the shortest list of sets that has the card."""
    wide = sorted(all_formats().values(), key=lambda each: len(each.sets) if each.sets is not None else 999)
    for format in wide:
        text = f"format:{format.code}"
        mend = Mend(f"Change the format to {format.name}", (text,))
        if format.points >= format_of(deck).points and removes(deck, problem, mend):
            yield mend
            return


def _one_title(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    first_of_a_name = {card(code).name: code for code in reversed(problem.cards)}
    for code in sorted(first_of_a_name.values()):
        yield _only(deck, code, problem.cards)


def _fewer_plots(deck: DeckList, problem: Problem) -> Iterator[Mend]:
    if isinstance(problem.allowed, int) and problem.allowed > 0:
        for kept in dict.fromkeys(deck.plots):
            gone = tuple(f"plot:{code}:0" for code in dict.fromkeys(deck.plots) if code != kept)
            yield Mend(f"Keep only {_name(kept)}", gone)
    elif isinstance(problem.allowed, int):
        says = f"Remove {_name(deck.plots[0])}" if len(deck.plots) == 1 else "Remove the plots"
        yield Mend(says, tuple(f"plot:{code}:0" for code in dict.fromkeys(deck.plots)))


_PROPOSALS: Final[dict[str, Proposal]] = {
    "DST-CUS-01": _to_its_place,
    "DST-CUS-02": _save_points,
    "DST-CUS-03": _one_side,
    "DST-CUS-04": _one_of_a_name,
    "DST-CUS-05": _fewer_dice,
    "D-06": _fewer_dice,
    "DST-CUS-08": _right_size,
    "DST-CUS-09": _fewer_copies,
    "D-27": _admitted_only,
    "DST-CUS-14": _to_its_place,
    "DST-CUS-16": _one_battlefield,
    "FORMAT-SETS": _another_print,
    "FORMAT-BANNED": _another_print,
    "FORMAT-RESTRICTED": _one_title,
    "FORMAT-PLOTS": _fewer_plots,
}
