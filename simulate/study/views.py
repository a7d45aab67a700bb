"""Pages of studies: the list, and the frame that each kind fills with a page of its own."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.utils.cache import patch_cache_control
from django.utils.safestring import mark_safe
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from sandtable.playtest.fingerprint import fingerprint
from simulate import words
from simulate.models import Study
from simulate.queue import control
from simulate.results import panel as sharing_panel
from simulate.results.played_by import of_study
from simulate.results.sharing.views import choose_readers
from simulate.results.views import PER_PAGE, STOP_POLLING
from simulate.results.words import progress_line
from simulate.study import selectors, services
from simulate.study.answers import shown
from simulate.study.kinds import all_kinds, part
from simulate.study.progress import progress_of
from simulate.study.readable import kind_of
from simulate.study.words import STATES
from web import pieces
from web.api.conditional import has_version, strong_etag
from web.unreadable import Unreadable


@login_required
@require_safe
def study_list(request: HttpRequest) -> HttpResponse:
    """The reader's studies, newest first."""
    page = Paginator(selectors.own_studies(request.user), PER_PAGE).get_page(request.GET.get("page"))
    return render(request, "simulate/study/list.html", {"page_obj": page, "rows": [_row(each) for each in page]})


def _row(study: Any) -> dict[str, Any]:
    badge, state = STATES[study.state]
    return {"study": study, "kind": _title_of_kind(study), "badge": badge, "state": state}


def _title_of_kind(study: Any) -> Any:
    kind = all_kinds().get(study.kind)
    return kind.title if kind is not None else study.kind


@require_safe
def study(request: HttpRequest, public_id: str) -> HttpResponse:
    """One study: its progress while it runs, and its answer as far as it is known."""
    found = visible(request, public_id)
    context = _context(request, found)
    shown = sharing_panel.preview(request, found, found.title, f"{context['kind']} · {context['games_line']}")
    fragment = mark_safe(pieces.first(_fragment(request, context)))  # noqa: S308 - written by templates
    context |= {"preview": shown, "sharing": sharing_panel.panel(request, found), "fragment": fragment}
    return render(request, "simulate/study/study.html", context)


@require_safe
def progress(request: HttpRequest, public_id: str) -> HttpResponse:
    """The pieces of the page that changed: 304 where none did, everything with 286 when nothing will any more."""
    found = visible(request, public_id)
    versions = found.version, found.batches_version, found.state
    etag = strong_etag(found.public_id, *versions, request.user.pk, get_language(), fingerprint(found.game))
    if found.is_open and has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        status = 200 if found.is_open else STOP_POLLING
        response = pieces.answer(_fragment(request, _context(request, found)), request.GET.get(pieces.HAVE, ""), status)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


@login_required
@require_POST
def cancel(request: HttpRequest, public_id: str) -> HttpResponse:
    """Stop the study; finished games are kept."""
    found: Any = get_object_or_404(selectors.own_studies(request.user), public_id=public_id)
    try:
        services.cancel(study=found)
        messages.success(request, _("The study stops. Finished games are kept."))
    except control.NotPossible as error:
        messages.warning(request, str(error))
    return redirect(found)


@login_required
@require_POST
def visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """The owner chooses who may see a study with its playtests."""
    return choose_readers(request, get_object_or_404(Study.objects.owned_by(request.user), public_id=public_id))


def _fragment(request: HttpRequest, context: dict[str, Any]) -> str:
    """The part of the page that a poll renews."""
    return render_to_string("simulate/study/_study.html", context, request)


def _context(request: HttpRequest, study: Any) -> dict[str, Any]:
    return {
        **_row(study),
        "games_line": _games_line(study),
        **_progress(study),
        "rules": "; ".join(map(words.versions, of_study(study))),
        "is_own": study.is_owned_by(request.user),
        "choices": _choices(request),
        "poll_s": selectors.poll_after_ms(study) // 1000,
        **_part(request, study),
    }


def _choices(request: HttpRequest) -> str:
    """The choices of the reader in the address, for the next poll."""
    chosen = request.GET.copy()
    chosen.pop(pieces.HAVE, None)
    return chosen.urlencode()


def _part(request: HttpRequest, study: Any) -> dict[str, Any]:
    """The part of the page that belongs to the kind; a sentence where the question can't be read."""
    try:
        kind_of(study)
        page = part(study.kind, "page")
        assert page is not None, f"the kind {study.kind} has no page"
        return {"part": page.TEMPLATE, "answer": shown(study, request.user), **page.context(study, request)}
    except Unreadable as error:
        return {"part": "simulate/study/_unreadable.html", "unreadable": str(error)}


def _progress(study: Any) -> dict[str, Any]:
    """The meter of a study that runs: its games with those that it will need as a rule, and the time left."""
    if not study.is_open:
        return {}
    found = progress_of(study)
    return {"progress": found, "progress_line": progress_line(found)}


def _games_line(study: Any) -> str:
    """The games done; while it runs also those asked for so far."""
    done = words.number(study.games_done)
    if not study.is_open:
        return ngettext("%(done)s game", "%(done)s games", study.games_done) % {"done": done}
    line = ngettext(
        "%(done)s / %(all)s game asked for so far", "%(done)s / %(all)s games asked for so far", study.games
    )
    return line % {"done": done, "all": words.number(study.games)}


def visible(request: HttpRequest, public_id: str) -> Any:
    """A study to read: the reader's own or a shared one; 404 for any other."""
    return get_object_or_404(selectors.visible_studies(request.user), public_id=public_id)
