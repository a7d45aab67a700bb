"""Cards that resolve many dice, dice without a card in play, split shields and the specials of others."""

from __future__ import annotations

from sandtable.games.destiny.terms import ON_CARD, SET_ASIDE
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, TIE, RIFLE, DOOKU, KYLO, IMMOBILIZE, HOLOCRON = "01002", "01006", "01008", "01009", "01011", "01014", "01016"
GRENADES, JANGO, CRIME_LORD, REBEL, BLACK_ONE, REY, BB8 = "01017", "01021", "01023", "01030", "01032", "01038", "01043"
FINN, HIRED_GUN, IMMUNITY, PISTOL, LIGHTSABER, CUNNING = "01045", "01047", "01050", "01054", "01059", "01065"
JETPACK, DETONATOR, ACE, SCUM, ANTICIPATE, SECOND_CHANCE = "01066", "01067", "01092", "01100", "01114", "01137"
ALL_IN, BLOCK, FLANK = "01152", "01153", "01156"


@card("01050")
def test_diplomatic_immunity_spreads_its_shields() -> None:
    mine = (a_character(FINN, upgrades=[a_piece(IMMUNITY, "3Sh")]), REY)
    scene = a_table(mine, [KYLO]).resolve("Diplomatic Immunity", "as you wish", "Rey", "Rey", "Finn")
    assert (scene.shields("Finn"), scene.shields("Rey"), scene.pool()) == (1, 2, [])


@card("01050")
@rule("DST-SYM-12", "DST-SHD-03")
def test_diplomatic_immunity_fills_more_than_one_character_with_four() -> None:
    mine = (a_character(FINN, upgrades=[a_piece(IMMUNITY, "4Sh")]), REY)
    scene = a_table(mine, [KYLO]).resolve("Diplomatic Immunity", "as you wish", "Rey", "Finn")
    assert (scene.shields("Finn"), scene.shields("Rey")) == (3, 1)


@card("01050")
@rule("D-15", "DST-SYM-10")
def test_diplomatic_immunity_can_still_shield_one_character_of_anyone() -> None:
    mine = (a_character(FINN, upgrades=[a_piece(IMMUNITY, "2Sh")]), REY)
    scene = a_table(mine, [KYLO]).resolve("Diplomatic Immunity", "give a character that many shields", "Kylo")
    assert (scene.shields("Kylo"), scene.shields("Finn")) == (2, 0)


@card("01065", "01017")
@rule("DST-FAQ-18", "D-107")
def test_cunning_throws_the_grenades_of_an_opponent_back() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    theirs = [a_character(TROOPER, upgrades=[GRENADES]), a_character(KYLO, shields=1)]
    scene = a_table(mine, theirs).resolve("Cunning", "Infantry Grenades")
    assert (scene.damage("Stormtrooper"), scene.damage("Kylo"), scene.damage("Finn")) == (2, 1, 0)
    assert (scene.upgrades("Stormtrooper"), scene.discard(THEM), scene.discard()) == ([], ["Infantry Grenades"], [])
    assert (scene.upgrades("Finn"), scene.pool()) == (["Cunning"], [])


@card("01065", "01067")
@rule("DST-FAQ-18")
def test_cunning_sets_off_the_detonator_of_an_opponent() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    scene = a_table(mine, [a_character(JANGO, upgrades=[DETONATOR]), TROOPER]).resolve("Cunning")
    assert (scene.damage("Jango"), scene.damage("Stormtrooper"), scene.damage("Finn")) == (3, 3, 0)
    assert (scene.upgrades("Jango"), scene.discard(THEM)) == ([], ["Thermal Detonator"])


@card("01065")
@rule("D-107")
def test_cunning_leaves_the_die_of_the_other_card_where_it_is() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    theirs = a_side([a_character(REY, shields=2)], supports=[a_piece(TIE, "3RD1")])
    scene = a_table(mine, theirs).resolve("Cunning")
    assert (scene.shields("Rey"), scene.pool(), scene.pool(THEM)) == (0, [], ["3RD1"])
    assert scene.asked == THEM


