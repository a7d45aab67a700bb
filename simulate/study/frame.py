"""The frame of every page that asks for a study: its form is shown, or starts the study, or says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from simulate.asking.choosing import Search
from simulate.asking.views import accepted, another_part
from simulate.study.foreseeing import estimate_of
from simulate.study.forms import StudyForm
from simulate.study.services import create_study

View = TypeVar("View", bound=Callable[..., HttpResponse])


def asking_page(view: View) -> View:
    """A page with a form, for readers who are logged in."""
    return login_required(require_http_methods(["GET", "HEAD", "POST"])(view))


def ask(request: HttpRequest, form: StudyForm, template: str, **context: Any) -> HttpResponse:
    """Start the study of a form that was sent; show the page with every problem, or as it is at first.

    A page that sends "estimate" is told the time, and nothing is started.
    """
    if "estimate" in request.POST:
        return estimate_of(request, form)
    if form.is_valid():
        study = accepted(
            form, lambda: create_study(owner=form.user, asked=form.asked, idempotency_key=form.idempotency_key)
        )
        if study is not None:
            return redirect(study)
    context = {"title": form.title, "form": form, **context}
    return render(request, template, context, status=422 if form.is_bound else 200)


def sent(request: HttpRequest) -> QueryDict | None:
    """The fields that were sent; None for a page that is opened."""
    return request.POST if request.method == "POST" else None


def ask_from_a_list(request: HttpRequest, form: Any, template: str, initial: dict[str, Any]) -> HttpResponse:
    """The same for a class of forms that chooses from a list; `?q=` and `?page=` name a part of the list.

    A page without JavaScript asks for another part of the list with the buttons called "page".
    """
    if "page" in request.POST:
        return redirect(another_part(request, form.kept))
    if request.method == "POST":
        return ask(request, form(request.POST, user=request.user), template)
    shown = form(user=request.user, initial=initial, search=Search.read(request.GET))
    return ask(request, shown, template, problems=shown.reasons())
