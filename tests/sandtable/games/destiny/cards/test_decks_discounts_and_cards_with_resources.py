"""Top cards of decks, costs that are less for each thing of a kind, searches, and further cards in hand."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.tokens import CHARMS, RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA, PHASMA, PADAWAN, NIGHTSISTER = "01028", "01011", "01038", "01020", "01001", "01036", "01012"
DODGE, COVER, ALL_IN, BLASTER, MARKET, SABER, GRIEVOUS = "01155", "01157", "01152", "01054", "01064", "01059", "01003"
SHIP, OTHER_SHIP = "22023", "21069"
SLUGTHROWER, NEEDA, MONOPOLIZE, TRASH, RIFLE = "14089", "21014", "12133", "14082", "24043"
MANTIS, THRAWN, TACTICS, DEDRA, PARTAGAZ, RAZE = "14058", "11023", "23021", "23015", "23017", "14018"
CRIME_LORD, ICHOR, SWORD, REPURPOSING, BESTOON = "09036", "21009", "21012", "12144", "21086"
CASSIAN, MOTHMA, BIX, YOUNGLING, WARFARE, TALZIN = "23071", "23060", "23070", "11059", "24063", "05003"


@card("14089")
@rule("D-440")
def test_the_slugthrower_costs_less_for_each_character_that_shares_a_color() -> None:
    """Four, less one for each of the two Red ones; Rey is the only Blue one."""
    scene = a_table([LEIA, PHASMA, REY], hand=[SLUGTHROWER], resources=2).play("Pirate Slugthrower", "Rey")
    assert (scene.upgrades("Rey"), scene.resources()) == (["Pirate Slugthrower"], 0)
    assert not a_table([LEIA, REY], hand=[SLUGTHROWER], resources=3).can("play Pirate")
    assert a_table([LEIA, REY], hand=[SLUGTHROWER], resources=4).can("play Pirate")


@card("14089")
@rule("DST-CAN-01")
def test_the_slugthrower_is_not_discarded_from_play_and_redeploys() -> None:
    mine = [a_character(REY, showing=("1MD",)), a_character(LEIA, upgrades=(SLUGTHROWER,))]
    scene = a_table(mine, hand=["01158", SABER], resources=9)
    assert not any("replacing Pirate" in option for option in scene.answer("play Lightsaber").options)
    theirs = [a_character(KYLO, damage=10, upgrades=(SLUGTHROWER,)), a_character(PHASMA)]
    scene = a_table([a_character(REY, showing=("1MD",))], theirs).resolve("Rey", "Kylo")
    assert scene.answer("Phasma").upgrades("Phasma") == ["Pirate Slugthrower"]


@card("21014")
@rule("DST-OPD-04", "D-444")
def test_needa_removes_the_dice_that_are_left_together() -> None:
    """Black Stall Station deals 1 indirect damage after its player removes dice: once for both."""
    scene = a_table([a_character(NEEDA, dice=2), JABBA], [LEIA], supports=["18040"]).roll_next(5, 5)
    scene.activate("Lorth Needa", "yes")
    assert (scene.pool(), scene.damage("Leia"), scene.asked) == ([], 1, THEM)


@card("21014")
@rule("D-444")
def test_needa_resolves_all_of_his_dice_when_he_is_activated_and_removes_the_others() -> None:
    scene = a_table([a_character(NEEDA, dice=2)], resources=0).roll_next(0, 3).activate("Lorth Needa", "ranged")
    assert (scene.asked, scene.prompt[:4]) == (ME, "Deal")
    scene.answer("First Order Stormtrooper")
    assert (scene.damage("Stormtrooper"), scene.resources(), scene.pool()) == (2, 1, [])
    assert a_table([NEEDA]).roll_next(5).activate("Lorth Needa").pool() == []


@card("21014")
def test_needa_finds_a_capital_ship_in_the_deck_or_in_the_discard_pile() -> None:
    scene = a_table([NEEDA], deck=[DODGE, SHIP], discard=[OTHER_SHIP, COVER])
    scene.use("Lorth Needa", "your deck", "Executor")
    assert (scene.hand(), scene.deck(), scene.knows(THEM)) == (["Executor"], ["Dodge"], ["Executor"])
    scene = a_table([NEEDA], deck=[DODGE, SHIP], discard=[OTHER_SHIP, COVER])
    scene.use("Lorth Needa", "your discard pile", "Tantive")
    assert (scene.hand(), scene.discard(), scene.knows(ME)) == (["Tantive IV"], ["Take Cover"], ["Tantive IV"])
    scene = a_table([NEEDA], deck=[DODGE], discard=[COVER]).use("Lorth Needa", "your deck", "none")
    assert (scene.hand(), scene.knows(ME)) == ([], [])


@card(NEEDA)
@rule("D-97")
def test_whoever_imagines_needas_deck_takes_no_place_for_a_card() -> None:
    """The options of the places are below 0, and the numbers of cards are not."""
    theirs = a_side([NEEDA], deck=[DODGE, SHIP, COVER], discard=[OTHER_SHIP])
    scene = a_table([REY], theirs, turn=THEM).use("Lorth Needa")
    world = scene.duel.observe(ME).imagine(seeded("places"))
    assert isinstance(world, Duel)
    assert Scene(world).options == ["your deck", "your discard pile"]
    assert all(option < 0 for option in scene.duel.options)


@card("12133")
def test_monopolize_costs_less_against_a_poor_opponent_and_gains_a_resource_for_a_rich_player() -> None:
    theirs = a_side([a_character(KYLO, showing=("1MD",))])
    scene = a_table([REY], theirs, hand=[MONOPOLIZE], resources=4).play("Monopolize")
    assert (scene.pool(THEM), scene.resources()) == ([], 4)
    scene = a_table([REY], theirs, hand=[MONOPOLIZE], resources=3).play("Monopolize")
    assert (scene.pool(THEM), scene.resources()) == ([], 2)
    rich = a_side([a_character(KYLO, showing=("1MD",))], resources=1)
    assert not a_table([REY], rich, hand=[MONOPOLIZE], resources=1).can("play Monopolize")
    assert a_table([REY], hand=[MONOPOLIZE], resources=5).play("Monopolize").resources() == 4


@card("14082")
def test_trash_is_played_for_less_with_yellow_characters_and_scavengers() -> None:
    """The Lightsaber costs 3: one less for Rey, who is a scavenger, and one less for Jabba, who is Yellow."""
    theirs = a_side([KYLO], discard=[SABER, "01018", DODGE, MARKET])
    scene = a_table([REY, JABBA], theirs, hand=[TRASH], resources=2).play("Trash to Treasure", "Lightsaber", "Rey")
    assert (scene.upgrades("Rey"), scene.resources(), scene.discard(THEM)) == (
        ["Lightsaber"], 0, ["Speeder Bike Scout", "Dodge", "Black Market"],
    )  # fmt: skip
    scene = a_table([LEIA, "01002"], theirs, hand=[TRASH], resources=3).play("Trash to Treasure")
    assert len(scene.discard(THEM)) == 4 and scene.upgrades("Leia") == []


@card("24043")
@rule("DST-COP-01")
def test_a_rifle_on_a_non_unique_character_finds_another_rifle() -> None:
    """Two for the first one, less one for a Padawan's first weapon, and one for the second."""
    scene = a_table([PADAWAN, REY], hand=[RIFLE], deck=[DODGE, RIFLE], resources=3)
    scene.play("A350", "Padawan", "yes", "your deck", "A350", "Rey")
    assert (scene.upgrades("Padawan"), scene.upgrades("Rey"), scene.resources()) == (
        ["A350 Blaster Rifle"], ["A350 Blaster Rifle"], 1,
    )  # fmt: skip
    scene = a_table([PADAWAN, KYLO], hand=[RIFLE], discard=[RIFLE], resources=3).play("A350", "Kylo")
    assert (scene.discard(), scene.asked) == (["A350 Blaster Rifle"], THEM)


