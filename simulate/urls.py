"""Addresses of playtest pages."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate.asking import scenario_views
from simulate.asking import views as asking_views
from simulate.converters import PublicId
from simulate.players import views as player_views
from simulate.replay import views as replay_views
from simulate.results import views as result_views
from simulate.series import views as series_views
from simulate.trial import views as trial_views

register_converter(PublicId, "batch")

app_name = "simulate"
urlpatterns = [
    path("agents", player_views.agents, name="agents"),
    path("playtests", result_views.playtest_list, name="playtest-list"),
    path("playtests/new", asking_views.playtest_new, name="playtest-new"),
    path("playtests/estimate", asking_views.estimate, name="estimate"),
    path("playtests/scenario/new", scenario_views.playtest_scenario_new, name="playtest-scenario-new"),
    path("playtests/scenario/estimate", scenario_views.scenario_estimate, name="scenario-estimate"),
    path("playtests/series/new", series_views.series_new, name="series-new"),
    path("playtests/series/<batch:public_id>", series_views.series, name="series"),
    path("playtests/series/<batch:public_id>/progress", series_views.progress, name="series-progress"),
    path("playtests/series/<batch:public_id>/cancel", series_views.cancel, name="series-cancel"),
    path("playtests/<batch:public_id>", result_views.playtest, name="playtest"),
    path("playtests/<batch:public_id>/progress", result_views.progress, name="progress"),
    path("playtests/<batch:public_id>/trial", trial_views.trial, name="trial"),
    path("playtests/<batch:public_id>/cancel", result_views.cancel, name="cancel"),
    path("playtests/<batch:public_id>/pause", result_views.pause, name="pause"),
    path("playtests/<batch:public_id>/resume", result_views.resume, name="resume"),
    path("playtests/<batch:public_id>/share", result_views.share, name="share"),
    path("playtests/<batch:public_id>/unshare", result_views.unshare, name="unshare"),
    path("playtests/<batch:public_id>/games/<int:number>", replay_views.game, name="game"),
]
