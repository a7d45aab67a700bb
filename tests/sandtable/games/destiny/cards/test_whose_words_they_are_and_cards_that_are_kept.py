"""Words that another player than the owner of the card carries out, and cards that nobody is made to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, THIRD, Fighter, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

PHASMA, VADER, KYLO, JABBA, REY, FINN, PRINCESS = "01001", "01010", "01011", "01020", "01038", "01045", "21060"
COVER, DODGE, BLOCK, SABER, STANCE, BLASTER = "01157", "01155", "01153", "01059", "01115", "01054"
MOUSE, LYING_IN_WAIT, DOUBLE_CROSS, AT_ST, RAZOR_CREST = "02114", "01098", "03110", "01005", "16073"
PROBE, BLACKMAIL, DATAPAD, TRICK, ANTICIPATE, DOOKU = "01060", "02023", "14090", "01147", "01114", "23088"
FALCON, REARM, STRONG, ARMORY, OUTPOST, WOOKIEE = "01049", "01109", "01125", "01169", "01053", "01130"
RECYCLING, BABU, DROID, VEHICLE = "16016", "14049", "01043", "01006"
CHANCE, NO_HEALING, HOLOCRON, SORESU, ATARU, JAR_KAI = "01137", "08049", "01016", "09119", "18093", "15077"
UNPREDICTABLE, PORT, HIGHSINGER, REVERSAL, CONFISCATION, SWORD = "01162", "03159", "23039", "01160", "01094", "14086"
LATER = "INF"
"""A format that is played by rules v2.4."""


def princess(top: str, *, team: Sequence[Fighter] = (), showing: tuple[str, ...] = (), hand: int = 0) -> Scene:
    """Leia has played the top card of an opponent's deck; that opponent has this number of cards in hand."""
    kylo = a_character(KYLO, tokens={CHARMS: 2}, showing=showing)
    theirs = a_side([kylo], deck=[top, COVER], hand=[DODGE] * hand)
    return a_table([a_character(PRINCESS), *team], theirs, hand=[COVER]).use("Leia Organa", "yes")


@card(MOUSE)
@rule("DST-PLX-05")
def test_an_event_of_an_opponent_makes_them_choose_among_the_dice_of_its_player() -> None:
    scene = princess(MOUSE, team=[a_character(VADER, showing=("2MD",))], showing=("1MD",))
    assert (scene.pool(), scene.pool(THEM)) == ([], [])


@card(LYING_IN_WAIT)
@rule("DST-PLX-05")
def test_an_event_of_an_opponent_counts_the_hand_of_its_player() -> None:
    scene = princess(LYING_IN_WAIT, hand=3)
    assert (scene.asked, scene.prompt) == (THEM, "Discard which card?")
    assert len(scene.answer("Dodge", "Dodge").hand(THEM)) == 1


@card(DOUBLE_CROSS)
@rule("DST-OPD-01", "DST-RPE-05", "D-712")
def test_a_special_of_an_opponents_die_is_an_effect_of_the_player_who_resolves_it() -> None:
    """The Razor Crest is not discarded by an opponent's effect, but damaged."""
    theirs = a_side([REY], supports=[a_piece(AT_ST, "Sp"), RAZOR_CREST])
    scene = a_table([a_character(FINN, showing=("1RD",))], theirs, hand=[DOUBLE_CROSS], resources=2)
    scene.play("Double-Cross").answer("Razor Crest")
    assert scene.supports(THEM) == ["AT-ST", "Razor Crest"]


@card(PROBE)
@rule("D-126", "DST-MUL-10")
def test_mind_probe_counts_the_hand_of_the_opponent_whose_character_is_chosen() -> None:
    mine = a_side([a_character(VADER, upgrades=[a_piece(PROBE, "Sp")])])
    scene = a_free_for_all(mine, a_side([KYLO]), a_side([PHASMA], hand=[COVER] * 3))
    scene.resolve("Mind Probe", "Phasma")
    assert (scene.damage("Phasma"), len(scene.hand(THIRD))) == (3, 3)


@card(BLACKMAIL)
@rule("D-651", "D-411")
def test_who_pays_to_remove_blackmails_die_has_removed_it() -> None:
    """The Datapad of its player is discarded instead, as for every die that an opponent removes."""
    jabba = a_character(JABBA, upgrades=[BLACKMAIL, DATAPAD])
    scene = a_table([jabba], a_side([FINN], resources=1)).roll_next(0, 0).activate("Jabba")
    while "Give" not in scene.prompt:
        scene.answer(scene.options[0])
    scene.answer("yes")
    assert (scene.pool(), scene.upgrades("Jabba"), scene.resources()) == (["1F", "2Dc"], ["Blackmail"], 1)


