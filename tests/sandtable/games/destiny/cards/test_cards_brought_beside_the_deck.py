"""Set-aside cards that are shuffled into decks before the starting hand, or added to teams and play areas."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.language import CHARACTER, Defeat, a, add_to_play_area, add_to_team
from sandtable.games.destiny.legality import unencoded
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.setting_up import unplayable
from sandtable.games.destiny.sides_up import characters_of
from sandtable.games.destiny.terms import ON_CARD
from sandtable.games.destiny.text import is_encoded
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    Scene,
    Team,
    a_beginning,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

LEIA, KYLO, REY, JABBA, TROOPER = "01028", "01011", "01038", "01020", "01002"
EVENT, DODGE, COVER, CELEBRATION, SABER = "01153", "01155", "01157", "01156", "01059"
DECK = [EVENT, EVENT, DODGE, DODGE, COVER, COVER, CELEBRATION, CELEBRATION]
DRIVEN, GREEF, VEERS, ACKBAR = "15002", "16096", "15013", "15049"
ANGER, FEEL, SNOW, X_WING, BOARD = "02071", "01082", "15015", "08086", "09047"
MARK, WANTED = "09039", "09143"
EXTREMISTS = ["03137", "02112", "08038"] * 2
LEVERAGE, FALCON = "23113", "01049"
TRIALS = "12065"
EXTREMIST, MASTERY, TRAINING = "14083", "18092", "22090"


def begin(team: Team, aside: list[str], plots: tuple[str, ...] = (), *, seed: str = "beginning") -> Scene:
    """My team with set-aside cards against two Stormtroopers."""
    mine = a_side(team, deck=DECK, aside=aside, plots=plots, format="INF")
    return a_beginning(mine, a_side([TROOPER, TROOPER], deck=DECK), seed=seed)


@card("15002")
@rule("DST-ASD-11", "D-331")
def test_driven_by_fear_may_shuffle_four_events_into_the_deck_before_hands_are_drawn() -> None:
    scene = begin([DRIVEN], [ANGER, ANGER, FEEL, FEEL, SABER])
    assert (scene.hand(), scene.hand(THEM), scene.asked) == ([], [], ME)
    scene.answer("yes")
    assert (len(scene.deck()), len(scene.hand()), len(scene.hand(THEM))) == (7, 5, 5)
    assert (scene.hand() + scene.deck()).count("Anger") == 2 and scene.aside() == ["Lightsaber"]
    assert (scene.hand() + scene.deck()).count("Feel Your Anger") == 2


@card("15002")
def test_driven_by_fear_may_leave_them_aside_and_is_not_asked_without_any() -> None:
    scene = begin([DRIVEN], [ANGER, FEEL]).answer("no")
    assert (len(scene.deck()), len(scene.hand()), len(scene.aside())) == (3, 5, 2)
    assert begin([DRIVEN], [SABER]).can("keep the rest"), "the mulligan is the first question"


@card("15002")
def test_driven_by_fear_deals_two_and_the_opponent_turns_its_character_dice() -> None:
    kylo = a_character(DRIVEN, dice=2, upgrades=[a_piece(SABER)])
    scene = a_table([kylo], [LEIA]).roll_next(0, 0, 0).activate("Kylo")
    assert (scene.damage("Leia"), scene.asked, scene.pool()) == (2, THEM, ["2MD", "2MD", "3MD1"])
    scene.answer("blank", "1 resource")
    assert (scene.pool(), scene.asked) == (["-", "1R", "3MD1"], THEM), "not the die of the Lightsaber"


@card("15002")
@rule("DST-MUL-11", "D-127")
def test_an_opponent_whom_the_damage_eliminates_turns_no_die() -> None:
    sides = [a_side([a_character(DRIVEN, dice=2), JABBA]), a_side([a_character(REY, damage=9)]), a_side([LEIA])]
    scene = a_free_for_all(*sides).roll_next(0, 1).activate("Kylo", "Player 2")
    assert (scene.duel.teams[THEM], scene.asked) == ((), 2)


@card("16096")
def test_greef_karga_shuffles_up_to_two_different_bounties_in() -> None:
    scene = begin([GREEF], [MARK, MARK, WANTED, BOARD, SABER])
    assert scene.asked == ME and not scene.can("Lightsaber") and not scene.can("Bounty Board")
    scene.answer("Death Mark")
    assert not scene.can("Death Mark"), "two different ones"
    scene.answer("Wanted")
    assert (len(scene.deck()), len(scene.hand())) == (5, 5)
    assert sorted(scene.aside()) == ["Bounty Board", "Death Mark", "Lightsaber"]


@card("16096")
def test_greef_karga_may_shuffle_none_in_and_may_add_a_bounty_board_without_paying() -> None:
    scene = begin([GREEF], [MARK, BOARD]).answer("no more").settle_in().answer("yes")
    assert (scene.supports(), scene.resources(), scene.aside()) == (["Bounty Board"], 2, ["Death Mark"])
    assert scene.duel.controller(scene.find("Bounty Board")) == ME
    scene = begin([GREEF], [MARK, BOARD]).answer("no more").settle_in().answer("no")
    assert (scene.supports(), scene.aside()) == ([], ["Death Mark", "Bounty Board"])
    assert begin([GREEF], [MARK]).answer("no more").settle_in().can("pass"), "there is no Bounty Board to add"


@card("09047")
@rule("D-53")
def test_bounty_board_finds_a_bounty_in_the_deck_and_shuffles() -> None:
    scene = a_table([JABBA], deck=[DODGE, MARK, COVER], supports=[BOARD]).use("Bounty Board")
    assert not scene.can("Dodge")
    scene.answer("Death Mark")
    assert (scene.hand(), sorted(scene.deck()), scene.exhausted("Bounty Board")) == (
        ["Death Mark"],
        ["Dodge", "Take Cover"],
        True,
    )
    assert scene.knows(THEM) == ["Death Mark"], "it was revealed, and the deck is unknown again"
    assert not a_table([JABBA], deck=[MARK], supports=[a_piece(BOARD, exhausted=True)]).can("use Bounty Board"), "D-53"


@card("14083")
@rule("DST-TIM-02")
def test_extremist_campaign_loses_the_roll_off_whatever_the_dice_say() -> None:
    for seed in ("one", "two", "three", "four", "five", "six"):
        scene = begin([JABBA], EXTREMISTS, (EXTREMIST,), seed=seed)
        while scene.prompt != "Which battlefield is used?":
            scene.duel.apply(0)
        assert scene.asked == THEM


@card("14083")
@rule("DST-TIM-02", "D-332")
def test_two_extremist_campaigns_roll_against_each_other() -> None:
    side = a_side([JABBA], deck=DECK, aside=EXTREMISTS, plots=[EXTREMIST])
    winners = set()
    for number in range(12):
        scene = a_beginning(side, side, seed=f"roll {number}")
        while scene.prompt != "Which battlefield is used?":
            scene.duel.apply(0)
        winners.add(scene.asked)
    assert winners == {ME, THEM}


@card("14083")
@rule("DST-ASD-11")
def test_extremist_campaign_shuffles_six_cards_in_after_the_set_up() -> None:
    scene = begin([JABBA], EXTREMISTS, (EXTREMIST,))
    assert len(scene.deck()) == 3
    scene.settle_in()
    assert (len(scene.deck()), scene.aside(), scene.duel.round) == (9, [], 1)
    both = scene.deck()
    assert [both.count(name) for name in ("Disable", "Rebel", "Act Of Cruelty")] == [2, 2, 2]


@card("14083")
@rule("DST-WNL-02", "D-332")
def test_extremist_campaign_loses_the_game_where_a_copy_is_missing() -> None:
    scene = begin([JABBA], EXTREMISTS[1:], (EXTREMIST,)).settle_in()
    outcome = scene.duel.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((THEM,), "text of a card")
    assert len(scene.aside()) == 5, "nothing was shuffled in"


@rule("DST-WNL-02")
def test_of_three_players_the_others_play_on() -> None:
    mine = a_side([JABBA], deck=DECK, plots=[EXTREMIST], aside=EXTREMISTS[:1], format="INF")
    others = a_side([TROOPER, TROOPER], deck=DECK)
    scene = a_beginning(mine, others, others).settle_in()
    assert scene.duel.outcome() is None and scene.team(ME) == [] and scene.duel.round == 1


@card("02112")
def test_rebel_plays_a_card_of_the_pile_for_one_less_and_needs_a_die_showing_discard() -> None:
    team = [a_character(JABBA, showing=["2Dc"])]
    scene = a_table(team, hand=["02112"], discard=[SABER, COVER], resources=3).play("Rebel", "Lightsaber")
    assert (scene.upgrades("Jabba"), scene.resources()) == (["Lightsaber"], 0)
    assert not a_table([JABBA], hand=["02112"], discard=[COVER], resources=3).can("play Rebel")


@card("02071")
def test_anger_resolves_an_opposing_damage_die_and_needs_two_blanks() -> None:
    team = [a_character(KYLO, showing=["-"]), a_character(KYLO, showing=["-"])]
    theirs = [a_character(LEIA, showing=["2RD"]), a_character(REY, showing=["1R"])]
    scene = a_table(team, theirs, hand=[ANGER]).play("Anger", "Rey")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (2, ["1R"])
    assert not a_table(team[:1], theirs, hand=[ANGER]).can("play Anger")


@card("08038")
def test_act_of_cruelty_hurts_the_damaged_and_discards_for_each_defeated() -> None:
    theirs = a_side([a_character(LEIA, damage=1, shields=1), a_character(REY, damage=9), KYLO], hand=[DODGE, COVER])
    scene = a_table([JABBA], theirs, hand=["08038"], resources=1).play("Act Of Cruelty")
    assert (scene.damage("Leia"), scene.damage("Kylo"), scene.team(THEM)) == (2, 0, ["Kylo Ren", "Leia Organa"])
    assert len(scene.hand(THEM)) == 1, "Rey has just been defeated"
    theirs = a_side([a_character(LEIA, damage=1), KYLO], hand=[DODGE, COVER])
    scene = a_table([JABBA], theirs, hand=["08038"], resources=1).play("Act Of Cruelty")
    assert (scene.damage("Leia"), len(scene.hand(THEM))) == (2, 2)


@card("08038")
@rule("D-800", "DST-THN-01")
def test_act_of_cruelty_discards_for_the_defeated_where_nobody_is_damaged() -> None:
    theirs = a_side([a_character(REY, damage=9), KYLO], hand=[DODGE, COVER])
    scene = a_table([a_character("01035", showing=["2MD"]), JABBA], theirs, hand=["08038"], resources=1)
    scene.resolve("Luke", "Rey").pass_().play("Act Of Cruelty")
    assert (scene.team(THEM), scene.damage("Kylo"), len(scene.hand(THEM))) == (["Kylo Ren"], 0, 1)


@card("18092")
@rule("DST-ASD-07")
def test_path_to_mastery_is_set_aside_to_play_a_training_for_one_less() -> None:
    scene = begin([REY, KYLO], [TRAINING, SABER], (MASTERY,)).settle_in()
    assert not scene.can("Lightsaber on")
    scene.answer("Rey")
    assert (scene.upgrades("Rey"), scene.resources(), scene.aside()) == (
        ["Training Lightsaber"],
        2,
        ["Lightsaber", "Path To Mastery"],
    )


@card("18092")
@rule("D-333")
def test_path_to_mastery_stays_where_no_training_can_be_played() -> None:
    scene = begin([REY], [SABER], (MASTERY,)).settle_in()
    assert scene.can("pass") and scene.aside() == ["Lightsaber"]


@card("15013")
@rule("DST-ASD-08", "DST-ASD-09")
def test_veers_may_spend_two_resources_on_a_snowtrooper_as_the_first_round_starts() -> None:
    scene = begin([VEERS], [SNOW, SNOW]).settle_in()
    scene.duel.record()
    assert scene.answer("yes").log()[-2:] == [
        "Player 1 spends 2 resources and has 0.",
        "Player 1 adds Snowtrooper from the cards set aside.",
    ]
    assert (scene.team(), scene.resources(), scene.aside()) == (["General Veers", "Snowtrooper"], 0, ["Snowtrooper"])
    snow = scene.duel.teams[ME][1]
    assert not scene.exhausted("Snowtrooper") and scene.damage("Snowtrooper") == 0
    assert [scene.duel.face[die] for die in scene.duel.setup.dice_of[snow]] == [ON_CARD], "non-elite: one die"


@card("15013")
def test_veers_may_decline_and_is_not_asked_again_in_later_rounds() -> None:
    scene = begin([VEERS], [SNOW]).settle_in().answer("no")
    assert (scene.team(), scene.resources()) == (["General Veers"], 2)
    scene.pass_().pass_().answer("keep the rest", "keep the rest")
    assert scene.duel.round == 2 and scene.can("pass")
    assert begin([VEERS], [X_WING]).settle_in().answer("yes").team() == ["General Veers"], "no Snowtrooper was brought"


@card("15013")
def test_veers_takes_control_of_the_battlefield_once_a_round() -> None:
    scene = a_table([VEERS], [LEIA], holder=THEM).use("General Veers")
    assert scene.duel.holder == ME
    assert not scene.pass_().can("use General Veers")


@card("15015")
@rule("D-279")
def test_snowtroopers_have_one_more_health_on_hoth_and_lose_it_elsewhere() -> None:
    team = [a_character(SNOW, damage=8), a_character(JABBA)]
    scene = a_table(team, [LEIA], battlefield="01166")
    assert scene.team() == ["Jabba the Hutt", "Snowtrooper"] and health_of(scene.duel, scene.find("Snowtrooper")) == 9
    scene = a_table(team, [LEIA], battlefield="01165")
    assert health_of(scene.duel, scene.find("Snowtrooper")) == 8


@card("15049")
def test_elite_ackbar_may_add_an_x_wing_after_the_set_up_and_one_in_each_upkeep() -> None:
    scene = begin([a_character(ACKBAR, dice=2)], [X_WING] * 3).settle_in().answer("yes")
    assert (scene.supports(), scene.resources(), len(scene.aside())) == (["X-Wing"], 2, 2)
    scene.pass_().pass_().answer("yes").answer("keep the rest", "keep the rest")
    assert (scene.supports(), scene.duel.round) == (["X-Wing", "X-Wing"], 2)
    scene.pass_().pass_().answer("no")
    assert (scene.supports(), scene.aside()) == (["X-Wing", "X-Wing"], ["X-Wing"])


@card("15049")
def test_ackbar_who_is_not_elite_adds_none_after_the_set_up_and_nobody_adds_what_was_not_brought() -> None:
    scene = begin([ACKBAR], [X_WING]).settle_in()
    assert scene.can("pass") and scene.supports() == []
    scene = begin([a_character(ACKBAR, dice=2)], [SNOW]).settle_in()
    assert scene.can("pass") and scene.supports() == []


@card("15049")
def test_ackbar_pilots_a_vehicle() -> None:
    scene = a_table([ACKBAR], [LEIA], supports=[X_WING]).activate("Admiral Ackbar")
    assert scene.can("X-Wing")


@card("08086")
def test_the_x_of_an_x_wing_counts_the_copies_in_play() -> None:
    scene = a_table([LEIA], [KYLO], supports=[a_piece(X_WING, "XRD"), X_WING, X_WING]).resolve("X-Wing", "Kylo")
    assert scene.damage("Kylo") == 3


@card("02005")
def test_e_web_emplacement_shows_one_more_while_its_player_controls_the_battlefield() -> None:
    for holder, damage in ((ME, 3), (THEM, 2)):
        scene = a_table([LEIA], [KYLO], supports=[a_piece("02005", "2RD")], holder=holder)
        assert scene.resolve("E-Web", "Kylo").damage("Kylo") == damage


@rule("DST-ASD-08")
def test_a_plot_is_added_to_the_team_and_acts_at_once() -> None:
    scene = a_table([LEIA], aside=[LEVERAGE, LEVERAGE], hand=[COVER], deck=[DODGE])
    scene.carry_out(add_to_team(LEVERAGE))
    assert [scene.duel.print(plot).title for plot in scene.duel.plots[ME]] == ["Leverage"]
    assert scene.aside() == ["Leverage"]
    assert scene.use("Leverage").hand() == ["Take Cover", "Dodge"]


@rule("DST-ASD-08", "D-236")
def test_a_character_is_added_ready_and_one_that_was_defeated_may_be_added_again() -> None:
    scene = a_table([LEIA], [a_character(KYLO, dice=2)], aside=[SNOW])
    scene.carry_out(add_to_team(SNOW))
    snow = scene.find("Snowtrooper")
    assert scene.team() == ["Leia Organa", "Snowtrooper"] and scene.can("activate Snowtrooper")
    scene.carry_out(Defeat(a(CHARACTER.called("trooper"))))
    assert (scene.team(), scene.aside()) == (["Leia Organa"], []) and snow in characters_of(scene.duel, ME)
    scene.carry_out(add_to_team(SNOW, 2))
    assert scene.team() == ["Leia Organa", "Snowtrooper"], "there is one only"


@rule("DST-ASD-08")
def test_views_and_stored_games_know_an_added_character() -> None:
    scene = a_table([LEIA], aside=[SNOW])
    before = view("destiny", scene.duel, ONLOOKER).seats[ME]
    assert [each["name"] for each in before["characters"]] == ["Leia Organa"]
    assert [each["name"] for each in before["aside"]["cards"]] == ["Snowtrooper"]
    scene.carry_out(add_to_team(SNOW))
    after = view("destiny", scene.duel, ONLOOKER).seats[ME]
    assert [each["name"] for each in after["characters"]] == ["Leia Organa", "Snowtrooper"]
    assert after["aside"]["cards"] == [] and not after["characters"][1]["defeated"]
    again = STORING.restore(scene.duel.setup, STORING.store(scene.duel))
    assert (again.teams, again.aside) == (scene.duel.teams, ())


@rule("DST-UNI-05")
def test_a_unique_support_is_not_added_beside_its_copy() -> None:
    scene = a_table([LEIA], supports=[FALCON], aside=[FALCON])
    scene.carry_out(add_to_play_area(FALCON))
    assert (len(scene.supports()), len(scene.aside())) == (1, 1)


def test_a_deck_with_a_character_set_aside_plays() -> None:
    deck = a_side([VEERS], deck=DECK, aside=[SNOW]).deck_list("Veers")
    assert unplayable(deck) == []


@rule("D-330")
def test_a_list_without_set_aside_cards_brings_those_that_its_texts_name() -> None:
    scene = begin([VEERS, ACKBAR], [], (EXTREMIST,))
    assert {name: scene.aside().count(name) for name in set(scene.aside())} == {
        "Snowtrooper": 1,
        "X-Wing": 6,
        "Disable": 2,
        "Rebel": 2,
        "Act Of Cruelty": 2,
    }


@rule("D-330")
def test_a_list_that_names_set_aside_cards_brings_just_these_and_nobody_chooses_for_a_player() -> None:
    assert begin([VEERS, ACKBAR], [SNOW]).aside() == ["Snowtrooper"]
    assert begin(["15087"], []).aside() == [], "droids are chosen by the player"
    assert begin([GREEF], []).aside() == ["Bounty Board"], "and so are bounties"


@rule("D-330")
def test_cards_that_come_unnamed_have_to_be_encoded_too() -> None:
    deck = a_side([LEIA], deck=["15045"], format="INF").deck_list("Trials")
    assert unencoded(deck) == ([] if is_encoded("12065") else ["12065"])
