"""The form that asks for one deck against several."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from simulate.asking import deck_choices, together
from simulate.asking.choosing import offer
from simulate.asking.forms import AgentField, Asking, DeckField, DecksField, rotations_of
from simulate.asking.request import PlaytestRequest
from simulate.results.series import services as series_services


class NewSeries(Asking):
    """One deck against several: the demo field, or opponents of one's own choice."""

    deck = DeckField(label=_("Deck"))
    agent = AgentField(label=_("Played by"))
    against = forms.ChoiceField(label=_("Against"), initial="field", widget=forms.RadioSelect)
    opponents = DecksField(label=_("My own opponents"), required=False, widget=forms.CheckboxSelectMultiple)
    opponent_agent = AgentField(label=_("Opponents played by"))
    field_order = ["deck", "agent", "against", "opponents", "opponent_agent"]
    kept = (*field_order, "size", "rotations", "seed")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(
            self,
            "against",
            [
                (
                    "field",
                    _(
                        "The demo field of its format, or of Awakenings where it has none: decks that come with the"
                        " project"
                    ),
                ),
                ("own", _("Decks I choose below")),
            ],
        )
        self.fields["rotations"].help_text = _(
            "Only for your own number, against each opponent. A rotation of two decks is a pair: two games with the"
            " same luck and swapped seats."
        )

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        chosen = cleaned.get("opponents", [])
        if cleaned.get("against") == "field" and chosen:
            self.add_error(None, _("You ticked opponents; choose “Decks I choose below” to meet them, or untick them."))
        if len(chosen) > together.MOST_OPPONENTS:
            self.add_error("opponents", together.wrong_number(len(chosen)))
        return cleaned

    def requests(self) -> list[PlaytestRequest]:
        """The valid form as the service takes it: a request for each opponent."""
        given = self.cleaned_data
        single = PlaytestRequest(
            game=deck_choices.GAME,
            subjects=(self.named.subject(given["deck"]),),
            agents=(given["agent"], given["opponent_agent"]),
            rotations=rotations_of(given["size"], 2) or given["rotations"],
            seed=given["seed"],
        )
        own = [self.named.subject(text) for text in given["opponents"]]
        is_own = given["against"] == "own"
        return series_services.requests_for(single, own if is_own else series_services.demo_field(*single.subjects))
