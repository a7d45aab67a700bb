"""Cards that roll set-aside dice, set cards aside or play cards that were brought set aside."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.setting_up import seat
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

JABBA, LEIA, KYLO, REY, VADER = "01020", "01028", "01011", "01038", "01010"
EVENT, DODGE, COVER, BLASTER, SABER, MARKET = "01153", "01155", "01157", "01054", "01059", "18105"


@card("21099")
def test_tusken_camp_rolls_two_tusken_raider_dice_which_may_be_removed_for_a_resource() -> None:
    scene = a_table([JABBA], supports=["21099"]).roll_next(0, 0, 2).activate("Tusken Camp", "yes")
    assert (scene.pool(), scene.resources()) == (["2ID"], 1)


@card("21099")
def test_tusken_camp_needs_a_yellow_character() -> None:
    assert a_table([JABBA], hand=["21099"], resources=3).can("play Tusken Camp")
    assert not a_table([REY], hand=["21099"], resources=3).can("play Tusken Camp")


@card("18068")
def test_the_bad_batch_rolls_one_die_and_with_a_leader_a_second_one() -> None:
    scene = a_table([REY], supports=["18068"]).roll_next(0, 0).activate("The Bad Batch", "Rebel Engineer")
    assert (scene.pool(), scene.asked) == (["1RD", "2ID"], THEM)
    scene = a_table([LEIA], supports=["18068"]).roll_next(0, 0, 1).activate("The Bad Batch", "Engineer", "yes", "Clone")
    assert scene.pool() == ["1RD", "2ID", "2RD"]


@card("18068")
def test_the_second_die_of_the_bad_batch_may_be_declined() -> None:
    scene = a_table([LEIA], supports=["18068"]).roll_next(0, 0).activate("The Bad Batch", "Clone", "no")
    assert scene.pool() == ["1RD", "1RD"]


@card("15057")
def test_redemption_rolls_two_medical_droid_dice() -> None:
    scene = a_table([LEIA], supports=["15057"]).roll_next(0, 0, 1).activate("Redemption")
    assert (scene.pool(), scene.supports()) == (["2RD", "1Sh", "1R"], ["Redemption"])


@card("22083")
def test_ned_b_is_set_aside_for_two_shields() -> None:
    scene = a_table([LEIA], supports=["22083"]).use("NED-B", "Leia")
    assert (scene.shields("Leia"), scene.supports(), scene.aside()) == (2, [], ["NED-B"])


@card("16018")
def test_intel_breach_discards_an_event_puts_a_card_of_any_pile_on_its_deck_and_lets_a_leader_draw() -> None:
    scene = a_table([LEIA], a_side(hand=[EVENT], discard=[DODGE]), hand=["16018"], deck=[COVER])
    scene.play("Intel Breach", "yes", "Dodge")
    assert (scene.deck(THEM), scene.hand(THEM)) == (["Dodge"], [])
    assert (scene.hand(), scene.aside(), scene.discard()) == (["Take Cover"], ["Intel Breach"], [])
    assert scene.knows(ME)[-1:] == scene.knows(THEM)[-1:] == ["Dodge"], "all have seen the top of that deck"


@card("16018")
def test_intel_breach_offers_no_card_after_another_type_and_nothing_follows_an_empty_hand() -> None:
    scene = a_table([LEIA], a_side(hand=[BLASTER]), hand=["16018"], deck=[COVER]).play("Intel Breach")
    assert (scene.discard(THEM), scene.hand(), scene.deck(THEM)) == (["DH-17 Blaster Pistol"], ["Take Cover"], [])
    scene = a_table([LEIA], hand=["16018"], deck=[COVER]).play("Intel Breach")
    assert (scene.hand(), scene.aside()) == ([], ["Intel Breach"])


@card("18105")
def test_black_market_connection_plays_an_upgrade_of_the_deck_for_three_less_and_sets_its_copies_aside() -> None:
    scene = a_table([REY], hand=[MARKET], deck=[DODGE, SABER, COVER], discard=[MARKET, EVENT])
    scene.play("Black Market", "Lightsaber")
    assert (scene.upgrades("Rey"), scene.resources(), scene.discard()) == (["Lightsaber"], 0, scene.discard()[:1])
    assert scene.aside() == ["Black Market Connection"] * 2 and sorted(scene.deck()) == ["Dodge", "Take Cover"]
    assert scene.knows(ME) == [], "the deck was shuffled"


@card("18105")
@rule("D-681")
def test_black_market_connection_that_plays_nothing_shuffles_the_deck_and_sets_no_card_aside() -> None:
    scene = a_table([REY], hand=[MARKET], deck=[SABER, COVER], discard=[MARKET]).play("Black Market", "none")
    assert (scene.knows(ME), scene.aside(), scene.discard()) == ([], [], ["Black Market Connection"] * 2)


@card("18105")
@rule("D-681")
def test_black_market_connection_needs_a_copy_in_the_discard_pile_and_can_not_play_what_costs_too_much() -> None:
    scene = a_table([REY], hand=[MARKET], deck=[SABER, COVER], discard=[EVENT]).play("Black Market")
    assert (scene.upgrades("Rey"), scene.aside()) == ([], ["Black Market Connection"])
    scene = a_table([REY], hand=[MARKET], deck=["01060"], discard=[MARKET]).play("Black Market", "none")
    assert (scene.upgrades("Rey"), scene.aside()) == ([], []), "Mind Probe costs 4"


@card("22090")
def test_training_lightsaber_deals_a_damage_and_may_be_set_aside_to_play_a_lightsaber_whose_die_is_rolled() -> None:
    rey = a_character(REY, upgrades=[a_piece("22090", "Sp")])
    scene = a_table([rey], [KYLO], discard=[SABER], resources=2).roll_next(2)
    scene.resolve("Training Lightsaber", "Kylo", "yes", "Lightsaber", "yes")
    assert (scene.damage("Kylo"), scene.upgrades("Rey"), scene.aside()) == (1, ["Lightsaber"], ["Training Lightsaber"])
    assert (scene.pool(), scene.resources()) == (["1Sh"], 0)


@card("22090")
def test_training_lightsaber_stays_where_no_lightsaber_can_be_paid() -> None:
    rey = a_character(REY, upgrades=[a_piece("22090", "Sp")])
    scene = a_table([rey], [KYLO], hand=[SABER, DODGE], resources=1).resolve("Training Lightsaber", "Kylo", "yes")
    assert not scene.can("Lightsaber") or scene.options == ["none"]


@card("08010")
def test_vaders_chamber_heals_a_blue_character_puts_a_card_under_the_deck_and_lets_vader_draw() -> None:
    scene = a_table([a_character(VADER, damage=2)], discard=[DODGE], deck=[COVER, EVENT], supports=["08010"])
    scene.use("Darth Vader's Meditation Chamber")
    assert (scene.damage("Darth Vader, Sith Lord"), scene.hand(), scene.deck()[-1]) == (1, ["Take Cover"], "Dodge")


@card("08010")
def test_without_vader_or_without_a_card_in_the_pile_nobody_draws() -> None:
    scene = a_table([a_character(REY, damage=2)], discard=[DODGE], deck=[COVER], supports=["08010"])
    scene.use("Darth Vader's Meditation Chamber")
    assert (scene.damage("Rey"), scene.hand(), scene.deck()) == (1, [], ["Take Cover", "Dodge"])
    scene = a_table([a_character(VADER, damage=2)], deck=[COVER], supports=["08010"])
    scene.use("Darth Vader's Meditation Chamber")
    assert (scene.damage("Darth Vader, Sith Lord"), scene.hand()) == (1, [])


@card("15023")
def test_blizzard_1_may_roll_a_copy_of_its_die_which_is_set_aside_again() -> None:
    scene = a_table([LEIA], [KYLO], supports=["15023"]).roll_next(1, 2).activate("Blizzard 1", "yes")
    assert scene.pool() == ["4ID", "5ID"]
    scene = a_table([LEIA], [KYLO], supports=["15023"]).roll_next(1).activate("Blizzard 1", "no")
    assert scene.pool() == ["4ID"]


@card("15023")
def test_the_cost_of_blizzard_1_cannot_be_decreased() -> None:
    """Separatist Supply Ship (18027) plays a Red support of the pile for one less."""
    scene = a_table([LEIA], discard=["15023"], supports=["18027"], resources=7)
    assert not scene.can("play Blizzard")
    assert scene.use("Separatist Supply Ship").supports() == ["Separatist Supply Ship"]
    scene = a_table([LEIA], discard=["15023"], supports=["18027"], resources=8).use(
        "Separatist Supply Ship", "Blizzard"
    )
    assert (scene.supports(), scene.resources()) == (["Separatist Supply Ship", "Blizzard 1"], 0)


@card("18022")
def test_casualties_of_war_sets_a_card_of_a_pile_aside_to_remove_a_die_of_the_value_of_its_cost() -> None:
    theirs = a_side([a_character(LEIA, showing=["2RD"]), a_character(KYLO, showing=["1MD"])], discard=[DODGE])
    scene = a_table([LEIA], theirs, hand=["18022"], resources=1).play("Casualties")
    assert (scene.pool(THEM), scene.aside(), scene.discard(THEM)) == (["1MD"], ["Dodge"], [])


@card("18022")
def test_casualties_of_war_finds_no_die_of_another_value() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])], discard=[DODGE])
    scene = a_table([LEIA], theirs, hand=["18022"], resources=1).play("Casualties")
    assert (scene.pool(THEM), scene.aside()) == (["1MD"], ["Dodge"])


@card("18027")
def test_separatist_supply_ship_plays_a_red_support_with_a_die_from_the_pile_for_one_less() -> None:
    scene = a_table([LEIA], discard=["15057", "18027", BLASTER], supports=["18027"], resources=3)
    scene.use("Separatist Supply Ship", "Redemption")
    assert (scene.supports(), scene.resources(), scene.exhausted("Separatist")) == (
        ["Separatist Supply Ship", "Redemption"],
        0,
        True,
    )


@card("18027")
def test_separatist_supply_ship_does_not_play_a_support_without_a_die() -> None:
    scene = a_table([LEIA], discard=["18027", BLASTER], supports=["18027"], resources=3)
    scene.use("Separatist Supply Ship")
    assert (scene.supports(), scene.discard()) == (
        ["Separatist Supply Ship"],
        ["Separatist Supply Ship", "DH-17 Blaster Pistol"],
    )


@card("21041")
def test_8d8_is_set_aside_to_play_a_droid_or_equipment_from_the_pile_for_one_less() -> None:
    scene = a_table([REY], discard=["22083", DODGE], supports=["21041"], resources=1).use("8D8", "NED-B")
    assert (scene.supports(), scene.resources(), scene.aside(), scene.discard()) == (["NED-B"], 0, ["8D8"], ["Dodge"])


@card("21041")
def test_8d8_stays_where_nothing_can_be_played() -> None:
    scene = a_table([REY], discard=[DODGE], supports=["21041"], resources=3)
    scene.use("8D8")
    assert (scene.discard(), scene.supports(), scene.aside()) == (["Dodge"], [], ["8D8"]), "the price is paid"


def after_the_set_up(*aside: tuple[str, int]) -> Duel:
    """A game up to the question of Jannah's ability after set-up, with these cards brought set aside."""
    deck = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))
    mine = DeckList("", "INF", (Member("21058", 1),), ("01166",), (), deck, set_aside=aside)
    theirs = DeckList("", "INF", (Member(KYLO, 1),), ("01166",), (), deck)
    duel = RULES.start(seat([mine, theirs]), seeded("aside"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    return duel


@card("21058")
def test_jannah_may_play_a_red_villain_weapon_that_was_brought_set_aside_for_one_less() -> None:
    """F-11D Rifle is Red and villain and costs 2; DH-17 Blaster Pistol is neutral, Commanding Presence no weapon."""
    scene = Scene(after_the_set_up(("01008", 1), (BLASTER, 1), ("01007", 1)))
    scene.answer("yes")
    assert scene.options == ["none", "F-11D Rifle"]
    scene.answer("F-11D")
    assert (scene.upgrades("Jannah"), scene.resources()) == (["F-11D Rifle"], 1)
    assert sorted(scene.aside()) == ["Commanding Presence", "DH-17 Blaster Pistol"]


@card("21058")
def test_without_such_a_card_jannah_plays_nothing() -> None:
    assert "Jannah" not in Scene(after_the_set_up((BLASTER, 1))).prompt
