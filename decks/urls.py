from __future__ import annotations

from django.urls import URLPattern

app_name = "decks"
urlpatterns: list[URLPattern] = []
