"""Rules about the team (DST-CUS-01 to 06)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.deck_texts import Join
from sandtable.games.destiny.facts import CardFacts, title_of
from sandtable.games.destiny.legality.checking import Checked
from sandtable.games.destiny.legality.costs import priced
from sandtable.games.destiny.legality.words import a_or_an, codes_of, names_of, plural

rule = Chapter[Checked]()


@rule("DST-CUS-01", "invalid_cards")
def cards_are_in_their_place(checked: Checked) -> Iterator[Problem]:
    places = (
        (checked.team, "character", "the team"),
        (checked.battlefields, "battlefield", "the battlefield"),
        (checked.plots, "plot", "the plots"),
    )
    for found, kind, place in places:
        for facts in found:
            if facts.type != kind:
                yield Problem(
                    f"{facts.full_name} is {a_or_an(facts.type)}; it can't be listed under {place}.",
                    cards=(facts.code,),
                    measured=facts.type,
                    allowed=kind,
                    fix=f"Remove {facts.name} there.",
                )


@rule("DST-CUS-02", "too_many_points")
def the_team_fits_the_points(checked: Checked) -> Iterator[Problem]:
    total, most = sum(value for _, value in priced(checked)), checked.format.points
    if total > most:
        over = total - most
        costly = [code for code, value in priced(checked) if value > 0]
        yield Problem(
            f"The team costs {total} points; at most {most} are allowed.",
            cards=tuple(dict.fromkeys(costly)),
            measured=total,
            allowed=most,
            fix=f"Save {over} {plural(over, 'point')}: drop a character or take one without its second die.",
        )


@rule("DST-CUS-03")
def heroes_and_villains_do_not_mix(checked: Checked) -> Iterator[Problem]:
    bound = [facts for facts in checked.team if not _may_join(facts, checked)]
    if len({facts.affiliation for facts in bound} - {"neutral"}) > 1:
        sided = [facts for facts in checked.team if facts.affiliation != "neutral"]
        yield Problem(
            f"Heroes and villains are on one team: {names_of(sided)}.",
            cards=codes_of(sided),
            measured="hero and villain",
            allowed="one of them",
            fix="Keep only the heroes or only the villains.",
        )


def _may_join(facts: CardFacts, checked: Checked) -> bool:
    """True when a card text lets this character onto a team of the other side."""
    others = [other for other in checked.team if other.code != facts.code]
    return any(
        facts in grant.text.what and (grant.text.beside is None or any(other in grant.text.beside for other in others))
        for grant in checked.granted
        if isinstance(grant.text, Join)
    )


@rule("DST-CUS-04", "too_many_copies")
def one_copy_of_a_unique_character(checked: Checked) -> Iterator[Problem]:
    """Copies are counted by title (DST-COP-01), so another subtitle is the same character."""
    people: dict[str, list[CardFacts]] = defaultdict(list)
    for facts in checked.team:
        if facts.is_unique:
            people[title_of(facts)].append(facts)
    for name, copies in people.items():
        if len(copies) > 1:
            yield Problem(
                f"{name} is unique; the team has {len(copies)}.",
                cards=codes_of(copies),
                measured=len(copies),
                allowed=1,
                fix=f"Keep one {name}; for two dice take the elite one.",
            )


@rule("DST-CUS-05")
def dice_have_a_point_value(checked: Checked) -> Iterator[Problem]:
    for member, facts in checked.members:
        values = checked.format.points_of(facts.code)
        if len(values) > 1 and member.dice > len(values):
            yield Problem(
                f"{facts.full_name} has point values for up to {len(values)} dice; the list has {member.dice}.",
                cards=(facts.code,),
                measured=member.dice,
                allowed=len(values),
                fix=f"Take {facts.name} with at most {len(values)} dice.",
            )


@rule("D-06")
def one_value_means_one_die(checked: Checked) -> Iterator[Problem]:
    for member, facts in checked.members:
        values = checked.format.points_of(facts.code)
        if len(values) == 1 and member.dice > 1:
            yield Problem(
                f"{facts.full_name} has a single point value and can't be elite; the list has {member.dice} dice.",
                cards=(facts.code,),
                measured=member.dice,
                allowed=1,
                fix=f"Take {facts.name} with one die, or twice if it isn't unique.",
            )


@rule("DST-CUS-06")
def somebody_is_on_the_team(checked: Checked) -> Iterator[Problem]:
    if not checked.team:
        yield Problem(
            "The team has no character.", ("characters",), measured=0, allowed="at least 1", fix="Add a character."
        )
