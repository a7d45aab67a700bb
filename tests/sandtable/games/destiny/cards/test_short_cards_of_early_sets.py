"""Short cards of early sets that published decks use: claims, events, small supports and their dice."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_free_for_all, a_piece, a_side, a_table

KYLO, TROOPER, JANGO, LEIA, REY, LUKE = "01011", "01002", "01021", "01028", "01038", "01035"
PROBE, TAKE_COVER, TIE, LIGHTSABER = "01072", "01157", "01006", "01059"
JEDI_DIE: Team = [a_character(LUKE, showing=("2MD",))]


@card("05034")
@rule("DST-RDY-08")
def test_eta_2_interceptor_exhausts_a_support_for_its_die_or_a_shield_die() -> None:
    theirs = a_side([KYLO], supports=[TIE])
    mine: Team = [a_character(LUKE, showing=("1Sh",))]
    eta = a_piece("05034", showing="1R")
    scene = a_table(mine, theirs, supports=[eta]).use("ETA-2 Interceptor", "remove this die", "First Order TIE")
    assert (scene.exhausted("First Order TIE"), scene.pool()) == (True, ["1Sh"])
    shield = a_table(mine, theirs, supports=["05034"]).use("ETA-2 Interceptor", "First Order TIE")
    assert (shield.exhausted("First Order TIE"), shield.pool()) == (True, [])
    assert not a_table([LUKE], theirs, supports=["05034"]).can("use ETA-2")


@card("07060")
@rule("DST-SPX-01")
def test_lukes_training_plays_a_blue_ability_for_one_less() -> None:
    for team, able in (([LUKE], True), ([REY, KYLO], True), ([REY], False)):
        scene = a_table(team, hand=["07060"], discard=["05056"], resources=1)
        scene.play("Luke's Training", *(["Force Focus"] if able else []))
        if len(team) > 1:
            scene.answer("Rey")
        assert (scene.resources(), "Force Focus" in scene.discard()) == ((0, False) if able else (1, True))


@card("09062")
@rule("DST-SBT-01")
def test_disciplined_mind_removes_a_die_of_no_jedi() -> None:
    theirs = [a_character(LUKE, showing=("2MD",)), a_character(KYLO, showing=("1MD",))]
    assert a_table([LUKE], theirs, hand=["09062"], resources=1).play("Disciplined").pool(THEM) == ["2MD"]
    refused = a_table([REY], theirs, hand=["09062"], resources=1)
    assert not refused.can("play Disciplined") or len(refused.play("Disciplined").pool(THEM)) == 2


@card("02100")
@rule("DST-SHD-03")
def test_caution_shields_another_character_than_that_of_the_die() -> None:
    mine: Team = [a_character(REY, showing=("1MD",)), LUKE]
    scene = a_table(mine, [KYLO], hand=["02100"]).play("Caution")
    assert scene.can("Luke") and not scene.can("Rey"), scene.options
    assert scene.answer("Luke").shields("Luke") == 3 and scene.pool() == []
    none = a_table([REY, LUKE], [KYLO], hand=["02100"])
    assert not none.can("play Caution") or none.play("Caution").shields("Luke") == 0


@card("05006")
@rule("DST-LOK-02")
def test_crystal_ball_looks_at_the_top_of_a_deck() -> None:
    mine: Team = [a_character(KYLO, upgrades=["05006"])]
    theirs = a_side([LUKE], deck=[PROBE, TIE])
    scene = a_table(mine, theirs, deck=[TAKE_COVER]).roll_next(3, 4).activate("Kylo", "yes", "player 2")
    assert (scene.knows(ME), scene.knows(THEM)) == (["Probe"], [])
    assert a_table(mine, theirs, deck=[TAKE_COVER]).roll_next(3, 4).activate("Kylo", "no").knows(ME) == []


@card("11160")
@rule("DST-SPX-01", "DST-SHD-04")
def test_snokes_throne_room_gives_for_a_hero_and_takes_for_a_villain() -> None:
    theirs = [a_character(LUKE, shields=2)]
    villain = a_table([KYLO], theirs, battlefield="11160").claim("yes")
    assert (villain.shields("Kylo"), villain.shields("Luke")) == (0, 1)
    hero = a_table([REY], theirs, battlefield="11160").claim("yes", "Rey")
    assert (hero.shields("Rey"), hero.shields("Luke")) == (1, 2)


@card("12006")
@rule("DST-CHD-01")
def test_entropic_blast_hurts_who_has_a_character_die_in_a_pool() -> None:
    saber = a_piece(LIGHTSABER, showing="1R")
    theirs = [a_character(LUKE, showing=("2MD",)), a_character(REY, upgrades=[saber])]
    scene = a_table([a_character(KYLO, showing=("1MD",))], theirs, hand=["12006"], resources=2).play("Entropic")
    assert [scene.damage(name) for name in ("Luke", "Rey", "Kylo")] == [2, 0, 2]


@card("02130")
@rule("DST-CPR-02")
def test_overconfidence_removes_the_lower_of_two_rerolled_dice() -> None:
    theirs = [a_character(LUKE, showing=("3MD",)), a_character(JANGO, showing=("1R",))]
    scene = a_table([KYLO], theirs, hand=["02130"], resources=1).roll_next(1, 0).play("Overconfidence")
    assert scene.pool(THEM) == ["3MD"], "3 melee stays, and 1 ranged goes"
    refused = a_table([JANGO], theirs, hand=["02130"], resources=1)
    assert not refused.can("play Overconf") or len(refused.play("Overconfidence").pool(THEM)) == 2


@card("05130")
@rule("DST-CHD-01")
def test_mislead_removes_a_character_die_up_to_two() -> None:
    theirs = [
        a_character(LUKE, showing=("3MD",), upgrades=[a_piece(LIGHTSABER, showing="1R")]),
        a_character(KYLO, showing=("1MD",)),
    ]
    assert a_table([LEIA], theirs, hand=["05130"], resources=1).play("Mislead").pool(THEM) == ["3MD", "1R"]


@card("05055")
@rule("DST-CHE-01")
def test_republic_cruiser_shields_one_unique_character_or_all_of_them() -> None:
    cruiser = [a_piece("05055", showing="Sp")]
    mine: Team = [LEIA, LUKE, TROOPER]
    one = a_table(mine, [KYLO], supports=cruiser).resolve("Republic", "2 shields", "Luke")
    assert (one.shields("Luke"), one.shields("Leia")) == (2, 0)
    both = a_table(mine, [KYLO], supports=cruiser).resolve("Republic", "each of your")
    assert [both.shields(name) for name in ("Luke", "Leia", "Stormtrooper", "Kylo")] == [1, 1, 0, 0]


@card("11062")
@rule("DST-MUL-10")
def test_exchange_of_information_pays_whoever_shows_a_hand() -> None:
    sides = [a_side([REY], hand=["11062", PROBE]), a_side([KYLO], hand=[TIE]), a_side([JANGO], hand=[TAKE_COVER])]
    scene = a_free_for_all(*sides).play("Exchange", "yes", "no")
    assert [scene.resources(seat) for seat in range(3)] == [1, 1, 0]
    assert scene.knows(2) == ["Probe", "First Order TIE Fighter"]


@card("11056")
@rule("DST-TRN-01", "DST-PLX-08")
def test_r2_d2_turns_a_die_to_its_first_side_or_to_any_beside_c_3po() -> None:
    mine: Team = ["11056", a_character(LUKE, showing=("1R",))]
    scene = a_table(mine).roll_next(4).activate("R2-D2", "yes", "Luke")
    assert scene.pool() == ["2MD", "1R"], "Luke's die lay there before"
    kept = a_table(mine).roll_next(4).activate("R2-D2", "no")
    assert kept.pool() == ["1R", "1R"]
    assert not a_table(mine, hand=["05056"], resources=2).can("play Force Focus on R2")


@card("11056")
@rule("DST-NAM-04")
def test_c_3po_beside_r2_d2_may_be_a_support() -> None:
    mine: Team = ["11056", a_character(LUKE, showing=("1R",))]
    scene = a_table(mine, supports=["02030"]).roll_next(4).activate("R2-D2", "yes", "Luke", "3 melee")
    assert scene.pool() == ["3MD", "1R"]


@card("05125")
@rule("DST-TRN-01")
def test_alter_turns_two_dice_of_anybody() -> None:
    theirs = [a_character(LUKE, showing=("3MD",))]
    mine: Team = [a_character(KYLO, showing=("1R",))]
    scene = a_table(mine, theirs, hand=["05125"], resources=2)
    scene.play("Alter", "Kylo", "Luke", "2 melee for 1", "blank")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD1"], ["-"])
    one = a_table(mine, theirs, hand=["05125"], resources=2).play("Alter", "no more")
    assert (one.pool(), one.pool(THEM)) == (["1R"], ["3MD"])


@card("10001")
@rule("DST-THN-01")
def test_count_dooku_plays_a_blue_card_and_takes_one_away() -> None:
    theirs = a_side([LUKE], hand=[PROBE, TIE])
    scene = a_table(["10001"], theirs, hand=[LIGHTSABER], resources=3).use("Count Dooku", "Lightsaber")
    scene.answer("Probe")
    assert (scene.upgrades("Dooku"), scene.hand(THEM), scene.resources()) == (
        ["Lightsaber"], ["First Order TIE Fighter"], 0,
    )  # fmt: skip
    none = a_table(["10001"], theirs, hand=[LIGHTSABER], resources=3).use("Count Dooku", "none")
    assert (none.hand(), len(none.hand(THEM))) == (["Lightsaber"], 2)
    poor = a_table(["10001"], theirs, hand=[LIGHTSABER], resources=2)
    assert not poor.can("use Count") or len(poor.use("Count Dooku").hand(THEM)) == 2


@card("04016")
@rule("DST-MUL-10", "DST-AMB-01")
def test_as_i_have_foreseen_looks_at_all_hands_and_goes_on() -> None:
    sides = [a_side([KYLO], hand=["04016"]), a_side([REY], hand=[TIE]), a_side([JANGO], hand=[PROBE])]
    scene = a_free_for_all(*sides).play("As I Have Foreseen")
    assert (sorted(scene.knows(ME)), scene.knows(THEM), scene.asked) == (["First Order TIE Fighter", "Probe"], [], ME)


@card("05067")
@rule("DST-DRW-01")
def test_bartering_gains_and_lets_everybody_draw() -> None:
    mine: Team = [a_character(JANGO, upgrades=[a_piece("05067", showing="Sp")])]
    scene = a_table(mine, a_side([LUKE], deck=[PROBE]), deck=[TIE]).resolve("Bartering", "yes")
    assert (scene.resources(), scene.hand(), scene.hand(THEM)) == (1, ["First Order TIE Fighter"], ["Probe"])
    alone = a_table(mine, a_side([LUKE], deck=[PROBE]), deck=[TIE]).resolve("Bartering", "no")
    assert (alone.resources(), alone.hand(), alone.hand(THEM)) == (1, [], [])


@card("08009")
@rule("DST-PRE-01")
def test_let_the_hate_flow_turns_a_die_for_who_shows_a_blank() -> None:
    blank: Team = [a_character(KYLO), a_character(TROOPER, showing=("-",))]
    assert a_table(blank, JEDI_DIE, hand=["08009"]).play("Let The Hate", "Luke").pool(THEM) == ["-"]
    assert not a_table([a_character(KYLO, showing=("1R",))], JEDI_DIE, hand=["08009"]).can("play Let The")


@card("05056")
@rule("DST-TRN-01")
def test_force_focus_turns_a_die_and_one_of_theirs_for_a_blue_card() -> None:
    focus = a_piece("05056", showing="Sp")
    mine: Team = [a_character(REY, showing=("1MD",), upgrades=[focus])]
    scene = a_table(mine, JEDI_DIE, hand=[LIGHTSABER]).resolve("Force Focus", "Rey", "1 resource", "yes", "blank")
    assert (scene.pool(), scene.pool(THEM), scene.hand()) == (["1R"], ["-"], ["Lightsaber"])
    without = a_table(mine, JEDI_DIE, hand=[TIE]).resolve("Force Focus", "Rey", "1 resource")
    assert not without.can("yes") and without.pool(THEM) == ["2MD"]
    refused = a_table([JANGO], hand=["05056"], resources=2)
    assert not refused.can("play Force Focus")


@pytest.mark.parametrize(("holder", "dealt"), [(ME, 3), (THEM, 0)])
@card("07018")
@rule("DST-BF-04")
def test_arihnda_pryce_turns_another_die_and_resolves_it_with_the_battlefield(holder: int, dealt: int) -> None:
    mine: Team = [a_character("07018", showing=("Sp",)), a_character(JANGO, showing=("1R",))]
    scene = a_table(mine, [LUKE], holder=holder).resolve("Arihnda", "2 ranged", *(["yes", "Luke"] if dealt else []))
    assert (scene.damage("Luke"), scene.pool()) == (dealt, [] if dealt else ["2RD"])


@card("07018", "15005")
@rule("DST-NAM-09", "D-107")
def test_an_elite_arihnda_whose_special_another_card_uses_may_turn_a_die_of_hers() -> None:
    mine: Team = [a_character("15005", showing=("Sp",)), a_character("07018", showing=("2MD", "1R"))]
    scene = a_table(mine, [LUKE]).resolve("Tenth Brother")
    assert {"Arihnda Pryce die (2 melee)", "Arihnda Pryce die (1 resource)"} < set(scene.options)


@pytest.mark.parametrize(("damage", "left"), [(6, 4), (5, 4)])
@card("07107")
@rule("DST-RPL-01")
def test_dexs_diner_heals_more_of_the_badly_hurt(damage: int, left: int) -> None:
    mine: Team = [a_character(REY, damage=damage)]
    scene = a_table(mine, supports=["07107"], resources=1).use("Dex's Diner", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.exhausted("Dex's")) == (left, 0, True)
    assert not a_table(mine, supports=["07107"]).can("use Dex's"), "it costs a resource"


@card("09174")
@rule("DST-BF-01")
def test_deathwatch_hideout_gains_and_takes_a_card_back_for_satine() -> None:
    scene = a_table([REY], battlefield="09174", discard=[PROBE]).claim("yes")
    assert (scene.resources(), scene.discard()) == (1, ["Probe"])
    with_her = a_table(["09091"], battlefield="09174", discard=[PROBE, TIE], deck=[TAKE_COVER]).claim("yes", "Probe")
    assert (with_her.discard(), with_her.deck()) == (["First Order TIE Fighter"], ["Take Cover", "Probe"])


@card("05157")
@rule("DST-MUL-10")
def test_well_connected_gains_for_yellow_and_opponents_may_draw() -> None:
    theirs = a_side([LUKE], deck=[PROBE])
    scene = a_table([JANGO], theirs, hand=["05157"]).play("Well-Connected")
    assert (scene.asked, scene.resources()) == (THEM, 1)
    assert scene.answer("yes").hand(THEM) == ["Probe"]
    blue = a_table([REY], theirs, hand=["05157"])
    assert not blue.can("play Well") or blue.play("Well-Connected").resources() == 0


@card("09130")
@rule("DST-BF-04")
def test_seize_the_day_gives_two_more_actions_to_who_holds_the_battlefield() -> None:
    scene = a_table([JANGO, LEIA, REY], hand=["09130"], resources=1).play("Seize")
    assert scene.activate("Jango").asked == ME
    assert scene.activate("Leia").asked == THEM, "two further actions"
    assert not a_table([JANGO], hand=["09130"], resources=1, holder=THEM).can("play Seize")


@card("07083")
@rule("DST-TOK-01")
def test_the_crait_speeder_hurts_itself_once_to_hit_harder() -> None:
    speeder = a_piece("07083", showing="2RD")
    scene = a_table([LEIA], [LUKE], supports=[speeder]).resolve("Resistance", "yes", "Luke")
    assert (scene.damage("Luke"), scene.tokens("Resistance", DAMAGE)) == (3, 1)
    kept = a_table([LEIA], [LUKE], supports=[speeder]).resolve("Resistance", "no", "Luke")
    assert (kept.damage("Luke"), kept.tokens("Resistance", DAMAGE)) == (2, 0)
    worn = a_table([LEIA], [LUKE], supports=[a_piece("07083", showing="2RD", damage=1)]).resolve("Resistance", "Luke")
    assert worn.damage("Luke") == 2


@card("07087")
@rule("DST-BF-04")
def test_rexs_blaster_activates_another_character_with_the_battlefield() -> None:
    mine: Team = [a_character(LEIA, upgrades=["07087"]), JANGO]
    scene = a_table(mine, [LUKE]).roll_next(0, 0, 0).activate("Leia", "yes")
    assert scene.exhausted("Jango") and len(scene.pool()) == 3
    assert not a_table(mine, [LUKE], holder=THEM).roll_next(0, 0, 0).activate("Leia").can("yes")


@card("09096")
@rule("DST-AMB-01", "DST-ACTV-07")
def test_instigate_activates_a_character_or_a_support_and_goes_on() -> None:
    scene = a_table([LUKE, REY], hand=["09096"], supports=[TIE], resources=1).roll_next(0)
    scene.play("Instigate", "First Order TIE")
    assert (scene.pool(), scene.asked) == (["1RD"], ME)
    other = a_table([REY, JANGO], hand=["09096"], resources=1).roll_next(0).play("Instigate", "Rey")
    assert (other.pool(), other.asked) == (["1MD"], ME)


@card("07116")
@rule("DST-UPG-05")
def test_honed_skills_makes_room_for_a_fourth_upgrade() -> None:
    mine: Team = [a_character(REY, upgrades=["05056", "05056", "05006"])]
    scene = a_table(mine, hand=[LIGHTSABER], resources=3, supports=["07116"])
    scene.play("Lightsaber", "Rey, Force Prodigy")
    assert len(scene.upgrades("Rey")) == 4
    without = a_table(mine, hand=[LIGHTSABER], resources=3).play("Lightsaber", "Rey, Force Prodigy", "Crystal")
    assert len(without.upgrades("Rey")) == 3


@card("07116")
@rule("DST-LIM-02")
def test_an_upgrade_is_given_up_where_honed_skills_leaves() -> None:
    mine: Team = [a_character(REY, upgrades=["05056", "05056", "05006", LIGHTSABER])]
    theirs = a_side(["01046"], hand=["11043"])  # Desperate Measures, with Han Solo
    scene = a_table(mine, theirs, supports=["07116"], turn=THEM).play("Desperate Measures")
    assert (scene.asked, len(scene.options)) == (ME, 4)
    assert len(scene.answer("Lightsaber").upgrades("Rey")) == 3


@card("12069")
@rule("DST-UPG-05")
def test_padawan_braid_makes_an_apprentice_with_more_room() -> None:
    mine: Team = [a_character(LUKE, upgrades=["12069", "05056", "05056"])]
    scene = a_table(mine, hand=[LIGHTSABER], resources=3).play("Lightsaber", "Luke Skywalker, Jedi Knight")
    assert len(scene.upgrades("Luke")) == 4
    assert not a_table([JANGO], hand=["12069"]).can("play Padawan")
    taught = a_table(mine, hand=["15045"], resources=3, aside=["12065"]).play("You Will Go")
    assert taught.shields("Luke") == 3, "three shields for an apprentice"


@card("11136")
@rule("DST-RDY-02")
def test_the_admiral_readies_a_character_or_vehicle() -> None:
    mine: Team = [a_character(LEIA, exhausted=True)]
    scene = a_table(mine, hand=["11136"], supports=[a_piece(TIE, exhausted=True)], resources=6)
    scene.play("Admiral", "yes", "First Order TIE")
    assert (scene.exhausted("First Order TIE"), scene.exhausted("Leia"), scene.resources()) == (False, True, 0)
    kept = a_table(mine, hand=["11136"], resources=6).play("Admiral", "no")
    assert (kept.exhausted("Leia"), kept.resources()) == (True, 2)
    assert not a_table([REY], hand=["11136"], resources=6).can("play Admiral")
    special: Team = [a_character(LEIA, exhausted=True, upgrades=[a_piece("11136", showing="Sp")])]
    readied = a_table(special).resolve("Admiral")
    assert (readied.exhausted("Leia"), readied.exhausted("Admiral")) == (False, True)


@card("02107")
@rule("DST-TRN-01")
def test_your_eyes_can_deceive_you_turns_a_die_for_a_rolled_shield() -> None:
    scene = a_table([LUKE], JEDI_DIE, supports=["02107"], deck=[PROBE]).roll_next(3)
    scene.activate("Luke")
    while scene.can("Your Eyes") or scene.can("yes"):
        scene.answer("Your Eyes") if scene.can("Your Eyes") else scene.answer("yes")
    scene.answer("blank")
    assert (scene.pool(THEM), scene.exhausted("Your Eyes")) == (["-"], True)
    other = a_table([REY], JEDI_DIE, supports=["02107"]).roll_next(0).activate("Rey")
    assert not other.can("yes") and other.pool(THEM) == ["2MD"]


@card("09016")
@rule("DST-NAM-05")
def test_palpatines_lightsaber_pays_for_up_to_two_abilities() -> None:
    for abilities, gained in ((["05056"], 1), (["05056", "05056"], 2)):
        mine: Team = [a_character(KYLO, upgrades=abilities)]
        scene = a_table(mine, [REY], hand=["09016"], resources=2)
        assert scene.play("Palpatine's", "Kylo Ren, Vader's Disciple").resources() == gained
    assert a_table([KYLO], [REY], hand=["09016"], resources=2).play("Palpatine's").resources() == 0
    other: Team = [a_character(KYLO, upgrades=["09016"])]
    assert not a_table(other, [REY], hand=["09016"], resources=2).can("play Palpatine's Lightsaber on")


@card("07108")
@rule("DST-RTC-01")
def test_become_one_adds_the_value_of_a_removed_blue_die() -> None:
    mine: Team = [a_character(REY, showing=("1MD",)), a_character(LUKE, showing=("3MD",))]
    scene = a_table(mine, [KYLO], hand=["07108"], resources=1).play("Become One", "Luke", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (4, [])
    red: Team = [a_character(LEIA, showing=("1RD",)), a_character(TROOPER, showing=("1RD",))]
    none = a_table(red, [KYLO], hand=["07108"], resources=1)
    assert not none.can("play Become") or none.play("Become One").damage("Kylo") == 0
