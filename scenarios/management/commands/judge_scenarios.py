"""`manage.py judge_scenarios`: judge the scenarios whose stored verdict is of an older edition of their game."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from scenarios.models import Scenario
from scenarios.verdicts import renew_all


class Command(BaseCommand):
    help = "Judge the newest version of every scenario that another edition of its game has judged. Safe to repeat."

    def handle(self, *args: Any, **options: Any) -> None:
        judged = renew_all()
        rest = Scenario.objects.count() - judged
        self.stdout.write(f"Scenarios: {judged} judged, {rest} had a verdict of this edition.")
