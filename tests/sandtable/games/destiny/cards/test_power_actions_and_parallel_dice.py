"""More cards with Power Actions or parallel dice: shields, upgrades, hands, actions. Values by hand from the prints."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, KYLO, LUKE, PADAWAN, REY, FINN = "01002", "01011", "01035", "01036", "01038", "01045"
BLASTER, RIFLE, COMLINK, OUTPOST, EVENT, BLOCK = "01054", "01008", "01061", "01053", "01157", "01153"
POE = "01029"
"""A pilot."""
QUI_GON, AHSOKA, ZEB, BEN, GADERFFII, DAUNTLESS, DAIYU, KNIFE, VIBROBLADE, CLOUD_CITY, DIN = (
    "15041", "16038", "18075", "21043", "21100", "22041", "22107", "24066", "16105", "15098",
    "16063",
)  # fmt: skip
THEIRS = [a_character(TROOPER, showing=["2RD", "1R"])]


@card(QUI_GON)
@rule("D-53", "DST-DFX-03")
def test_qui_gon_sells_a_shield_of_a_character_with_three() -> None:
    mine = [a_character(QUI_GON, shields=2), a_character(LUKE, shields=3)]
    scene = a_table(mine).use("Qui-Gon Jinn")
    assert (scene.shields("Luke"), scene.shields("Qui-Gon"), scene.resources()) == (2, 2, 1)
    assert a_table([a_character(QUI_GON, shields=2)]).use("Qui-Gon Jinn").resources() == 0


@card(QUI_GON)
@rule("DST-LIM-01")
def test_qui_gon_bears_a_fourth_shield_and_a_fourth_upgrade() -> None:
    full = a_character(QUI_GON, shields=3, showing=["2Sh"], upgrades=[BLASTER, BLASTER, RIFLE])
    scene = a_table([full], hand=[COMLINK], resources=2).resolve("Qui-Gon", "Qui-Gon Jinn, Venerable")
    assert scene.shields("Qui-Gon") == 4
    scene.pass_().play("Comlink", "Qui-Gon Jinn, Venerable Maverick")
    assert len(scene.upgrades("Qui-Gon")) == 4


@card(AHSOKA)
@rule("D-53", "DST-OPD-09")
def test_ahsoka_rolls_the_dice_of_two_weapons() -> None:
    mine = [a_character(AHSOKA, upgrades=[BLASTER, RIFLE, COMLINK])]
    scene = a_table(mine).roll_next(0, 1).use("Ahsoka Tano")
    assert (scene.pool(), scene.exhausted("Blaster"), scene.exhausted("F-11D")) == (["1RD", "+1RD"], True, True)


@card(AHSOKA)
@rule("D-53")
def test_ahsoka_needs_two_ready_weapons() -> None:
    one = a_table([a_character(AHSOKA, upgrades=[BLASTER, COMLINK])]).use("Ahsoka Tano")
    assert (one.pool(), one.exhausted("Blaster")) == ([], False)
    tired = a_table([a_character(AHSOKA, upgrades=[BLASTER, a_piece(RIFLE, exhausted=True)])]).use("Ahsoka Tano")
    assert (tired.pool(), tired.exhausted("Blaster")) == ([], False)


@card(ZEB)
@rule("DST-RSV-01")
def test_zeb_may_draw_a_card_after_his_damage() -> None:
    mine = [a_character(ZEB, showing=["+2RD", "1R"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, [KYLO], deck=[EVENT, EVENT]).resolve("Finn", "Zeb", "Kylo", "yes")
    assert (scene.damage("Kylo"), scene.hand()) == (3, ["Take Cover"])
    scene.pass_().resolve("Zeb")
    assert (scene.resources(), scene.hand()) == (1, ["Take Cover"])


@card(BEN)
@rule("D-121", "DST-HEA-01")
def test_ben_solo_gives_himself_for_another_and_more_for_rey() -> None:
    mine = [a_character(BEN), a_character(REY, damage=7), a_character(LUKE, damage=7)]
    rey = a_table(mine).use("Ben Solo", "Rey")
    assert ("Ben Solo" in rey.team(), rey.damage("Rey")) == (False, 2)
    luke = a_table(mine).use("Ben Solo", "Luke")
    assert luke.damage("Luke") == 4


@card(BEN)
@rule("DST-GRD-01")
def test_ben_solo_is_a_guardian() -> None:
    scene = a_table([BEN], [a_character(KYLO, showing=["1MD"])]).activate("Ben Solo", "Kylo Ren die")
    assert (scene.pool(THEM), scene.damage("Ben Solo")) == ([], 1)


@card(GADERFFII)
@rule("DST-RMV-01")
def test_the_gaderffii_removes_a_die() -> None:
    scene = a_table([a_character(REY, upgrades=[a_piece(GADERFFII, "Sp")])], THEIRS).resolve("Gaderffii", "2 ranged")
    assert scene.pool(THEM) == ["1R"]


@card(GADERFFII)
@rule("DST-RDP-02", "DST-KEY-02")
def test_the_gaderffii_moves_on_from_a_yellow_character_only() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])])
    yellow = a_table([a_character(FINN, damage=9, upgrades=[GADERFFII]), REY], theirs, turn=THEM)
    assert yellow.resolve("Kylo", "Finn").can("Gaderffii to Rey")
    blue = a_table([a_character(PADAWAN, damage=6, upgrades=[GADERFFII]), FINN], theirs, turn=THEM)
    assert blue.resolve("Kylo", "Padawan").discard() == ["Gaderffii"]


@card(DAUNTLESS)
@rule("DST-DMG-04", "DST-RPL-01")
def test_dauntless_pierces_shields_while_an_opponent_shows_damage() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(DAUNTLESS, "Sp")])]
    pierced = a_table(mine, [a_character(KYLO, shields=2, showing=["1MD"])]).resolve("Dauntless", "Kylo")
    assert (pierced.damage("Kylo"), pierced.shields("Kylo")) == (2, 2)
    blocked = a_table(mine, [a_character(KYLO, shields=2, showing=["1R"])]).resolve("Dauntless", "Kylo")
    assert (blocked.damage("Kylo"), blocked.shields("Kylo")) == (0, 0)


@card(DAIYU)
@rule("DST-TRN-02", "D-118", "D-97")
def test_daiyu_city_turns_a_die_to_the_cost_of_a_revealed_card() -> None:
    scene = a_table([REY], THEIRS, hand=[OUTPOST, EVENT], battlefield=DAIYU)
    scene.duel.record()
    scene.use("Daiyu City", "Outpost", "1 resource", "2 ranged for 1")
    assert scene.pool(THEM) == ["2RD", "2RD1"]
    assert (scene.hand(), scene.knows(THEM)) == (["Outpost", "Take Cover"], ["Outpost"])
    assert "Player 1 reveals Outpost." in scene.log(THEM)


@card(DAIYU)
@rule("D-53")
def test_daiyu_city_does_nothing_with_an_empty_hand() -> None:
    assert a_table([REY], THEIRS, battlefield=DAIYU).use("Daiyu City").pool(THEM) == ["2RD", "1R"]


@card(KNIFE)
@rule("DST-RSV-01", "D-216", "DST-POW-08")
def test_the_knife_uses_an_action_without_an_action_of_the_turn() -> None:
    """Rebel Sniper's Power Action was used, so only that of the battlefield is open."""
    mine = [a_character(REY, upgrades=[a_piece(KNIFE, "1R")]), a_character("15054", used=True)]
    scene = a_table(mine, hand=[EVENT], battlefield="15073", turn=ME).resolve("Hunter's Knife", "yes")
    assert (scene.used("Defensive Perimeter"), scene.hand(), scene.asked) == (True, ["Take Cover"], THEM)
    assert not scene.pass_().can("use ")


