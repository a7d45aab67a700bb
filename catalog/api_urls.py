from __future__ import annotations

from django.urls import URLPattern, path

from catalog import api, rule_api
from catalog.tide_of_iron import api as tide

app_name = "catalog-api"
urlpatterns: list[URLPattern] = [
    path("cards", api.CardList.as_view(), name="card-list"),
    path("cards/parse", api.CardParse.as_view(), name="card-parse"),
    path("cards/<str:code>", api.CardDetail.as_view(), name="card"),
    path("sets", api.SetList.as_view(), name="set-list"),
    path("formats", api.FormatList.as_view(), name="format-list"),
    path("formats/<str:code>", api.FormatDetail.as_view(), name="format"),
    path("tide-of-iron/units", tide.UnitList.as_view(), name="toi-units"),
    path("tide-of-iron/units/<str:id>", tide.UnitDetail.as_view(), name="toi-unit"),
    path("tide-of-iron/specializations", tide.SpecializationList.as_view(), name="toi-specializations"),
    path("tide-of-iron/terrain", tide.TerrainList.as_view(), name="toi-terrain"),
    path("tide-of-iron/markers", tide.MarkerList.as_view(), name="toi-markers"),
    path("tide-of-iron/parameters", tide.ParameterList.as_view(), name="toi-parameters"),
    path("tide-of-iron/boards", tide.BoardList.as_view(), name="toi-boards"),
    path("tide-of-iron/boards/<str:side>", tide.BoardDetail.as_view(), name="toi-board"),
    path("tide-of-iron/cards", tide.CardList.as_view(), name="toi-cards"),
    path("tide-of-iron/cards/<str:id>", tide.CardDetail.as_view(), name="toi-card"),
    path("rules", rule_api.BookList.as_view(), name="rule-books"),
    path("rules/<slug:slug>", rule_api.BookDetail.as_view(), name="rule-book"),
]
