"""Addresses of the page of tokens, below /account/."""

from __future__ import annotations

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("tokens", views.tokens, name="tokens"),
    path("tokens/<str:public_id>/revoke", views.revoke, name="token-revoke"),
]
