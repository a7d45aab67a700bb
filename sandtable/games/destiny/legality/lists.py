"""The lists of a format."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.facts import CardFacts, card, prints_of
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality.checking import Checked
from sandtable.games.destiny.legality.words import codes_of, names_of, plural

rule = Chapter[Checked]()


@rule("FORMAT-SETS", "invalid_cards")
def cards_are_of_the_format_s_sets(checked: Checked) -> Iterator[Problem]:
    """Cards belong to the format's sets; an older print of a reprinted card counts too."""
    for facts in checked.everything():
        if not _is_of_its_sets(facts, checked.format):
            yield Problem(
                f"{facts.full_name} ({facts.set_code} {facts.position}) is not in the sets of {checked.format.name}.",
                cards=(facts.code,),
                measured=facts.set_code,
                allowed=", ".join(sorted(checked.format.sets or ())),
                fix=f"Remove {facts.name} or choose another format.",
            )


@rule("FORMAT-BANNED", "restricted_list")
def nothing_banned(checked: Checked) -> Iterator[Problem]:
    for facts in checked.everything():
        if checked.format.bans(facts.code):
            yield Problem(
                f"{facts.full_name} is banned in {checked.format.name}.",
                cards=(facts.code,),
                measured=1,
                allowed=0,
                fix=f"Remove {facts.name}.",
            )


@rule("FORMAT-RESTRICTED", "restricted_list")
def one_restricted_title(checked: Checked) -> Iterator[Problem]:
    """One title of the restricted list may be chosen, with as many copies as the deck may have of it.

    Cards that are only set aside are in neither list of DST-FMT-04.
    """
    held = [facts for facts in checked.used() if checked.format.restricts(facts.code)]
    titles = len({facts.name.casefold() for facts in held})
    if titles > 1:
        yield Problem(
            f"The deck uses {titles} cards of the restricted list: {names_of(held)}.",
            cards=codes_of(held),
            measured=titles,
            allowed=1,
            fix="Keep one of them.",
        )


@rule("FORMAT-PAIRS", "restricted_list")
def no_restricted_pair(checked: Checked) -> Iterator[Problem]:
    held = {each: code for code in sorted(checked.deck.used_codes()) for each in prints_of(code)}
    for one, others in sorted(checked.format.restricted_pairs.items()):
        for other in sorted(others & held.keys()):
            if one in held and (one < other or one not in checked.format.restricted_pairs.get(other, ())):
                pair = [card(held[one]), card(held[other])]
                yield Problem(
                    f"{names_of(pair)} may not be used together in {checked.format.name}.",
                    cards=codes_of(pair),
                    measured=2,
                    allowed=1,
                    fix="Remove one of them.",
                )


@rule("FORMAT-PLOTS", "plot")
def plots_where_they_exist(checked: Checked) -> Iterator[Problem]:
    count, most = len(checked.plots), 1 + checked.widened.plots if checked.format.allows_plots else 0
    if count > most:
        allowed = f"{checked.format.name} has no plots"
        if most:
            allowed = "one plot is allowed" if most == 1 else f"{most} plots are allowed"
        yield Problem(
            f"The deck has {count} {plural(count, 'plot')} ({names_of(checked.plots)}); {allowed}.",
            cards=codes_of(checked.plots),
            measured=count,
            allowed=most,
            fix=f"Keep {'one' if most == 1 else most} of them." if most else "Remove the plots.",
        )


@rule("FORMAT-PLOTS", "plot")
def plots_have_points(checked: Checked) -> Iterator[Problem]:
    """Plots have points; a plot without points is the back of another card."""
    for facts in checked.plots:
        if facts.type == "plot" and not checked.format.points_of(facts.code):
            yield Problem(
                f"{facts.full_name} has no point value; it is the back of another card.",
                cards=(facts.code,),
                allowed="a plot with points",
                fix=f"Remove {facts.name}.",
            )


def is_allowed(facts: CardFacts, format: Format) -> bool:
    """True where the card is of the format's sets and not banned."""
    return _is_of_its_sets(facts, format) and not format.bans(facts.code)


def _is_of_its_sets(facts: CardFacts, format: Format) -> bool:
    return format.sets is None or any(card(each).set_code in format.sets for each in prints_of(facts.code))
