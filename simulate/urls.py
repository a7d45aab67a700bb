"""Addresses of playtest pages."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate import scenario_views, series_views, views
from simulate.converters import PublicId

register_converter(PublicId, "batch")

app_name = "simulate"
urlpatterns = [
    path("playtests", views.playtest_list, name="playtest-list"),
    path("playtests/new", views.playtest_new, name="playtest-new"),
    path("playtests/estimate", views.estimate, name="estimate"),
    path("playtests/scenario/new", scenario_views.playtest_scenario_new, name="playtest-scenario-new"),
    path("playtests/scenario/estimate", scenario_views.scenario_estimate, name="scenario-estimate"),
    path("playtests/series/new", series_views.series_new, name="series-new"),
    path("playtests/series/<batch:public_id>", series_views.series, name="series"),
    path("playtests/series/<batch:public_id>/progress", series_views.progress, name="series-progress"),
    path("playtests/series/<batch:public_id>/cancel", series_views.cancel, name="series-cancel"),
    path("playtests/<batch:public_id>", views.playtest, name="playtest"),
    path("playtests/<batch:public_id>/progress", views.progress, name="progress"),
    path("playtests/<batch:public_id>/cancel", views.cancel, name="cancel"),
    path("playtests/<batch:public_id>/pause", views.pause, name="pause"),
    path("playtests/<batch:public_id>/resume", views.resume, name="resume"),
    path("playtests/<batch:public_id>/games/<int:number>", views.game, name="game"),
]
