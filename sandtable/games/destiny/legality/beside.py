"""Cards set aside beside the deck (DST-ASD-03); `lists` checks that they are legal in the format (DST-DKB-08)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.deck_texts import Bring
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.legality.checking import Checked, Grant
from sandtable.games.destiny.legality.rooms import Room, Wanted, hold_all

rule = Chapter[Checked]()


@dataclass(frozen=True)
class Call:
    """One text that calls for set-aside cards, for all copies of its card together."""

    owner: CardFacts
    text: Bring
    cards: int
    """The number of cards with this text."""
    most: int | None
    """The most copies; None: any number."""

    def takes(self, facts: CardFacts, checked: Checked) -> bool:
        is_ours = facts.affiliation == "neutral" or facts.affiliation in checked.affiliations
        return facts in self.text.what and (is_ours or not self.text.on_our_side)


def calls(checked: Checked) -> list[Call]:
    """The texts of team, plots, battlefields and deck that call for set-aside cards."""
    found: dict[tuple[str, Bring], Call] = {}
    for grant in checked.granted:
        if isinstance(grant.text, Bring):
            key, most = (grant.owner.code, grant.text), _most(grant, grant.text)
            before = found.get(key, Call(grant.owner, grant.text, 0, 0))
            in_all = None if most is None or before.most is None else before.most + most
            found[key] = replace(before, cards=before.cards + grant.copies, most=in_all)
    return list(found.values())


def _most(grant: Grant, text: Bring) -> int | None:
    most = text.most_elite if grant.is_elite and text.most_elite is not None else text.most
    return None if most is None else most * grant.copies


@rule("DST-GEN-01", "invalid_cards")
def needed_cards_are_set_aside(checked: Checked) -> Iterator[Problem]:
    for call in calls(checked):
        if call.text.is_needed and not any(facts in call.text.what for facts, _ in checked.set_aside):
            yield Problem(
                f"{call.owner.full_name} may be included only if {call.text.what.says} are set aside; there are none.",
                cards=(call.owner.code,),
                allowed=f"{call.text.what.says} set aside",
                fix=f"Set {call.text.what.says} aside or remove {call.owner.name}.",
            )


@rule("DST-ASD-03", "invalid_cards")
def cards_set_aside_are_called_for(checked: Checked) -> Iterator[Problem]:
    called = calls(checked)
    for facts, _ in checked.set_aside:
        if not any(call.takes(facts, checked) and call.most != 0 for call in called):
            yield Problem(
                f"{facts.full_name} is set aside, but no text of team, plots, battlefields or deck calls for it.",
                cards=(facts.code,),
                allowed="cards that a text calls for",
                fix=f"Remove {facts.name} from the cards set aside.",
            )


@rule("DST-ASD-03", "invalid_cards")
def no_more_are_set_aside_than_called_for(checked: Checked) -> Iterator[Problem]:
    """Several texts may share the cards; only when that fails each text is reported by itself (as for D-284)."""
    limited = [call for call in calls(checked) if call.most]
    wanted = [(facts, copies) for facts, copies in checked.set_aside if not _is_free(facts, checked)]
    for call in [] if _is_room(limited, wanted, checked) else limited:
        taken = [(facts, copies) for facts, copies in wanted if call.takes(facts, checked)]
        have = sum(copies for _, copies in taken)
        if have > (call.most or 0) or (call.text.different and _most_twins(taken) > call.cards):
            named = f"{'different ' if call.text.different else ''}{call.text.what.says}"
            yield Problem(
                f"{call.owner.full_name} calls for up to {call.most} {named}; {have} are set aside.",
                cards=tuple(facts.code for facts, _ in taken),
                measured=have,
                allowed=call.most,
                fix=f"Set no more than {call.most} {named} aside.",
            )


def _is_free(facts: CardFacts, checked: Checked) -> bool:
    """True where a text calls for any number of the card."""
    return any(call.most is None and call.takes(facts, checked) for call in calls(checked))


def _is_room(limited: list[Call], wanted: list[tuple[CardFacts, int]], checked: Checked) -> bool:
    places = [[place for place, call in enumerate(limited) if call.takes(facts, checked)] for facts, _ in wanted]
    for (_, copies), able in zip(wanted, places, strict=True):
        calling = [limited[place] for place in able]
        if all(call.text.different for call in calling) and copies > sum(call.cards for call in calling) > 0:
            return False  # these texts take one copy of a card each
    listed = zip(wanted, places, strict=True)
    needed = [Wanted(facts.name.casefold(), tuple(able), copies) for (facts, copies), able in listed if able]
    return hold_all([Room(call.most or 0) for call in limited], needed)


def _most_twins(taken: list[tuple[CardFacts, int]]) -> int:
    titles: Counter[str] = Counter()
    for facts, copies in taken:
        titles[facts.name.casefold()] += copies
    return max(titles.values(), default=0)
