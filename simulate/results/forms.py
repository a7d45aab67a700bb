"""The filters of the list of playtests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from simulate.asking.choosing import offer
from simulate.words import STATES

if TYPE_CHECKING:
    pass
from simulate.asking.forms import agent_choices


class Filters(forms.Form):
    """The filters of the list of playtests."""

    state = forms.ChoiceField(label=_("State"), required=False)
    deck = forms.CharField(label=_("Deck or scenario"), required=False, max_length=120)
    agent = forms.ChoiceField(label=_("Agent"), required=False)
    since = forms.DateField(label=_("Since"), required=False, widget=forms.DateInput(attrs={"type": "date"}))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        every = ("", pgettext_lazy("filter", "All"))
        offer(self, "state", [every, *((state, words) for state, (_badge, words) in STATES.items())])
        offer(self, "agent", [every, *agent_choices()])
