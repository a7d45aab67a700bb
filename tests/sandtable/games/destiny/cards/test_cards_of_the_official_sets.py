"""Cards of the first sets after Awakenings: conditions on teams, upgrades played on a character, decks and hands."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.taking import take_card
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, VADER, KYLO, JANGO, REY = "01001", "01002", "01010", "01011", "01021", "01038"
LEIA, REBEL, LUKE, PADAWAN, FINN, POE, DOOKU = "01028", "01030", "01035", "01036", "01045", "01029", "01009"
TIE, FALCON, LIGHTSABER, COMLINK, TRAINING, TAKE_COVER = "01006", "01049", "01059", "01061", "01058", "01157"
FENCER = a_character(KYLO, showing=("1MD",))


@card("14064")
@rule("DST-SPX-01", "DST-SBT-01")
def test_force_affinity_draws_for_force_users_and_pays_for_both_sides() -> None:
    scene = a_table([LUKE, PADAWAN, REY], [KYLO], hand=["14064"], deck=[TAKE_COVER] * 3, resources=1)
    scene.play("Force Affinity", "2")
    assert (len(scene.hand()), scene.resources(), scene.asked) == (2, 1, THEM)
    scene = a_table([DOOKU], [KYLO], hand=["14064"], deck=[TAKE_COVER], resources=1).play("Force Affinity", "1", "Kylo")
    assert (len(scene.hand()), scene.resources(), scene.damage("Kylo")) == (1, 0, 1)


@card("21048")
@rule("DST-PLX-04", "D-297", "DST-CHE-01")
def test_lukes_offer_plays_a_weapon_for_one_less_or_shields() -> None:
    scene = a_table([REY], [KYLO], hand=["21048"], discard=[LIGHTSABER], resources=2)
    scene.play("Luke's Offer", "play", "Lightsaber")
    assert (scene.upgrades("Rey"), scene.resources()) == (["Lightsaber"], 0)
    scene = a_table([REY], [KYLO], hand=["21048", LIGHTSABER], resources=2).play("Luke's Offer", "play", "none")
    assert scene.hand() == ["Lightsaber"]
    assert a_table([REY], [KYLO], hand=["21048"]).play("Luke's Offer", "give", "Rey").shields("Rey") == 1
    assert a_table([REY, FINN], [KYLO], hand=["21048"]).play("Luke's Offer", "give", "Rey").shields("Rey") == 2


@pytest.mark.parametrize(
    ("code", "mastery", "title"),
    [
        pytest.param("18094", "18093", "Ataru Mastery", marks=card("18094")),
        pytest.param("16085", "16084", "Makashi Mastery", marks=card("16085")),
    ],
)
@rule("DST-PLX-04", "DST-NAM-04", "DST-PRE-02")
def test_a_training_becomes_its_mastery(code: str, mastery: str, title: str, made_up: MadeUp) -> None:
    made_up("16084", [])
    mine: Team = [a_character(REY, upgrades=[a_piece(code, "Sp")]), PADAWAN]
    for where in ("hand", "discard"):
        scene = a_table(mine, [FENCER], hand=[mastery] * (where == "hand"), discard=[mastery] * (where == "discard"))
        scene.resolve(title.split()[0])
        for _ in range(6):
            if scene.asked == ME and scene.prompt != "Take an action or pass" and scene.upgrades("Rey") != [title]:
                wanted = next((each for each in ("yes", title, "Rey", "Padawan") if scene.can(each)), scene.options[0])
                scene.answer(wanted)
        assert (scene.upgrades("Rey"), scene.upgrades("Padawan")) == ([title], [])
    assert not a_table([JANGO], [KYLO], hand=[code], resources=2).can("play")


@card("18094")
@rule("DST-VAL-07")
def test_ataru_training_hurts_with_half_the_shields_rounded_up() -> None:
    mine: Team = [a_character(REY, shields=2, upgrades=[a_piece("18094", "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Ataru Training", "Rey", "Kylo")
    assert (scene.shields("Rey"), scene.damage("Kylo")) == (3, 2)


@card("16085")
def test_makashi_training_removes_a_melee_die() -> None:
    mine: Team = [a_character(REY, upgrades=[a_piece("16085", "Sp")])]
    assert a_table(mine, [FENCER]).resolve("Makashi Training", "no").pool(THEM) == []


@card("16079")
@rule("DST-ELT-01", "D-53", "D-297")
def test_kyber_quest_plays_a_cheap_blue_upgrade_on_an_elite_character() -> None:
    elite: Team = [a_character(REY, dice=2), LUKE]
    scene = a_table(elite, [KYLO], hand=["16079", LIGHTSABER, "01042", COMLINK]).play("Kyber Quest")
    assert scene.options == ["none", "Lightsaber"]
    scene.answer("Lightsaber")
    assert (scene.upgrades("Rey"), scene.exhausted("Rey")) == (["Lightsaber"], True)
    scene = a_table([LUKE], [KYLO], hand=["16079", LIGHTSABER]).play("Kyber Quest")
    assert (scene.hand(), scene.exhausted("Luke")) == (["Lightsaber"], False)


@card("02076")
@rule("DST-PLX-04", "DST-HEA-02")
def test_rise_again_heals_and_plays_an_upgrade_of_the_discard_pile_on_the_healed() -> None:
    hurt: Team = [a_character(VADER, damage=6), KYLO]
    scene = a_table(hurt, [REY], hand=["02076"], discard=[LIGHTSABER], resources=5)
    scene.play("Rise Again", "Darth Vader", "yes")
    assert (scene.damage("Darth Vader"), scene.upgrades("Darth Vader")) == (1, ["Lightsaber"])
    scene = a_table([JANGO], [PHASMA], hand=["02076"], discard=[LIGHTSABER], resources=5).play("Rise Again")
    assert (scene.upgrades("Jango"), scene.asked) == ([], THEM)


@card("15047")
@rule("D-53")
def test_force_heal_of_redemption_moves_the_pain_to_another_character() -> None:
    mine: Team = [a_character(REY, upgrades=[a_piece("15047", "Sp")]), a_character(JANGO, damage=3)]
    scene = a_table(mine, [KYLO]).resolve("Force Heal", "Rey")
    assert not scene.can("Rey")
    assert (scene.answer("Jango").damage("Jango"), scene.damage("Rey")) == (1, 1)
    assert not a_table([JANGO], [KYLO], hand=["15047"], resources=1).can("play Force Heal")


@card("12078")
@rule("DST-CPR-01", "DST-THN-01")
def test_run_to_safety_heals_another_character_of_the_same_subtype() -> None:
    mine: Team = [a_character(TROOPER, damage=2), a_character(REBEL, damage=3), a_character(LEIA, damage=3)]
    scene = a_table(mine, [KYLO], hand=["12078"], resources=1).play("Run to Safety", "Stormtrooper", "yes")
    assert [scene.damage(name) for name in ("Stormtrooper", "Rebel", "Leia")] == [1, 1, 3]
    scene = a_table([a_character(REBEL, damage=3)], [KYLO], hand=["12078"], resources=1).play("Run to Safety", "Rebel")
    assert (scene.damage("Rebel"), scene.asked) == (2, THEM)


@card("12078", "22097")
@rule("DST-SBT-05", "DST-CPR-01")
def test_run_to_safety_counts_a_subtype_that_no_card_of_the_game_has_printed() -> None:
    """Luke Skywalker is a Jedi and Hired Gun a scoundrel; Chain Of Command makes both of them leaders."""
    mine = [a_character(code, damage=3, upgrades=["22097"]) for code in ("01035", "01047")]
    scene = a_table(mine, [KYLO], hand=["12078"], resources=1).play("Run to Safety", "Luke", "yes")
    assert (scene.damage("Luke"), scene.damage("Hired Gun")) == (2, 1)


@card("22038")
@rule("DST-SPX-04", "DST-LOK-02")
def test_the_upper_hand_needs_more_cards_and_takes_one_of_theirs() -> None:
    theirs = a_side([a_character(KYLO, shields=1)], hand=[LIGHTSABER])
    scene = a_table([JANGO], theirs, hand=["22038", COMLINK], resources=1).play("The Upper Hand", "Kylo")
    assert (scene.damage("Kylo"), scene.hand(THEM)) == (1, [])
    theirs = a_side([KYLO], hand=[LIGHTSABER])
    assert not a_table([JANGO], theirs, hand=["22038"], resources=1).can("play The Upper Hand")


@card("14005")
@rule("DST-SPX-04", "DST-SHD-01")
def test_peace_is_a_lie_takes_all_shields_of_all_characters() -> None:
    theirs: Team = [a_character(REY, shields=2)]
    scene = a_table([a_character(DOOKU, shields=1)], theirs, hand=["14005"]).play("Peace Is a Lie")
    assert (scene.shields("Rey"), scene.shields("Dooku")) == (0, 0)
    assert not a_table([DOOKU, PHASMA], theirs, hand=["14005"]).can("play Peace")
    assert a_table([KYLO], theirs, hand=["14005"]).play("Peace Is a Lie").shields("Rey") == 2


@card("21007")
@rule("D-53", "DST-RDY-02")
def test_apology_accepted_gives_a_red_leader_to_ready_a_sith() -> None:
    mine: Team = [PHASMA, a_character(DOOKU, exhausted=True)]
    scene = a_table(mine, [REY], hand=["21007"], resources=2).play("Apology Accepted")
    assert (scene.team(ME), scene.exhausted("Dooku")) == (["Count Dooku"], False)
    mine = [TROOPER, a_character(DOOKU, exhausted=True)]
    assert a_table(mine, [REY], hand=["21007"], resources=2).play("Apology Accepted").exhausted("Dooku")


@card("12152")
@rule("DST-AMB-01")
def test_standoff_shields_everybody() -> None:
    scene = a_table([REY, JANGO], [KYLO], hand=["12152"], resources=1)
    scene.play("Standoff")
    assert [scene.shields(name) for name in ("Rey", "Jango", "Kylo")] == [1, 1, 1]
    assert scene.asked == ME


@card("03150")
def test_rend_discards_a_card_that_costs_nothing() -> None:
    theirs = a_side([a_character(KYLO, upgrades=["01016", LIGHTSABER])], supports=[TIE])
    scene = a_table([REY], theirs, hand=["03150"], resources=1).play("Rend")
    assert (scene.upgrades("Kylo"), scene.supports(THEM)) == (["Lightsaber"], ["First Order TIE Fighter"])


@card("03087")
def test_no_survivors_hurts_each_damaged_character_of_theirs() -> None:
    theirs: Team = [a_character(KYLO, damage=1), PHASMA]
    scene = a_table([a_character(REY, damage=1)], theirs, hand=["03087"], resources=1).play("No Survivors")
    assert [scene.damage(name) for name in ("Rey", "Kylo", "Phasma")] == [1, 2, 0]


@card("11029")
def test_to_victory_pays_for_defeated_characters_of_theirs() -> None:
    scene = a_table([REY], [a_character(PADAWAN, damage=6), PHASMA], hand=["11029"])
    scene.duel.damage[scene.find("Padawan")] = 6
    assert scene.play("To Victory").resources() == 0
    mine: Team = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, [a_character(PADAWAN, damage=6), PHASMA], hand=["11029"]).resolve("Rey", "Padawan")
    assert scene.pass_().play("To Victory").resources() == 1


@card("11029", "13001B")
@rule("DST-CHC-07", "D-25")
def test_a_character_that_another_player_controls_is_not_defeated() -> None:
    scene = a_table(["13001B"], [REY, PHASMA], hand=["11029"])
    take_card(scene.duel, scene.find("Rey"), ME)
    assert scene.play("To Victory").resources() == 0
    scene.pass_().use("Darth Vader")
    assert len(scene.options) == 2, "nobody is defeated, so not both"


@card("03079")
def test_bounty_postings_draws_for_each_character_of_theirs() -> None:
    scene = a_table([JANGO], [KYLO, PHASMA], hand=["03079"], deck=[TAKE_COVER] * 3, resources=2)
    assert len(scene.play("Bounty Postings").hand()) == 2


@card("02069")
def test_attrition_avenges_a_character() -> None:
    theirs: Team = [a_character(VADER, showing=("3MD",))]
    mine: Team = [a_character(REBEL, damage=6), PHASMA]
    scene = a_table(mine, theirs, supports=["02069"], turn=THEM).resolve("Darth Vader", "Rebel")
    assert (scene.asked, scene.answer("Vader").damage("Darth Vader")) == (ME, 1)
    theirs = [a_character(REBEL, damage=6), LUKE]
    scene = a_table([a_character(VADER, showing=("3MD",))], theirs, supports=["02069"]).resolve("Darth Vader", "Rebel")
    assert scene.asked == THEM


@card("05108", "03059")
@rule("DST-ACTV-04", "DST-AMB-01")
def test_supports_are_activated_by_an_event_and_after_a_character() -> None:
    scene = a_table([REBEL], [KYLO], supports=[TIE], hand=["05108"], resources=1).play("Attack Run")
    assert (scene.exhausted("TIE"), len(scene.pool()), scene.asked) == (True, 1, ME)
    mine: Team = [a_character(REBEL, upgrades=["03059"])]
    assert a_table(mine, [KYLO], supports=[TIE]).activate("Rebel", "yes").exhausted("TIE")
    assert not a_table(mine, [KYLO], supports=[TIE]).activate("Rebel", "no").exhausted("TIE")
    assert a_table(mine, [KYLO], supports=[a_piece(TIE, exhausted=True)]).activate("Rebel").asked == THEM


@card("09134")
@rule("DST-SBT-01")
def test_conscript_squad_follows_a_leader() -> None:
    assert a_table([PHASMA], [KYLO], supports=["09134"]).activate("Captain", "yes").exhausted("Conscript")
    assert a_table([REBEL], [KYLO], supports=["09134"]).activate("Rebel").asked == THEM


@card("09134")
@rule("D-206")
def test_conscript_squad_follows_a_support_that_is_a_leader() -> None:
    scene = a_table([REBEL], [KYLO], supports=["09134", "09030"]).activate("Imperial Officer")
    scene.answer("Conscript", "yes")
    assert scene.exhausted("Conscript")


@card("02063")
@rule("DST-SPX-01", "DST-BFX-02", "DST-AMB-01")
def test_lockdown_takes_the_battlefield_with_two_red_characters() -> None:
    scene = a_table([REBEL, PHASMA], [KYLO], hand=["02063"], holder=THEM, resources=1).play("Lockdown")
    assert (scene.duel.holder, scene.asked) == (ME, ME)
    assert a_table([REBEL], [KYLO], hand=["02063"], holder=THEM, resources=1).play("Lockdown").duel.holder == THEM


@card("12035")
@rule("DST-BFX-02", "DST-NAM-04")
def test_commander_pyres_blaster_takes_the_battlefield_on_pyre_alone(made_up: MadeUp) -> None:
    made_up("12020", [])
    scene = a_table(["12020"], [KYLO], hand=["12035"], holder=THEM, resources=2).play("Commander Pyre's", "yes")
    assert scene.duel.holder == ME
    scene = a_table([PHASMA], [KYLO], hand=["12035"], holder=THEM, resources=2).play("Commander Pyre's")
    assert scene.duel.holder == THEM


@card("03072")
@rule("DST-SPX-04")
def test_indomitable_is_for_a_single_character() -> None:
    assert a_table([REY], [PHASMA], hand=["03072"], resources=2).play("Indomitable").shields("Rey") == 3
    assert not a_table([REY, LUKE], [PHASMA], hand=["03072"], resources=2).can("play Indomitable")


@card("05080")
@rule("DST-SPX-04", "DST-RDY-08")
def test_snare_needs_an_exhausted_character_to_exhaust_one() -> None:
    mine: Team = [a_character(KYLO, exhausted=True)]
    assert a_table(mine, [REY], hand=["05080"], resources=3).play("Snare").exhausted("Rey")
    assert not a_table([KYLO], [REY], hand=["05080"], resources=3).can("play Snare")


@card("03152", "03145")
@rule("DST-DFX-04", "DST-LIM-01")
def test_armor_gives_health_or_room_for_a_shield() -> None:
    mine: Team = [a_character(REY, damage=10, upgrades=["03152"]), JANGO]
    assert len(a_table(mine, [FENCER], turn=THEM).team(ME)) == 2
    assert a_table(mine, [FENCER], turn=THEM).resolve("Kylo", "Rey").team(ME) == ["Jango Fett"]
    scene = a_table([a_character(JANGO, shields=3)], [KYLO], hand=["03145"], resources=3).play("Mandalorian Armor")
    assert scene.shields("Jango") == 4


@card("09074")
@rule("DST-GRD-01", "DST-SBT-01")
def test_naboo_palace_guard_guards_a_leader() -> None:
    scene = a_table(["09074", PHASMA], [FENCER]).activate("Naboo", "Kylo")
    assert scene.damage("Naboo") == 1
    assert a_table(["09074", REBEL], [FENCER]).activate("Naboo").asked == THEM


@card("02099")
@rule("DST-THN-01")
def test_tactical_aptitude_draws_and_puts_a_card_back() -> None:
    mine: Team = [a_character(REBEL, upgrades=["02099"])]
    scene = a_table(mine, [KYLO], hand=[COMLINK], deck=[TAKE_COVER, LIGHTSABER]).activate("Rebel", "yes", "Comlink")
    assert (scene.hand(), scene.deck(), scene.knows(THEM)) == (["Take Cover"], ["Lightsaber", "Comlink"], [])
    scene = a_table(mine, [KYLO], hand=[COMLINK], deck=[TAKE_COVER]).activate("Rebel", "no")
    assert (scene.hand(), scene.deck()) == (["Comlink"], ["Take Cover"])


@card("23068")
@rule("D-53")
def test_marauder_trades_a_card_for_a_card_after_its_die() -> None:
    supports = [a_piece("23068", "1R")]
    scene = a_table([REBEL], [KYLO], supports=supports, hand=[COMLINK], deck=[TAKE_COVER]).resolve("Marauder", "yes")
    assert (scene.hand(), scene.deck()) == (["Take Cover"], ["Comlink"])
    assert a_table([REBEL], [KYLO], supports=supports, deck=[TAKE_COVER]).resolve("Marauder").asked == THEM


@card("07137")
@rule("DST-SRH-01", "DST-SRH-02")
def test_start_your_engines_searches_for_a_podracer(made_up: MadeUp) -> None:
    made_up("07102", [])
    scene = a_table([JANGO], [KYLO], hand=["07137"], deck=[TAKE_COVER, "07102", TIE], resources=1)
    scene.play("Start Your Engines!")
    assert scene.options == ["none", "Anakin Skywalker's Podracer"]
    assert scene.answer("Anakin").hand() == ["Anakin Skywalker's Podracer"]


@card("22068")
@rule("DST-NAM-04", "DST-LOK-02")
def test_lo_la59_shields_with_leia_and_looks_at_a_deck() -> None:
    scene = a_table([LEIA], [KYLO], hand=["22068"], resources=1).play("LO-LA59", "yes", "Leia")
    assert scene.shields("Leia") == 2
    assert a_table([REBEL], [KYLO], hand=["22068"], resources=1).play("LO-LA59").asked == THEM
    mine: Team = [a_character(LEIA, upgrades=["22068"])]
    scene = a_table(mine, a_side([KYLO], deck=[TAKE_COVER, COMLINK])).use("LO-LA59", "yes")
    assert (scene.deck(THEM), scene.knows()) == (["Comlink", "Take Cover"], ["Take Cover"])
    assert a_table(mine, a_side([KYLO], deck=[TAKE_COVER, COMLINK])).use("LO-LA59", "no").deck(THEM)[0] == "Take Cover"


@card("11025")
@rule("DST-LOK-02", "DST-SPX-02")
def test_counterintelligence_puts_an_event_back_on_their_deck() -> None:
    theirs = a_side([KYLO], hand=[TAKE_COVER, LIGHTSABER], deck=[COMLINK])
    scene = a_table([PHASMA], theirs, hand=["11025"]).play("Counterintelligence")
    assert (scene.hand(THEM), scene.deck(THEM)) == (["Lightsaber"], ["Take Cover", "Comlink"])
    theirs = a_side([KYLO], hand=[TAKE_COVER], deck=[COMLINK])
    assert a_table([REBEL], theirs, hand=["11025"]).play("Counterintelligence").hand(THEM) == ["Take Cover"]


@card("02048")
@rule("DST-UNB-01", "DST-RDP-02")
def test_bowcaster_hurts_two_characters_past_their_shields() -> None:
    mine: Team = [a_character(FINN, upgrades=[a_piece("02048", "Sp")])]
    scene = a_table(mine, [a_character(KYLO, shields=1), PHASMA]).resolve("Bowcaster", "Phasma", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Phasma"), scene.shields("Kylo")) == (1, 1, 1)
    mine = [a_character(FINN, damage=9, upgrades=["02048"]), REY]
    assert a_table(mine, [FENCER], turn=THEM).resolve("Kylo", "Finn").answer("Rey").upgrades("Rey") == ["Bowcaster"]