@card(BLACKMAIL)
@rule("DST-OPD-04", "DST-OPD-05")
@pytest.mark.parametrize(("turn", "asks"), [(ME, True), (THEM, False)])
def test_nobody_is_asked_to_pay_for_blackmails_die_that_an_opponent_rerolls(turn: int, asks: bool) -> None:
    jabba = a_character(JABBA, upgrades=[a_piece(BLACKMAIL, "2Dc")])
    theirs = a_side([FINN], hand=[UNPREDICTABLE], resources=1)
    scene = a_table([jabba], theirs, hand=[UNPREDICTABLE], turn=turn).roll_next(1).play("Unpredictable")
    assert ("Give 1 resource" in scene.prompt, scene.pool()) == (asks, ["3Dc"])


@card(TRICK)
@rule("DST-RSL-02")
def test_mind_trick_takes_one_die_of_a_resilient_character_by_choice() -> None:
    theirs = [a_character(DOOKU, showing=("2MD", "3MD"))]
    scene = a_table([REY], theirs, hand=[TRICK], resources=2).play("Mind Trick", "3 melee", "2 melee")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    assert scene.answer("3 melee").pool(THEM) == ["2MD"]


@card(ANTICIPATE)
@rule("DST-RSL-02", "DST-OPD-04")
def test_who_plays_anticipate_removes_the_dice_and_chooses_among_those_of_a_resilient_character() -> None:
    theirs = [a_character(DOOKU, showing=("2MD", "3MD"))]
    scene = a_table([REY], theirs, hand=[ANTICIPATE], resources=2).play("Anticipate", "no more")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    assert scene.answer("3 melee").pool(THEM) == ["2MD"]


KEPT: dict[str, Callable[[str], Scene]] = {
    FALCON: lambda code: a_table([FINN], hand=[WOOKIEE], supports=[a_piece(FALCON, "Sp")], format=code).resolve(
        "Millennium Falcon"
    ),
    REARM: lambda code: a_table([FINN], hand=[REARM], discard=[BLASTER], format=code, resources=1).play("Rearm"),
    STRONG: lambda code: a_table([FINN], hand=[STANCE] * 2, supports=[STRONG], format=code).use(
        "The Force is Strong", "Stance"
    ),
    ARMORY: lambda code: a_table(
        [FINN], hand=[BLASTER], supports=[a_piece(OUTPOST, "Sp")], battlefield=ARMORY, format=code
    ).resolve("Outpost"),
}
"""By card a table of a format on which it lets its player play the only card that can be played."""


@card(*KEPT)
@rule("D-710", "D-297", "D-561")
@pytest.mark.parametrize("code", KEPT)
def test_a_card_that_another_one_lets_be_played_may_be_kept(code: str) -> None:
    assert "none" in KEPT[code](LATER).options


@card(*KEPT)
@rule("D-710", "DST-ABL-06")
@pytest.mark.parametrize("code", KEPT)
def test_by_the_first_rules_a_card_that_can_be_played_has_to_be(code: str) -> None:
    assert "none" not in KEPT[code]("awakenings").options


@card(RECYCLING, BABU)
@rule("D-710")
def test_nobody_is_made_to_play_a_card_of_a_discard_pile() -> None:
    scene = a_table([PHASMA], [KYLO], hand=[RECYCLING], discard=[VEHICLE], resources=9)
    scene.answer(next(each for each in scene.options if each.startswith("play ")))
    assert scene.can("none")
    scene = a_table([BABU], [KYLO], hand=[COVER], discard=[DROID], resources=9).use("Babu Frik", "play")
    assert scene.can("none")


@card(CHANCE)
@rule("D-711", "D-524")
def test_a_second_chance_that_heals_nothing_saves_nobody() -> None:
    """No opponent of the player of this support can heal characters."""
    theirs = a_side([a_character(JABBA, damage=10, upgrades=[CHANCE]), PHASMA])
    scene = a_table([a_character(REY, showing=("1MD",))], theirs, supports=[NO_HEALING]).resolve("Rey", "Jabba")
    assert (scene.team(THEM), scene.discard(THEM)) == (["Captain Phasma"], ["Second Chance"])