@card("24043")
def test_the_rifle_redeploys() -> None:
    theirs = [a_character(PADAWAN, damage=6, upgrades=(RIFLE,)), a_character(PHASMA)]
    scene = a_table([a_character(REY, showing=("1MD",))], theirs).resolve("Rey", "Padawan")
    assert scene.answer("Phasma").upgrades("Phasma") == ["A350 Blaster Rifle"]


@card("14058")
def test_the_mantis_takes_resources_and_exchanges_a_card() -> None:
    theirs = a_side([LEIA, KYLO], resources=3)
    scene = a_table([REY], theirs, hand=[DODGE], deck=[COVER], supports=[MANTIS]).use("Stinger Mantis", "yes")
    assert (scene.resources(THEM), scene.hand(), scene.discard()) == (1, ["Take Cover"], ["Dodge"])
    scene = a_table([REY], a_side([LEIA], resources=3), hand=[DODGE], deck=[COVER], supports=[MANTIS])
    scene.use("Stinger Mantis", "no")
    assert (scene.resources(THEM), scene.hand()) == (2, ["Dodge"])
    assert not a_table([REY], supports=[a_piece(MANTIS, exhausted=True)]).can("use Stinger")


@card("11023")
def test_thrawn_looks_at_four_cards_of_a_deck_when_he_is_activated() -> None:
    scene = a_table([THRAWN], a_side([LEIA], deck=[DODGE, COVER, BLASTER, MARKET, SABER])).roll_next(0)
    scene.activate("Thrawn", "yes", "player 2")
    assert (scene.knows(ME), scene.knows(THEM)) == (
        ["Dodge", "Take Cover", "DH-17 Blaster Pistol", "Black Market"],
        [],
    )


