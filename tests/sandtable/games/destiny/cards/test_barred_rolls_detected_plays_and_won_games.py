"""The roll for the battlefield, dice that stay on their cards, detected cards that are played, and games won."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.dice_moves import roll_for
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    Team,
    a_beginning,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

KYLO, TROOPER, JANGO, LEIA, REY, LUKE = "01011", "01002", "01021", "01028", "01038", "01035"
OZZEL, ZIRO, BAZINE, KRAGAN = "15014", "15029", "14022", "12039"
CHAMBER, REMNANT, SANCTUARY, COVERT, KRENNIC = "02151", "24096", "23109", "16108", "02003"
PARTS, AMBUSH, SITH_SABER, X_WING, WAR, TRAP, BATTLE, STRIKE = (
    "12151", "14056", "11018", "23082", "21023", "14026", "24073", "12046",
)  # fmt: skip
PESTERING, PROBE, TAKE_COVER, TIE, LIGHTSABER, MOD = "12044", "01072", "01157", "01006", "01059", "11038"


@card("15014")
@rule("D-482", "DST-SET-06")
def test_kendal_ozzel_lets_an_opponent_lose_the_roll_for_two_shields() -> None:
    mine, theirs = a_side([OZZEL], deck=[PROBE] * 5), a_side([LUKE, REY], deck=[PROBE] * 5)
    scene = a_beginning(mine, theirs)
    scene.answer("keep the rest").answer("keep the rest")
    assert (scene.asked, scene.can("yes")) == (THEM, True), (scene.prompt, scene.options)
    scene.answer("yes", "Luke", "Rey")
    assert (scene.shields("Luke"), scene.shields("Rey"), scene.asked) == (1, 1, ME)
    assert "battlefield" in scene.prompt.lower(), "the winner chooses it"
    assert scene.duel.lasting == ()


@card("15014")
@rule("D-482")
def test_whoever_declines_to_lose_the_roll_rolls_and_gets_no_shields() -> None:
    winners = set()
    for seed in ("a", "b", "c", "d", "e", "f"):
        scene = a_beginning(a_side([OZZEL], deck=[PROBE] * 5), a_side([LUKE], deck=[PROBE] * 5), seed=seed)
        scene.answer("keep the rest").answer("keep the rest").answer("no")
        assert scene.shields("Luke") == 0
        winners.add(scene.asked)
    assert winners == {ME, THEM}


@card("15029")
@rule("DST-LOK-02")
def test_ziro_plays_a_downgrade_of_his_top_cards_and_orders_the_others_below() -> None:
    deck = [TAKE_COVER, PESTERING, PROBE, TIE, LIGHTSABER]
    scene = a_table([ZIRO], [LUKE, KYLO], deck=deck, resources=1).use("Ziro The Hutt", "Pestering")
    scene.answer("Luke").answer("Probe", "Take Cover")
    assert scene.deck() == ["Lightsaber", "Probe", "Take Cover", "First Order TIE Fighter"]
    assert (scene.downgrades("Luke"), scene.resources()) == (["Pestering"], 0)
    assert (scene.damage("Luke"), scene.damage("Kylo")) == (1, 0), "he is the only one with a downgrade"


@card("15029")
@rule("DST-DWN-01")
def test_ziro_needs_a_downgrade_that_he_can_pay() -> None:
    deck = [TAKE_COVER, PESTERING]
    for resources, answers in ((0, ["none"]), (1, ["none"])):
        scene = a_table([ZIRO], [LUKE], deck=deck, resources=resources).use("Ziro The Hutt")
        assert scene.can("Pestering") == (resources > 0)
        scene.answer(*answers, "Take Cover")
        assert (scene.damage("Luke"), scene.deck()) == (0, ["Take Cover", "Pestering"])


@card("02151")
@rule("D-483", "DST-LAS-01")
def test_the_carbon_freezing_chamber_keeps_a_die_on_its_card_for_a_round() -> None:
    theirs = a_side([a_character(REY, showing=("1MD",)), KYLO], deck=[PROBE] * 6)
    scene = a_table([TROOPER], theirs, deck=[PROBE] * 6, battlefield=CHAMBER).claim("yes", "Rey")
    scene.pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    scene.pass_().activate("Rey")
    assert (scene.pool(THEM), scene.exhausted("Rey"), scene.duel.round) == ([], True, 2)
    scene.pass_().roll_next(1).activate("Kylo")
    assert scene.pool(THEM) == ["2MD1"], "other dice are rolled"
    scene.pass_().pass_()
    while scene.duel.round == 2:
        scene.duel.apply(0)
    assert scene.pass_().roll_next(0).activate("Rey").pool(THEM) == ["1MD"], "after that round it is rolled again"


@card("02151")
@rule("D-483", "D-335")
def test_a_die_that_another_player_would_roll_in_vain_stays_its_own_players() -> None:
    theirs = a_side([a_character(REY, showing=("1MD",)), KYLO], deck=[PROBE] * 6)
    scene = a_table([TROOPER], theirs, deck=[PROBE] * 6, battlefield=CHAMBER).claim("yes", "Rey")
    scene.pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    roll_for(scene.duel, ME, (scene.duel.setup.dice_of[scene.find("Rey")][0],))
    assert (scene.pool(), scene.duel.lent) == ([], ())


@card("02151")
@rule("D-483")
def test_the_chamber_bars_no_die_in_the_round_of_the_claim() -> None:
    scene = a_table([JANGO], [LUKE], battlefield=CHAMBER).claim("yes", "Luke").roll_next(0).activate("Luke")
    assert scene.pool(THEM) == ["2MD"]


@card("02151", "02003")
@rule("D-483", "DST-ASD-18")
def test_the_chamber_bars_a_die_that_was_rolled_from_those_set_aside() -> None:
    theirs = a_side([KRENNIC, KYLO], deck=[PROBE] * 6)
    scene = a_table([TROOPER], theirs, deck=[PROBE] * 6, battlefield=CHAMBER, holder=THEM, turn=THEM)
    scene.activate("Director Krennic").pass_()
    barred = next(
        die for die in scene.duel.pools[THEM] if scene.duel.print(scene.duel.setup.card_of[die]).code == "02001"
    )
    scene.claim("yes", "Death Trooper").pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    scene.activate("Director Krennic")
    assert (len(scene.pool(THEM)), barred in scene.duel.pools[THEM]) == (2, False), (
        "another Death Trooper die is rolled"
    )


@card("24096")
@rule("DST-BF-01")
def test_remnant_headquarters_takes_a_card_for_a_die_and_hurts_for_an_empty_hand() -> None:
    mine: Team = [a_character(JANGO, showing=("1RD",))]
    two = a_table(mine, a_side([LUKE], hand=[PROBE, TIE]), battlefield=REMNANT).claim("yes")
    assert (len(two.hand(THEM)), two.pool(), two.damage("Luke")) == (1, [], 0)
    last = a_table(mine, a_side([LUKE], hand=[PROBE]), battlefield=REMNANT).claim("yes", "Luke")
    assert (last.hand(THEM), last.damage("Luke")) == ([], 1)
    empty = a_table(mine, [LUKE], battlefield=REMNANT).claim("yes", "Luke")
    assert (empty.pool(), empty.damage("Luke")) == ([], 1)
    without = a_table([JANGO], a_side([LUKE], hand=[PROBE]), battlefield=REMNANT).claim()
    assert (without.hand(THEM), without.damage("Luke")) == (["Probe"], 0)


@card("14022")
@rule("DST-DET-01")
def test_bazine_hurts_who_plays_a_detected_card() -> None:
    scene = a_table([BAZINE], a_side([LUKE], hand=[TAKE_COVER, TAKE_COVER]), turn=THEM)
    scene.duel.detected = scene.duel.hands[THEM][:1]
    scene.play("Take Cover", "Luke", "yes", "Luke")
    assert scene.shields("Luke") + scene.damage("Luke") in (0, 1)
    assert scene.shields("Luke") == 0, "the damage has met the shield"
    hidden = a_table([BAZINE], a_side([LUKE], hand=[TAKE_COVER]), turn=THEM).play("Take Cover", "Luke")
    assert not hidden.can("yes") and hidden.shields("Luke") == 1
    declined = a_table([BAZINE], a_side([LUKE], hand=[TAKE_COVER]), turn=THEM)
    declined.duel.detected = declined.duel.hands[THEM]
    assert declined.play("Take Cover", "Luke", "no").shields("Luke") == 1


@card("14022")
@rule("DST-DET-05")
def test_bazine_detects_when_activated() -> None:
    scene = a_table([BAZINE], a_side([LUKE], hand=[PROBE])).roll_next(0).activate("Bazine")
    assert scene.duel.detected == scene.duel.hands[THEM]


@card("14022")
@rule("DST-TOK-01", "DST-TOK-03")
def test_bazine_places_or_removes_two_resources_for_a_die() -> None:
    freighter = a_piece("12154")
    mine: Team = [a_character(BAZINE, showing=("1R",))]
    scene = a_table(mine, supports=[freighter]).use("Bazine Netal", "Merchant", "place 2")
    assert (scene.tokens("Merchant", RESOURCES), scene.pool()) == (5, [])
    less = a_table(mine, supports=[freighter]).use("Bazine Netal", "Merchant", "remove 1")
    assert less.tokens("Merchant", RESOURCES) == 2
    choice = a_table(mine, supports=[freighter]).use("Bazine Netal")
    assert choice.can("Echo Base") and not choice.can("Bazine")
    for shown in ("1Dr", "2Sh"):
        other = a_table([a_character(BAZINE, showing=(shown,))], supports=[freighter])
        assert not other.can("use Bazine") or other.use("Bazine Netal").pool() == [shown]


@card("12151")
@rule("DST-ASD-06", "DST-THN-01")
def test_salvaged_parts_sets_two_cards_of_one_pile_aside_and_pays_a_scavenger() -> None:
    theirs = a_side([LUKE], discard=[TIE, LIGHTSABER, TAKE_COVER])
    scene = a_table([REY], theirs, hand=[PARTS], discard=[TIE]).play("Salvaged Parts")
    assert sorted(scene.aside()) == ["First Order TIE Fighter", "Lightsaber"]
    assert (scene.discard(THEM), scene.resources()) == (["Take Cover"], 1), "Rey is a scavenger"
    poor = a_table([JANGO], theirs, hand=[PARTS]).play("Salvaged Parts")
    assert (poor.resources(), len(poor.aside())) == (0, 2)
    one = a_table([REY], a_side([LUKE], discard=[TIE]), hand=[PARTS]).play("Salvaged Parts")
    assert one.resources() == 0, "with a single card nothing follows"


@card("14056")
@rule("DST-SPX-01")
def test_reckless_ambush_removes_a_die_that_is_no_character_die() -> None:
    theirs = [a_character(LUKE, showing=("2MD",), upgrades=[a_piece(LIGHTSABER, showing="1R")])]
    scene = a_table([KRAGAN], theirs, hand=[AMBUSH]).play("Reckless Ambush")
    assert (scene.pool(THEM), scene.damage("Kragan")) == (["2MD"], 2)
    refused = a_table([LEIA], theirs, hand=[AMBUSH])
    assert not refused.can("play Reckless") or refused.play("Reckless Ambush").damage("Leia") == 0


@card("23109")
@rule("DST-SRH-05")
def test_garsas_sanctuary_rerolls_for_a_symbol_and_turns_another_die_to_it() -> None:
    mine: Team = [a_character(JANGO, showing=("1MD",)), a_character(LEIA, showing=("2RD",))]
    scene = a_table(mine, battlefield=SANCTUARY).roll_next(3)
    scene.use("Garsa's Sanctuary", "resource", "Jango", "yes")
    assert (scene.pool(), scene.used("Garsa's")) == (["1R", "1R"], True)
    missed = a_table(mine, battlefield=SANCTUARY).roll_next(0).use("Garsa's Sanctuary", "resource", "Jango")
    assert not missed.can("yes") and missed.pool() == ["1RD", "2RD"]
    kept = a_table(mine, battlefield=SANCTUARY).roll_next(3).use("Garsa's Sanctuary", "resource", "Jango", "no")
    assert kept.pool() == ["1R", "2RD"]


@card("16108")
@rule("DST-BF-01")
def test_the_mandalorian_covert_discards_a_card_and_shuffles_another_one_in() -> None:
    theirs = a_side([LUKE], deck=[PROBE, TIE], discard=[LIGHTSABER])
    scene = a_table([JANGO], theirs, battlefield=COVERT).claim("yes", "Lightsaber")
    assert (sorted(scene.deck(THEM)), scene.discard(THEM)) == (["First Order TIE Fighter", "Lightsaber"], ["Probe"])
    empty = a_table([JANGO], a_side([LUKE], discard=[LIGHTSABER]), battlefield=COVERT).claim("yes")
    assert (empty.deck(THEM), empty.discard(THEM)) == ([], ["Lightsaber"]), "without a discarded card nothing follows"


@pytest.mark.parametrize(("host", "left"), [(KYLO, 2), ("12001", 1)])
@card("11018")
@rule("DST-SHD-04", "DST-RPL-01")
def test_the_recovered_lightsaber_breaks_a_shield_and_two_on_a_sith(host: str, left: int) -> None:
    theirs = [a_character(LUKE, shields=3)]
    scene = a_table([host], theirs, hand=[SITH_SABER], resources=2).play("Recovered Sith", "yes")
    assert scene.shields("Luke") == left
    kept = a_table([host], theirs, hand=[SITH_SABER], resources=2).play("Recovered Sith", "no")
    assert kept.shields("Luke") == 3


@card("23082")
@rule("DST-ACTV-07")
def test_the_partisan_x_wing_hurts_a_character_while_it_bears_an_upgrade() -> None:
    mod = a_piece(X_WING, upgrades=["08088"])
    scene = a_table([JANGO], [LUKE], supports=[mod]).roll_next(0, 0).activate("Partisan X-Wing", "yes", "Luke")
    assert scene.damage("Luke") == 1
    bare = a_table([JANGO], [LUKE], supports=[X_WING]).roll_next(0).activate("Partisan X-Wing")
    assert not bare.can("yes")


@card("21023")
@rule("D-484")
def test_losing_the_war_wins_against_worn_down_opponents() -> None:
    worn: Team = [a_character(LUKE, damage=10, shields=2), a_character(TROOPER, damage=6)]
    scene = a_table([KYLO], worn, plots=[WAR]).use("Losing The War")
    assert (scene.duel.winner, scene.options) == (ME, [])
    well: Team = [a_character(LUKE, damage=10), a_character(TROOPER, damage=5)]
    assert not a_table([KYLO], well, plots=[WAR]).can("use Losing"), "2 and 2 are 4"


@card("21023")
@rule("D-484")
def test_losing_the_war_counts_the_characters_of_all_opponents() -> None:
    worn = [a_character(LUKE, damage=10)]
    scene = a_free_for_all(a_side([KYLO], plots=[WAR]), a_side(worn), a_side([REY]))
    assert not scene.can("use Losing")
    scene = a_free_for_all(a_side([KYLO], plots=[WAR]), a_side(worn), a_side([a_character(REY, damage=9)]))
    assert scene.use("Losing The War").duel.winner == ME


@card("14026")
@rule("DST-DET-04")
def test_booby_trap_discards_a_detected_card_for_its_cost_in_damage() -> None:
    scene = a_table([JANGO], a_side([LUKE], hand=[TIE, PROBE]), hand=[TRAP], resources=1)
    scene.duel.detected = scene.duel.hands[THEM][:1]
    scene.play("Booby Trap")
    assert (scene.discard(THEM), scene.hand(THEM), scene.damage("Luke")) == (["First Order TIE Fighter"], ["Probe"], 3)
    hidden = a_table([JANGO], a_side([LUKE], hand=[TIE]), hand=[TRAP], resources=1)
    assert not hidden.can("play Booby") or hidden.play("Booby Trap").damage("Luke") == 0


@card("14026")
@rule("DST-IND-12")
def test_booby_trap_hurts_its_own_player_for_an_own_detected_card() -> None:
    scene = a_table([JANGO], [LUKE], hand=[TRAP, TIE], resources=1)
    scene.duel.detected = scene.duel.hands[ME][1:]
    scene.play("Booby Trap")
    assert (scene.damage("Jango"), scene.damage("Luke"), scene.hand()) == (3, 0, [])


@card("24073")
@rule("DST-SPX-02", "DST-AMB-01")
def test_battle_confidence_shields_for_supports_or_for_upgrades() -> None:
    mine: Team = [a_character(REY, upgrades=[LIGHTSABER])]
    scene = a_table(mine, hand=[BATTLE], resources=1, supports=[TIE, TIE]).play("Battle Confidence", "support", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (2, ME), "Ambush: one more action"
    assert (
        a_table(mine, hand=[BATTLE], resources=1, supports=[TIE, TIE]).play("Battle", "upgrade", "Rey").shields("Rey")
        == 1
    )
    assert a_table([REY], hand=[BATTLE], resources=1).play("Battle Confidence", "support", "Rey").shields("Rey") == 0


@card("12039")
@rule("DST-ACTV-01")
def test_kragan_activates_a_pirate_and_takes_a_resource_from_the_harmless() -> None:
    harmless = a_side([a_character(LUKE, exhausted=True)], resources=1)
    mine: Team = [KRAGAN, a_character(KRAGAN)]
    scene = a_table(mine, harmless).roll_next(0, 0)
    scene.activate("Kragan Gorr", "yes")
    while scene.asked == ME and scene.can("yes"):
        scene.answer("yes")
    assert (scene.pool(), scene.resources(), scene.resources(THEM)) == (["2RD", "2RD"], 1, 0)


@card("12039")
def test_kragan_may_leave_the_resource_and_finds_none_with_others() -> None:
    harmless = a_side([a_character(LUKE, exhausted=True)], resources=1)
    assert a_table([KRAGAN], harmless).roll_next(0).activate("Kragan", "no").resources() == 0
    for armed in ([a_character(LUKE, showing=("2MD",))], [a_character(LUKE)]):
        scene = a_table([KRAGAN], a_side(armed, resources=1)).roll_next(0).activate("Kragan")
        assert not scene.can("yes") and scene.resources() == 0


@card("12046")
@rule("DST-MUL-10")
def test_opportune_strike_hits_each_opponent_where_all_are_harmless() -> None:
    tired = [a_character(LUKE, exhausted=True)]
    scene = a_free_for_all(
        a_side([KYLO], hand=[STRIKE], resources=1), a_side(tired), a_side([a_character(REY, showing=("1R",))])
    ).play("Opportune Strike")
    assert (scene.damage("Luke"), scene.damage("Rey")) == (2, 2)
    armed = a_free_for_all(
        a_side([KYLO], hand=[STRIKE], resources=1), a_side(tired), a_side([a_character(REY, showing=("1MD",))])
    ).play("Opportune Strike")
    assert (armed.damage("Luke"), armed.damage("Rey")) == (0, 0)
    ready = a_table([KYLO], [LUKE], hand=[STRIKE], resources=1)
    assert not ready.can("play Opportune") or ready.play("Opportune Strike").damage("Luke") == 0
