"""`manage.py rebuild_strengths`: the tested strength of decks anew, from the games of all finished playtests."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from simulate.queue.strengths import tell_all


class Command(BaseCommand):
    help = "Add up the tested strength of every deck version anew."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{tell_all()} playtests count")
