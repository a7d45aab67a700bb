"""`manage.py rebuild_balances`: measure the balance of scenarios anew, from the games of all finished playtests."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from simulate.queue.balances import measure_all


class Command(BaseCommand):
    help = "Add up the measured balance of every scenario version anew."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{measure_all()} playtests measured")