@card(KNIFE)
@rule("D-216")
def test_the_knife_offers_no_used_power_action() -> None:
    mine = [a_character(REY, upgrades=[a_piece(KNIFE, "1R")]), a_character("15054", used=True)]
    scene = a_table(mine, hand=[EVENT]).resolve("Hunter's Knife")
    assert (scene.resources(), scene.asked) == (1, THEM)


@card(KNIFE)
@rule("DST-DMG-04")
def test_the_knife_deals_unblockable_damage() -> None:
    scene = a_table([a_character(REY, upgrades=[a_piece(KNIFE, "2MD")])], [a_character(KYLO, shields=2)])
    scene.resolve("Hunter's Knife", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2)


@card(VIBROBLADE)
@rule("DST-DMG-04", "DST-RTC-04")
def test_the_vibroblade_pierces_with_itself_and_one_more_die() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=[a_piece(VIBROBLADE, "1MD")])]
    scene = a_table(mine, [a_character(KYLO, shields=3)]).use("Vibroblade", "Kylo", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool()) == (2, 3, [])
    alone = a_table(mine, [a_character(KYLO, shields=3)]).use("Vibroblade", "Kylo", "no")
    assert (alone.damage("Kylo"), alone.pool()) == (1, ["1MD"])


@card(VIBROBLADE)
@rule("D-660", "DST-VAL-08")
def test_the_vibroblade_and_the_other_die_may_modify_each_other() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=[a_piece(VIBROBLADE, "+2MD")])]
    scene = a_table(mine, [a_character(KYLO, shields=3)]).use("Vibroblade", "Rey die (1 melee) with", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool()) == (3, 3, [])
    mine = [a_character(REY, showing=["+2MD"], upgrades=[a_piece(VIBROBLADE, "1MD")])]
    scene = a_table(mine, [KYLO]).use("Vibroblade", "with Rey die (+2 melee)", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])
    alone = a_table(mine, [KYLO]).use("Vibroblade", "no, one after another", "Kylo")
    assert (alone.damage("Kylo"), alone.pool()) == (1, ["+2MD"])


