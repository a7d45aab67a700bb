"""Supports and upgrades that gather damage, shields or resources and use them."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.tokens import CHARMS, DAMAGE, RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Piece, Scene, a_character, a_piece, a_side, a_table

REY, LUKE, JANGO, GUARD, PHASMA = "01038", "01035", "01021", "01030", "01001"
CARDS = ["01153", "01153", "01155", "01155", "01157", "01157"]


def holding(code: str, count: int, kind: int = RESOURCES, showing: str = "") -> Piece:
    return a_piece(code, showing, tokens={kind: count})


def next_round(scene: Scene) -> Scene:
    """Both players pass, and the first options are taken until the next round begins."""
    at = scene.duel.round
    scene.pass_().pass_()
    while scene.duel.round == at:
        scene.duel.apply(0)
    return scene


@card("15033")
@rule("DST-TOK-05")
def test_den_of_thieves_takes_the_damage_that_a_yellow_character_would_be_dealt() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([a_character(JANGO, shields=1)], theirs, supports=["15033"], turn=THEM)
    scene.resolve("Luke", "Jango", "yes")
    assert (scene.damage("Jango"), scene.shields("Jango"), scene.placed("Den of Thieves")) == (0, 1, 2)
    scene = a_table([JANGO], theirs, supports=["15033"], turn=THEM).resolve("Luke", "Jango", "no")
    assert (scene.damage("Jango"), scene.placed("Den of Thieves")) == (2, 0)


@card("15033")
def test_den_of_thieves_leaves_play_with_three_damage_and_helps_yellow_characters_only() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([JANGO], theirs, supports=[a_piece("15033", damage=2)], turn=THEM).resolve("Luke", "Jango", "yes")
    assert scene.supports() == [] and scene.damage("Jango") == 0
    red = a_table([PHASMA], theirs, supports=["15033"], turn=THEM).resolve("Luke", "Phasma")
    assert red.damage("Phasma") == 2 and red.placed("Den of Thieves") == 0


@card("15033")
def test_den_of_thieves_loses_damage_when_an_opponent_loses_resources() -> None:
    mine = [a_character("01020", showing=("2Dr",))]
    scene = a_table(mine, a_side([LUKE], resources=3), supports=[a_piece("15033", damage=2)]).resolve("Jabba")
    assert scene.resources(THEM) == 1 and scene.placed("Den of Thieves") == 1
    poor = a_table(mine, a_side([LUKE]), supports=[a_piece("15033", damage=2)]).resolve("Jabba")
    assert poor.placed("Den of Thieves") == 2, "nothing was lost"


@card("22113")
def test_kalikori_gets_a_shield_for_a_twilek_and_gives_two_of_them() -> None:
    scene = a_table(["21096"], supports=["22113"]).activate("Garsa Fwip", "Kalikori")
    assert scene.tokens("Kalikori", SHIELDS) == 1
    other = a_table([JANGO], supports=["22113"]).activate("Jango")
    assert other.tokens("Kalikori", SHIELDS) == 0


@card("22113")
@rule("D-206")
def test_kalikori_gets_a_shield_for_a_support_that_is_a_twilek() -> None:
    scene = a_table([JANGO], supports=["22113", "22105"]).activate("Oola", "Kalikori", "reroll")
    assert scene.tokens("Kalikori", SHIELDS) == 1


@card("22113")
@rule("DST-TOK-12")
def test_shields_that_are_moved_are_given_and_removed_up_to_the_limit() -> None:
    scene = a_table([a_character(REY, shields=1)], supports=[holding("22113", 3, SHIELDS)])
    scene.use("Kalikori", "Rey", "2")
    assert scene.shields("Rey") == 3 and scene.tokens("Kalikori", SHIELDS) == 1 and scene.exhausted("Kalikori")


@card("02124")
@rule("EX-144")
def test_air_superiority_keeps_its_shields_where_no_character_has_room() -> None:
    full = [a_character(REY, shields=3)]
    scene = a_table(full, [a_character(LUKE, shields=3)], supports=[holding("02124", 3, SHIELDS)])
    scene.use("Air Superiority")
    assert scene.tokens("Air Superiority", SHIELDS) == 3 and scene.exhausted("Air Superiority")


@card("02124")
def test_air_superiority_is_played_with_three_shields_and_gives_one() -> None:
    scene = a_table([REY], hand=["02124"], resources=2).play("Air Superiority")
    assert scene.tokens("Air Superiority", SHIELDS) == 3
    given = a_table([REY], supports=[holding("02124", 3, SHIELDS)]).use("Air Superiority", "Rey")
    assert given.shields("Rey") == 1 and given.tokens("Air Superiority", SHIELDS) == 2


@card("22065")
@rule("D-326")
def test_heras_prototype_hurts_a_support_and_turns_its_damage_against_an_opponent() -> None:
    scene = a_table([REY], [LUKE], supports=[a_piece("22065", showing="1R")]).resolve("Hera's Prototype")
    assert scene.placed("Hera's Prototype") == 1 and scene.resources() == 1
    hurt = a_table([REY], [LUKE], supports=[a_piece("22065", damage=3)]).use("Hera's Prototype B6", "2")
    assert hurt.damage("Luke") == 2 and hurt.placed("Hera's Prototype") == 1
    asked = a_table([REY], [LUKE], supports=[a_piece("22065", damage=3)]).use("Hera's Prototype B6")
    assert asked.options == ["1", "2", "3"]


@card("22065")
def test_heras_prototype_is_an_ambush() -> None:
    assert a_table([REY], hand=["22065"], resources=3).play("Hera's Prototype").asked == ME


@card("22114")
def test_wuher_heals_removes_a_droid_die_or_earns() -> None:
    scene = a_table([a_character(REY, damage=2)], supports=[a_piece("22114", showing="Sp")])
    scene.resolve("Wuher", "heal", "gain")
    while scene.asked == ME and not scene.can("pass"):
        scene.answer("Rey")
    assert scene.damage("Rey") == 1 and scene.resources() == 1


@card("22114")
@card("21111")
@card("22105")
@rule("DST-CHM-01")
def test_supports_with_charm_place_their_token_after_their_activation() -> None:
    for code, name in (("22114", "Wuher"), ("21111", "The Modal Nodes")):
        scene = a_table([REY], [LUKE], supports=[code]).activate(name, "yes", "Luke")
        assert scene.tokens("Luke", CHARMS) == 1


@card("21111")
def test_modal_nodes_spot_their_leader() -> None:
    mine = [a_character("21102"), a_character(JANGO, showing=("2RD",))]
    assert a_table(mine, supports=["21111"]).use("The Modal Nodes", "1 resource").pool() == ["1R"]
    alone = [a_character(JANGO, showing=("2RD",))]
    assert a_table(alone, supports=["21111"]).use("The Modal Nodes").pool() == ["2RD"]


@card("21038")
def test_desolate_deed_gathers_damage_for_each_removed_die() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([REY], theirs, hand=["21104"], supports=["21038"])
    scene.duel.tokens = ((scene.find("Luke"), CHARMS, 1),)
    scene.play("Charm Offensive")
    assert scene.pool(THEM) == [] and scene.placed("Desolate Deed") == 1


@card("21038")
@rule("DST-TOK-15")
def test_desolate_deed_discards_a_support_that_costs_no_more_than_its_damage() -> None:
    theirs = a_side([LUKE], supports=["22065", "12154"])
    scene = a_table([REY], theirs, supports=[a_piece("21038", damage=2)]).use("Desolate Deed")
    assert scene.supports(THEM) == ["Hera's Prototype B6"] and scene.supports() == []
    dear = a_table([REY], theirs, supports=[a_piece("21038", damage=3)])
    dear.use("Desolate Deed", "Hera's Prototype")
    assert dear.supports(THEM) == ["Merchant Freighter"]


@card("18010")
def test_force_concealment_counts_turned_and_removed_dice_of_an_opponent() -> None:
    theirs = [a_character(LUKE, showing=("2MD",), tokens={CHARMS: 1})]
    removed = a_table([REY], theirs, hand=["21104"], supports=["18010"]).play("Charm Offensive")
    assert removed.tokens("Force Concealment", RESOURCES) == 1
    turned = a_table(["21096"], theirs, supports=["18010"]).use("Garsa Fwip", "blank")
    assert turned.tokens("Force Concealment", RESOURCES) == 1
    mine = [a_character("21096", showing=("1Dc",), tokens={CHARMS: 1})]
    own = a_table(mine, supports=["18010"]).use("Garsa Fwip", "resource")
    assert own.tokens("Force Concealment", RESOURCES) == 0, "it was no opponent's die"


@card("18010")
@rule("DST-TOK-15")
def test_force_concealment_makes_a_blue_event_cheaper_by_up_to_three() -> None:
    """Rise Again (02076) costs 5: five resources on the support save three of them."""
    for resources, healed in ((1, 0), (2, 5)):
        mine = [a_character(REY, damage=6)]
        scene = a_table(mine, hand=["02076"], supports=[holding("18010", 5)], resources=resources)
        scene.use("Force Concealment", *(["Rise Again"] if healed else []))
        assert scene.damage("Rey") == 6 - healed and scene.resources() == (0 if healed else 1)
        assert scene.supports() == [] and (scene.hand() == []) is (healed > 0)


@card("15078")
@rule("DST-TOK-04")
def test_lightsaber_tonfa_is_worth_more_by_the_resources_on_it() -> None:
    scene = a_table([LUKE], hand=["15078"], resources=2).play("Lightsaber Tonfa", "yes")
    assert scene.resources() == 0 and scene.tokens("Tonfa", RESOURCES) == 1
    mine = [a_character(REY, upgrades=[holding("15078", 1, showing="1MD")])]
    assert a_table(mine, [LUKE]).resolve("Lightsaber Tonfa", "Luke").damage("Luke") == 2
    bare = [a_character(REY, upgrades=[a_piece("15078", showing="1MD")])]
    assert a_table(bare, [LUKE]).resolve("Lightsaber Tonfa", "Luke").damage("Luke") == 1


@card("15078")
def test_lightsaber_tonfa_may_be_played_without_a_resource() -> None:
    scene = a_table([LUKE], hand=["15078"], resources=2).play("Lightsaber Tonfa", "no")
    assert scene.resources() == 1 and scene.tokens("Tonfa", RESOURCES) == 0


@card("12142")
def test_improvised_explosive_hurts_a_player_of_the_owners_choice() -> None:
    for player, name in (("Player 2", "Luke"), ("Player 1", "Rey")):
        mine = [holding("12142", 1)]
        scene = a_table([REY], a_side([LUKE], deck=CARDS), supports=mine, deck=CARDS, holder=ME)
        next_round(scene)
        scene.answer(player)
        assert scene.damage(name) == 3 and scene.supports() == []


@card("12142")
@card("12113")
def test_supports_that_count_down_wait_until_their_resources_are_gone() -> None:
    for code, name in (("12142", "Improvised Explosive"), ("12113", "Seeking Knowledge")):
        played = a_table([REY], hand=[code], resources=1).play(name)
        assert played.tokens(name, RESOURCES) == 2
        scene = next_round(a_table([REY], a_side([LUKE], deck=CARDS), supports=[holding(code, 2)], deck=CARDS))
        assert scene.tokens(name, RESOURCES) == 1 and len(scene.supports()) == 1


@card("12113")
def test_seeking_knowledge_draws_three_at_its_end() -> None:
    mine = [holding("12113", 1)]
    scene = next_round(a_table([REY], a_side([LUKE], deck=CARDS * 2), supports=mine, deck=CARDS * 2))
    assert len(scene.hand()) == 8 and scene.supports() == []


@card("18012")
def test_dark_rage_is_worth_more_the_more_its_character_is_hurt() -> None:
    for hurt, dealt in ((5, 1), (6, 2), (8, 2), (9, 3)):
        mine = [a_character(REY, damage=hurt, upgrades=[a_piece("18012", showing="1MD")])]
        assert a_table(mine, [LUKE]).resolve("Dark Rage", "Luke").damage("Luke") == dealt


@card("18012")
def test_dark_rage_is_for_blue_characters() -> None:
    assert not a_table([JANGO], hand=["18012"], resources=1).can("play Dark Rage")
    assert a_table([REY], hand=["18012"], resources=1).can("play Dark Rage")


@card("21040")
def test_remnant_stormtroopers_gather_resources_and_are_readied_for_two() -> None:
    scene = a_table([JANGO], supports=["21040"]).activate("Remnant Stormtrooper", "yes")
    assert scene.tokens("Remnant", RESOURCES) == 1
    ready = a_table([JANGO], supports=[a_piece("21040", exhausted=True, tokens={RESOURCES: 3})])
    ready.use("Remnant Stormtrooper Cell")
    assert not ready.exhausted("Remnant") and ready.tokens("Remnant", RESOURCES) == 1
    poor = a_table([JANGO], supports=[a_piece("21040", exhausted=True, tokens={RESOURCES: 1})])
    if poor.can("use Remnant"):
        poor.use("Remnant Stormtrooper Cell")
    assert poor.exhausted("Remnant") and poor.tokens("Remnant", RESOURCES) == 1


@card("23038")
def test_annihilator_droid_deals_as_much_as_it_has_suffered_up_to_three() -> None:
    scene = a_table([JANGO], [LUKE], supports=[a_piece("23038", showing="1R", damage=1)]).resolve("Annihilator")
    assert scene.placed("Annihilator") == 2 and scene.damage("Luke") == 2
    much = a_table([JANGO], [LUKE], supports=[a_piece("23038", showing="1R", damage=5)]).resolve("Annihilator")
    assert much.placed("Annihilator") == 6 and much.damage("Luke") == 3


@card("23038")
def test_annihilator_droid_rolls_without_being_exhausted() -> None:
    scene = a_table([JANGO], supports=["23038"]).roll_next(4).use("Annihilator Droid")
    assert scene.pool() == ["1R"] and not scene.exhausted("Annihilator")


@card("07124")
def test_overload_discards_a_support_that_has_as_much_damage_as_it_costs() -> None:
    theirs = a_side([LUKE], supports=["12154"])
    scene = a_table([PHASMA], theirs, hand=["07124"], resources=1).play("Overload", "yes")
    assert scene.supports(THEM) == []
    dear = a_side([LUKE], supports=["22065"])
    kept = a_table([PHASMA], dear, hand=["07124"], resources=1).play("Overload")
    assert kept.placed("Hera's Prototype") == 1 and not kept.can("yes")


@card("22052")
def test_morai_is_activated_and_resolved_before_a_blue_character_is_hurt() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([REY], theirs, supports=["22052"], turn=THEM).roll_next(2)
    scene.resolve("Luke", "Rey", "yes")
    while scene.asked == ME and not scene.can("pass"):
        scene.answer("yes") if scene.can("yes") else scene.answer("Rey")
    assert scene.exhausted("Morai") and scene.damage("Rey") == 0 and scene.shields("Rey") == 0


@card("22052")
def test_morai_does_not_watch_over_other_colors() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([JANGO], theirs, supports=["22052"], turn=THEM).resolve("Luke", "Jango")
    assert scene.damage("Jango") == 2 and not scene.exhausted("Morai")


@card("21052")
def test_greed_grows_with_what_an_opponent_gains_and_readies_a_blue_character() -> None:
    theirs = [a_character(LUKE, showing=("1R",))]
    scene = a_table([REY], theirs, supports=["21052"], turn=THEM).resolve("Luke")
    assert scene.tokens("Greed", RESOURCES) == 1 and scene.resources(THEM) == 1
    moves.gain(scene.duel, ME, 2)
    assert scene.tokens("Greed", RESOURCES) == 1, "these were your own"
    mine = [a_character(REY, exhausted=True)]
    used = a_table(mine, supports=[holding("21052", 5)], resources=4).use("Greed Can Be A Powerful Ally")
    assert not used.exhausted("Rey") and used.resources() == 0
    assert used.aside() == ["Greed Can Be A Powerful Ally"]


@card("12033")
def test_tie_bomber_drops_its_bombs_and_may_return() -> None:
    mine = [holding("12033", 3, showing="Sp")]
    scene = a_table([PHASMA], [LUKE], supports=mine).resolve("Tie Bomber", "no")
    assert scene.damage("Luke") == 4 and scene.tokens("Tie Bomber", RESOURCES) == 2
    back = a_table([PHASMA], [LUKE], supports=mine).resolve("Tie Bomber", "yes")
    assert back.hand() == ["Tie Bomber"] and back.duel.tokens == ()
    empty = a_table([PHASMA], [LUKE], supports=[holding("12033", 0, showing="Sp")]).resolve("Tie Bomber", "no")
    assert empty.damage("Luke") == 0


@card("12146")
def test_jetpack_deals_more_each_time() -> None:
    mine = [a_character(JANGO, upgrades=[holding("12146", 1, showing="Sp")])]
    scene = a_table(mine, [LUKE]).resolve("Z-6 Jetpack")
    assert scene.tokens("Z-6 Jetpack", RESOURCES) == 2 and scene.damage("Luke") == 2


@card("12033")
@card("12146")
def test_they_enter_play_with_their_resources() -> None:
    assert a_table([PHASMA], hand=["12033"], resources=3).play("Tie Bomber").tokens("Tie Bomber", RESOURCES) == 3
    worn = a_table([JANGO], hand=["12146"], resources=2).play("Z-6 Jetpack")
    assert worn.tokens("Z-6 Jetpack", RESOURCES) == 1


@card("24079")
def test_partisan_pistol_is_spent_with_its_resources() -> None:
    mine = [a_character(JANGO, upgrades=[holding("24079", 2, showing="1R")])]
    scene = a_table(mine).resolve("Partisan Pistol")
    assert scene.tokens("Partisan Pistol", RESOURCES) == 1 and scene.upgrades("Jango") == ["Partisan Pistol"]
    last = [a_character(JANGO, upgrades=[holding("24079", 1, showing="1R")])]
    assert a_table(last).resolve("Partisan Pistol").upgrades("Jango") == []


@card("24079")
def test_partisan_pistol_enters_play_with_two_resources() -> None:
    scene = a_table([JANGO], hand=["24079"], resources=2).play("Partisan Pistol")
    assert scene.tokens("Partisan Pistol", RESOURCES) == 2


@card("07128")
def test_ammo_reserves_hold_three_shots() -> None:
    scene = a_table([REY], hand=["07128"], resources=1).play("Ammo Reserves")
    assert scene.tokens("Ammo Reserves", DAMAGE) == 3
    used = a_table([REY], [LUKE], supports=[a_piece("07128", damage=1)]).use("Ammo Reserves")
    assert used.damage("Luke") == 1 and used.placed("Ammo Reserves") == 0 and used.exhausted("Ammo Reserves")
    empty = a_table([REY], [LUKE], supports=["07128"])
    if empty.can("use Ammo Reserves"):
        empty.use("Ammo Reserves")
    assert empty.damage("Luke") == 0 and not empty.exhausted("Ammo Reserves")


@card("05164")
@rule("DST-TOK-03")
def test_remote_stockpile_gathers_resources_that_its_player_takes() -> None:
    scene = a_table([REY], supports=[holding("05164", 2)]).use("Remote Stockpile", "place")
    assert scene.tokens("Remote Stockpile", RESOURCES) == 3 and scene.resources() == 0
    taken = a_table([REY], supports=[holding("05164", 3)]).use("Remote Stockpile", "take")
    assert taken.resources() == 3 and taken.duel.tokens == () and taken.exhausted("Remote Stockpile")


@card("08151")
def test_landspeeder_is_activated_without_a_die_to_reroll_one() -> None:
    mine = [a_character(JANGO, showing=("1RD",))]
    scene = a_table(mine, supports=["08151"]).roll_next(5).activate("X-34 Landspeeder", "yes")
    assert scene.exhausted("X-34") and scene.pool() == ["-"]
