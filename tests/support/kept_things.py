"""Things of a person besides games, for drills with backups: a deck, a token, and the session of a browser."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.utils import timezone

from accounts.models import AccessToken, Change
from accounts.services import create_token
from decks import services as decks
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks
from tests.support.playtests import a_user


def keep() -> str:
    """Make them; the key of the session."""
    owner = a_user("keeper of things")
    decks.create_deck(owner=owner, content=demo_decks()["rey-starter"])
    at = timezone.now()
    create_token(owner=owner, name="of the drill", scopes=["read"], expires_at=None, form_key="drill", at=at)
    session = SessionStore()
    session[SESSION_KEY] = str(owner.pk)
    session.create()
    return str(session.session_key)


def read_kept(session_key: str) -> dict[str, Any]:
    """Everything of it that is found from the session."""
    owner = SessionStore(session_key).get(SESSION_KEY)
    return {
        "owner": owner,
        "decks": list(Deck.objects.filter(owner=owner).values_list("public_id", "name", "current__digest")),
        "tokens": list(AccessToken.objects.filter(owner=owner).values_list("digest", flat=True)),
        "changes": list(Change.objects.filter(owner=owner).values_list("kind", "what", "key")),
    }
