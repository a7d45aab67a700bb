"""The only ways from an address to a deck: what this reader may open, and what they may change. Otherwise 404."""

from __future__ import annotations

from typing import cast

from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest
from rest_framework.request import Request

from accounts.guests import visitor_of
from decks import selectors
from decks.models import Deck, DeckVersion, OwnFormat


def owner_of(request: HttpRequest | Request) -> AbstractBaseUser:
    """The person logged in; for views behind `login_required`."""
    assert request.user.is_authenticated, "a view for people who are logged in"
    return cast(AbstractBaseUser, request.user)


def readable_deck(request: HttpRequest, public_id: str) -> Deck:
    """A deck this reader may open, also one that they made as a guest. Raises Http404."""
    deck = selectors.visible_decks(visitor_of(request)).filter(public_id=public_id).first()
    if deck is None:
        raise Http404
    return deck


def own_deck(request: HttpRequest, public_id: str) -> Deck:
    """A deck this reader may change, saved or only begun. Raises Http404, also for decks they may only read."""
    deck = selectors.changeable_deck(request.user, public_id)
    if deck is None:
        raise Http404
    return deck


def readable_version(request: HttpRequest, public_id: str, number: int) -> DeckVersion:
    """One version of a deck this reader may open. Raises Http404."""
    version = selectors.visible_versions(visitor_of(request)).filter(deck__public_id=public_id, number=number).first()
    if version is None:
        raise Http404
    return version


def own_format(request: HttpRequest, public_id: str) -> OwnFormat:
    """A format of the reader's own. Raises Http404."""
    found = selectors.own_formats(request.user).filter(public_id=public_id).first()
    if found is None:
        raise Http404
    return found