def holocron(*others: str, hand: str, beside: Sequence[str] = ()) -> Scene:
    """Vader resolves a Sith Holocron beside these upgrades of his, and beside those of Kylo."""
    vader = a_character(VADER, upgrades=[a_piece(HOLOCRON, "Sp"), *others])
    return a_table([vader, a_character(KYLO, upgrades=beside)], hand=[hand]).resolve("Sith Holocron")


@card(HOLOCRON)
@rule("DST-LIM-04", "DST-PLX-06")
def test_a_holocron_brings_no_second_form_to_a_character() -> None:
    assert holocron(SORESU, hand=ATARU).hand() == ["Ataru Mastery"]
    assert holocron(hand=ATARU, beside=[SORESU]).upgrades("Vader") == ["Ataru Mastery"]


@card(HOLOCRON)
@rule("D-04", "DST-NAM-01")
def test_of_a_unique_card_that_a_holocron_brings_once_more_one_is_given_up() -> None:
    scene = holocron(hand=JAR_KAI, beside=[JAR_KAI])
    assert (scene.asked, len(scene.options)) == (ME, 2)
    scene.answer(scene.options[0])
    assert (scene.upgrades("Vader") + scene.upgrades("Kylo"), scene.discard()) == (["Jar'Kai"], ["Jar'Kai"])


@card(PORT)
@rule("D-527", "DST-ASD-15")
def test_a_card_has_the_ambush_of_the_port_in_whatever_way_it_is_played() -> None:
    """The event is set aside after it was played."""
    highsinger = a_character(HIGHSINGER, showing=("Sp",))
    scene = a_table([highsinger], [PHASMA], discard=[REVERSAL], resources=3, battlefield=PORT)
    scene.resolve("C-21 Highsinger", "play", "Reversal")
    assert (scene.asked, scene.prompt, scene.discard()) == (ME, "Take an additional action", [])


@card(CONFISCATION)
@rule("EX-22", "D-118")
def test_an_upgrade_in_play_costs_what_is_printed_on_it() -> None:
    """The sword costs 4, and 1 less to be played on a Yellow character."""
    scene = a_table([REY], [a_character(JABBA, upgrades=[SWORD])], hand=[CONFISCATION], resources=3)
    assert scene.play("Confiscation").asked == THEM
    scene = a_table([REY], [a_character(JABBA, upgrades=[SWORD])], hand=[CONFISCATION], resources=4)
    assert scene.play("Confiscation", "Vibrosword").resources() == 0


@card("01023", "01070")
@rule("D-713")
@pytest.mark.parametrize(
    ("comes_back", "left"), [(True, ["First Order Stormtrooper", "Jango Fett"]), (False, ["Jango Fett"])]
)
def test_who_has_come_back_is_not_the_character_that_a_crime_lord_has_chosen(comes_back: bool, left: list[str]) -> None:
    """The trooper of the same player is chosen, and shot by an opponent in their turn."""
    mine = [a_character("01021", upgrades=[a_piece("01023", "Sp")]), a_character("01002", damage=6)]
    theirs = a_side([a_character(REY, showing=("1MD",))], deck=[COVER] * 5)
    hand = ["01070"] if comes_back else []
    scene = a_table(mine, theirs, hand=hand, deck=[COVER] * 5, resources=10)
    scene.resolve("Crime Lord", "yes", "Stormtrooper")
    if comes_back:
        scene.resolve("Rey", "Stormtrooper").play("Endless Ranks")
    scene.pass_().pass_()
    assert (scene.duel.round, scene.team()) == (2, left)


@card("01027")
@rule("DST-PLX-05")
def test_admiral_ackbar_does_not_act_where_somebody_else_plays_the_last_card_of_a_hand() -> None:
    """Moff Gideon plays a weapon that he has detected."""
    theirs, third = a_side([FINN], hand=["01055"]), a_side(["01027"])
    scene = a_free_for_all(a_side(["16015"]), theirs, third).roll_next(3).activate("Moff Gideon")
    while "Take an action" not in scene.prompt:
        scene.answer(next(each for each in scene.options if each not in ("no", "Player 3")))
    assert (scene.upgrades("Moff Gideon"), scene.hand(THEM)) == (["IQA-11 Blaster Rifle"], [])
    assert scene.damage("Finn") == 0
