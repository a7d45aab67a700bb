from __future__ import annotations

from django.urls import path, re_path
from django.views.generic import RedirectView

from decks.views import browse, build, describe, formats, imports, manage, noticing, odds, paper, shared_shelf, shelf

app_name = "decks"

DECK = r"^decks/(?P<public_id>[a-z2-7]{26})"
NAMED = DECK + r"-(?P<slug>[-a-zA-Z0-9_]+)"

FORMAT = r"^formats/(?P<public_id>[a-z2-7]{26})"

urlpatterns = [
    path("decks", browse.deck_list, name="deck-list"),
    path("decks/", RedirectView.as_view(pattern_name="decks:deck-list", query_string=True)),
    path("decks/new", manage.new, name="deck-new"),
    path("decks/import", imports.import_deck, name="import"),
    path("decks/card/<slug:code>", build.panel, name="card-panel"),
    path("decks/compare", browse.compare, name="compare"),
    re_path(DECK + r"$", browse.short, name="deck-short"),
    re_path(NAMED + r"$", browse.deck, name="deck"),
    re_path(NAMED + r"/v/(?P<number>\d{1,6})$", browse.version, name="deck-version"),
    re_path(DECK + r"/v/(?P<number>\d{1,6})/export/(?P<shape>json|community|text|tts)$", browse.export, name="export"),
    re_path(DECK + r"/odds$", odds.odds, name="deck-odds"),
    re_path(DECK + r"/edit$", build.edit, name="deck-edit"),
    re_path(DECK + r"/edit/change$", build.change, name="deck-change"),
    re_path(DECK + r"/edit/steps$", build.steps, name="deck-steps"),
    re_path(DECK + r"/edit/save$", build.save, name="deck-save"),
    re_path(DECK + r"/edit/discard$", build.discard, name="deck-discard"),
    re_path(DECK + r"/v/(?P<number>\d{1,6})/clone$", manage.clone, name="deck-clone"),
    path("decks/notices/<int:pk>/dismiss", noticing.dismiss, name="notice-dismiss"),
    re_path(DECK + r"/visibility$", manage.visibility, name="deck-visibility"),
    re_path(DECK + r"/print$", paper.print_sheet, name="deck-print"),
    re_path(DECK + r"/picture\.svg$", paper.picture, name="deck-picture"),
    re_path(DECK + r"/notes$", describe.notes, name="deck-notes"),
    re_path(DECK + r"/delete$", manage.delete, name="deck-delete"),
    path("collection", shelf.overview, name="collection"),
    path("collection/share", shared_shelf.share, name="collection-share"),
    re_path(r"^collection/shared/(?P<share_id>[a-z2-7]{26})$", shared_shelf.shared, name="collection-shared"),
    path("collection/import", shelf.bring_in, name="collection-import"),
    path("collection/collection.<slug:shape>", shelf.export, name="collection-export"),
    path("collection/wanted.csv", shelf.wanted, name="collection-wanted"),
    path("collection/sets/<str:code>", shelf.of_set, name="collection-set"),
    path("formats", formats.format_list, name="format-list"),
    path("formats/", RedirectView.as_view(pattern_name="decks:format-list")),
    path("formats/new", formats.new, name="format-new"),
    re_path(FORMAT + r"$", formats.detail, name="format"),
    re_path(FORMAT + r"/edit$", formats.edit, name="format-edit"),
    re_path(FORMAT + r"/delete$", formats.delete, name="format-delete"),
]
