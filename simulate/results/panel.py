"""The part of a result's page that says who may see it, and the preview that links to it carry elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from simulate.models import Batch, SeatedGame, Series, Study, Visibility

Result = Batch | Series | Study | SeatedGame

EXPLAINED: Final = {
    Visibility.PRIVATE: _("Only you."),
    Visibility.UNLISTED: _(
        "Everybody who has the link, also without an account. It is in no list, and search engines are asked to leave"
        " it out."
    ),
    Visibility.PUBLIC: _("Everybody. It is also in the list of public results."),
}


@dataclass(frozen=True)
class Choice:
    """One of the visibilities, explained."""

    value: str
    label: str
    explained: str
    is_chosen: bool


@dataclass(frozen=True)
class Panel:
    """The choice of readers, on the page of the owner."""

    result: Result
    link: str
    """The whole address; empty while nobody else may read the result."""
    through: Series | Study | None = None
    """The shared whole to which it belongs: its readers may open this result in any case."""

    @property
    def is_repeatable(self) -> bool:
        """True when readers may run it again; nobody can repeat what people chose."""
        return not isinstance(self.result, SeatedGame)

    @property
    def choices(self) -> Iterator[Choice]:
        for value, label in Visibility.choices:
            yield Choice(value, str(label), str(EXPLAINED[Visibility(value)]), value == self.result.visibility)


def panel(request: HttpRequest, result: Result) -> Panel | None:
    """The panel for the owner of a result; None for everybody else."""
    if not result.is_owned_by(request.user):
        return None
    wholes = (result.series, result.study) if isinstance(result, Batch) else ()
    through = next((whole for whole in wholes if whole is not None and is_shared(whole)), None)
    link = request.build_absolute_uri(result.shared_url) if is_shared(result) or through else ""
    return Panel(result, link, through)


def is_shared(result: Result) -> bool:
    """True when others may read it by its own visibility."""
    return result.visibility != Visibility.PRIVATE


@dataclass(frozen=True)
class Preview:
    """The card that other sites show for a link (Open Graph)."""

    title: str
    description: str
    url: str
    is_listed: bool
    """False: search engines are asked to leave the page out."""


def preview(request: HttpRequest, result: Result, title: str, description: str) -> Preview:
    """The preview of a page about a result."""
    return Preview(
        title=title,
        description=description,
        url=request.build_absolute_uri(request.path),
        is_listed=result.visibility == Visibility.PUBLIC,
    )
