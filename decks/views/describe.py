"""Notes and tags of a deck: the form of its owner."""

from __future__ import annotations

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from decks import services
from decks.models import Deck
from decks.notes import MOST_TAGS, NOTES_LENGTH, tag_problems
from decks.views.access import own_deck


class NotesForm(forms.Form):
    """Notes in Markdown, and tags with commas between them."""

    notes = forms.CharField(
        label=gettext_lazy("Notes"),
        widget=forms.Textarea(attrs={"rows": 12}),
        required=False,
        max_length=NOTES_LENGTH,
        help_text=gettext_lazy("Markdown; [[Card name]] makes a link to a card. Pictures and HTML are not shown."),
    )
    tags = forms.CharField(
        label=gettext_lazy("Tags"),
        required=False,
        max_length=1000,
        help_text=gettext_lazy("Up to %(most)d, with commas between them.") % {"most": MOST_TAGS},
    )

    def clean_tags(self) -> list[str]:
        tags = self.cleaned_data["tags"].split(",")
        if problems := tag_problems(tags):
            raise forms.ValidationError(problems)
        return list(tags)


def form_for(deck: Deck) -> NotesForm:
    """The form with the notes and tags the deck has now."""
    return NotesForm(initial={"notes": deck.notes, "tags": ", ".join(deck.tags)})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def notes(request: HttpRequest, public_id: str) -> HttpResponse:
    """Write notes and tags; nothing is saved while something is wrong with them."""
    deck = own_deck(request, public_id)
    if request.method != "POST":
        return render(request, "decks/notes.html", {"deck": deck, "form": form_for(deck)})
    form = NotesForm(request.POST)
    if not form.is_valid():
        return render(request, "decks/notes.html", {"deck": deck, "form": form}, status=422)
    services.describe_deck(deck=deck, notes=form.cleaned_data["notes"], tags=form.cleaned_data["tags"])
    messages.success(request, _("Notes and tags are saved."))
    return redirect(deck)
