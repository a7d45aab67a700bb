"""`manage.py coverage`: how many rules have a test and how many cards are encoded, game by game."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from simulate.management.citations import BadExemption, Book, books, citations, unknown


class Command(BaseCommand):
    help = "Report the rules without a test and the cards that are not encoded yet."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            known = books(settings.BASE_DIR / "docs" / "rules")
        except BadExemption as error:
            raise CommandError(str(error)) from None
        cited = list(citations(settings.BASE_DIR / "tests"))
        if strangers := unknown(cited, known):
            raise CommandError("; ".join(f"{it.place} cites {it.id}, which is in no rule book" for it in strangers))
        ids = {citation.id for citation in cited}
        report = {book.game: {"rules": _rules(book, ids)} | _cards(book.game) for book in known}
        self.stdout.write(json.dumps(report, indent=2) if options["json"] else "\n".join(_lines(report)))


def _rules(book: Book, cited: set[str]) -> dict[str, Any]:
    """A rule with both a test and an exemption counts as cited."""
    proven = [rule for rule in book.rules if rule in cited]
    exempt = [rule for rule in book.rules if rule in book.exempt and rule not in cited]
    uncited = [rule for rule in book.rules if rule not in cited and rule not in book.exempt]
    return {"total": len(book.rules), "cited": len(proven), "exempt": len(exempt), "uncited": uncited}


def _cards(game: str) -> dict[str, Any]:
    """Only for games with an `edition` module that names the cards it promises."""
    package = f"sandtable.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.edition") is None:
        return {}
    cards: dict[str, bool] = import_module(f"{package}.edition").encoded_cards()
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
