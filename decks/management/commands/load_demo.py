"""`manage.py load_demo`: a user to log in as, decks of every kind, and the scenarios that come with the games."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from decks.demo import add_demo_decks, add_fields
from sandtable.games.destiny.decklist import demo_decks


class Command(BaseCommand):
    help = "Load the demo user, the demo decks and the scenarios of the games into a local service; safe to repeat."

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.EMBEDDED:
            raise CommandError("The demo user has a known password; it is made in embedded mode only.")
        self._load()
        call_command("judge_decks", stdout=self.stdout)
        call_command("judge_scenarios", stdout=self.stdout)

    @transaction.atomic
    def _load(self) -> None:
        users = get_user_model().objects
        owner, is_new = users.get_or_create(username=settings.DEMO_ACCOUNT["username"])
        if is_new:
            owner.set_password(settings.DEMO_ACCOUNT["password"])
            owner.save()
        added, of_fields = add_demo_decks(owner), add_fields()
        call_command("load_scenarios", stdout=self.stdout)
        there = len(demo_decks()) - added
        self.stdout.write(f"Demo decks: {added} added, {there} there already; {of_fields} added to the demo fields.")
