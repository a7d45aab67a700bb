"""Is a deck legal? One small function per rule; all problems at once, each with its rule, its cards and a way out.

The page, the API, the import and the queue all ask here. Rule ids are those of `docs/rules/destiny.md` (section 5);
`FORMAT-...` ids are the lists of published formats, explained in `docs/decks.md`.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

from simulate.games.destiny import text
from simulate.games.destiny.deck_rules import (
    AFFILIATION,
    COLOR,
    Admit,
    DeckRule,
    Discount,
    NotChecked,
    Require,
    granted,
)
from simulate.games.destiny.decklist import DeckList, Member
from simulate.games.destiny.facts import CardFacts, all_cards, card
from simulate.games.destiny.formats import Format

DECK_TYPES: Final = ("event", "upgrade", "support")


@dataclass(frozen=True)
class Problem:
    """One reason why a deck may not be played in a format."""

    rule: str
    """Id of the rule that is broken, e.g. "DST-CUS-02"."""
    alias: str | None
    """The short code the community sites use for it, where they have one."""
    message: str
    cards: tuple[str, ...]
    """Codes of the cards it is about."""
    measured: int | str | None
    allowed: int | str | None
    fix: str
    """A sentence on how to put it right; may be empty."""


@dataclass(frozen=True)
class Finding:
    """What one rule function found; the registry adds rule id and alias."""

    message: str
    cards: Sequence[str] = ()
    measured: int | str | None = None
    allowed: int | str | None = None
    fix: str = ""
    alias: str | None = None


class Checked:
    """A deck together with a format and the facts of its cards: what every rule function reads."""

    def __init__(self, deck: DeckList, format: Format) -> None:
        self.deck = deck
        self.format = format
        self.members = [(member, card(member.code)) for member in deck.characters]
        self.team = [facts for _, facts in self.members]
        self.battlefields = [card(code) for code in deck.battlefields]
        self.plots = [card(code) for code in deck.plots]
        self.cards = [(card(code), copies) for code, copies in deck.cards]
        self.granted: list[tuple[CardFacts, DeckRule]] = [
            (owner, rule) for owner in self._owners() for rule in granted(owner.code)
        ]

    def _owners(self) -> list[CardFacts]:
        return list({facts.code: facts for facts in (*self.team, *self.plots)}.values())

    @cached_property
    def colors(self) -> set[str]:
        return {facts.color for facts in self.team}

    @cached_property
    def affiliations(self) -> set[str]:
        """The sides the team stands on: hero, villain, both or (a neutral team) none."""
        return {facts.affiliation for facts in self.team} - {"neutral"}

    def everything(self) -> list[CardFacts]:
        """Every card the list names, each once, in order of code."""
        return [card(code) for code in sorted(self.deck.codes())]


Check = Callable[[Checked], Iterator[Finding]]
_RULES: list[tuple[str, str | None, Check]] = []


def rule(rule_id: str, alias: str | None = None) -> Callable[[Check], Check]:
    """Register a rule function under the id of the rule it checks."""

    def register(check: Check) -> Check:
        _RULES.append((rule_id, alias, check))
        return check

    return register


def problems(deck: DeckList, format: Format) -> list[Problem]:
    """Every reason why the deck can't be played in the format, in the order of the rules; empty when it is legal."""
    checked = Checked(deck, format)
    return [
        Problem(
            rule_id, found.alias or alias, found.message, tuple(found.cards), found.measured, found.allowed, found.fix
        )
        for rule_id, alias, check in _RULES
        for found in check(checked)
    ]


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return list(dict.fromkeys(rule_id for rule_id, _, _ in _RULES))


def unencoded(deck: DeckList) -> list[str]:
    """Codes of the cards the engine can't play yet, in order; a deck with any can't be playtested."""
    return sorted(code for code in deck.codes() if not text.is_encoded(code))


def is_usable(facts: CardFacts, deck: DeckList, format: Format) -> bool:
    """True when adding this card breaks no rule on which cards may be used; counts, sizes and points don't matter."""
    return not _unusable(facts, Checked(_with(facts, deck), format))


