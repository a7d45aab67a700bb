"""Bringing a deck in: paste or upload, read the report, choose, and only then save."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from decks import selectors, services
from decks.exchange import incoming
from decks.exchange.report import Report
from decks.told_imports import as_text, parts_of
from decks.views.access import owner_of
from decks.views.manage import choose_format
from sandtable.games.destiny.decklist import BadDeck
from sandtable.games.destiny.formats import DEFAULT, Format, get_format
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


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def import_deck(request: HttpRequest) -> HttpResponse:
    """First the report, line by line; the decks are saved when the reader confirms it."""
    if request.method != "POST":
        return render(request, "decks/import.html", {"form": ImportForm(request.user)})
    form = ImportForm(request.user, request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "decks/import.html", {"form": form}, status=422)
    report = incoming.read(form.cleaned_data["source"], format=form.wanted, chosen=_chosen(request))
    if report.is_readable and "confirm" in request.POST:
        return _keep(request, report, form)
    return _report_page(request, report, form, status=200 if report.is_readable else 422)


def _keep(request: HttpRequest, report: Report, form: ImportForm) -> HttpResponse:
    """Save every deck of the report, or none."""
    arriving = [services.Arriving(part.deck, part.notes, part.tags) for part in report.parts if part.deck]
    try:
        decks = services.import_decks(owner=owner_of(request), arriving=arriving, note=_("Imported."))
    except BadDeck as bad:
        form.add_error(None, list(map(str, bad.problems)))
        return _report_page(request, report, form, status=422)
    if len(decks) == 1:
        messages.success(request, _("The deck is imported as a private deck."))
        return redirect(decks[0])
    messages.success(request, _("%(n)d decks are imported as private decks.") % {"n": len(decks)})
    return redirect("decks:deck-list")


def _report_page(request: HttpRequest, report: Report, form: ImportForm, *, status: int) -> HttpResponse:
    parts = parts_of(report, form.wanted or get_format(DEFAULT))
    context = {
        "form": form,
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
