"""Addresses of the playtest API, below /api/v1/."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate.asking import scenario_api
from simulate.converters import PublicId
from simulate.results import api, games_api
from simulate.series import api as series_api
from simulate.trial import api as trial_api

register_converter(PublicId, "playtest")

app_name = "simulate-api"
urlpatterns = [
    path("playtests", api.Playtests.as_view(), name="playtests"),
    path("playtests/<playtest:public_id>", api.Playtest.as_view(), name="playtest"),
    path("playtests/<playtest:public_id>/games", games_api.Games.as_view(), name="games"),
    path("playtests/<playtest:public_id>/cancel", api.Cancel.as_view(), name="cancel"),
    path("playtests/<playtest:public_id>/pause", api.Pause.as_view(), name="pause"),
    path("playtests/<playtest:public_id>/resume", api.Resume.as_view(), name="resume"),
    path("scenario-playtests", scenario_api.ScenarioPlaytests.as_view(), name="scenario-playtests"),
    path("scenarios/<str:public_id>/draft/try", trial_api.DraftTrials.as_view(), name="draft-try"),
    path("playtest-series", series_api.NewSeriesView.as_view(), name="series-list"),
    path("playtest-series/<playtest:public_id>", series_api.SeriesView.as_view(), name="series"),
    path("playtest-series/<playtest:public_id>/cancel", series_api.CancelSeries.as_view(), name="series-cancel"),
]
