"""Addresses of the playtest API, below /api/v1/."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate.asking import scenario_api
from simulate.converters import PublicId
from simulate.results import api, card_views, games_api
from simulate.results.qualities import api as quality_api
from simulate.results.series import api as series_api
from simulate.results.sharing import api as sharing_api
from simulate.results.sharing import public_api
from simulate.results.trial import api as trial_api
from simulate.results.versions import api as version_api
from simulate.study import api as study_api
from simulate.study.kinds import patterns
from simulate.watching.fork import api as fork_api
from simulate.watching.table import api as table_api

register_converter(PublicId, "playtest")

app_name = "simulate-api"
urlpatterns = [
    path("decks/<str:public_id>/results", version_api.DeckResults.as_view(), name="deck-results"),
    path("playtests", api.Playtests.as_view(), name="playtests"),
    path("playtests/<playtest:public_id>", api.Playtest.as_view(), name="playtest"),
    path("playtests/<playtest:public_id>/cards", card_views.Cards.as_view(), name="cards"),
    path("playtests/<playtest:public_id>/qualities", quality_api.QualitiesOfPlay.as_view(), name="qualities"),
    path("playtests/<playtest:public_id>/games", games_api.Games.as_view(), name="games"),
    path("playtests/<playtest:public_id>/games.csv", games_api.GamesFile.as_view(kind="csv"), name="games-csv"),
    path(
        "playtests/<playtest:public_id>/games.ndjson", games_api.GamesFile.as_view(kind="ndjson"), name="games-ndjson"
    ),
    path("playtests/<playtest:public_id>/games/<int:number>/fork", fork_api.Fork.as_view(), name="fork"),
    path("playtests/<playtest:public_id>/cancel", api.Cancel.as_view(), name="cancel"),
    path("playtests/<playtest:public_id>/pause", api.Pause.as_view(), name="pause"),
    path("playtests/<playtest:public_id>/resume", api.Resume.as_view(), name="resume"),
    path(
        "playtests/<playtest:public_id>/visibility",
        sharing_api.PlaytestVisibility.as_view(),
        name="playtest-visibility",
    ),
    path("playtests/<playtest:public_id>/again", sharing_api.Again.as_view(), name="again"),
    path("public/playtests", public_api.PublicPlaytests.as_view(), name="public-playtests"),
    path("public/playtests/<playtest:public_id>", public_api.PublicPlaytest.as_view(), name="public-playtest"),
    path("public/playtests/<playtest:public_id>/games", public_api.PublicGames.as_view(), name="public-games"),
    path(
        "public/playtests/<playtest:public_id>/games.csv",
        public_api.PublicGamesFile.as_view(kind="csv"),
        name="public-games-csv",
    ),
    path(
        "public/playtests/<playtest:public_id>/games.ndjson",
        public_api.PublicGamesFile.as_view(kind="ndjson"),
        name="public-games-ndjson",
    ),
    path("public/playtest-series/<playtest:public_id>", series_api.PublicSeries.as_view(), name="public-series"),
    path("scenario-playtests", scenario_api.ScenarioPlaytests.as_view(), name="scenario-playtests"),
    path("scenarios/<str:public_id>/draft/try", trial_api.DraftTrials.as_view(), name="draft-try"),
    path("studies", study_api.Studies.as_view(), name="studies"),
    path("studies/<playtest:public_id>", study_api.OneStudy.as_view(), name="study"),
    path("studies/<playtest:public_id>/visibility", study_api.StudyVisibility.as_view(), name="study-visibility"),
    path("public/studies/<playtest:public_id>", study_api.PublicStudy.as_view(), name="public-study"),
    path("studies/<playtest:public_id>/cancel", study_api.CancelStudy.as_view(), name="study-cancel"),
    *patterns("api_urls"),
    path("tables", table_api.Tables.as_view(), name="tables"),
    path("tables/<playtest:public_id>", table_api.OneTable.as_view(), name="table"),
    path("tables/<playtest:public_id>/answer", table_api.Answer.as_view(), name="table-answer"),
    path("tables/<playtest:public_id>/take-back", table_api.TakeBack.as_view(), name="table-take-back"),
    path("tables/<playtest:public_id>/go-on", table_api.GoOn.as_view(), name="table-go-on"),
    path("tables/<playtest:public_id>/pass", table_api.TakeScreen.as_view(), name="table-pass"),
    path("tables/<playtest:public_id>/give-up", table_api.GiveUp.as_view(), name="table-give-up"),
    path("tables/<playtest:public_id>/links", table_api.Links.as_view(), name="table-links"),
    path("tables/<playtest:public_id>/leave", table_api.Leave.as_view(), name="table-leave"),
    path("tables/<playtest:public_id>/rematch", table_api.Rematch.as_view(), name="table-rematch"),
    path("table-links/<playtest:letters>", table_api.Invitation.as_view(), name="table-link"),
    path("playtest-series", series_api.NewSeriesView.as_view(), name="series-list"),
    path("playtest-series/<playtest:public_id>", series_api.SeriesView.as_view(), name="series"),
    path(
        "playtest-series/<playtest:public_id>/visibility",
        sharing_api.SeriesVisibility.as_view(),
        name="series-visibility",
    ),
    path("playtest-series/<playtest:public_id>/cancel", series_api.CancelSeries.as_view(), name="series-cancel"),
]
