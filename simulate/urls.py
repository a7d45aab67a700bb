"""Addresses of playtest pages."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate import views
from simulate.converters import PublicId

register_converter(PublicId, "batch")

app_name = "simulate"
urlpatterns = [
    path("playtests", views.playtest_list, name="playtest-list"),
    path("playtests/new", views.playtest_new, name="playtest-new"),
    path("playtests/estimate", views.estimate, name="estimate"),
    path("playtests/<batch:public_id>", views.playtest, name="playtest"),
    path("playtests/<batch:public_id>/progress", views.progress, name="progress"),
    path("playtests/<batch:public_id>/cancel", views.cancel, name="cancel"),
    path("playtests/<batch:public_id>/pause", views.pause, name="pause"),
    path("playtests/<batch:public_id>/resume", views.resume, name="resume"),
    path("playtests/<batch:public_id>/games/<int:number>", views.game, name="game"),
]
