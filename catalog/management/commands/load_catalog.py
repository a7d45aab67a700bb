"""`manage.py load_catalog`: update the card tables alone; `load_cards` judges decks and tells their owners too."""

from __future__ import annotations

import time
from typing import Any

from django.core.management.base import BaseCommand

from catalog.loading import load_catalog


class Command(BaseCommand):
    help = "Load sets, cards, dice and formats from the card data in use. Running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        started = time.monotonic()
        report = load_catalog()
        self.stdout.write(
            f"Cards: {report.created} created, {report.changed} changed, {report.unchanged} unchanged, "
            f"{report.removed} removed; data {report.data_version} ({time.monotonic() - started:.1f} s)"
        )
