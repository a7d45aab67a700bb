"""Characters and supports that bring set-aside cards and dice into a game that is under way."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

LEIA, KYLO, REY, JABBA, TROOPER = "01028", "01011", "01038", "01020", "01002"
EVENT, DODGE, COVER, SABER, E_WEB, IMMUNITY = "01153", "01155", "01157", "01059", "02005", "01050"
HONDO, PADME, ASSAULT, REN = "15088", "18073", "15022", "18004"


@card("15088")
@rule("DST-ASD-12")
def test_hondo_may_roll_two_pirate_loyalist_dice() -> None:
    scene = a_table([HONDO], [KYLO]).roll_next(0, 0, 1).activate("Hondo", "yes")
    assert scene.pool() == ["1F", "2MD", "2RD"]
    scene = a_table([HONDO], [KYLO]).roll_next(0).activate("Hondo", "no")
    assert scene.pool() == ["1F"]


@card("15088")
def test_hondo_deals_two_and_three_after_an_opponent_has_lost_resources_by_him() -> None:
    hondo = a_character(HONDO, showing=["Sp", "2Dr"])
    scene = a_table([hondo, LEIA], a_side([KYLO, REY], resources=3)).resolve("Hondo Ohnaka die (special", "Kylo")
    assert scene.damage("Kylo") == 2
    scene = a_table([hondo, LEIA], a_side([KYLO, REY], resources=3)).resolve("Hondo Ohnaka die (2 disrupt")
    assert scene.resources(THEM) == 1
    scene.pass_().resolve("Hondo Ohnaka die (special", "Rey")
    assert (scene.damage("Rey"), scene.damage("Leia")) == (3, 0)


@card("15088")
@rule("DST-MEM-01")
def test_resources_that_the_opponent_lost_otherwise_or_had_not_count_for_nothing() -> None:
    hondo = a_character(HONDO, showing=["Sp", "2Dr"])
    scene = a_table([hondo], a_side([KYLO], resources=0)).resolve("Hondo Ohnaka die (2 disrupt").pass_()
    assert scene.resolve("Hondo Ohnaka die (special", "Kylo").damage("Kylo") == 2, "there was nothing to lose"
    theirs = a_side([KYLO], hand=[SABER], resources=3)
    scene = a_table([hondo], theirs, turn=THEM).play("Lightsaber").resolve("Hondo Ohnaka die (special", "Kylo")
    assert scene.damage("Kylo") == 2, "they have spent them"


@card("18073")
def test_padme_removes_three_resources_from_herself_to_play_a_diplomatic_immunity_for_free() -> None:
    padme = a_character(PADME, tokens={RESOURCES: 4})
    scene = a_table([padme], [KYLO], aside=[IMMUNITY, IMMUNITY, SABER]).use("Padmé Amidala", "Diplomatic")
    assert (scene.upgrades("Padmé"), scene.tokens("Padmé", RESOURCES)) == (["Diplomatic Immunity"], 1)
    assert (scene.aside(), scene.resources()) == (["Diplomatic Immunity", "Lightsaber"], 0)
    assert not scene.pass_().can("use Padmé"), "once a round"


@card("18073")
def test_padme_needs_three_resources_on_her() -> None:
    padme = a_character(PADME, tokens={RESOURCES: 2})
    scene = a_table([padme], [KYLO], aside=[IMMUNITY], resources=5).use("Padmé Amidala")
    assert (scene.upgrades("Padmé"), scene.tokens("Padmé", RESOURCES)) == ([], 2)


@card("18073")
def test_the_special_of_padme_discards_two_cards_of_a_deck_and_places_a_resource() -> None:
    padme = a_character(PADME, showing=["Sp"])
    scene = a_table([padme], a_side([KYLO], deck=[EVENT, DODGE, COVER]), deck=[SABER]).resolve("Padmé", "player 2")
    assert (scene.deck(THEM), len(scene.discard(THEM)), scene.deck()) == (["Take Cover"], 2, ["Lightsaber"])
    assert scene.tokens("Padmé", RESOURCES) == 1


@card("15022")
@rule("DST-ASD-07")
def test_the_assault_team_may_play_an_e_web_for_free_and_take_the_battlefield() -> None:
    scene = a_table([KYLO], [LEIA], supports=[ASSAULT], aside=[E_WEB, SABER], holder=THEM)
    scene.activate("501st", "yes", "yes", "take control")
    assert (scene.supports(), scene.aside(), scene.duel.holder) == (
        ["501st Assault Team", "E-Web Emplacement"],
        ["Lightsaber"],
        ME,
    )
    assert scene.resources() == 0 and scene.exhausted("501st")


@card("15022")
def test_the_assault_team_may_give_the_battlefield_away_or_leave_everything() -> None:
    scene = a_table([KYLO], [LEIA], supports=[ASSAULT], aside=[E_WEB]).activate("501st", "no", "yes", "give control")
    assert (scene.supports(), scene.duel.holder) == (["501st Assault Team"], THEM)
    scene = a_table([KYLO], [LEIA], supports=[ASSAULT], aside=[SABER]).activate("501st", "no")
    assert (scene.supports(), scene.duel.holder) == (["501st Assault Team"], ME), "no E-Web, no question"


@card("18004")
@rule("DST-ASD-12")
def test_ren_may_discard_a_card_to_roll_a_servant_die_when_he_takes_damage_for_the_first_time() -> None:
    dice = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([REN], dice, hand=[DODGE, COVER], turn=THEM).roll_next(0)
    scene.resolve("Kylo Ren die (1 melee", "Alluring", "yes", "Dodge")
    assert (scene.damage("Ren, Alluring"), scene.pool(), scene.hand()) == (1, ["1MD"], ["Take Cover"])


@card("18004")
def test_ren_may_decline_does_nothing_without_a_card_and_nothing_where_shields_block_all() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([REN], theirs, hand=[DODGE], turn=THEM).resolve("Kylo Ren die", "Alluring", "no")
    assert (scene.pool(), scene.hand(), scene.asked) == ([], ["Dodge"], ME)
    scene = a_table([REN], theirs, turn=THEM).resolve("Kylo Ren die", "Alluring")
    assert (scene.pool(), scene.asked) == ([], ME)
    scene = a_table([a_character(REN, shields=1)], theirs, hand=[DODGE], turn=THEM).resolve("Kylo Ren die", "Alluring")
    assert (scene.damage("Ren, Alluring"), scene.asked, scene.pool()) == (0, ME, [])


@card("18004")
@rule("DST-MEM-02")
def test_ren_acts_once_a_round() -> None:
    pair = [a_character(KYLO, showing=["1MD"]), a_character(REY, showing=["1MD"])]
    scene = a_table([REN], pair, hand=[DODGE, COVER], turn=THEM)
    scene.resolve("Kylo Ren die", "Alluring", "no", "Rey die", "Alluring")
    assert (scene.damage("Ren, Alluring"), scene.asked, scene.prompt) == (2, ME, "Take an action or pass")