@card("11023")
@rule("D-337")
def test_thrawn_plays_an_event_of_the_opponents_deck_and_spots_their_characters() -> None:
    """Reversal (01160) spots a Yellow character: Jabba is one of the opponent's."""
    theirs = a_side([a_character(JABBA), a_character(KYLO, showing=("1MD",)), PHASMA], deck=["01160", BLASTER])
    scene = a_table([THRAWN], theirs, resources=3).use("Thrawn", "yes", "Phasma")
    assert (scene.discard(THEM), scene.resources(), scene.damage("Phasma"), scene.pool(THEM)) == (
        ["Reversal"],
        0,
        1,
        [],
    )
    scene = a_table([THRAWN], theirs, resources=2).use("Thrawn")
    assert (scene.asked, scene.deck(THEM)) == (THEM, ["Reversal", "DH-17 Blaster Pistol"])


@card("11023", "12133")
@rule("DST-PLX-05", "D-374")
def test_what_an_event_of_an_opponent_costs_is_counted_for_the_player_who_plays_it() -> None:
    """Monopolize costs 2, and 1 less for each opponent of its player without resources."""
    poor = a_side([a_character(KYLO, showing=("1MD",))], deck=[MONOPOLIZE])
    scene = a_table([THRAWN], poor, resources=1).use("Thrawn", "yes")
    assert (scene.pool(THEM), scene.resources()) == ([], 0)
    rich = a_side([a_character(KYLO, showing=("1MD",))], deck=[MONOPOLIZE], resources=1)
    assert a_table([THRAWN], rich, resources=1).use("Thrawn").asked == THEM, "two resources are asked for"


@card("23021")
def test_uncharted_tactics_discards_the_top_card_to_remove_a_die_of_that_value() -> None:
    theirs = [a_character(KYLO, dice=2, showing=("1MD", "2MD1"))]
    scene = a_table([LEIA], theirs, hand=[TACTICS], deck=[BLASTER, DODGE]).play("Uncharted Tactics")
    assert (scene.pool(THEM), scene.deck()) == (["2MD1"], ["Dodge"])
    assert sorted(scene.discard()) == ["DH-17 Blaster Pistol", "Uncharted Tactics"]
    scene = a_table([REY], theirs, hand=[TACTICS], deck=[BLASTER]).play("Uncharted Tactics")
    assert (scene.deck(), scene.knows(THEM)) == (["DH-17 Blaster Pistol"], [])


@card("23015")
def test_dedra_arranges_both_decks_and_may_pay_with_her_own_top_card() -> None:
    theirs = a_side([LEIA], deck=[DODGE, COVER, SABER])
    scene = a_table([DEDRA], theirs, deck=[BLASTER, MARKET, ALL_IN]).roll_next(0)
    scene.activate("Dedra", "Take Cover", "Black Market", "player 1", "Leia")
    assert (scene.deck(THEM), scene.deck()) == (
        ["Take Cover", "Dodge", "Lightsaber"],
        ["DH-17 Blaster Pistol", "All In"],
    )
    assert (scene.discard(), scene.damage("Leia")) == (["Black Market"], 1)
    assert "Dodge" not in scene.knows(THEM)


