"""Addresses of scenario pages."""

from __future__ import annotations

from django.urls import path, re_path
from django.views.generic import RedirectView

from scenarios.views import browse, compare, guide, manage, paper
from scenarios.workshop import views as workshop

app_name = "scenarios"

SCENARIO = r"^scenarios/(?P<public_id>[A-Za-z0-9]{22})"
VERSION = SCENARIO + r"/v/(?P<number>\d{1,6})"

urlpatterns = [
    path("scenarios", browse.scenario_list, name="scenario-list"),
    path("scenarios/", RedirectView.as_view(pattern_name="scenarios:scenario-list", query_string=True)),
    path("scenarios/new", manage.new, name="new"),
    path("scenarios/design", workshop.design, name="design"),
    path("scenarios/guide", guide.guides, name="guides"),
    path("scenarios/guide/<slug:game>", guide.guide, name="guide"),
    re_path(SCENARIO + r"$", browse.scenario, name="scenario"),
    re_path(SCENARIO + r"/compare$", compare.versions, name="compare"),
    re_path(VERSION + r"$", browse.version, name="version"),
    re_path(VERSION + r"/definition$", browse.definition, name="definition"),
    re_path(VERSION + r"/map\.svg$", browse.picture, name="map"),
    re_path(VERSION + r"/thumbnail\.svg$", browse.thumbnail, name="thumbnail"),
    re_path(VERSION + r"/print$", paper.print_sheet, name="print"),
    re_path(VERSION + r"/clone$", manage.clone, name="clone"),
    re_path(SCENARIO + r"/edit$", manage.edit, name="edit"),
    re_path(SCENARIO + r"/workshop/history$", workshop.history, name="workshop-history"),
    re_path(SCENARIO + r"/workshop$", workshop.workshop, name="workshop"),
    re_path(SCENARIO + r"/visibility$", manage.visibility, name="visibility"),
    re_path(SCENARIO + r"/delete$", manage.delete, name="delete"),
]