def _with(facts: CardFacts, deck: DeckList) -> DeckList:
    """The deck with this one card in its place and nothing else but the team."""
    bare = replace(deck, battlefields=(), plots=(), cards=())
    if facts.type == "character":
        return replace(
            bare, characters=(*(each for each in deck.characters if each.code != facts.code), Member(facts.code, 1))
        )
    if facts.type == "battlefield":
        return replace(bare, battlefields=(facts.code,))
    return replace(bare, plots=(facts.code,)) if facts.type == "plot" else replace(bare, cards=((facts.code, 1),))


def _unusable(facts: CardFacts, checked: Checked) -> bool:
    about_use = ("DST-CUS-03", "DST-CUS-10", "DST-CUS-12", "DST-CUS-14", "FORMAT-SETS", "FORMAT-BANNED", "FORMAT-PLOTS")
    return any(
        facts.code in found.cards for rule_id, _, check in _RULES if rule_id in about_use for found in check(checked)
    )


# Points ---------------------------------------------------------------------------------------------------------------


def points_of_member(member: Member, format: Format) -> int:
    """What a character costs with its dice (DST-CHR-07); more dice than it has values cost the dearest value."""
    values = format.points_of(member.code)
    return values[min(member.dice, len(values)) - 1] if values else 0


def points(deck: DeckList, format: Format) -> int:
    """What the team and the plots cost together, with what cards take off."""
    return sum(value for _, value in _priced(Checked(deck, format)))


def _priced(checked: Checked) -> Iterator[tuple[str, int]]:
    for member, facts in checked.members:
        yield facts.code, points_of_member(member, checked.format) - _taken_off(facts, checked)
    for plot in checked.plots:
        values = checked.format.points_of(plot.code)
        yield plot.code, (values[0] if values else 0) - _taken_off(plot, checked)


def _taken_off(facts: CardFacts, checked: Checked) -> int:
    return sum(
        discount.points
        for owner, discount in checked.granted
        if isinstance(discount, Discount) and _is_discounted(facts, owner, discount, checked)
    )


def _is_discounted(facts: CardFacts, owner: CardFacts, discount: Discount, checked: Checked) -> bool:
    if discount.only_with_another:
        return facts == owner and any(other in discount.what for other in checked.team if other != owner)
    return facts in discount.what


# The team -------------------------------------------------------------------------------------------------------------


@rule("DST-CUS-01", "invalid_cards")
def cards_are_in_their_place(checked: Checked) -> Iterator[Finding]:
    places = (
        (checked.team, "character", "the team"),
        (checked.battlefields, "battlefield", "the battlefield"),
        (checked.plots, "plot", "the plots"),
    )
    for found, kind, place in places:
        for facts in found:
            if facts.type != kind:
                yield Finding(
                    f"{facts.full_name} is {_a(facts.type)}; it can't be listed under {place}.",
                    [facts.code],
                    facts.type,
                    kind,
                    f"Remove {facts.name} there.",
                )


@rule("DST-CUS-02", "too_many_points")
def the_team_fits_the_points(checked: Checked) -> Iterator[Finding]:
    total, most = sum(value for _, value in _priced(checked)), checked.format.points
    if total > most:
        over = total - most
        costly = [code for code, value in _priced(checked) if value > 0]
        yield Finding(
            f"The team costs {total} points; at most {most} are allowed.",
            list(dict.fromkeys(costly)),
            total,
            most,
            f"Save {over} {_plural(over, 'point')}: drop a character or take one without its second die.",
        )


@rule("DST-CUS-03")
def heroes_and_villains_do_not_mix(checked: Checked) -> Iterator[Finding]:
    if len(checked.affiliations) > 1:
        sided = [facts for facts in checked.team if facts.affiliation != "neutral"]
        yield Finding(
            f"Heroes and villains are on one team: {_names(sided)}.",
            _codes(sided),
            "hero and villain",
            "one of them",
            "Keep only the heroes or only the villains.",
        )


