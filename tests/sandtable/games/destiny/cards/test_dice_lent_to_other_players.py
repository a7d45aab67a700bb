"""Dice that lie in the pool of another player than that of their card."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.game import STORING, Duel
from sandtable.games.destiny.language import SUPPORT, Discard, a
from sandtable.games.destiny.terms import ON_CARD, SET_ASIDE
from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA, TROOPER = "01028", "01011", "01038", "01020", "01002"
EVENT, DODGE, COVER, SABER, FALCON = "01153", "01155", "01157", "01059", "01049"
GIFT, GARINDAN, X_WING, DETECTOR = "18076", "15026", "08086", "14023"
SY, INSULT, RUKH = "21032", "21034", "21015"


def given(*sides: int, answer: str = "yes", opponent: str = KYLO) -> Scene:
    """A Gift has played the Millennium Falcon, and the opponent has rolled its die or not."""
    scene = a_table([LEIA], a_side([opponent], deck=[DODGE]), hand=[GIFT, FALCON], deck=[DODGE], resources=3)
    return scene.roll_next(*sides).play("A Gift", "Millennium Falcon", answer)


@card("18076")
@rule("D-335")
def test_a_gift_plays_a_support_for_two_less_and_the_opponent_may_roll_its_die() -> None:
    scene = given(0)
    assert (scene.supports(), scene.resources(), scene.pool(THEM), scene.pool()) == (
        ["Millennium Falcon"],
        0,
        ["3RD"],
        [],
    )
    scene.resolve("Millennium Falcon", "Leia")
    assert (scene.damage("Leia"), scene.pool(THEM)) == (3, [])
    die = scene.duel.setup.dice_of[scene.find("Millennium Falcon")][0]
    assert (scene.duel.face[die], scene.duel.lent) == (ON_CARD, ()), "it lies on the support again"
    scene.roll_next(1).activate("Millennium Falcon")
    assert (scene.pool(ME), scene.pool(THEM)) == (["4RD"], [])


@card("18076")
def test_the_opponent_may_leave_the_die_where_it_is() -> None:
    scene = given(answer="no")
    assert scene.pool(THEM) == [] and scene.duel.lent == ()
    scene.pass_().roll_next(0).activate("Millennium Falcon")
    assert scene.pool() == ["3RD"]


@card("18076")
def test_a_gift_offers_no_support_without_a_die_and_none_that_costs_too_much() -> None:
    scene = a_table([LEIA], [KYLO], hand=[GIFT, FALCON, "03127"], resources=2).play("A Gift")
    assert (scene.supports(), scene.pool(THEM), scene.asked) == ([], [], THEM)
    scene = a_table([LEIA], [KYLO], hand=[GIFT, FALCON], resources=3).play("A Gift", "none")
    assert (scene.supports(), scene.asked) == ([], THEM), "nothing was played, so nobody rolls"


@rule("D-335")
def test_a_lent_die_goes_back_to_its_card_in_the_upkeep() -> None:
    scene = given(0).pass_().pass_()
    assert (scene.duel.round, scene.pool(THEM), scene.duel.lent) == (2, [], ())
    scene.roll_next(1).activate("Millennium Falcon")
    assert scene.pool() == ["4RD"]


@rule("D-335")
def test_an_activation_does_not_roll_the_lent_die_and_leaving_play_takes_it_away() -> None:
    scene = given(0).pass_()
    assert scene.duel.active == ME
    scene.activate("Millennium Falcon")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["3RD"])
    scene.duel.active = ME
    scene.carry_out(Discard(a(SUPPORT)))
    assert (scene.pool(THEM), scene.duel.lent) == ([], ())


@rule("D-335")
def test_a_special_of_a_lent_die_acts_for_the_player_whose_pool_it_is_in() -> None:
    """The Falcon may be resolved as one of the player's other dice is."""
    scene = given(5, opponent=REY)
    assert scene.pool(THEM) == ["Sp"] and scene.can("resolve Millennium Falcon")


@rule("D-335", "DST-VAX-01")
def test_the_x_of_a_lent_die_is_read_for_the_player_whose_pool_it_is_in() -> None:
    theirs = a_side([KYLO], supports=[X_WING, X_WING], deck=[DODGE])
    scene = a_table([LEIA], theirs, hand=[GIFT, X_WING], deck=[DODGE]).roll_next(0).play("A Gift", "X-Wing", "yes")
    assert scene.pool(THEM) == ["XRD"] and scene.resolve("X-Wing", "Leia").damage("Leia") == 2


@rule("DST-MUL-10")
def test_of_two_opponents_the_player_chooses_one() -> None:
    mine = a_side([LEIA], hand=[GIFT, FALCON], resources=3)
    scene = a_free_for_all(mine, a_side([KYLO]), a_side([REY])).roll_next(0)
    scene.play("A Gift", "Millennium Falcon", "Player 3")
    assert scene.asked == 2
    scene.answer("yes")
    assert (scene.pool(1), scene.pool(2)) == ([], ["3RD"])


def test_views_and_stored_games_know_lent_dice() -> None:
    scene = given(0)
    seen = view("destiny", scene.duel, ONLOOKER).seats
    assert [die["face"] for die in seen[THEM]["pool"]["dice"]] == ["3RD"] and seen[ME]["pool"]["dice"] == []
    again = STORING.restore(scene.duel.setup, STORING.store(scene.duel))
    die = again.pools[THEM][0]
    assert (again.lent, again.die_seat(die)) == (scene.duel.lent, THEM)
    copy = scene.duel.clone()
    assert isinstance(copy, Duel) and copy.lent == scene.duel.lent


