"""`manage.py load_demo`: a user to log in as, decks of every kind, and the scenarios that come with the games."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from decks import services
from decks.models import Deck, Visibility
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
        added = [slug for slug, content in demo_decks().items() if self._add(owner, slug, content)]
        call_command("load_scenarios", stdout=self.stdout)
        self.stdout.write(f"Demo decks: {len(added)} added, {len(demo_decks()) - len(added)} there already.")

    def _add(self, owner: Any, slug: str, content: Any) -> bool:
        if Deck.objects.filter(owner=owner, slug=slug).exists():
            return False
        deck = services.create_deck(owner=owner, content=content, note="Demo deck.")
        # Straight into the row: the deck that shows the problems could not be published otherwise.
        Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PUBLIC)
        return True