@card("23015")
def test_dedra_deals_no_damage_where_she_chooses_the_other_deck() -> None:
    theirs = a_side([LEIA], deck=[DODGE, COVER])
    scene = a_table([DEDRA], theirs, deck=[BLASTER, MARKET]).roll_next(0)
    scene.activate("Dedra", "Dodge", "Blaster", "player 2")
    assert (scene.discard(THEM), scene.damage("Leia"), scene.asked) == (["Dodge"], 0, THEM)
    scene = a_table([DEDRA], theirs, deck=[BLASTER]).roll_next(0).activate("Dedra", "Dodge")
    assert (scene.discard(), scene.discard(THEM), scene.asked) == ([], [], THEM)


@card("23017")
@rule("D-371")
def test_partagaz_draws_for_the_first_card_that_an_effect_discards_from_a_hand_or_deck() -> None:
    """Darth Vader's words discard from a hand, Patience (01119) from a deck; a card for a reroll is no effect."""
    theirs = a_side([LEIA], hand=[DODGE], deck=[COVER, SABER])
    mine = [a_character(PARTAGAZ, showing=("1R",)), a_character("01010")]
    scene = a_table(mine, theirs, hand=["01119"], deck=[BLASTER, MARKET], resources=1).roll_next(0)
    scene.activate("Darth Vader", "yes", "yes").pass_()
    assert (scene.discard(THEM), scene.hand()) == (["Dodge"], ["Patience", "DH-17 Blaster Pistol"])
    scene.play("Patience", "resource", "no more")
    assert (len(scene.discard(THEM)), scene.asked) == (2, THEM)
    scene = a_table(mine, theirs, hand=["01119"], deck=[BLASTER], resources=1).play("Patience", "resource")
    assert scene.answer("yes").hand() == ["DH-17 Blaster Pistol"]
    rerolling = a_side([a_character(LEIA, showing=("1R",))], hand=[DODGE])
    scene = a_table([PARTAGAZ], rerolling, deck=[BLASTER]).pass_().answer("discard Dodge to reroll")
    assert not scene.can("yes")


@card("23017")
def test_partagaz_turns_a_die_to_the_value_of_a_revealed_cost() -> None:
    theirs = a_side([a_character(LEIA, showing=("1R",))], deck=[DODGE])
    scene = a_table([PARTAGAZ], theirs).use("Major Partagaz", "player 2", "yes", "2 ranged")
    assert (scene.pool(THEM), scene.deck(THEM), scene.knows(THEM)) == (["2RD"], ["Dodge"], ["Dodge"])


@card("14018")
def test_raze_discards_an_exhausted_card_and_hurts_its_controller_for_half_its_cost() -> None:
    theirs = a_side([a_character(KYLO)], supports=[a_piece(MARKET, exhausted=True)])
    scene = a_table([LEIA], theirs, hand=[RAZE], resources=3).play("Raze")
    assert (scene.discard(THEM), scene.damage("Kylo")) == (["Black Market"], 1)
    own = [a_piece(MARKET, exhausted=True)]
    scene = a_table([LEIA], [KYLO], hand=[RAZE], supports=own, resources=3).play("Raze")
    assert (scene.damage("Leia"), scene.damage("Kylo")) == (1, 0)
    scene = a_table([LEIA], a_side([KYLO], supports=[MARKET]), hand=[RAZE], resources=3).play("Raze")
    assert (scene.supports(THEM), scene.damage("Kylo")) == (["Black Market"], 0)


@card("09036")
def test_jabba_takes_a_yellow_event_from_the_top_and_puts_the_rest_below_in_any_order() -> None:
    deck = [BLASTER, "01158", MARKET, COVER, SABER]
    scene = a_table([CRIME_LORD], deck=deck).roll_next(0)
    scene.activate("Jabba", "yes")
    assert not scene.can("Black Market") and not scene.can("Take Cover")
    scene.answer("Disarm", "Take Cover", "Black Market")
    assert (scene.hand(), scene.deck()) == (
        ["Disarm"],
        ["Lightsaber", "Take Cover", "Black Market", "DH-17 Blaster Pistol"],
    )
    assert scene.knows(THEM) == ["Disarm"]


@card("09036")
def test_jabba_may_find_nothing_and_still_arranges_the_cards() -> None:
    scene = a_table([CRIME_LORD], deck=[BLASTER, "22012"]).roll_next(0).activate("Jabba", "yes", "none", "Blaster")
    assert scene.hand() == [] and scene.deck()[0] == "DH-17 Blaster Pistol"