@card("08056", "09042")
@rule("D-335", "DST-OPD-01", "DST-OPD-02")
def test_a_mystic_whose_die_an_opponent_resolves_rolls_a_die_into_the_pool_of_that_opponent() -> None:
    theirs = [a_character("08056", showing=["Sp"], upgrades=["08118"])]
    scene = a_table([JABBA], theirs, hand=["09042"], resources=3).roll_next(0).play("Conveyex")
    assert (scene.pool(), scene.pool(THEM)) == (["2ID"], [])


@card("08056", "01065")
@rule("D-335", "D-107")
def test_a_mystic_that_is_used_through_cunning_rolls_a_die_into_the_pool_of_its_player() -> None:
    mine = [a_character(JABBA, upgrades=[a_piece("01065", "Sp")])]
    theirs = [a_character("08056", upgrades=["08118"])]
    scene = a_table(mine, theirs).roll_next(0).resolve("Cunning", "Force Mystic")
    assert (scene.pool(), scene.pool(THEM)) == (["2ID"], [])


@card("18076", "23039")
@rule("D-335")
def test_a_droid_that_waits_for_its_player_does_not_act_where_an_opponent_rolls_its_die() -> None:
    scene = a_table([KYLO], [REY], hand=[GIFT, "23039"], resources=9).play("A Gift", "Highsinger")
    scene.roll_next(0).answer("yes")
    assert (scene.pool(THEM), scene.damage("Rey")) == (["2RD"], 0)


@card("15026")
@rule("D-335")
def test_garindan_rolls_the_die_of_a_card_in_any_pile_and_sets_it_aside_afterwards() -> None:
    garindan = a_character(GARINDAN, showing=["Sp"])
    scene = a_table([garindan], a_side([KYLO], discard=[SABER, COVER]), discard=[DODGE]).roll_next(0)
    scene.resolve("Garindan")
    assert scene.can("Dodge") and scene.can("Take Cover")
    scene.answer("Lightsaber")
    assert (scene.pool(), scene.discard(THEM)) == (["3MD1"], ["Lightsaber", "Take Cover"])
    die = scene.duel.setup.dice_of[scene.find("Lightsaber")][0]
    assert scene.duel.die_seat(die) == ME
    scene.duel.resources[ME] = 1
    scene.pass_().resolve("Lightsaber", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.duel.face[die], scene.duel.lent) == (3, [], SET_ASIDE, ())


@card("15026")
def test_garindan_may_choose_a_card_without_a_die_in_vain_and_finds_nothing_in_empty_piles() -> None:
    garindan = a_character(GARINDAN, showing=["Sp"])
    scene = a_table([garindan], [KYLO], discard=[DODGE]).resolve("Garindan")
    assert (scene.pool(), scene.discard()) == ([], ["Dodge"])
    assert a_table([garindan], [KYLO]).resolve("Garindan").pool() == []


@card("15026", "18086")
@rule("DST-OPD-10", "D-350")
def test_garindan_rolls_no_second_die_of_a_card_that_could_be_elite_in_play() -> None:
    garindan = a_character(GARINDAN, showing=["Sp", "Sp"])
    scene = a_table([garindan], [KYLO], discard=["18086"]).roll_next(0)
    scene.resolve("Garindan", "Garindan")
    assert scene.pool() == ["1F"]


@card("15026")
def test_garindan_detects_and_may_draw_when_a_detected_card_leaves_a_hand() -> None:
    scene = a_table([GARINDAN], a_side([KYLO], hand=[COVER]), deck=[EVENT, DODGE]).activate("Garindan")
    assert scene.knows(ME) == ["Take Cover"]
    scene.play("Take Cover", "Kylo", "yes")
    assert (len(scene.hand()), scene.deck()) == (1, ["Dodge"])


@card("15026")
def test_garindan_draws_for_no_other_card_and_may_decline() -> None:
    scene = a_table([GARINDAN], a_side([KYLO], hand=[COVER]), deck=[EVENT]).pass_().play("Take Cover", "Kylo")
    assert scene.hand() == [] and scene.asked == ME
    scene = a_table([GARINDAN], a_side([KYLO], hand=[COVER]), deck=[EVENT]).activate("Garindan")
    assert scene.play("Take Cover", "Kylo", "no").hand() == []


def sung(mine: Sequence[Fighter], hand: Sequence[str] = (), their_hand: Sequence[str] = ()) -> Scene:
    """Sy Snootles has rolled the die of Kylo Ren, who is exhausted, into the pool of her player."""
    kylo = a_character(KYLO, exhausted=True, tokens={CHARMS: 2})
    theirs = a_side([kylo, REY], hand=their_hand, resources=5)
    scene = a_table([SY, *mine], theirs, hand=hand, resources=5).roll_next(0).use("Sy Snootles")
    assert "1MD" in scene.pool() and scene.asked == THEM
    return scene


@card("21032", "21034")
@rule("D-335", "DST-MEM-05")
def test_a_lent_die_that_an_opponent_removes_was_a_die_of_the_player_of_its_pool() -> None:
    scene = sung([], hand=[INSULT], their_hand=[EVENT, DODGE]).play("Block")
    assert scene.pool() == [] and scene.can("play E Chu Ta")


@card("21032", "21034", "21015")
@rule("D-335", "DST-MEM-05", "DST-OPD-04")
def test_a_lent_die_that_its_player_removes_was_no_die_of_the_player_of_its_card() -> None:
    rukh = a_character(RUKH, showing=["1Dr"])
    scene = sung([rukh], hand=["02138"], their_hand=[INSULT]).pass_().play("Parry")
    assert (scene.pool(), scene.asked) == (["1Dr"], THEM), "Rukh waits for the removal of an opponent's die"
    assert not scene.can("play E Chu Ta")
