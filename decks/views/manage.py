"""Starting, copying, showing, hiding and removing decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_POST

from decks import selectors, services
from decks.models import Visibility
from decks.views.access import own_deck, owner_of, readable_version
from sandtable.games.destiny.decklist import NAME_LENGTH, BadDeck
from sandtable.games.destiny.formats import DEFAULT, Format
from web.reader import Reader

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


class NewDeckForm(forms.Form):
    """A name and a format; everything else is built."""

    name = forms.CharField(
        label=gettext_lazy("Name"), max_length=NAME_LENGTH, widget=forms.TextInput({"autofocus": True})
    )
    format = forms.ChoiceField(label=gettext_lazy("Format"))

    def __init__(self, user: Reader, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.known = selectors.formats_for(user)
        choose_format(self.fields["format"], self.known)

    def clean_name(self) -> str:
        try:
            return services.clean_name(self.cleaned_data["name"])
        except BadDeck as bad:
            raise forms.ValidationError(list(map(str, bad.problems))) from bad


def choose_format(field: forms.Field, known: Mapping[str, Format], *, or_else: StrOrPromise = "") -> None:
    """Let a field offer these formats, the earlier lists by themselves, and first `or_else` for none of them."""
    assert isinstance(field, forms.ChoiceField)
    now = [(code, each.label) for code, each in known.items() if not each.until]
    earlier = [(code, each.label) for code, each in known.items() if each.until]
    none: list[tuple[str, StrOrPromise]] = [("", or_else)] if or_else else []
    field.choices = [*none, *now, (_("Earlier lists"), earlier)]


def _beginning(request: HttpRequest) -> dict[str, str]:
    """A form that can be sent as it is: a name can be found later."""
    return {"name": _("New deck"), "format": request.GET.get("format", DEFAULT)}


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Begin an empty deck, straight in the builder."""
    form = NewDeckForm(request.user, request.POST or None, initial=_beginning(request))
    if request.method == "POST" and form.is_valid():
        name, format = form.cleaned_data["name"], form.known[form.cleaned_data["format"]]
        deck = services.begin_deck(owner=owner_of(request), name=name, format=format)
        return redirect("decks:deck-edit", deck.public_id)
    return render(request, "decks/new.html", {"form": form}, status=422 if form.errors else 200)


@login_required
@require_POST
def clone(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """A private copy of a version, format included."""
    deck = services.clone_deck(version=readable_version(request, public_id, int(number)), owner=owner_of(request))
    messages.success(request, _("This is your own private copy."))
    return redirect(deck)


@login_required
@require_POST
def visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """Private, unlisted or public; only a deck that is legal in its format can become public."""
    deck = own_deck(request, public_id)
    if not deck.is_saved:
        messages.error(request, _("Save the deck first: there is nothing to show yet."))
        return redirect(deck)
    wanted = request.POST.get("visibility", "")
    if wanted not in Visibility.values:
        messages.error(request, _("Choose private, unlisted or public."))
        return redirect(deck)
    try:
        services.set_visibility(deck=deck, visibility=wanted)
    except services.NotPublishable as refusal:
        messages.error(request, _("Not published: %(reason)s") % {"reason": refusal})
    else:
        messages.success(
            request, _("The deck is now %(visibility)s.") % {"visibility": Visibility(wanted).label.lower()}
        )
    return redirect(deck)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask, then remove the deck with all its versions."""
    deck = own_deck(request, public_id)
    if request.method != "POST":
        return render(request, "decks/delete.html", {"deck": deck, "count": deck.versions.count()})
    name = deck.name
    services.delete_deck(deck=deck)
    messages.success(request, _("%(name)s is gone.") % {"name": name})
    return redirect("decks:deck-list")
