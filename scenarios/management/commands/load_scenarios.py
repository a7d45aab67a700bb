"""`manage.py load_scenarios`: the scenarios that come with the games, public and nobody's."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from scenarios import services
from scenarios.checking import GAME


class Command(BaseCommand):
    help = "Store the scenarios that come with the games; a changed one becomes its next version. Safe to repeat."

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        folder = files("simulate").joinpath(f"games/{GAME}/data/scenarios")
        found = sorted((each for each in folder.iterdir() if each.name.endswith(".json")), key=lambda each: each.name)
        stored = 0
        for each in found:
            house = f"{GAME}/{each.name.removesuffix('.json')}"
            definition = json.loads(each.read_text(encoding="utf-8"))
            stored += services.load_house_scenario(house=house, definition=definition)
        self.stdout.write(f"Scenarios: {stored} stored, {len(found) - stored} there already.")
