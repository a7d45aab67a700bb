"""The lists of a format."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from simulate.games.destiny.facts import all_cards, card
from simulate.games.destiny.legality.checking import Chapter, Checked, Finding
from simulate.games.destiny.legality.words import codes_of, names_of, plural

rule = Chapter()


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
            f"The deck uses {titles} cards of the restricted list: {names_of(held)}.",
            codes_of(held),
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
                    f"{names_of(pair)} may not be used together in {checked.format.name}.",
                    codes_of(pair),
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
            f"The deck has {count} {plural(count, 'plot')} ({names_of(checked.plots)}); {allowed}.",
            codes_of(checked.plots),
            count,
            most,
            "Keep one of them." if most else "Remove the plots.",
        )


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
