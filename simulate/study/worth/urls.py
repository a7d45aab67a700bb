"""Addresses of the kind."""

from __future__ import annotations

from django.urls import path

from simulate.study.worth import views

urlpatterns = [path("studies/worth/new/<batch:public_id>", views.new, name="worth-new")]