@card("21009")
@rule("D-337")
def test_a_witch_plays_an_event_of_the_opponents_discard_pile_for_one_less() -> None:
    theirs = a_side([LEIA], discard=[ALL_IN, BLASTER])
    scene = a_table([NIGHTSISTER], theirs, hand=[ICHOR], resources=1).play("Magical Ichor", "All In")
    assert (scene.resources(), scene.discard(THEM)) == (0, ["DH-17 Blaster Pistol", "All In"])
    scene = a_table([REY], theirs, hand=[ICHOR], resources=1).play("Magical Ichor")
    assert scene.discard(THEM) == ["All In", "DH-17 Blaster Pistol"]


@card("21009")
@rule("D-206")
def test_a_support_that_is_a_witch_is_spotted_for_the_magical_ichor() -> None:
    theirs = a_side([LEIA], discard=[ALL_IN, BLASTER])
    scene = a_table([REY], theirs, supports=["24011"], hand=[ICHOR], resources=1).play("Magical Ichor", "All In")
    assert (scene.resources(), scene.discard(THEM)) == (0, ["DH-17 Blaster Pistol", "All In"])


@card("21012")
def test_the_ichor_sword_is_rolled_in_for_a_card_of_an_odd_cost_and_redeploys_from_a_witch() -> None:
    scene = a_table([KYLO], hand=[SWORD, ALL_IN, DODGE], resources=3).roll_next(1).play("Ichor Sword", "yes")
    assert (scene.pool(), scene.discard(), scene.hand()) == (["2MD"], ["All In"], ["Dodge"])
    scene = a_table([KYLO], hand=[SWORD, DODGE], resources=3).play("Ichor Sword")
    assert scene.pool() == []
    for bearer, kept in ((NIGHTSISTER, ["Ichor Sword"]), (PADAWAN, [])):
        theirs = [a_character(bearer, damage=6, upgrades=(SWORD,)), a_character(LEIA)]
        scene = a_table([a_character(REY, showing=("1MD",))], theirs)
        scene.resolve("Rey", "Padawan" if bearer == PADAWAN else "Nightsister")
        if kept:
            scene.answer("Leia")
        assert scene.upgrades("Leia") == kept


@card("12144")
def test_repurposing_sets_a_weapon_of_the_opponent_aside_to_play_one_for_less() -> None:
    theirs = a_side([KYLO], discard=[BLASTER, DODGE])
    scene = a_table([REY], theirs, hand=[SABER], supports=[REPURPOSING], resources=2).use("Repurposing", "Lightsaber")
    assert (scene.upgrades("Rey"), scene.aside(), scene.resources()) == (["Lightsaber"], ["DH-17 Blaster Pistol"], 0)
    scene = a_table([REY], a_side([KYLO], discard=[DODGE]), hand=[SABER], supports=[REPURPOSING], resources=2)
    assert not scene.can("use Repurposing") or scene.use("Repurposing").aside() == []


@card("21086")
def test_the_bestoon_legacy_enters_exhausted_and_is_readied_for_a_price() -> None:
    scene = a_table([REY], hand=[BESTOON, DODGE], resources=2).play("Bestoon Legacy")
    assert scene.exhausted("Bestoon Legacy")
    scene.pass_().use("Bestoon Legacy", "spend 1 resource")
    assert (scene.resources(), scene.exhausted("Bestoon Legacy"), scene.hand()) == (0, False, ["Dodge"])
    for team, is_ready in ((["21004"], True), ([REY], False)):  # Ochi of Bestoon
        scene = a_table(team, hand=[DODGE], supports=[a_piece(BESTOON, exhausted=True)])
        scene.use("Bestoon Legacy", "discard a card")
        assert scene.exhausted("Bestoon Legacy") != is_ready
        assert scene.hand() == ([] if is_ready else ["Dodge"])


@card("23071")
def test_cassian_collects_resources_for_discarded_cards_and_plays_a_yellow_card_with_them() -> None:
    scene = a_table([CASSIAN, "01010"], a_side([LEIA], hand=[DODGE])).roll_next(0).activate("Darth Vader", "yes")
    assert scene.tokens("Cassian", RESOURCES) == 1
    mine = [a_character(CASSIAN, tokens={RESOURCES: 2})]
    scene = a_table(mine, hand=[MARKET, BLASTER], resources=2).use("Cassian Andor", "Black Market")
    assert (scene.supports(), scene.resources(), scene.tokens("Cassian", RESOURCES)) == (["Black Market"], 0, 0)
    scene = a_table([a_character(CASSIAN, tokens={RESOURCES: 1})], hand=[MARKET], resources=9).use("Cassian Andor")
    assert (scene.supports(), scene.tokens("Cassian", RESOURCES)) == ([], 1)


