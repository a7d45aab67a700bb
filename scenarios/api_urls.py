"""Addresses of scenario calls."""

from __future__ import annotations

from django.urls import URLPattern, path

from scenarios import api
from scenarios.workshop import api as workshop

app_name = "scenarios-api"
urlpatterns: list[URLPattern] = [
    path("scenarios", api.ScenarioList.as_view(), name="scenario-list"),
    path("scenarios/import", api.ScenarioImport.as_view(), name="import"),
    path("scenarios/lint", api.ScenarioLint.as_view(), name="lint"),
    path("scenarios/look/<str:question>", api.ScenarioLook.as_view(), name="look"),
    path("scenarios/schema", api.ScenarioSchema.as_view(), name="schema"),
    path("scenarios/<str:public_id>", api.ScenarioDetail.as_view(), name="scenario"),
    path("scenarios/<str:public_id>/versions", api.VersionList.as_view(), name="version-list"),
    path("scenarios/<str:public_id>/versions/<int:number>", api.VersionDetail.as_view(), name="version"),
    path("scenarios/<str:public_id>/clone", api.ScenarioClone.as_view(), name="clone"),
    path("scenarios/<str:public_id>/definition", api.ScenarioDefinition.as_view(), name="definition"),
    path("scenarios/<str:public_id>/draft", workshop.DraftDetail.as_view(), name="draft"),
    path("scenarios/<str:public_id>/draft/save", workshop.DraftSaving.as_view(), name="draft-save"),
    path("scenarios/<str:public_id>/draft/look/<slug:question>", workshop.DraftLook.as_view(), name="draft-look"),
    path("scenarios/<str:public_id>/map.svg", api.ScenarioMap.as_view(), name="map"),
]
