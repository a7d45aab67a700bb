"""Subtypes, spotting, conditions and numbers of later sets: the words by themselves."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.language import (
    ANY_CARD,
    CARD,
    CHARACTER,
    ELITE,
    FIRST_ROUND,
    IS_HERO,
    NOT_VILLAIN,
    SUPPORT,
    THEY_HAVE_MORE_DICE,
    WHILE_UPGRADE_LIMIT,
    YOU_CONTROL_THE_BATTLEFIELD,
    YOU_HAVE_MORE_CARDS,
    Deal,
    Gain,
    Give,
    Spot,
    SpotUpTo,
    a,
    attached_gains,
    attached_has_both,
    being,
    choose_one,
    cost_at_most,
    each_has_more,
    health_at_least,
    instead,
    limit_one,
    not_colored,
    one_of_these,
    play,
    play_only_if,
    shields_at_least,
    special,
    spotting,
    this_has,
    this_has_more,
    two_of_these,
)
from sandtable.games.destiny.terms import WHILE_HEALTH, WHILE_SHIELD_LIMIT
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import spelled
from sandtable.games.destiny.words.pointing import Thing
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LUKE = "01001", "01002", "01011", "01021", "01038", "01035"
TIE, AT_ST, LIGHTSABER, STAFF, BLASTER, COMLINK, PADAWAN = "01006", "01005", "01059", "01044", "01063", "01061", "01036"
EVENT, UPGRADE = "01157", "01078"  # these stand for any event and any upgrade
TITLES = {EVENT: "Take Cover", UPGRADE: "Personal Escort"}


@pytest.mark.parametrize(
    ("noun", "words"),
    [
        (ANY_CARD.yours.called("droid"), "spot a droid"),
        (ANY_CARD.yours.called("inquisitor", "sith"), "spot an Inquisitor or Sith"),
        (ANY_CARD.yours.titled("Leia Organa"), "spot Leia Organa"),
        (CHARACTER.yours.having(being("apprentice", "sith", "jedi")), "spot an apprentice, Sith, or Jedi character"),
        (CHARACTER.yours.having(health_at_least(10)), "spot a character that has 10 or more health"),
        (CHARACTER.yours.unique.having(IS_HERO).blue, "spot a unique hero Blue character"),
        (CHARACTER.yours.having(not_colored(1), ELITE), "spot a non-Blue elite character"),
        (SUPPORT.yours.having(cost_at_most(3)), "spot a support that costs 3 or less"),
        (CARD.yours.having(NOT_VILLAIN).titled("Hate"), "spot a non-villain card titled Hate"),
    ],
)
def test_any_noun_takes_any_quality_and_says_it(noun: Noun[Thing], words: str) -> None:
    assert Spot(noun).says() == words


@rule("DST-SBT-07")
@pytest.mark.parametrize(
    ("subtype", "one", "several"),
    [
        ("ability", "ability", "abilities"),
        ("bounty-hunter", "bounty hunter", "bounty hunters"),
        ("spy", "spy", "spies"),
        ("ewok", "Ewok", "Ewoks"),
        ("jedi", "Jedi", "Jedi"),
    ],
)
def test_singular_and_plural_words_mean_one_subtype(subtype: str, one: str, several: str) -> None:
    assert (spelled(subtype), spelled(subtype, plural=True)) == (one, several)


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (spotting(ANY_CARD.yours.called("pilot"), 2), "you spot 2 pilots"),
        (this_has(shields_at_least(3)), "this character has 3 or more shields"),
        (FIRST_ROUND, "it is the first round of the game"),
        (THEY_HAVE_MORE_DICE, "an opponent has more dice in their pool than you"),
        (YOU_HAVE_MORE_CARDS, "you have more cards in your hand than an opponent (including this card)"),
    ],
)
def test_conditions_say_themselves_in_play_only_if(condition: Condition, words: str) -> None:
    assert play_only_if(condition).says() == f"Play only if {words}."


@rule("DST-SPX-04")
def test_play_only_if_is_a_restriction(made_up: MadeUp) -> None:
    made_up(EVENT, [play_only_if(YOU_CONTROL_THE_BATTLEFIELD), play(Gain(1))])
    assert a_table([REY], [KYLO], hand=[EVENT], holder=ME).can("play Take Cover")
    assert not a_table([REY], [KYLO], hand=[EVENT], holder=THEM).can("play Take Cover")
    made_up(EVENT, [play_only_if(THEY_HAVE_MORE_DICE), play(Gain(1))])
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    assert a_table([REY], theirs, hand=[EVENT]).can("play Take Cover")
    assert not a_table([a_character(REY, showing=("1MD",))], theirs, hand=[EVENT]).can("play Take Cover")
    made_up(EVENT, [play_only_if(YOU_HAVE_MORE_CARDS), play(Gain(1))])
    assert a_table([REY], [KYLO], hand=[EVENT]).can("play Take Cover")
    assert not a_table([REY], a_side([KYLO], hand=[LIGHTSABER]), hand=[EVENT]).can("play Take Cover")


@rule("DST-SPX-01")
def test_spotting_two_needs_two_different_cards_and_up_to_may_be_none(made_up: MadeUp) -> None:
    made_up(EVENT, [play(Spot(CHARACTER.yours.blue, 2).to(Gain(3)))])
    assert a_table([REY, LUKE], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 3
    assert a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 0
    made_up(EVENT, [play(SpotUpTo(2, CHARACTER.yours).to(Gain(3)))])
    assert a_table([REY, LUKE], [KYLO], hand=[EVENT]).play("Take Cover").options == ["0", "1", "2"]


@rule("DST-SPX-02", "D-206")
@pytest.mark.parametrize("where", ["team", "supports", "upgrades", "theirs"])
def test_a_subtype_is_spotted_on_any_card_the_player_controls(where: str, made_up: MadeUp) -> None:
    made_up(EVENT, [play(Spot(ANY_CARD.yours.called("leader", "vehicle", "weapon")).to(Gain(1)))])
    teams: dict[str, Team] = {"team": [PHASMA], "upgrades": [a_character(REY, upgrades=[LIGHTSABER])]}
    theirs = a_side([PHASMA], supports=[TIE])
    supports = [TIE] if where == "supports" else []
    scene = a_table(teams.get(where, [REY]), theirs, hand=[EVENT], supports=supports).play("Take Cover")
    assert scene.resources() == (0 if where == "theirs" else 1)


@rule("DST-SBT-03", "DST-SBT-05")
def test_a_gained_subtype_counts_as_long_as_its_card_is_there(made_up: MadeUp) -> None:
    made_up(UPGRADE, [attached_gains("leader")])
    made_up(EVENT, [play(Spot(ANY_CARD.yours.called("leader")).to(Gain(1)))])
    assert a_table([a_character(REY, upgrades=[UPGRADE])], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 1
    assert a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 0
    assert attached_gains("leader").says() == "Attached character gains leader."
    words = attached_has_both("partisan", WHILE_UPGRADE_LIMIT, 1).says()
    assert words == "Attached character has partisan and +1 upgrade limit."


@rule("DST-DFX-01", "DST-DFX-04", "EX-180")
def test_a_character_without_its_added_health_is_defeated_at_once() -> None:
    """Health 10, and 11 with the armor on it; 10 damage. The armor is discarded: health 10, defeated at once."""
    armor = "09071"
    theirs: Team = [a_character(REY, damage=10, upgrades=[armor]), PADAWAN]
    scene = a_table([PHASMA], theirs, hand=["05138"], resources=3)
    assert "Rey" in scene.team(THEM)
    assert scene.play("Law and Order").team(THEM) == ["Padawan"]


@rule("DST-DFX-01")
def test_a_team_that_loses_its_last_character_this_way_has_lost() -> None:
    theirs: Team = [a_character(REY, damage=10, upgrades=["09071"])]
    scene = a_table([PHASMA], theirs, hand=["05138"], resources=3).play("Law and Order")
    assert (scene.duel.winner, scene.duel.ask()) == (ME, None)


@rule("DST-DFX-03")
def test_health_is_read_in_full_with_what_goes_on_and_without_damage(made_up: MadeUp) -> None:
    made_up(EVENT, [play(Spot(CHARACTER.yours.having(health_at_least(11))).to(Gain(1)))])
    armored = a_character(REY, damage=9, upgrades=["09071"])
    assert a_table([armored], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 1
    assert a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover").resources() == 0


@rule("DST-LIM-02", "EX-188")
def test_an_upgrade_over_a_limit_that_has_fallen_is_given_up() -> None:
    """Three upgrades and a belt: the limit is four. If the belt leaves, three remain under a limit of three."""
    belt = "18101"
    full = a_character(REY, upgrades=[belt, LIGHTSABER, STAFF, BLASTER])
    scene = a_table([PHASMA], [full], hand=["05138"], resources=3).play("Law and Order", "Utility Belt")
    assert scene.upgrades("Rey") == ["Lightsaber", "Rey's Staff", "Holdout Blaster"]
    fuller = a_character(REY, upgrades=[belt, belt, LIGHTSABER, STAFF, BLASTER])
    scene = a_table([PHASMA], [fuller], hand=["05138"], resources=3).play("Law and Order", "Utility Belt")
    assert (len(scene.upgrades("Rey")), scene.prompt) == (4, "Take an action or pass")


@rule("DST-LIM-02")
def test_the_controller_chooses_the_upgrade_to_give_up(made_up: MadeUp) -> None:
    made_up(PADAWAN, [each_has_more(WHILE_UPGRADE_LIMIT, 1, CHARACTER)])
    full = a_character(REY, upgrades=[LIGHTSABER, STAFF, BLASTER, COMLINK])
    mine: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, [full, a_character(PADAWAN, damage=6)]).resolve("Kylo", "Padawan")
    assert (scene.asked, scene.prompt) == (THEM, "Discard which upgrade of Rey, Force Prodigy? There are too many")
    assert scene.answer("Comlink").upgrades("Rey") == ["Lightsaber", "Rey's Staff", "Holdout Blaster"]


@rule("DST-LIM-01", "DST-LIM-05")
def test_limits_of_shields_change_for_one_character(made_up: MadeUp) -> None:
    made_up(LUKE, [this_has_more(WHILE_SHIELD_LIMIT, 3)])
    made_up(EVENT, [play(Give(5, a(CHARACTER.yours)))])
    assert a_table([LUKE], [KYLO], hand=[EVENT]).play("Take Cover").shields("Luke") == 5
    assert a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover").shields("Rey") == 3
    assert this_has_more(WHILE_SHIELD_LIMIT, 3).says() == "This character has +3 shield limit."


@rule("DST-DFX-04")
def test_health_of_each_character_of_a_kind(made_up: MadeUp) -> None:
    made_up(LUKE, [each_has_more(WHILE_HEALTH, 1, CHARACTER.having(being("apprentice")))])
    theirs: Team = [LUKE, a_character(PADAWAN, damage=6)]
    scene = a_table([a_character(KYLO, showing=("1MD",))], theirs).resolve("Kylo", "Padawan")
    assert sorted(scene.team(THEM)) == ["Luke Skywalker", "Padawan"]
    words = each_has_more(WHILE_HEALTH, 1, CHARACTER.having(being("apprentice"))).says()
    assert words == "Each apprentice character you control has +1 health."


@rule("DST-LIM-04")
def test_a_limit_of_one_form_forbids_a_second_one(made_up: MadeUp) -> None:
    form, other = "09119", "11122"  # two forms
    made_up(form, [limit_one("form")])
    made_up(other, [limit_one("form")])
    scene = a_table([a_character(REY, upgrades=[form]), LUKE], [KYLO], hand=[other], resources=9)
    assert scene.play("Niman Mastery").upgrades("Luke") == ["Niman Mastery"]
    assert not a_table([a_character(REY, upgrades=[form])], [KYLO], hand=[other], resources=9).can("play Niman")


@rule("DST-RPL-01")
def test_a_number_is_replaced_where_its_condition_holds_as_the_words_are_carried_out(made_up: MadeUp) -> None:
    made_up(EVENT, [play(Deal(instead(1, 3, spotting(CHARACTER.yours.red, 2)), a(CHARACTER)))])
    assert a_table([PHASMA, TROOPER], [KYLO], hand=[EVENT]).play("Take Cover", "Kylo").damage("Kylo") == 3
    assert a_table([PHASMA], [KYLO], hand=[EVENT]).play("Take Cover", "Kylo").damage("Kylo") == 1
    said = Deal(instead(1, 3, spotting(CHARACTER.yours.red, 2)), a(CHARACTER)).says()
    assert said == "deal 1 damage to a character, or 3 damage instead if you spot 2 Red characters"


@rule("DST-CHE-01")
def test_one_or_two_of_a_list_are_chosen_and_done(made_up: MadeUp) -> None:
    listed = (Gain(1), Give(1, a(CHARACTER.yours)), Gain(3))
    made_up(EVENT, [play(one_of_these(*listed))])
    assert a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover", "gain 3 resources").resources() == 3
    made_up(EVENT, [play(two_of_these(*listed))])
    scene = a_table([REY], [KYLO], hand=[EVENT]).play("Take Cover", "gain 3 resources")
    assert not scene.can("gain 3 resources")
    assert scene.answer("gain 1 resource").resources() == 4
    assert choose_one(*listed).says().startswith("choose one: gain 1 resource; ")


@rule("DST-RSV-01")
def test_a_special_reads_its_condition_when_it_is_carried_out(made_up: MadeUp) -> None:
    made_up(LIGHTSABER, [special(Deal(instead(1, 2, YOU_CONTROL_THE_BATTLEFIELD), a(CHARACTER)))])
    mine = a_character(REY, upgrades=[a_piece(LIGHTSABER, "Sp")])
    assert a_table([mine], [KYLO], holder=ME).resolve("Lightsaber", "Kylo").damage("Kylo") == 2
    assert a_table([mine], [KYLO], holder=THEM).resolve("Lightsaber", "Kylo").damage("Kylo") == 1