@rule("DST-CUS-04", "too_many_copies")
def one_copy_of_a_unique_character(checked: Checked) -> Iterator[Finding]:
    """Copies are told by title (DST-COP-01), so another subtitle is still the same person."""
    people: dict[str, list[CardFacts]] = defaultdict(list)
    for facts in checked.team:
        if facts.is_unique:
            people[facts.name].append(facts)
    for name, copies in people.items():
        if len(copies) > 1:
            yield Finding(
                f"{name} is unique; the team has {len(copies)}.",
                _codes(copies),
                len(copies),
                1,
                f"Keep one {name}; for two dice take the elite one.",
            )


@rule("DST-CUS-05")
def dice_have_a_point_value(checked: Checked) -> Iterator[Finding]:
    for member, facts in checked.members:
        values = checked.format.points_of(facts.code)
        if len(values) > 1 and member.dice > len(values):
            yield Finding(
                f"{facts.full_name} has point values for up to {len(values)} dice; the list has {member.dice}.",
                [facts.code],
                member.dice,
                len(values),
                f"Take {facts.name} with at most {len(values)} dice.",
            )


@rule("D-06")
def one_value_means_one_die(checked: Checked) -> Iterator[Finding]:
    for member, facts in checked.members:
        values = checked.format.points_of(facts.code)
        if len(values) == 1 and member.dice > 1:
            yield Finding(
                f"{facts.full_name} has a single point value and can't be elite; the list has {member.dice} dice.",
                [facts.code],
                member.dice,
                1,
                f"Take {facts.name} with one die, or twice if it isn't unique.",
            )


@rule("DST-CUS-06")
def somebody_is_on_the_team(checked: Checked) -> Iterator[Finding]:
    if not checked.team:
        yield Finding("The team has no character.", (), 0, "at least 1", "Add a character.")


# The deck -------------------------------------------------------------------------------------------------------------


@rule("DST-CUS-08", "incorrect_size")
def the_deck_has_its_size(checked: Checked) -> Iterator[Finding]:
    size, wanted = checked.deck.size, checked.format.size
    if size != wanted:
        gap = abs(wanted - size)
        yield Finding(
            f"The deck has {size} {_plural(size, 'card')}; exactly {wanted} are needed.",
            (),
            size,
            wanted,
            f"{'Add' if size < wanted else 'Remove'} {gap} {_plural(gap, 'card')}.",
        )


@rule("DST-CUS-09", "too_many_copies")
def copies_are_limited(checked: Checked) -> Iterator[Finding]:
    """The same card is told by title (D-26); a card's own limit replaces the general one."""
    titles: dict[str, list[tuple[CardFacts, int]]] = defaultdict(list)
    for facts, copies in checked.cards:
        titles[facts.name].append((facts, copies))
    for name, entries in titles.items():
        have, most = sum(copies for _, copies in entries), max(_copies(facts, checked) for facts, _ in entries)
        if have > most:
            yield Finding(
                f"The deck has {have} copies of {name}; at most {most} are allowed.",
                [facts.code for facts, _ in entries],
                have,
                most,
                f"Remove {have - most} of them.",
            )


def _copies(facts: CardFacts, checked: Checked) -> int:
    has_own_limit = facts.type in (*DECK_TYPES, "downgrade") and facts.deck_limit != 2
    return facts.deck_limit if has_own_limit else checked.format.copies


@rule("DST-CUS-10", "invalid_cards")
def cards_are_on_the_team_s_side(checked: Checked) -> Iterator[Finding]:
    for facts, _ in _not_admitted(checked, AFFILIATION):
        sides = " and ".join(sorted(checked.affiliations)) or "neutral"
        yield Finding(
            f"{facts.full_name} is a {facts.affiliation} card; the team is {sides}.",
            [facts.code],
            facts.affiliation,
            f"{sides} or neutral" if checked.affiliations else "hero or villain cards, not both",
            f"Remove {facts.name}.",
        )