@card("01065")
@rule("D-107", "DST-FAQ-16")
def test_cunning_rerolls_nothing_for_black_one() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    scene = a_table(mine, [KYLO], supports=[a_piece(BLACK_ONE, "2RD")]).resolve("Cunning", "Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["2RD"])


@card("01065", "01043")
@rule("D-107")
def test_bb8_through_cunning_takes_no_die_of_its_own_as_the_other() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")]), a_character(REY, showing=["-"])]
    scene = a_table(mine, [KYLO], supports=[a_piece(BB8, "1F")]).resolve("Cunning", "BB-8")
    assert sorted(scene.options) == ["Cunning die (special)", "Rey die (blank)"]
    scene.roll_next(0).answer("Rey")
    assert "1MD" in scene.pool() and len(scene.pool()) == 2, "the die of Cunning has left"


@card("01065", "01043")
@rule("D-107")
def test_an_opponents_bb8_through_cunning_means_other_dice_of_its_user() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")]), a_character(REY, showing=["-"])]
    scene = a_table(mine, a_side([KYLO], supports=[a_piece(BB8, "1F")]), supports=[a_piece(TIE, "3RD1")])
    scene.resolve("Cunning", "BB-8")
    assert len(scene.options) == 3 and not scene.can("BB-8")
    scene.roll_next(0).answer("Rey")
    assert (sorted(scene.pool()), scene.pool(THEM)) == (["1MD", "3RD1"], ["1F"])


@card("01065")
@rule("DST-ABL-07")
def test_cunning_chooses_among_the_cards_of_both_players() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp"), LIGHTSABER])]
    scene = a_table(mine, [a_character(KYLO, upgrades=[RIFLE])]).resolve("Cunning")
    assert scene.options == ["Lightsaber", "Kylo Ren, Vader's Disciple", "F-11D Rifle"]


@card("01065", "01066")
@rule("D-107")
def test_cunning_reads_attached_character_as_its_own() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")]), a_character(HIRED_GUN, upgrades=[JETPACK])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).resolve("Cunning", "Jetpack")
    assert (scene.shields("Finn"), scene.shields("Hired Gun"), scene.pool(THEM)) == (1, 0, [])
    assert scene.upgrades("Hired Gun") == ["Jetpack"]


@card("01065", "01066")
@rule("D-107")
def test_cunning_through_cunning_still_means_the_first_character() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    theirs = [a_character(JANGO, showing=["1MD"], upgrades=[CUNNING, JETPACK])]
    scene = a_table(mine, theirs).resolve("Cunning", "Cunning")
    assert (scene.shields("Finn"), scene.shields("Jango"), scene.pool(THEM)) == (1, 0, [])


@card("01065", "01016")
@rule("DST-FAQ-19")
def test_cunning_takes_no_holocron_of_an_opponent_in_hand() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    theirs = a_side([a_character(DOOKU, upgrades=[HOLOCRON])], hand=[IMMOBILIZE])
    scene = a_table(mine, theirs, hand=[IMMOBILIZE], resources=1).resolve("Cunning")
    assert (scene.upgrades("Dooku"), scene.hand(), scene.hand(THEM)) == (
        ["Sith Holocron"],
        ["Immobilize"],
        ["Immobilize"],
    )
    assert (scene.pool(), scene.resources(), scene.asked) == ([], 1, THEM)


@card("01065")
@rule("DST-CHT-05")
def test_cunning_alone_has_nothing_to_copy() -> None:
    scene = a_table([a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])], [REY]).resolve("Cunning")
    assert (scene.pool(), scene.asked) == ([], THEM)


@card("01065")
@rule("D-128")
def test_cunning_twice_does_not_go_round_in_circles() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    scene = a_table(mine, [a_character(JANGO, upgrades=[CUNNING])]).resolve("Cunning")
    assert (scene.pool(), scene.asked) == ([], THEM)
    theirs = [a_character(JANGO, upgrades=[CUNNING, LIGHTSABER])]
    scene = a_table(mine, theirs).resolve("Cunning", "Cunning", "Jango")
    assert scene.damage("Jango") == 2


@card("01065")
@rule("DST-PRE-02")
def test_cunning_is_for_yellow_characters() -> None:
    assert not a_table([REY], [KYLO], hand=[CUNNING], resources=2).can("play Cunning")
    assert a_table([FINN], [KYLO], hand=[CUNNING], resources=2).can("play Cunning")


