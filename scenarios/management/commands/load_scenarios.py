"""`manage.py load_scenarios`: the scenarios that come with the games, public and nobody's."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from scenarios import services
from scenarios.checking import all_scenarios
from scenarios.house_balances import record_kept


class Command(BaseCommand):
    help = "Store the scenarios that come with the games; a changed one becomes its next version. Safe to repeat."

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        found = [
            (f"{game}/{slug}", scenarios.document(slug))
            for game, scenarios in all_scenarios().items()
            for slug in scenarios.slugs
        ]
        stored = sum(services.load_house_scenario(house=house, definition=definition) for house, definition in found)
        self.stdout.write(f"Scenarios: {stored} stored, {len(found) - stored} there already.")
        self.stdout.write(f"Balances of scenarios: {record_kept()} measured before the release.")
