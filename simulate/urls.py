from __future__ import annotations

from django.urls import URLPattern

app_name = "simulate"
urlpatterns: list[URLPattern] = []