@card("01092")
@rule("DST-CLR-04", "DST-ABS-03", "EX-11")
def test_ace_in_the_hole_uses_the_special_of_a_card_not_in_play() -> None:
    scene = a_table([JANGO], a_side([FINN, REY]), hand=[ACE, CRIME_LORD], resources=5).roll_next(4)
    scene.play("Ace in the Hole")
    assert (scene.pool(), scene.discard()) == (["Sp"], ["Crime Lord", "Ace in the Hole"])
    scene.pass_().resolve("Crime Lord", "yes", "Rey")
    assert (scene.resources(), scene.pool()) == (0, [])
    assert dice_of(scene, "Crime Lord") == [SET_ASIDE]


@card("01092")
@rule("D-110", "D-74", "DST-CLR-05")
def test_ace_in_the_hole_does_not_split_shields() -> None:
    scene = a_table([JANGO, TROOPER], [KYLO], hand=[ACE, IMMUNITY]).roll_next(2).play("Ace in the Hole")
    scene.pass_().resolve("Diplomatic Immunity", "Jango")
    assert (scene.shields("Jango"), scene.asked) == (2, THEM)


def dice_of(scene: Scene, title: str) -> list[int]:
    """The places of a card's dice."""
    return [scene.duel.face[die] for die in scene.duel.setup.dice_of[scene.find(title)]]


@card("01092")
@rule("D-34")
def test_ace_in_the_hole_loses_its_die_when_the_round_ends() -> None:
    scene = a_table([JANGO], a_side([KYLO], deck=[BLOCK] * 9), hand=[ACE, CUNNING], deck=[BLOCK] * 9)
    scene.roll_next(2).play("Ace in the Hole").pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.pool(), dice_of(scene, "Cunning")) == ([], [SET_ASIDE])


@card("01092")
@rule("D-110", "DST-RMV-01")
def test_ace_in_the_hole_loses_its_die_when_it_is_removed() -> None:
    theirs = a_side([KYLO, TROOPER], hand=[FLANK], resources=1)
    scene = a_table([JANGO], theirs, hand=[ACE, CUNNING]).roll_next(2).play("Ace in the Hole").play("Flank")
    assert (scene.pool(), dice_of(scene, "Cunning")) == ([], [SET_ASIDE])


@card("01092")
@rule("D-22", "DST-PLAY-09")
def test_a_die_rolled_by_ace_in_the_hole_goes_on_its_card_when_that_is_played_after_all() -> None:
    scene = a_table([JANGO], [KYLO], hand=[ACE, CUNNING], resources=2).roll_next(2).play("Ace in the Hole")
    upgrade = scene.find("Cunning")
    scene.duel.discards[ME] = ()
    scene.duel.hands[ME] = (upgrade,)
    scene.pass_().play("Cunning")
    assert (scene.pool(), dice_of(scene, "Cunning")) == ([], [ON_CARD])


@card("01092")
@rule("D-53")
def test_ace_in_the_hole_needs_a_yellow_upgrade() -> None:
    scene = a_table([JANGO], [KYLO], hand=[ACE, RIFLE]).play("Ace in the Hole")
    assert (scene.pool(), scene.hand(), scene.discard()) == ([], ["F-11D Rifle"], ["Ace in the Hole"])


@card("01092")
def test_ace_in_the_hole_discards_an_upgrade_without_a_die_for_nothing() -> None:
    scene = a_table([JANGO], [KYLO], hand=[ACE, SECOND_CHANCE]).play("Ace in the Hole")
    assert (scene.pool(), scene.discard(), scene.asked) == ([], ["Second Chance", "Ace in the Hole"], THEM)


@card("01114")
@rule("DST-RES-02", "D-21", "D-106")
def test_anticipate_has_them_resolve_what_they_like_and_removes_the_rest() -> None:
    theirs = [a_character(REY, dice=2, showing=["1MD", "+2MD"]), a_character(FINN, dice=2, showing=["1Sh", "2RD"])]
    scene = a_table([KYLO], theirs, hand=[ANTICIPATE, BLOCK], resources=2).play("Anticipate")
    assert (scene.asked, "Rey, Force Prodigy" in scene.options) == (THEM, False)
    scene.answer("1 shield", "Finn").answer("1 melee", "+2 melee", "Kylo").answer("no more")
    assert (scene.shields("Finn"), scene.damage("Kylo"), scene.pool(THEM), scene.asked) == (1, 3, [], THEM)


