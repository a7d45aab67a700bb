"""Plots and battlefields as cards of any type, moved and removed shields, damage outside of the action phase, "then"
after a card that was not played, dice of any player. Values are worked out by hand.
"""

from __future__ import annotations

from sandtable.games.destiny.tokens import CHARMS, RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_beginning, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, QUI_GON, VADER = "01038", "01011", "01035", "01037", "22001"
PROBE, COVER, TIE, SABER, WILL, PATH = "01072", "01157", "01006", "01059", "14067", "18092"
ZIRO, PESTERING, NULLIFY, SHIFT, HK, NIHIL_SABER, NIGHT = (
    "15029", "12044", "12060", "02129", "24042", "24041", "13010B",
)  # fmt: skip
INSTRUCTOR, TEACHINGS, MOVE_ALONG, FATE, HANGAR, FALCON = "07056", "21056", "15044", "24010", "16106", "19021"
TENTH_BROTHER, PALACE = "15005", "18095"
QUI_GONS_SABER, OCHI, STRIKE, LUTHEN, BLASTER = "08071", "21004", "16055", "23059", "01054"
FIGRIN, MAX_REBO, TRIBE, CHEWBACCA, GIDEON, ALLIES = "21102", "22108", "12105", "15051", "24017", "10016"


# -- A card of any type ------------------------------------------------------------------------------------------


@card("14067")
@rule("D-600", "DST-PLT-08")
def test_will_of_the_force_spots_a_plot_with_mastery_in_its_title() -> None:
    scene = a_table([REY], [KYLO], hand=[WILL], resources=1, plots=[PATH]).play("Will of the Force")
    assert scene.resources() == 1
    alone = a_table([REY], [KYLO], hand=[WILL], resources=1).play("Will of the Force")
    assert alone.resources() == 0


@card("15044")
@rule("D-600")
def test_move_along_exhausts_a_plot_and_no_battlefield() -> None:
    mine = [a_character(VADER, dice=2)]
    theirs = a_side([a_character(KYLO, exhausted=True)], plots=[FATE])
    scene = a_table(mine, theirs, hand=[MOVE_ALONG], resources=3).play("Move Along", "exhaust")
    assert scene.exhausted("Awaiting Fate") and not scene.can("Echo Base, Hoth (")


@card("16106")
@rule("D-600", "DST-TOK-08")
def test_hangar_3_5_may_place_its_resource_on_itself() -> None:
    scene = a_table([REY], [KYLO], battlefield=HANGAR, supports=[a_piece(TIE, tokens={RESOURCES: 1})]).claim("yes")
    assert scene.can("Hangar") and scene.can("TIE")
    scene.answer("Hangar", "TIE")
    assert (scene.tokens("Hangar", RESOURCES), scene.tokens("TIE", RESOURCES)) == (1, 0)


@card("19021")
@rule("D-600")
def test_the_falcon_removes_a_shield_from_a_battlefield() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(FALCON, "Sp")])
    scene.duel.tokens = ((scene.duel.battlefield, SHIELDS, 1),)
    scene.resolve("Millennium Falcon")
    assert scene.tokens("Echo Base", SHIELDS) == 0
    assert scene.prompt == "Resolve which side?"


@card("15005")
@rule("D-600")
def test_the_tenth_brother_uses_the_special_of_a_battlefield() -> None:
    scene = a_table([a_character(TENTH_BROTHER, showing=("Sp",))], [KYLO], battlefield=PALACE)
    scene.resolve("Tenth Brother")
    assert not scene.can("resolve Tenth Brother") and scene.prompt != "Take an action or pass", scene.prompt


# -- Moved shields -----------------------------------------------------------------------------------------------


@card("12060", "01037")
@rule("D-601", "DST-TOK-12")
def test_a_shield_moved_to_qui_gon_is_gained_by_him() -> None:
    mine = [a_character(REY, shields=1)]
    theirs = [a_character(QUI_GON, shields=1, showing=("1Sh",))]
    scene = a_table(mine, theirs, hand=[NULLIFY]).play("Nullify")
    assert (scene.asked, scene.can("yes")) == (THEM, True), scene.prompt
    scene.answer("yes", "Rey")
    assert (scene.shields("Qui-Gon"), scene.shields("Rey"), scene.damage("Rey")) == (1, 0, 1)
    assert scene.pool(THEM) == [], "the shield was moved, so the die is removed"


@card("12060")
@rule("DST-MOV-03", "DST-THN-02")
def test_nullify_moves_no_shield_to_a_character_at_its_limit() -> None:
    mine = [a_character(REY, shields=1)]
    theirs = [a_character(KYLO, shields=3, showing=("1MD",))]
    scene = a_table(mine, theirs, hand=[NULLIFY]).play("Nullify")
    assert (scene.shields("Rey"), scene.shields("Kylo"), scene.pool(THEM)) == (1, 3, ["1MD"])


