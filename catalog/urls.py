from __future__ import annotations

from django.urls import URLPattern, path, re_path

from catalog import rule_views, saved_views, views
from catalog.rulebook import ANY_ID
from catalog.tide_of_iron import views as tide

app_name = "catalog"
urlpatterns: list[URLPattern] = [
    path("cards", views.card_list, name="card-list"),
    path("cards/searches", saved_views.searches, name="searches"),
    path("cards/searches/<int:pk>", saved_views.search, name="search"),
    path("cards/search-help", views.search_help, name="search-help"),
    re_path(r"^cards/(?P<code>[0-9]{5,6}[A-Z]?)(?:-(?P<slug>[-a-z0-9_]+))?$", views.card, name="card"),
    path("find", views.find, name="find"),
    path("sets", views.set_list, name="set-list"),
    path("sets/<str:code>", views.card_set, name="set"),
    path("coverage/<str:code>", views.coverage, name="coverage"),
    path("tide-of-iron", tide.overview, name="tide-of-iron"),
    path("tide-of-iron/units", tide.unit_list, name="toi-units"),
    path("tide-of-iron/units/<str:id>", tide.unit, name="toi-unit"),
    path("tide-of-iron/terrain", tide.terrain, name="toi-terrain"),
    path("tide-of-iron/parameters", tide.parameter_list, name="toi-parameters"),
    path("tide-of-iron/boards", tide.board_list, name="toi-boards"),
    path("tide-of-iron/boards/<str:side>.svg", tide.board_picture, name="toi-board-picture"),
    path("tide-of-iron/boards/<str:side>", tide.board, name="toi-board"),
    path("tide-of-iron/cards", tide.card_list, name="toi-cards"),
    path("tide-of-iron/cards/<str:id>", tide.card, name="toi-card"),
    path("rules", rule_views.shelf, name="rule-books"),
    re_path(rf"^rules/(?P<rule>{ANY_ID})$", rule_views.rule, name="rule"),
    path("rules/<slug:slug>", rule_views.book, name="rule-book"),
    path("card/<str:code>", views.community_card, name="community-card"),
    path("set/<str:code>", views.community_set, name="community-set"),
]