@card("01114")
@rule("DST-CHT-07", "D-92")
def test_anticipate_removes_everything_when_they_resolve_nothing() -> None:
    theirs = [a_character(REY, dice=2, showing=["1MD", "-"])]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs, hand=[ANTICIPATE], resources=2)
    scene.play("Anticipate", "no more")
    assert (scene.damage("Kylo"), scene.pool(THEM), scene.pool()) == (0, [], ["1MD"])


@card("01114")
@rule("DST-DIE-06")
def test_anticipate_lets_them_pay_with_what_they_have_just_gained() -> None:
    theirs = [a_character(HIRED_GUN, dice=1, showing=["3RD1"]), a_character(REY, showing=["1R"])]
    scene = a_table([KYLO], theirs, hand=[ANTICIPATE], resources=2).play("Anticipate")
    assert scene.options == ["no more", "Rey die (1 resource)"]
    scene.answer("Rey", "Hired Gun", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(THEM), scene.pool(THEM)) == (3, 0, [])


@card("01114", "01043")
def test_anticipate_spares_a_die_that_was_resolved_and_stays() -> None:
    theirs = a_side([a_character(REY, showing=["1MD"])], supports=[a_piece(BB8, "Sp")])
    scene = a_table([KYLO], theirs, hand=[ANTICIPATE], resources=2).roll_next(0, 0)
    scene.play("Anticipate", "BB-8", "no more")
    assert scene.pool(THEM) == ["1F"]


@card("01152")
@rule("D-106", "D-21", "DST-RTC-04", "DST-FAQ-04")
def test_all_in_resolves_different_symbols_in_one_action() -> None:
    mine = [a_character(REBEL, dice=1, showing=["2RD"]), a_character(REY, showing=["1MD"])]
    mine.append(a_character(FINN, showing=["1Sh"], upgrades=[a_piece(PISTOL, "+2RD")]))
    scene = a_table(mine, [KYLO], hand=[ALL_IN], resources=1)
    scene.play("All In", "Finn", "Finn", "2 ranged", "DH-17", "Kylo", "Rey", "Kylo")
    assert (scene.shields("Finn"), scene.damage("Kylo"), scene.pool(), scene.asked) == (1, 5, [], THEM)


@card("01152")
@rule("DST-CHT-07", "DST-DIE-10")
def test_all_in_may_stop_at_any_time_and_starts_no_modifier() -> None:
    mine = [a_character(REBEL, dice=2, showing=["1RD", "+1RD"])]
    scene = a_table(mine, [KYLO], hand=[ALL_IN], resources=1).play("All In")
    assert scene.options == ["no more", "Rebel Trooper die (1 ranged)"]
    scene.answer("no more")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1RD", "+1RD"], THEM)


@card("01152", "01100")
@rule("DST-QUE-03", "D-49")
def test_all_in_is_done_before_what_its_dice_triggered() -> None:
    mine = [a_character(HIRED_GUN, showing=["1Dr"]), a_character(REY, showing=["1MD"])]
    theirs = a_side([KYLO], resources=1)
    scene = a_table(mine, theirs, supports=[SCUM], hand=[ALL_IN], resources=1).play("All In", "Hired Gun")
    assert scene.prompt == "Resolve another die?"
    scene.answer("no more", "yes")
    assert (scene.resources(), scene.exhausted("My Kind of Scum"), scene.asked) == (1, True, THEM)


@card("01152")
@rule("DST-WIN-02", "D-59")
def test_all_in_ends_with_the_game() -> None:
    mine = [a_character(REBEL, showing=["2RD"]), a_character(REY, showing=["1MD"])]
    scene = a_table(mine, [a_character(KYLO, damage=9)], hand=[ALL_IN], resources=1)
    scene.play("All In", "Rebel", "Kylo")
    assert (scene.duel.winner, scene.options) == (ME, [])