@card("02129")
@rule("D-601")
def test_momentum_shift_lets_its_own_qui_gon_gain_the_shield() -> None:
    mine, theirs = [a_character(QUI_GON, shields=1)], [a_character(KYLO, shields=1)]
    scene = a_table(mine, theirs, hand=[SHIFT], resources=1).play("Momentum Shift")
    assert (scene.asked, scene.can("yes")) == (ME, True), scene.prompt
    scene.answer("yes", "Kylo")
    assert (scene.shields("Qui-Gon"), scene.damage("Kylo")) == (1, 1)


# -- Damage outside of the action phase --------------------------------------------------------------------------


@card("24042")
@rule("DST-IND-13")
def test_hk_87_counts_damage_that_its_player_deals_in_the_upkeep() -> None:
    scene = a_table([HK], a_side([KYLO], deck=[COVER] * 8), deck=[COVER] * 8, battlefield=NIGHT)
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.damage("HK-87"), scene.tokens("HK-87", RESOURCES)) == (1, 1)


@card("24041")
def test_nihil_lightsaber_waits_for_damage_of_the_action_phase_alone() -> None:
    mine = [a_character(REY, upgrades=[NIHIL_SABER])]
    theirs = a_side([a_character(KYLO, showing=("1MD",))], deck=[COVER] * 8)
    scene = a_table(mine, theirs, deck=[COVER] * 8, battlefield=NIGHT).pass_()
    scene.pass_()
    while scene.duel.round == 1:
        assert "Nihil" not in scene.prompt
        scene.duel.apply(0)
    assert scene.damage("Rey") == 1


# -- Then, after a card that was not played ----------------------------------------------------------------------


@card("15029")
@rule("D-602", "DST-THN-02")
def test_ziro_deals_damage_only_after_a_downgrade_was_played() -> None:
    theirs = [a_character(LUKE, downgrades=[PESTERING]), a_character(KYLO)]
    deck = [COVER, PESTERING, PROBE, TIE, SABER]
    scene = a_table([ZIRO], theirs, deck=deck, resources=1).use("Ziro The Hutt", "none")
    scene.answer("Take Cover", "Pestering", "Probe")
    assert (scene.asked, scene.damage("Luke"), len(scene.deck())) == (THEM, 0, 5)
    played = a_table([ZIRO], theirs, deck=deck, resources=1).use("Ziro The Hutt", "Pestering", "Luke")
    played.answer("Take Cover", "Probe")
    assert played.damage("Luke") == 1


@card("15029", "14085")
@rule("D-852", "D-441", "DST-ZONE-22")
def test_ziro_places_only_cards_that_were_looked_at_though_two_were_drawn_meanwhile() -> None:
    """Sliced Terminal discards the downgrade, so that Boundless Ambition is played for free: it draws two of the three
    remaining cards.
    """
    deck = [COVER, PESTERING, PROBE, TIE, SABER, "01056", "01145"]
    theirs = a_side([LUKE], supports=["14085"])
    hand = ["01080", "02055", "02055", "16021"]
    scene = a_table([ZIRO, KYLO], theirs, deck=deck, hand=hand, resources=1)
    scene.use("Ziro The Hutt", "Pestering").answer("yes").answer("yes", "Boundless")
    assert scene.deck() == ["Lightsaber", "Promotion", "Deflect", "First Order TIE Fighter"]


@card("15029", "14085")
@rule("D-861", "D-441", "DST-ZONE-22")
def test_ziro_places_no_card_when_his_deck_is_shuffled_meanwhile() -> None:
    """The card that is played for free instead of the downgrade searches the deck and shuffles it."""
    deck = [COVER, PESTERING, PROBE, TIE, SABER, "01056", "01145"]
    theirs = a_side([LUKE], supports=["14085"])
    scene = a_table([ZIRO, KYLO], theirs, deck=deck, hand=["07137"], resources=1)
    scene.use("Ziro The Hutt", "Pestering").answer("yes").answer("yes")
    while scene.can("none"):
        scene.answer("none")
    assert scene.prompt == "Take an action or pass", scene.prompt
    assert sorted(scene.deck()) == sorted(
        ["Take Cover", "Probe", "First Order TIE Fighter", "Lightsaber", "Promotion", "Deflect"]
    )


# -- Unique upgrades of an opponent ------------------------------------------------------------------------------


@card("07056")
@rule("DST-NAM-01", "D-04")
def test_luke_gives_an_opponent_a_second_copy_and_they_keep_one() -> None:
    theirs = [a_character(KYLO, upgrades=[TEACHINGS])]
    scene = a_table([a_character(INSTRUCTOR, upgrades=[TEACHINGS])], theirs).use("Luke Skywalker")
    assert (scene.asked, len(scene.upgrades("Kylo"))) == (THEM, 2), scene.prompt
    scene.answer("Player 1")
    assert (scene.upgrades("Kylo"), scene.discard(ME), scene.discard(THEM)) == (
        ["Qui-Gon Jinn's Teachings"], ["Qui-Gon Jinn's Teachings"], [],
    )  # fmt: skip


