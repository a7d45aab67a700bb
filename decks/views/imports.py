"""Bringing a deck in: paste or upload, read the report, choose, and only then save."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from django import forms
from django.conf import settings
from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from accounts.guests import NoRoom, is_guest, welcome
from decks import selectors, services
from decks.exchange import incoming
from decks.exchange.report import Report
from decks.models import Deck
from decks.told_imports import as_text, parts_of
from decks.views.manage import choose_format
from sandtable.games.destiny.decklist import BadDeck
from sandtable.games.destiny.formats import DEFAULT, Format, get_format
from web.api.throttling import GuestsRead
from web.reader import Reader

SUITED = gettext_lazy("The one that suits it")


class ImportForm(forms.Form):
    """A pasted text or an uploaded file, and the format to take when the source names none."""

    source = forms.CharField(label=gettext_lazy("Deck"), widget=forms.Textarea, required=False, strip=False)
    file = forms.FileField(label=gettext_lazy("Or a file"), required=False)
    format = forms.ChoiceField(label=gettext_lazy("Format, if the deck names none"), required=False)

    def __init__(self, user: Reader, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.known = selectors.formats_for(user)
        choose_format(self.fields["format"], self.known, or_else=SUITED)

    @property
    def wanted(self) -> Format | None:
        """The chosen format; None: the one that suits."""
        return self.known.get(self.cleaned_data["format"])

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if upload := data.get("file"):
            data["source"] = self._text_of(upload)
        if not data.get("source"):
            raise forms.ValidationError(_("Paste a deck or choose a file."))
        return data

    def _text_of(self, upload: Any) -> str:
        if upload.size > incoming.MOST_JSON_BYTES:
            raise forms.ValidationError(_("The file is too large for a deck."))
        try:
            return str(upload.read().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise forms.ValidationError(_("The file is not UTF-8 text.")) from error


EXAMPLES: Final = (
    "Characters\n2x Rey (Awakenings #38)\neFinn (AW 45)\n\nUpgrades (2)\n- Jedi Robes x2\n\n"
    "Supports\n2 It Binds All Things",
    "code,quantity\n01038,1\n01045,1\n01040,2\n01150,2",
    '{"slots": {"01038": {"quantity": 1, "dice": 2},\n           "01040": {"quantity": 2}}}',
)
"""Three of the habits in which people write lists, for the page; a test reads each of them."""


@require_http_methods(["GET", "HEAD", "POST"])
def import_deck(request: HttpRequest) -> HttpResponse:
    """First the report, line by line; the decks are saved when the reader confirms it."""
    if request.method != "POST":
        return render(request, "decks/import.html", {"form": ImportForm(request.user), "examples": EXAMPLES})
    if not GuestsRead().allow_request(request, None):  # type: ignore[arg-type]  # it asks for user and address
        words = _("That were many lists for a minute. Wait a little, or log in.")
        return HttpResponse(words, status=HTTPStatus.TOO_MANY_REQUESTS, content_type="text/plain; charset=utf-8")
    form = ImportForm(request.user, request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "decks/import.html", {"form": form, "examples": EXAMPLES}, status=422)
    report = incoming.read(form.cleaned_data["source"], format=form.wanted, chosen=_chosen(request))
    if report.is_readable and "confirm" in request.POST:
        return _keep(request, report, form)
    return _report_page(request, report, form, status=200 if report.is_readable else 422)


def _keep(request: HttpRequest, report: Report, form: ImportForm) -> HttpResponse:
    """Save every deck of the report, or none."""
    arriving = [services.Arriving(part.deck, part.notes, part.tags) for part in report.parts if part.deck]
    try:
        decks = _stored(request, arriving)
    except BadDeck as bad:
        form.add_error(None, list(map(str, bad.problems)))
        return _report_page(request, report, form, status=422)
    except NoRoom as full:
        form.add_error(None, str(full))
        return _report_page(request, report, form, status=429)
    if len(decks) == 1:
        messages.success(request, _("The deck is imported as a private deck."))
        return redirect(decks[0])
    messages.success(request, _("%(n)d decks are imported as private decks.") % {"n": len(decks)})
    return redirect("decks:deck-list")


@transaction.atomic
def _stored(request: HttpRequest, arriving: list[services.Arriving]) -> list[Deck]:
    """The decks, kept for an account or for a guest. Raises BadDeck or NoRoom."""
    owner = welcome(request)
    if is_guest(owner) and Deck.objects.owned_by(owner).count() + len(arriving) > settings.GUEST_DECKS:
        words = _("Without an account %(most)s decks are kept. Sign up or log in to keep more.")
        raise NoRoom(words % {"most": settings.GUEST_DECKS})
    return services.import_decks(owner=owner, arriving=arriving, note=_("Imported."))


def _report_page(request: HttpRequest, report: Report, form: ImportForm, *, status: int) -> HttpResponse:
    parts = parts_of(report, form.wanted or get_format(DEFAULT))
    context = {
        "form": form,
        "examples": EXAMPLES,
        "report": report,
        "parts": parts,
        "is_bundle": len(parts) > 1,
        "as_text": as_text(report),
        "source": form.cleaned_data["source"],
        "format": form.cleaned_data["format"],
        "formats": form.known.values(),
        "suited": SUITED,
    }
    return render(request, "decks/import.html", context, status=status)


def _chosen(request: HttpRequest) -> dict[str, str]:
    """The reader's choices, by place of the line."""
    prefix = "choice-"
    return {key.removeprefix(prefix): request.POST.get(key, "") for key in request.POST if key.startswith(prefix)}
