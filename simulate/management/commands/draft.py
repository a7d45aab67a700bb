"""`manage.py draft SET|CODE`: proposals for the sentences of cards, read from printed texts that you own.

Each proposal is written as a card file has it. A draft is "accepted" when it can be read in one way only and its words
say the printed text; every other one is to be read by a person. Words and mechanics that the language lacks are named.
The printed text itself is not shown and not kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.drafting import CardDraft, Verdict
from sandtable.games.destiny.drafting.sources import shape
from sandtable.games.destiny.drafting.unlocking import drafts
from sandtable.games.destiny.facts import all_cards
from simulate.management.printed import imported_texts, texts_of


class Command(BaseCommand):
    help = "Propose the sentences of cards from printed texts of your own, and name the words that are missing."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("cards", metavar="SET|CODE", nargs="+", help="a set like SoR, or a card like 02136")
        parser.add_argument("--from", type=Path, dest="folder", help="a folder of the community's sets, or one set")

    def handle(self, *args: Any, **options: Any) -> None:
        texts = imported_texts() if options["folder"] is None else texts_of(options["folder"])
        codes = list(dict.fromkeys(code for name in options["cards"] for code in _codes(name)))
        found = drafts(codes, texts)
        if not found:
            raise CommandError("no text of these cards is here; name a folder of sets with --from, or import them")
        for draft in found.values():
            self.stdout.write("\n".join(told(draft)))
        counted = Counter(draft.verdict for draft in found.values())
        self.stdout.write("; ".join(f"{counted[verdict]} {verdict}" for verdict in Verdict))


def _codes(name: str) -> list[str]:
    """The codes that a set or a code stands for. Raises CommandError for another name."""
    cards = all_cards()
    if name in cards:
        return [name]
    found = [card.code for card in cards.values() if card.set_code.casefold() == name.casefold()]
    if not found:
        raise CommandError(f"{name!r} is neither a set nor the code of a card")
    return found


def told(draft: CardDraft) -> Iterator[str]:
    """A draft in the lines of a card file."""
    yield f"    # {all_cards()[draft.code].full_name}: {draft.verdict}{_beside_the_encoding(draft)}"
    if draft.verdict is Verdict.INCOMPLETE:
        yield from (f"    #   missing {name}" for name in draft.missing)
        yield from (f"    #   has {source}" for source in draft.sources)
    else:
        yield f'    "{draft.code}": [{", ".join(draft.sources)}],'


def _beside_the_encoding(draft: CardDraft) -> str:
    written = encoded().get(draft.code)
    if written is None:
        return ""
    if draft.verdict is Verdict.INCOMPLETE:
        return ", encoded already"
    return ", encoded alike" if shape(written) == shape(draft.words) else ", encoded otherwise"