# -- Shields that go together, dice of any player ----------------------------------------------------------------


@card("16055", "08071")
@rule("D-521")
def test_coordinated_strike_removes_all_shields_of_a_character_at_once() -> None:
    mine = [a_character(REY, shields=2, upgrades=[QUI_GONS_SABER]), a_character(OCHI)]
    scene = a_table(mine, [KYLO], supports=[TIE], hand=[STRIKE], resources=1).roll_next(0, 0)
    scene.activate("Ochi", "TIE").pass_()
    scene.play("Coordinated Strike", "Rey", "Rey", "Kylo")
    assert (scene.shields("Rey"), scene.damage("Kylo")) == (0, 3)
    scene.answer("no")
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass"), "one occurrence, so one question"


@card("23059")
@rule("D-603", "DST-OPD-01", "DST-OPD-03")
def test_luthen_resolves_a_weapon_die_of_an_opponent_and_it_is_rerolled_there() -> None:
    theirs = [a_character(KYLO, upgrades=[a_piece(BLASTER, showing="1RD")])]
    scene = a_table([a_character(LUTHEN, tokens={RESOURCES: 2})], theirs).roll_next(3).use("Luthen Rael", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.pool(THEM)) == (1, [], ["1Sh"])


@card("21102", "22108")
@rule("D-603", "DST-OPD-01", "DST-OPD-07")
def test_musicians_resolve_a_die_of_an_opponents_charmed_character_which_stays_there() -> None:
    for code, name, charms in ((FIGRIN, "Figrin D'an", 2), (MAX_REBO, "Max Rebo", 1)):
        theirs = [a_character(KYLO, showing=("1MD",), tokens={CHARMS: charms})]
        scene = a_table([code], theirs).use(name, "Kylo")
        assert (scene.damage("Kylo"), scene.shields("Kylo")) == ((1, 0) if code == FIGRIN else (0, 1))
        assert (scene.pool(THEM), scene.tokens("Kylo", CHARMS)) == (["1MD"], 0)


# -- Damage that is moved ----------------------------------------------------------------------------------------


@card("12105")
@rule("DST-MOV-02", "DST-MOV-03", "DST-THN-02")
def test_valorous_tribe_moves_no_damage_to_the_character_that_it_comes_from() -> None:
    alone = a_table([a_character(CHEWBACCA, damage=3)], [KYLO], plots=[TRIBE]).use("Valorous Tribe", "2")
    assert (alone.damage("Chewbacca"), alone.prompt) == (3, "Take an action or pass"), "nothing was moved"
    two = a_table([a_character(CHEWBACCA, damage=3), REY], [KYLO], plots=[TRIBE]).use("Valorous Tribe", "2", "yes")
    assert two.prompt == "heal 1 damage from a character"
    two.answer("Chewbacca")
    assert (two.damage("Chewbacca"), two.damage("Rey")) == (0, 2)


@card("12105")
@rule("D-92", "D-94")
def test_valorous_tribe_may_move_none_and_heal() -> None:
    scene = a_table([a_character(CHEWBACCA, damage=3), REY], [KYLO], plots=[TRIBE]).use("Valorous Tribe", "0", "yes")
    scene.answer("Chewbacca")
    assert (scene.damage("Chewbacca"), scene.damage("Rey")) == (2, 0)


# -- Discards outside of the action phase ------------------------------------------------------------------------


@card("24017")
@rule("D-371")
def test_moff_gideon_answers_a_card_effect_after_the_setup() -> None:
    theirs = a_side([KYLO], deck=[COVER] * 8, plots=[ALLIES])
    scene = a_beginning(a_side([GIDEON], deck=[COVER] * 8), theirs).settle_in()
    shields = scene.shields("Kylo")
    scene.answer("Take Cover")
    dealt = scene.damage("Kylo") + shields - scene.shields("Kylo")
    assert (dealt, len(scene.hand(THEM))) == (1, 4), "a shield of the set-up may block it"


@card("24017")
@rule("D-371")
def test_moff_gideon_leaves_discards_of_the_upkeep_alone() -> None:
    theirs = a_side([KYLO], hand=[COVER] * 4, deck=[COVER] * 8)
    scene = a_table([GIDEON], theirs, deck=[COVER] * 8).pass_().pass_()
    while not (scene.asked == THEM and "discard" in scene.prompt):
        scene.duel.apply(0)
    scene.answer("Take Cover", "keep the rest")
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.discard(THEM), scene.damage("Kylo")) == (["Take Cover"], 0)
