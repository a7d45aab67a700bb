"""Rules with a test and encoded cards, counted game by game; and the cards that are missing, by name.

`manage.py coverage`: the counts.
`manage.py coverage destiny --missing --set SOR`: the cards of a set that wait for an encoding, one a line, with the
words and mechanics that each waits for. They are read from the printed texts of this installation or of a folder
(`--from`); without a text only the mechanics count that the facts of a card tell.
`manage.py coverage destiny --missing --by word`: the missing words in the order in which they complete most cards.
`manage.py coverage destiny --missing --keep`: keep the kinds of words that each card waits for as data of the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.games import destiny
from sandtable.games.destiny.drafting.unlocking import in_greedy_order, waiting_for
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.waiting import DATA, kept_text, kinds_of
from simulate.management.citations import BadExemption, Book, books, citations, unknown
from simulate.management.printed import imported_texts, texts_of


class Command(BaseCommand):
    help = "Report the rules without a test and the cards that are not encoded yet."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", nargs="?", help='one game, for example "destiny"; all of them')
        parser.add_argument("--missing", action="store_true", help="list the cards of a game that are not encoded yet")
        parser.add_argument("--set", help="with --missing: the cards of one set, for example SOR")
        parser.add_argument("--by", choices=["word"], help="with --missing: the missing words instead of the cards")
        parser.add_argument("--from", type=Path, dest="folder", help="with --missing: your own copy of printed texts")
        parser.add_argument(
            "--keep", action="store_true", help="with --missing: keep what each card waits for, as data"
        )
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["missing"] or options["set"]:
            cards = _missing(options["game"], options["set"])
            texts = imported_texts() if options["folder"] is None else texts_of(options["folder"])
            waiting = waiting_for(texts)
            if options["keep"]:
                self.stdout.write(_keep(waiting))
                return
            tell = _by_word if options["by"] else _by_card
            self.stdout.write("\n".join(tell(cards, waiting)))
            return
        try:
            known = books(settings.BASE_DIR / "docs" / "rules")
        except BadExemption as error:
            raise CommandError(str(error)) from None
        cited = list(citations(settings.BASE_DIR / "tests"))
        if strangers := unknown(cited, known):
            raise CommandError("; ".join(f"{it.place} cites {it.id}, which is in no rule book" for it in strangers))
        ids = {citation.id for citation in cited}
        named = [book for book in known if options["game"] in (None, book.game)]
        if not named:
            raise CommandError(f"{options['game']!r} has no rule book; known: {', '.join(book.game for book in known)}")
        report = {book.game: {"rules": _rules(book, ids)} | _cards(book.game) for book in named}
        self.stdout.write(json.dumps(report, indent=2) if options["json"] else "\n".join(_lines(report)))


def _rules(book: Book, cited: set[str]) -> dict[str, Any]:
    """A rule with both a test and an exemption counts as cited."""
    proven = [rule for rule in book.rules if rule in cited]
    exempt = [rule for rule in book.rules if rule in book.exempt and rule not in cited]
    uncited = [rule for rule in book.rules if rule not in cited and rule not in book.exempt]
    return {"total": len(book.rules), "cited": len(proven), "exempt": len(exempt), "uncited": uncited}


def _edition(game: str) -> ModuleType | None:
    """The module of a game that names the cards it promises; None for games without one."""
    package = f"sandtable.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.edition") is None:
        return None
    return import_module(f"{package}.edition")


def _missing(game: str | None, set_code: str | None) -> dict[str, dict[str, str]]:
    """By set the names of the cards without an encoding, by code. Raises CommandError for an unknown game or set."""
    edition = _edition(game or "")
    if edition is None or not hasattr(edition, "missing_cards"):
        raise CommandError("--missing needs a game whose cards are encoded set by set: coverage destiny --missing")
    by_set: dict[str, dict[str, str]] = edition.missing_cards()
    chosen = {code: by_set[code] for code in by_set if set_code is None or code.lower() == set_code.lower()}
    if not chosen:
        raise CommandError(f"no card of a set {set_code!r} is missing; sets with missing cards: {', '.join(by_set)}")
    return chosen


def _keep(waiting: Mapping[str, tuple[str, ...]]) -> str:
    """Write what each first print waits for into the game's data; a sentence about it."""
    kinds = {code: kinds_of(names) for code, names in waiting.items() if not card(code).reprint_of}
    path = Path(destiny.__file__).parent / "data" / DATA
    path.write_text(kept_text(kinds), encoding="utf-8")
    return f"{len(kinds)} cards wait; {DATA} says for what."


def _by_card(cards: dict[str, dict[str, str]], waiting: dict[str, tuple[str, ...]]) -> list[str]:
    """A line for each card: set, code, name and the words that it waits for."""
    return [
        f"{set_code:<5}{code}  {name}" + (f": {'; '.join(waiting[code])}" if waiting[code] else "")
        for set_code, names in cards.items()
        for code, name in names.items()
    ]


def _by_word(cards: dict[str, dict[str, str]], waiting: dict[str, tuple[str, ...]]) -> list[str]:
    """A line for each missing word: the cards that it completes after those above, and those that need it."""
    missing = [waiting[code] for names in cards.values() for code in names]
    lines = [f"{missing.count(()):>6}  wait for no word that is known to be missing"]
    return lines + [f"{each.cards:>6} of {each.needed_by:<5} {each.name}" for each in in_greedy_order(missing)]


def _cards(game: str) -> dict[str, Any]:
    """Only for games with an `edition` module that names the cards it promises."""
    edition = _edition(game)
    if edition is None:
        return {}
    cards: dict[str, bool] = edition.encoded_cards()
    missing = [code for code, is_encoded in cards.items() if not is_encoded]
    return {"cards": {"total": len(cards), "encoded": len(cards) - len(missing), "missing": missing}}


def _lines(report: dict[str, dict[str, Any]]) -> list[str]:
    lines = []
    for game, parts in report.items():
        rules = parts["rules"]
        line = f"{game}: {rules['cited']} of {rules['total']} rules have a test, {rules['exempt']} are exempt"
        if cards := parts.get("cards"):
            line += f"; {cards['encoded']} of {cards['total']} cards are encoded"
        lines.append(line)
    return lines