@card("23060")
@rule("DST-CHM-01")
def test_mon_mothma_has_charm() -> None:
    scene = a_table([MOTHMA], [KYLO]).roll_next(0).activate("Mon Mothma", "yes", "Kylo")
    assert scene.tokens("Kylo", CHARMS) == 1


@card("23060")
def test_mon_mothma_plays_a_trooper_support_or_a_partisan_for_less() -> None:
    """A Scout Trooper (21025) costs 2, a Partisan U-Wing (21080) 3."""
    scene = a_table([MOTHMA], hand=["21025", MARKET], resources=1).use("Mon Mothma", "Scout")
    assert (scene.supports(), scene.resources()) == (["Scout Trooper"], 0)
    scene = a_table([MOTHMA], hand=["21080"], resources=2).use("Mon Mothma", "Partisan")
    assert (scene.supports(), scene.resources()) == (["Partisan U-Wing"], 0)
    assert a_table([MOTHMA], hand=[MARKET], resources=9).use("Mon Mothma").supports() == []


@card("23070")
def test_bix_plays_a_mod_from_the_hand_or_the_discard_pile_for_less() -> None:
    """A Dorsal Turret (08131) costs 1, a Laser Cannon (08152) 1."""
    scene = a_table([BIX], discard=["08131", BLASTER], supports=["01018"]).use("Bix Caleen", "Dorsal")
    assert (scene.upgrades("Speeder"), scene.discard()) == (["Dorsal Turret"], ["DH-17 Blaster Pistol"])
    scene = a_table([BIX], hand=["08152"], supports=["01018"]).use("Bix Caleen", "Laser")
    assert (scene.upgrades("Speeder"), scene.hand()) == (["Laser Cannon"], [])
    scene = a_table([BIX], hand=[BLASTER], supports=["01018"], resources=9).use("Bix Caleen")
    assert scene.hand() == ["DH-17 Blaster Pistol"]


@card("11059")
def test_a_youngling_puts_a_blue_upgrade_on_itself_for_less() -> None:
    scene = a_table([YOUNGLING, REY], hand=[SABER, BLASTER], resources=2).use("Youngling", "Lightsaber")
    assert (scene.upgrades("Youngling"), scene.resources(), scene.hand()) == (
        ["Lightsaber"],
        0,
        ["DH-17 Blaster Pistol"],
    )
    scene = a_table([YOUNGLING, REY], hand=[SABER, BLASTER], resources=1).use("Youngling")
    assert (scene.upgrades("Youngling"), scene.resources()) == ([], 1)


@card("24063")
def test_warfare_hurts_an_exhausted_character_after_a_red_support() -> None:
    theirs = [a_character(KYLO, exhausted=True), a_character(LEIA)]
    scene = a_table([PHASMA], theirs, hand=["01006"], resources=9, plots=[WARFARE])
    scene.answer(next(option for option in scene.options if option.startswith("play")), "yes")
    assert (scene.damage("Kylo"), scene.exhausted("Warfare")) == (1, True)
    scene = a_table([PHASMA], theirs, hand=[MARKET], resources=9, plots=[WARFARE]).play("Black Market")
    assert (scene.damage("Kylo"), scene.asked) == (0, THEM)


@card("05003")
def test_talzin_turns_a_die_of_the_player_whose_top_card_has_an_odd_cost() -> None:
    theirs = a_side([a_character(KYLO, showing=("1MD",))], deck=[ALL_IN])
    scene = a_table([TALZIN], theirs, deck=[DODGE]).roll_next(0)
    scene.activate("Mother Talzin", "yes", "player 2", "shield")
    assert (scene.pool(THEM), scene.knows(THEM), scene.deck(THEM)) == (["1Sh"], ["All In"], ["All In"])
    scene = a_table([TALZIN], theirs, deck=[DODGE]).roll_next(0).activate("Mother Talzin", "yes", "player 1")
    assert (scene.pool(), scene.knows(THEM), scene.asked) == (["1RD"], ["Dodge"], THEM)
