from __future__ import annotations

from django.urls import URLPattern, path

from decks import api, api_formats, api_imports, api_odds

app_name = "decks-api"
urlpatterns: list[URLPattern] = [
    path("decks", api.DeckList.as_view(), name="deck-list"),
    path("decks/import", api_imports.DeckImport.as_view(), name="import"),
    path("decks/<str:public_id>", api.DeckDetail.as_view(), name="deck"),
    path("decks/<str:public_id>/versions", api.VersionList.as_view(), name="version-list"),
    path("decks/<str:public_id>/versions/<int:number>", api.VersionDetail.as_view(), name="version"),
    path("decks/<str:public_id>/export", api.DeckExport.as_view(), name="export"),
    path("decks/<str:public_id>/odds", api_odds.DeckOdds.as_view(), name="odds"),
    path("decks/<str:public_id>/similar", api.SimilarDecks.as_view(), name="similar"),
    path("own-formats", api_formats.OwnFormatList.as_view(), name="own-format-list"),
    path("own-formats/<str:public_id>", api_formats.OwnFormatDetail.as_view(), name="own-format"),
]