@card(VIBROBLADE)
@rule("D-92")
def test_the_vibroblade_lets_another_die_act_while_its_own_is_not_rolled() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=[VIBROBLADE])]
    scene = a_table(mine, [a_character(KYLO, shields=3)]).use("Vibroblade", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, [])


@card(CLOUD_CITY)
@rule("DST-LOK-02", "D-97")
def test_cloud_city_looks_at_a_hand_and_its_owner_may_draw() -> None:
    scene = a_table([REY], a_side(hand=[EVENT, BLOCK], deck=[OUTPOST]), battlefield=CLOUD_CITY).use("Cloud City")
    assert (sorted(scene.knows()), scene.asked) == (["Block", "Take Cover"], THEM)
    assert scene.answer("yes").hand(THEM) == ["Take Cover", "Block", "Outpost"]


@card(CLOUD_CITY)
@rule("DST-SPX-02", "D-118", "DST-THN-01")
def test_cloud_city_takes_a_free_card_where_a_pilot_is_spotted() -> None:
    scene = a_table([POE], a_side(hand=[EVENT, BLOCK], deck=[OUTPOST]), battlefield=CLOUD_CITY).use("Cloud City")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Block"], ["Take Cover"])
    assert scene.answer("no").hand(THEM) == ["Block"]
    dear = a_table([POE], a_side(hand=[BLOCK], deck=[OUTPOST]), battlefield=CLOUD_CITY).use("Cloud City")
    assert (dear.hand(THEM), dear.asked) == (["Block"], THEM), "without a card to discard nobody draws"
    assert not dear.can("yes")


@card(DIN)
@rule("DST-PLX-04", "DST-AMB-01")
def test_din_djarin_plays_an_upgrade_on_himself_and_acts_again() -> None:
    scene = a_table([DIN, REY], hand=[BLASTER, OUTPOST], resources=3).use("Din Djarin", "Blaster")
    assert (scene.upgrades("Din Djarin"), scene.resources(), scene.asked) == (["DH-17 Blaster Pistol"], 2, ME)
    assert scene.prompt == "Take an additional action"


@card(DIN)
@rule("DST-PLX-04", "D-297")
def test_din_djarin_may_play_nothing_and_pays_what_it_costs() -> None:
    declined = a_table([DIN], hand=[BLASTER], resources=1).use("Din Djarin", "none")
    assert (declined.hand(), declined.asked) == (["DH-17 Blaster Pistol"], THEM)
    poor = a_table([DIN], hand=[BLASTER]).use("Din Djarin")
    assert (poor.hand(), poor.asked) == (["DH-17 Blaster Pistol"], THEM)


@card(DIN)
@rule("DST-UNI-04")
def test_din_djarin_plays_no_second_copy_of_a_unique_upgrade() -> None:
    mine = [a_character(DIN), a_character(REY, upgrades=[KNIFE])]
    scene = a_table(mine, hand=[KNIFE], resources=5).use("Din Djarin")
    assert (scene.upgrades("Din Djarin"), scene.hand()) == ([], ["Hunter's Knife"])


@card(DIN)
@rule("DST-PLAY-06")
def test_din_djarin_may_replace_an_upgrade_of_his_own_only() -> None:
    mine = [a_character(DIN, upgrades=[COMLINK]), a_character(REY, upgrades=[COMLINK])]
    scene = a_table(mine, hand=[RIFLE], resources=2).use("Din Djarin", "F-11D")
    assert scene.options == ["Din Djarin, The Mandalorian", "Din Djarin, The Mandalorian, replacing Comlink #1"]


@card(DIN)
@rule("DST-ABT-01", "D-73")
def test_din_djarin_may_gain_a_resource_when_his_dice_show_damage() -> None:
    """His sides: 2RD, 3RD, 2MD, 2 disrupt, 2 shields, blank."""
    assert a_table([DIN]).roll_next(0).activate("Din Djarin", "yes").resources() == 1
    assert a_table([DIN]).roll_next(0).activate("Din Djarin", "no").resources() == 0
    assert a_table([DIN]).roll_next(4).activate("Din Djarin").asked == THEM
