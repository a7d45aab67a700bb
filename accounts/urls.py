"""Addresses of the pages of tokens and of one's own data, below /account/."""

from __future__ import annotations

from django.urls import path

from accounts import change_views, data_views, views

app_name = "accounts"
urlpatterns = [
    path("tokens", views.tokens, name="tokens"),
    path("tokens/<str:public_id>/revoke", views.revoke, name="token-revoke"),
    path("data", data_views.data, name="data"),
    path("data/file", data_views.file, name="data-file"),
    path("changes", change_views.changes, name="changes"),
    path("data/leave", data_views.leave, name="leave"),
]
