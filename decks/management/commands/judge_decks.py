"""`manage.py judge_decks`: judge the decks whose stored verdict is of an older edition of the rules."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from decks.models import Deck
from decks.verdicts import renew_all


class Command(BaseCommand):
    help = (
        "Judge the newest version of every deck that was last judged by another edition of the rules. Safe to repeat."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        judged = renew_all()
        self.stdout.write(f"Decks: {judged} judged, {Deck.objects.count() - judged} had a verdict of this edition.")
