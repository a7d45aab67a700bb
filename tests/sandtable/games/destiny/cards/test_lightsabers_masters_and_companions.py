"""Lightsabers, a blade with a twin, two masters, and companions that trigger abilities again. Values by hand."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.language import CHARACTER, Choose, DiscardThis, a, each, such_on_it
from tests.conformance.walks import to_the_end
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_free_for_all, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER = "01038", "01045", "01011", "01035", "01002"
DOOKU, QUI_GON, VADER = "01009", "01037", "01010"
SABER, DOOKUS, QUI_GONS, TREASURED, BLADES = "01059", "10002", "08071", "08120", "12019"
SHIEN_TRAINING, SHIEN_MASTERY, MYSTIC, KIT = "12115", "12114", "08056", "08057"
R2, C3PO, COMPANIONS, GUARD, FORSAKEN = "02042", "02030", "11111", "02103", "09009"


@card("10002")
@rule("DST-CHE-01")
def test_on_dooku_his_lightsaber_offers_damage_or_a_discard() -> None:
    theirs = a_side([a_character(FINN, shields=1), a_character(REY)], hand=[SABER])
    scene = a_table([DOOKU], theirs, hand=[DOOKUS], resources=2).play("Count Dooku's Lightsaber")
    assert len(scene.options) == 3, "damage, a discard, or nothing"
    assert not scene.answer("deal", "Rey").hand() and scene.damage("Rey") == 1
    scene = a_table([DOOKU], theirs, hand=[DOOKUS], resources=2).play("Count Dooku's Lightsaber", "force")
    assert scene.discard(THEM) == ["Lightsaber"]


@card("10002")
@rule("DST-CHE-01")
def test_on_another_sith_it_offers_damage_and_elsewhere_nothing() -> None:
    theirs = a_side([a_character(FINN, shields=1), a_character(REY)], hand=[SABER])
    scene = a_table([VADER], theirs, hand=[DOOKUS], resources=2).play("Count Dooku's Lightsaber")
    assert not scene.can("force") and not scene.answer("deal").can("Finn")
    scene = a_table([KYLO], theirs, hand=[DOOKUS], resources=2).play("Count Dooku's Lightsaber")
    assert (scene.damage("Rey"), scene.hand(THEM), scene.asked) == (0, ["Lightsaber"], THEM)


@card("08071")
@rule("DST-SHD-01", "DST-THN-01")
def test_qui_gons_lightsaber_gives_a_shield_back_that_has_blocked() -> None:
    theirs = a_side([a_character(QUI_GON, shields=2, upgrades=[QUI_GONS])], deck=[SABER])
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Qui-Gon", "yes", "no", "yes")
    assert (scene.shields("Qui-Gon"), scene.damage("Qui-Gon")) == (2, 0)
    assert scene.exhausted("Qui-Gon Jinn's Lightsaber") and scene.hand(THEM) == ["Lightsaber"]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Qui-Gon", "no")
    assert (scene.shields("Qui-Gon"), scene.deck(THEM)) == (1, ["Lightsaber"])


@card("08071")
@rule("D-521", "DST-TOK-12")
def test_on_another_character_it_draws_no_card_and_an_exhausted_one_gives_nothing() -> None:
    mine = [a_character(REY, shields=1, upgrades=[QUI_GONS]), a_character(FINN)]
    scene = a_table(mine, [KYLO], hand=["01121"], deck=[SABER], resources=2).play("Riposte", "Rey", "1", "Kylo", "yes")
    assert (scene.shields("Rey"), scene.damage("Kylo"), scene.deck()) == (1, 1, ["Lightsaber"])
    used = [a_character(REY, shields=1, upgrades=[a_piece(QUI_GONS, exhausted=True)])]
    scene = a_table([a_character(KYLO, showing=["1MD"])], used).resolve("Kylo", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (0, THEM)


@card("08071")
@rule("DST-ABT-03")
def test_it_does_nothing_for_a_character_that_the_same_damage_defeats() -> None:
    theirs = [a_character(FINN, damage=9, shields=1, upgrades=[QUI_GONS]), a_character(REY)]
    scene = a_table([a_character(KYLO, showing=["2MD1"])], theirs, resources=1).resolve("Kylo", "Finn")
    assert (scene.team(THEM), scene.asked) == (["Rey"], THEM)


@card("08120")
@rule("DST-RPL-01")
def test_the_treasured_lightsaber_deals_one_more_with_five_cards_in_hand() -> None:
    mine = [a_character(REY, upgrades=[a_piece(TREASURED, "Sp")])]
    four, theirs = [SABER] * 4, [a_character(KYLO, shields=2)]
    assert a_table(mine, theirs, hand=four).resolve("Treasured", "Kylo").damage("Kylo") == 2
    assert a_table(mine, theirs, hand=[*four, SABER]).resolve("Treasured", "Kylo").damage("Kylo") == 3


@card("08120")
def test_the_treasured_lightsaber_draws_a_card_when_it_is_played() -> None:
    scene = a_table([LUKE], hand=[TREASURED], deck=[SABER], resources=2).play("Treasured", "yes")
    assert scene.hand() == ["Lightsaber"]
    scene = a_table([LUKE], hand=[TREASURED], deck=[SABER], resources=2).play("Treasured", "no")
    assert scene.hand() == []


@card("12019")
@rule("DST-ASD-07", "DST-PLX-01")
def test_a_vibro_arbir_blade_from_the_hand_may_be_followed_by_its_twin_for_its_cost() -> None:
    mine = [a_character(KYLO, dice=2)]
    scene = a_table(mine, hand=[BLADES], aside=[BLADES], resources=4)
    scene.play("Vibro-Arbir Blades", "yes", "Kylo Ren, Vader's Disciple")
    assert (scene.upgrades("Kylo"), scene.resources()) == (["Vibro-Arbir Blades"] * 2, 0)
    assert (scene.asked, scene.aside()) == (THEM, []), "the twin was not played from the hand"
    scene = a_table(mine, hand=[BLADES], aside=[BLADES], resources=4).play("Vibro-Arbir Blades", "no")
    assert (scene.resources(), scene.asked) == (2, THEM)
    assert a_table(mine, hand=[BLADES], resources=4).play("Vibro-Arbir Blades").asked == THEM, "no twin"
    assert not a_table([KYLO], hand=[BLADES], aside=[BLADES], resources=4).can("play Vibro-Arbir"), "not elite"


@card("12019", "16015")
def test_a_vibro_arbir_blade_from_the_hand_of_an_opponent_is_followed_by_none() -> None:
    mine = [a_character("16015"), a_character(KYLO, dice=2)]
    scene = a_table(mine, a_side([REY], hand=[BLADES]), aside=[BLADES], resources=4)
    scene.activate("Moff Gideon", "detect 2", "yes", "0 to Kylo")
    assert (scene.upgrades("Kylo"), scene.damage("Moff"), scene.asked) == (["Vibro-Arbir Blades"], 1, THEM)


@card("12115")
def test_shien_training_deals_damage_and_may_make_way_for_the_mastery() -> None:
    mine = [a_character(REY, upgrades=[a_piece(SHIEN_TRAINING, "Sp")])]
    scene = a_table(mine, [KYLO], discard=[SHIEN_MASTERY]).resolve("Shien Training", "Kylo", "yes", "Shien Mastery")
    assert (scene.damage("Kylo"), scene.upgrades("Rey"), scene.discard()) == (2, ["Shien Mastery"], ["Shien Training"])
    scene = a_table(mine, [KYLO], hand=[SHIEN_MASTERY]).resolve("Shien Training", "Kylo", "no")
    assert (scene.upgrades("Rey"), scene.hand()) == (["Shien Training"], ["Shien Mastery"])
    assert not a_table([FINN], hand=[SHIEN_TRAINING], resources=3).can("play Shien")


@card("08056")
@rule("DST-OPD-09", "DST-OPD-10")
def test_a_force_mystic_rolls_in_a_die_of_a_blue_ability_on_it() -> None:
    mine = [a_character(MYSTIC, showing=["Sp"], upgrades=[SHIEN_TRAINING, SABER])]
    scene = a_table(mine, [KYLO]).roll_next(0).resolve("Force Mystic")
    assert scene.pool() == ["2MD"]
    bare = [a_character(MYSTIC, showing=["Sp"], upgrades=[SABER])]
    assert a_table(bare, [KYLO]).resolve("Force Mystic").pool() == []


@card("08056")
@rule("DST-RDP-01", "DST-KEY-02")
def test_blue_abilities_on_a_force_mystic_redeploy_and_weapons_do_not() -> None:
    theirs = [a_character(MYSTIC, damage=7, upgrades=[SHIEN_TRAINING, TREASURED]), a_character(REY)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Force Mystic", "Rey")
    assert (scene.upgrades("Rey"), scene.discard(THEM)) == (["Shien Training"], ["Treasured Lightsaber"])


@card("08057")
@rule("DST-DMX-02", "DST-CPR-07")
def test_kit_fisto_blocks_with_a_melee_die_of_his_or_of_his_upgrades() -> None:
    kit = a_character(KIT, showing=["2MD"], upgrades=[a_piece(TREASURED, "+1MD")])
    theirs = [kit, a_character(REY, showing=["1MD"])]
    scene = a_table([a_character(LUKE, showing=["3MD"])], theirs).resolve("Luke", "Kit").answer("yes")
    assert scene.options and not scene.can("Rey")
    scene.answer("Kit")
    assert (scene.damage("Kit"), scene.pool(THEM)) == (1, ["+1MD", "1MD"])
    scene = a_table([a_character(LUKE, showing=["3MD"])], theirs).resolve("Luke", "Kit", "no")
    assert scene.damage("Kit") == 3


@card("08057")
@rule("DST-DMX-02")
def test_kit_fisto_does_not_block_unblockable_damage_or_without_a_melee_die() -> None:
    theirs = [a_character(KIT, showing=["2MD"])]
    mine = [a_character(REY, upgrades=[a_piece(SABER, "Sp")])]
    assert a_table(mine, theirs).resolve("Lightsaber", "Kit").damage("Kit") == 2
    scene = a_table([a_character(LUKE, showing=["3MD"])], [a_character(KIT, showing=["1R"])]).resolve("Luke", "Kit")
    assert (scene.damage("Kit"), scene.pool(THEM)) == (3, ["1R"])


@card("11111")
@rule("D-520")
def test_fateful_companions_trigger_the_ability_of_the_activated_character_once_more() -> None:
    scene = a_table([LUKE], plots=[COMPANIONS], deck=[SABER] * 3, supports=[R2, C3PO], resources=1)
    scene.activate("Luke", "Fateful", "yes", "spot")
    assert (len(scene.hand()), scene.resources(), scene.exhausted("Fateful")) == (2, 1, True)
    scene = a_table([LUKE], plots=[COMPANIONS], deck=[SABER] * 3, resources=1).activate("Luke", "Luke", "yes")
    assert (len(scene.hand()), scene.resources()) == (2, 0)


@card("11111")
@rule("D-520")
def test_fateful_companions_need_their_price_and_may_be_declined() -> None:
    poor = a_table([LUKE], plots=[COMPANIONS], deck=[SABER] * 3, supports=[R2]).activate("Luke", "Luke")
    assert (len(poor.hand()), poor.asked) == (1, THEM)
    scene = a_table([LUKE], plots=[COMPANIONS], deck=[SABER] * 3, resources=1).activate("Luke", "Luke", "no")
    assert (len(scene.hand()), scene.exhausted("Fateful")) == (1, False)
    scene = a_table([FINN], plots=[COMPANIONS], resources=1).activate("Finn", "yes")
    assert (scene.exhausted("Fateful"), scene.resources()) == (True, 0), "paid in vain"


@card("11111", "14040")
@rule("D-520")
def test_fateful_companions_trigger_no_detect() -> None:
    theirs = a_side([FINN], hand=[SABER, R2])
    scene = a_table(["14040"], theirs, plots=[COMPANIONS], resources=1).activate("Cassian Andor", "detect", "yes")
    assert (len(scene.duel.detected), scene.resources()) == (1, 0), "Cassian has no such ability"


@card("02103")
@rule("DST-VAL-02", "D-53")
def test_guard_removes_as_many_dice_of_an_opponent_as_its_die_was_worth() -> None:
    mine = [a_character(LUKE, showing=["2MD"]), a_character(REY, showing=["1MD"])]
    theirs = [a_character(KYLO, showing=["1MD", "1R"]), a_character(TROOPER, showing=["1RD"])]
    scene = a_table(mine, theirs, hand=[GUARD]).play("Guard", "Luke", "1 melee", "1 ranged")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["1R"])
    scene = a_table(mine, theirs, hand=[GUARD]).play("Guard", "Rey", "1 ranged")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD"], ["1MD", "1R"])
    scene = a_table([a_character(FINN, showing=["1MD"])], theirs, hand=[GUARD])
    assert len(scene.play("Guard").pool(THEM)) == 3 and scene.pool() == ["1MD"], "no Blue die"


@card("09009")
@rule("DST-SPX-04", "DST-OPD-03")
def test_forsaken_needs_a_player_with_one_die() -> None:
    one, two = [a_character(LUKE, showing=["2MD"])], [a_character(KYLO, showing=["1MD", "2MD1"])]
    scene = a_table(one, two, hand=[FORSAKEN]).play("Forsaken")
    assert scene.can("2 melee") and scene.answer("(1 melee)").pool(THEM) == ["2MD1"]
    assert not a_table(two, two, hand=[FORSAKEN]).can("play Forsaken")
    assert a_table(two, [a_character(LUKE, showing=["3MD"])], hand=[FORSAKEN]).play("Forsaken").can("Kylo")


@card("09162")
@rule("DST-VAL-06")
def test_bacta_therapy_heals_by_the_number_of_upgrades() -> None:
    hurt = a_character(LUKE, damage=5, upgrades=[SABER, TREASURED], downgrades=["09143"])
    scene = a_table([hurt, a_character(FINN, damage=2)], hand=["09162"], resources=2).play("Bacta", "Luke")
    assert (scene.damage("Luke"), scene.downgrades("Luke")) == (3, ["Wanted"])
    scene = a_table([hurt, a_character(FINN, damage=2)], hand=["09162"], resources=2).play("Bacta", "Finn")
    assert (scene.damage("Finn"), scene.damage("Luke")) == (2, 5)


@card("09162")
@rule("DST-DWN-07", "DST-VAL-06")
def test_it_heals_five_at_most_and_its_words_discard_the_cards_of_one_subtype() -> None:
    five = a_character(LUKE, damage=9, upgrades=["18101", "18101", SABER, TREASURED, DOOKUS], downgrades=["09143"])
    scene = a_table([five], hand=["09162"], resources=2).play("Bacta", "Luke")
    assert scene.damage("Luke") == 4
    words = Choose(a(CHARACTER.yours)).about_it(DiscardThis(each(such_on_it("bounty"))))
    assert scene.carry_out(words).downgrades("Luke") == []


@card("08154")
@rule("DST-MOD-08")
def test_a_targeting_astromech_turns_the_die_of_its_vehicle() -> None:
    walker = a_piece("01005", showing="Sp", upgrades=["08154"])
    scene = a_table([TROOPER], supports=[walker], resources=1)
    sides = scene.use("Targeting Astromech").options
    assert len(sides) >= 4 and scene.answer(sides[0]).pool() != ["Sp"]
    assert scene.exhausted("Targeting") and not scene.exhausted("AT-ST")


@card("08154")
@rule("D-53")
def test_a_targeting_astromech_leaves_other_dice_alone() -> None:
    supports = [a_piece("01005", upgrades=["08154"]), a_piece("01032", showing="2RD")]
    scene = a_table([a_character(TROOPER, showing=["1RD"])], supports=supports).use("Targeting Astromech")
    assert (scene.pool()[0], scene.exhausted("Targeting")) == ("1RD", True)
    assert not a_table([TROOPER], supports=["01031"], hand=["08154"], resources=1).can("play Targeting")


HAGGLER, DODGE, COVER = "03044", "01155", "01157"


@card("03044")
@rule("DST-SRH-06", "D-97")
def test_a_tough_haggler_lets_an_opponent_pay_for_two_chosen_cards() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(HAGGLER, "Sp")])]
    theirs = a_side([KYLO], hand=[SABER, DODGE, COVER], resources=2)
    scene = a_table(mine, theirs).resolve("Tough Haggler", "Lightsaber", "Take Cover")
    assert (scene.asked, scene.prompt) == (THEM, "Spend 2 resources to keep Lightsaber and Take Cover?")
    assert len(scene.answer("yes").hand(THEM)) == 3 and scene.resources(THEM) == 0
    scene = a_table(mine, theirs).resolve("Tough Haggler", "Dodge", "no")
    assert (scene.hand(THEM), scene.resources(THEM)) == (["Lightsaber"], 2)


@card("03044")
@rule("DST-SRH-06", "DST-THN-01")
def test_a_tough_haggler_asks_nobody_who_cannot_pay_and_needs_two_cards() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(HAGGLER, "Sp")])]
    poor = a_side([KYLO], hand=[SABER, DODGE], resources=1)
    scene = a_table(mine, poor).resolve("Tough Haggler")
    assert (scene.hand(THEM), scene.resources(THEM)) == ([], 1)
    one = a_side([KYLO], hand=[DODGE], resources=2)
    scene = a_table(mine, one).resolve("Tough Haggler")
    assert (scene.hand(THEM), scene.resources(THEM), scene.knows()) == (["Dodge"], 2, ["Dodge"])
    assert scene.can("pass"), "nobody is asked to pay"
    assert a_table(mine, a_side([KYLO], resources=2)).resolve("Tough Haggler").resources(THEM) == 2


@card("03044")
@rule("DST-MUL-10")
def test_a_tough_haggler_asks_the_opponent_whose_hand_it_was() -> None:
    mine = a_side([a_character(FINN, upgrades=[a_piece(HAGGLER, "Sp")])])
    others = (a_side([KYLO], hand=[SABER], resources=2), a_side([TROOPER], hand=[DODGE, COVER], resources=2))
    scene = a_free_for_all(mine, *others).resolve("Tough Haggler", "player 3")
    assert scene.asked == 2 and scene.answer("no").hand(2) == []


@card("03044")
@rule("D-97")
def test_everybody_can_imagine_what_a_tough_haggler_has_chosen() -> None:
    mine = a_side([a_character(FINN, upgrades=[a_piece(HAGGLER, "Sp")])])
    others = (a_side([KYLO], hand=[SABER, DODGE, COVER], resources=2), a_side([TROOPER], deck=[DODGE] * 9))
    for picks in ((), ("Lightsaber",), ("Lightsaber", "Take Cover")):
        scene = a_free_for_all(mine, *others).resolve("Tough Haggler", "player 2", *picks)
        for viewer in range(3):
            world = scene.duel.observe(viewer).imagine(seeded("haggler", viewer))
            assert world.seat() == scene.asked
            to_the_end(world, seeded("choices", viewer))