@rule("DST-CUS-12", "faction_not_included")
def colors_are_covered(checked: Checked) -> Iterator[Finding]:
    for facts, _ in _not_admitted(checked, COLOR):
        colors = ", ".join(sorted(checked.colors)) or "none"
        yield Finding(
            f"{facts.full_name} is {facts.color}; no character has this color.",
            [facts.code],
            facts.color,
            colors,
            f"Remove {facts.name} or add a {facts.color} character.",
        )


@rule("D-27", "invalid_cards")
def card_texts_admit_no_more_than_they_say(checked: Checked) -> Iterator[Finding]:
    for owner, admit in _admissions(checked):
        used = [(facts, copies) for facts, copies in _sided_cards(checked) if _needs(facts, admit, checked)]
        copies, titles = sum(copies for _, copies in used), len({facts.name for facts, _ in used})
        for have, most, what in ((copies, admit.most_copies, "in all"), (titles, admit.most_titles, "different ones")):
            if most is not None and have > most:
                yield Finding(
                    f"{owner.full_name} admits up to {most} {admit.what.says} ({what}); the deck has {have}.",
                    [facts.code for facts, _ in used],
                    have,
                    most,
                    f"Remove {have - most} of them.",
                )


@rule("DST-CUS-14", "invalid_cards")
def the_deck_holds_deck_cards(checked: Checked) -> Iterator[Finding]:
    types = (*DECK_TYPES, "downgrade") if checked.format.allows_downgrades else DECK_TYPES
    for facts, _ in checked.cards:
        if facts.type not in types:
            yield Finding(
                f"{facts.full_name} is {_a(facts.type)}; the deck contains only events, upgrades and supports.",
                [facts.code],
                facts.type,
                ", ".join(types),
                f"Take {facts.name} out of the deck.",
            )


@rule("DST-CUS-16")
def exactly_one_battlefield(checked: Checked) -> Iterator[Finding]:
    count = len(checked.battlefields)
    if count == 0:
        yield Finding("There is no battlefield.", (), 0, 1, "Choose a battlefield.", "no_battlefield")
    if count > 1:
        yield Finding(
            f"There are {count} battlefields: {_names(checked.battlefields)}.",
            _codes(checked.battlefields),
            count,
            1,
            "Keep one of them.",
            "too_many_battlefields",
        )


# The format -----------------------------------------------------------------------------------------------------------


@rule("FORMAT-SETS", "invalid_cards")
def cards_are_of_the_format_s_sets(checked: Checked) -> Iterator[Finding]:
    """A card printed again in one of the sets is as good in its older print."""
    sets = checked.format.sets
    for facts in checked.everything():
        if sets is not None and not sets & _printings(facts.code):
            yield Finding(
                f"{facts.full_name} ({facts.set_code} {facts.position}) is not in the sets of {checked.format.name}.",
                [facts.code],
                facts.set_code,
                ", ".join(sorted(sets)),
                f"Remove {facts.name} or choose another format.",
            )


@rule("FORMAT-BANNED", "restricted_list")
def nothing_banned(checked: Checked) -> Iterator[Finding]:
    for facts in checked.everything():
        if facts.code in checked.format.banned:
            yield Finding(
                f"{facts.full_name} is banned in {checked.format.name}.", [facts.code], 1, 0, f"Remove {facts.name}."
            )


@rule("FORMAT-RESTRICTED", "restricted_list")
def one_restricted_title(checked: Checked) -> Iterator[Finding]:
    """One title of the restricted list may be chosen, with as many copies as the deck may have of it."""
    held = [facts for facts in checked.everything() if facts.code in checked.format.restricted]
    titles = len({facts.name for facts in held})
    if titles > 1:
        yield Finding(
            f"The deck uses {titles} cards of the restricted list: {_names(held)}.",
            _codes(held),
            titles,
            1,
            "Keep one of them.",
        )


