"""Addresses of playtest pages."""

from __future__ import annotations

from django.urls import path, register_converter

from simulate.asking import scenario_views
from simulate.asking import views as asking_views
from simulate.converters import PublicId
from simulate.results import card_views
from simulate.results import views as result_views
from simulate.results.players import views as player_views
from simulate.results.qualities import views as quality_views
from simulate.results.series import views as series_views
from simulate.results.sharing import views as sharing_views
from simulate.results.trial import views as trial_views
from simulate.study import views as study_views
from simulate.study.kinds import patterns
from simulate.watching.analysis import views as thought_views
from simulate.watching.fork import views as fork_views
from simulate.watching.replay import views as replay_views
from simulate.watching.seat import begin_views, log_views
from simulate.watching.seat import replay_views as seat_replay_views
from simulate.watching.seat import views as seat_views
from simulate.watching.table import views as table_views
from simulate.watching.table import watch_views

register_converter(PublicId, "batch")

app_name = "simulate"
urlpatterns = [
    path("agents", player_views.agents, name="agents"),
    path("play", begin_views.play, name="play"),
    path("play/at-once", begin_views.sit_down, name="sit-down"),
    path("play/scenario", begin_views.play_scenario, name="play-scenario"),
    path("play/decks", begin_views.play_decks, name="play-decks"),
    path("play/from/<batch:public_id>/<int:number>", begin_views.play_from, name="play-from"),
    path("play/<batch:public_id>", seat_views.seat, name="seat"),
    path("play/<batch:public_id>/table", seat_views.piece, name="seat-table"),
    path("play/<batch:public_id>/log", log_views.seat_log, name="seat-log"),
    path("play/<batch:public_id>/answer", seat_views.answer, name="seat-answer"),
    path("play/<batch:public_id>/back", seat_views.take_back, name="seat-back"),
    path("play/<batch:public_id>/screen", seat_views.take_screen, name="seat-screen"),
    path("play/<batch:public_id>/go-on", seat_views.go_on, name="seat-go-on"),
    path("play/<batch:public_id>/give-up", seat_views.give_up, name="seat-give-up"),
    path("play/<batch:public_id>/replay", seat_replay_views.seat_replay, name="seat-replay"),
    path("play/<batch:public_id>/visibility", seat_replay_views.seat_visibility, name="seat-visibility"),
    path("play/<batch:public_id>/replay/at/<int:at>", seat_replay_views.seat_moment, name="seat-moment"),
    path("play/<batch:public_id>/people", table_views.people, name="seat-people"),
    path("play/<batch:public_id>/join", table_views.join, name="seat-join"),
    path("play/<batch:public_id>/leave", table_views.leave, name="seat-leave"),
    path("play/<batch:public_id>/rematch", table_views.rematch, name="seat-rematch"),
    path("play/<batch:public_id>/mail", table_views.mail, name="seat-mail"),
    path("play/seat/<batch:letters>", table_views.invitation, name="seat-invitation"),
    path("play/watch/<batch:letters>", watch_views.watch, name="seat-watch"),
    path("play/watch/<batch:letters>/table", watch_views.watch_table, name="seat-watch-table"),
    path("studies", study_views.study_list, name="study-list"),
    path("studies/<batch:public_id>", study_views.study, name="study"),
    path("studies/<batch:public_id>/progress", study_views.progress, name="study-progress"),
    path("studies/<batch:public_id>/visibility", study_views.visibility, name="study-visibility"),
    path("studies/<batch:public_id>/cancel", study_views.cancel, name="study-cancel"),
    *patterns("urls"),
    path("playtests", result_views.playtest_list, name="playtest-list"),
    path("playtests/public", sharing_views.public_results, name="public-results"),
    path("playtests/new", asking_views.playtest_new, name="playtest-new"),
    path("playtests/estimate", asking_views.estimate, name="estimate"),
    path("playtests/scenario/new", scenario_views.playtest_scenario_new, name="playtest-scenario-new"),
    path("playtests/scenario/estimate", scenario_views.scenario_estimate, name="scenario-estimate"),
    path("playtests/series/new", series_views.series_new, name="series-new"),
    path("playtests/series/estimate", series_views.series_estimate, name="series-estimate"),
    path("playtests/series/<batch:public_id>", series_views.series, name="series"),
    path("playtests/series/<batch:public_id>/progress", series_views.progress, name="series-progress"),
    path("playtests/series/<batch:public_id>/cancel", series_views.cancel, name="series-cancel"),
    path("playtests/series/<batch:public_id>/visibility", sharing_views.series_visibility, name="series-visibility"),
    path("playtests/<batch:public_id>", result_views.playtest, name="playtest"),
    path("playtests/<batch:public_id>/progress", result_views.progress, name="progress"),
    path("playtests/<batch:public_id>/cards", card_views.cards, name="cards"),
    path("playtests/<batch:public_id>/qualities", quality_views.qualities, name="qualities"),
    path("playtests/<batch:public_id>/qualities/measure", quality_views.measure, name="measure-qualities"),
    path("playtests/<batch:public_id>/trial", trial_views.trial, name="trial"),
    path("playtests/<batch:public_id>/cancel", result_views.cancel, name="cancel"),
    path("playtests/<batch:public_id>/pause", result_views.pause, name="pause"),
    path("playtests/<batch:public_id>/resume", result_views.resume, name="resume"),
    path("playtests/<batch:public_id>/visibility", sharing_views.visibility, name="visibility"),
    path("playtests/<batch:public_id>/again", sharing_views.again, name="again"),
    path("playtests/<batch:public_id>/share", result_views.share, name="share"),
    path("playtests/<batch:public_id>/unshare", result_views.unshare, name="unshare"),
    path("playtests/<batch:public_id>/games/<int:number>", replay_views.game, name="game"),
    path("playtests/<batch:public_id>/games/<int:number>/at/<int:at>", replay_views.moment, name="moment"),
    path("playtests/<batch:public_id>/games/<int:number>/thoughts", thought_views.thoughts, name="thoughts"),
    path("playtests/<batch:public_id>/games/<int:number>/thoughts/ask", thought_views.ask, name="ask-thoughts"),
    path(
        "playtests/<batch:public_id>/games/<int:number>/thoughts/<int:at>",
        thought_views.options,
        name="thoughts-options",
    ),
    path("playtests/<batch:public_id>/games/<int:number>/fork", fork_views.new, name="fork"),
    path(
        "playtests/<batch:public_id>/games/<int:number>/progress",
        replay_views.preparing_progress,
        name="replay-progress",
    ),
]