@rule("FORMAT-PAIRS", "restricted_list")
def no_restricted_pair(checked: Checked) -> Iterator[Finding]:
    codes = checked.deck.codes()
    for one, others in sorted(checked.format.restricted_pairs.items()):
        for other in sorted(others & codes):
            if one in codes and (one < other or one not in checked.format.restricted_pairs.get(other, ())):
                pair = [card(one), card(other)]
                yield Finding(
                    f"{_names(pair)} may not be used together in {checked.format.name}.",
                    _codes(pair),
                    2,
                    1,
                    "Remove one of them.",
                )


@rule("FORMAT-PLOTS", "plot")
def plots_where_they_exist(checked: Checked) -> Iterator[Finding]:
    count, most = len(checked.plots), 1 if checked.format.allows_plots else 0
    if count > most:
        allowed = "one plot is allowed" if most else f"{checked.format.name} has no plots"
        yield Finding(
            f"The deck has {count} {_plural(count, 'plot')} ({_names(checked.plots)}); {allowed}.",
            _codes(checked.plots),
            count,
            most,
            "Keep one of them." if most else "Remove the plots.",
        )


# What cards say -------------------------------------------------------------------------------------------------------


@rule("DST-GEN-01", "invalid_cards")
def cards_get_the_team_they_ask_for(checked: Checked) -> Iterator[Finding]:
    for owner, asked in checked.granted:
        if isinstance(asked, Require) and not asked.holds(checked.team):
            yield Finding(
                f"{owner.full_name} may be included only if {asked.says}.",
                [owner.code],
                None,
                asked.says,
                f"Remove {owner.name}.",
            )
        if isinstance(asked, NotChecked):
            yield Finding(
                f"{owner.full_name} changes how decks are built in a way that can't be checked yet.",
                [owner.code],
                fix=f"Remove {owner.name}.",
            )


def _admissions(checked: Checked) -> Iterator[tuple[CardFacts, Admit]]:
    return ((owner, granted) for owner, granted in checked.granted if isinstance(granted, Admit))


def _sided_cards(checked: Checked) -> Iterator[tuple[CardFacts, int]]:
    """The cards whose affiliation and color must go with the team: the deck, plots and (later sets) battlefields."""
    yield from checked.cards
    yield from ((facts, 1) for facts in (*checked.plots, *checked.battlefields))


def _breaks(facts: CardFacts, what: str, checked: Checked) -> bool:
    """True when affiliation (DST-CUS-10) or color (DST-CUS-12) of a card doesn't go with the team."""
    if not checked.team:
        return False
    if what == COLOR:
        return facts.color != "gray" and facts.color not in checked.colors
    if facts.affiliation == "neutral":
        return False
    if checked.affiliations:
        return facts.affiliation not in checked.affiliations
    return len({other.affiliation for other, _ in _sided_cards(checked)} - {"neutral"}) > 1


def _needs(facts: CardFacts, admit: Admit, checked: Checked) -> bool:
    return facts in admit.what and any(_breaks(facts, what, checked) for what in admit.ignoring)


def _not_admitted(checked: Checked, what: str) -> Iterator[tuple[CardFacts, int]]:
    """The cards that break affiliation or color, and no card text lets them in (D-27)."""
    for facts, copies in _sided_cards(checked):
        admitted = any(what in admit.ignoring and facts in admit.what for _, admit in _admissions(checked))
        if _breaks(facts, what, checked) and not admitted:
            yield facts, copies


@cache
def _families() -> dict[str, frozenset[str]]:
    """Sets in which a card was printed, by its first print."""
    families: dict[str, set[str]] = defaultdict(set)
    for facts in all_cards().values():
        families[facts.reprint_of or facts.code].add(facts.set_code)
    return {code: frozenset(sets) for code, sets in families.items()}


def _printings(code: str) -> frozenset[str]:
    facts = card(code)
    return _families().get(facts.reprint_of or code, frozenset()) | {facts.set_code}


def _codes(found: Sequence[CardFacts]) -> list[str]:
    return list(dict.fromkeys(facts.code for facts in found))


def _names(found: Sequence[CardFacts]) -> str:
    counted = Counter(facts.full_name for facts in found)
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counted.items())


def _plural(number: int, noun: str) -> str:
    return noun if number == 1 else f"{noun}s"


def _a(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
