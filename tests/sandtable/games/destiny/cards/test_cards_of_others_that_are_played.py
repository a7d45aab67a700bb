"""Cards that are played from a deck, a hand or a discard pile, also from those of an opponent."""

from __future__ import annotations

from sandtable.games.destiny.language import CHARACTER, UPGRADE, Defeat, Discard, a
from sandtable.games.destiny.terms import UPKEEP_PHASE
from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_beginning, a_character, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA, TROOPER, PHASMA = "01028", "01011", "01038", "01020", "01002", "01001"
EVENT, DODGE, COVER, SABER, BLASTER, INTIMIDATE = "01153", "01155", "01157", "01059", "01054", "01158"
PRINCESS, GIDEON, FIGHTER, REINFORCEMENT, COMMAND = "21060", "16015", "14015", "08129", "11132"
TRAINING = "01058"
RIFLE, BODYGUARD, MASTER, SPEEDER, TIE = "01055", "05166", "03036", "01006", "01005"


def charmed(top: str, *below: str, charms: int = 2) -> Scene:
    """Leia the Princess against Kylo with charm tokens, whose deck begins with this card."""
    theirs = a_side([a_character(KYLO, tokens={CHARMS: charms})], deck=[top, *below])
    return a_table([PRINCESS], theirs)


@card("21060")
@rule("DST-CHM-01")
def test_the_princess_has_charm() -> None:
    scene = a_table([PRINCESS], [KYLO]).roll_next(0).activate("Leia", "yes", "Kylo")
    assert scene.tokens("Kylo", CHARMS) == 1


@card("21060")
@rule("DST-PLX-05")
def test_the_princess_plays_the_top_card_of_the_charmed_characters_player_for_free() -> None:
    scene = charmed(SABER, DODGE).use("Leia Organa")
    assert (scene.tokens("Kylo", CHARMS), scene.deck(THEM), scene.knows(ME)) == (
        0,
        ["Lightsaber", "Dodge"],
        ["Lightsaber"],
    )
    scene.answer("yes")
    assert (scene.upgrades("Leia"), scene.deck(THEM), scene.resources()) == (["Lightsaber"], ["Dodge"], 0)
    saber = scene.find("Lightsaber")
    assert scene.duel.controller(saber) == ME and scene.duel.setup.owner[saber] == THEM


@card("21060")
@rule("D-334")
def test_the_princess_may_discard_it_instead_and_as_many_more_as_it_costs() -> None:
    scene = charmed(SABER, DODGE, COVER, EVENT, DODGE).use("Leia Organa", "no")
    assert (len(scene.discard(THEM)), scene.deck(THEM), scene.upgrades("Leia")) == (4, ["Dodge"], [])


@card("21060")
@rule("D-334")
def test_what_the_princess_can_not_play_is_discarded_without_a_question() -> None:
    """Lightsaber Throw asks for a die that shows melee damage."""
    scene = charmed("02072", DODGE, COVER).use("Leia Organa")
    assert (scene.asked, len(scene.discard(THEM))) == (THEM, 2), "it costs 1"


@card("21060")
def test_the_princess_needs_two_charm_tokens_on_one_character() -> None:
    scene = charmed(SABER, charms=1).use("Leia Organa")
    assert (scene.tokens("Kylo", CHARMS), scene.deck(THEM), scene.knows(ME)) == (1, ["Lightsaber"], [])
    scene = charmed(SABER, charms=3).use("Leia Organa", "no")
    assert (scene.tokens("Kylo", CHARMS), scene.can("use Leia")) == (1, False)


@card("21060")
def test_the_princess_also_plays_a_card_of_her_own_deck_and_an_empty_deck_shows_nothing() -> None:
    princess = a_character(PRINCESS, tokens={CHARMS: 2})
    scene = a_table([princess], [KYLO], deck=[BLASTER]).use("Leia Organa", "yes")
    assert scene.upgrades("Leia") == ["DH-17 Blaster Pistol"]
    scene = a_table([princess], [KYLO]).use("Leia Organa")
    assert (scene.asked, scene.discard(), scene.tokens("Leia", CHARMS)) == (THEM, [], 0)


@rule("DST-PLX-05")
def test_an_opponents_event_acts_for_its_player_and_goes_to_its_owners_discard_pile() -> None:
    scene = charmed(COVER, DODGE).use("Leia Organa", "yes", "Leia")
    assert (scene.shields("Leia"), scene.discard(THEM), scene.discard(ME)) == (1, ["Take Cover"], [])


@rule("DST-PLX-05")
def test_an_opponents_support_lies_before_its_player_and_its_die_comes_into_their_pool() -> None:
    scene = charmed("01049", DODGE).use("Leia Organa", "yes")
    assert (scene.supports(ME), scene.supports(THEM)) == (["Millennium Falcon"], [])
    scene.pass_().roll_next(0).activate("Millennium Falcon")
    assert scene.pool() == ["3RD"]


def gideon(*hand: str, answers: tuple[str, ...] = ()) -> Scene:
    """Moff Gideon has been activated and has detected this hand."""
    theirs = a_side([KYLO], hand=hand, deck=[DODGE] * 4)
    return a_table([GIDEON], theirs, deck=[DODGE] * 4).roll_next(3).activate("Moff Gideon", "detect 2 cards", *answers)


@card("16015")
@rule("DST-DET-01", "DST-PLX-05")
def test_gideon_plays_a_detected_weapon_for_free_and_pays_half_its_cost_in_damage() -> None:
    scene = gideon(RIFLE, COVER, answers=("yes",))
    assert (scene.upgrades("Moff Gideon"), scene.hand(THEM), scene.damage("Moff Gideon")) == (
        ["IQA-11 Blaster Rifle"],
        ["Take Cover"],
        2,
    )
    assert scene.knows(ME) == ["Take Cover"], "both were detected"


@card("16015")
@rule("D-336")
def test_the_weapon_goes_back_to_its_owners_hand_when_the_action_phase_ends() -> None:
    scene = gideon(RIFLE, COVER, answers=("yes",)).pass_().pass_()
    assert (scene.upgrades("Moff Gideon"), scene.duel.phase) == ([], UPKEEP_PHASE)
    assert sorted(scene.hand(THEM)) == ["IQA-11 Blaster Rifle", "Take Cover"]
    assert "IQA-11 Blaster Rifle" in scene.knows(ME)


@card("16015")
@rule("D-336")
def test_a_weapon_that_has_left_play_is_not_returned_and_gideon_may_fall_before() -> None:
    scene = gideon(RIFLE, COVER, answers=("yes",)).carry_out(Discard(a(UPGRADE)))
    scene.pass_().pass_()
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Take Cover"], ["IQA-11 Blaster Rifle"])


@card("16015")
def test_gideon_may_decline_takes_no_damage_then_and_plays_nothing_else() -> None:
    scene = gideon(RIFLE, COVER, answers=("no",))
    assert (sorted(scene.hand(THEM)), scene.damage("Moff Gideon")) == (["IQA-11 Blaster Rifle", "Take Cover"], 0)
    scene.pass_().pass_()
    assert scene.team() == ["Moff Gideon"], "nothing is returned"
    scene = gideon(COVER, EVENT)
    assert (scene.asked, scene.damage("Moff Gideon")) == (THEM, 0)


@card("16015")
@rule("DST-PLX-05")
def test_who_plays_the_last_card_of_a_hand_has_emptied_it() -> None:
    scene = gideon(RIFLE, answers=("yes",))
    assert (scene.hand(THEM), scene.duel.detected) == ([], ())


@card("14015")
def test_fn_2199_may_take_a_weapon_of_the_top_four_cards_after_the_set_up() -> None:
    mine = a_side([FIGHTER], deck=[SABER] * 9, format="INF")
    scene = a_beginning(mine, a_side([TROOPER, TROOPER], deck=[DODGE] * 9), seed="fn").settle_in().answer("yes")
    assert scene.can("Lightsaber") and scene.can("none")
    scene.answer("Lightsaber")
    assert (len(scene.hand()), len(scene.deck()), scene.knows(THEM)) == (6, 3, ["Lightsaber"])
    assert len(scene.knows(ME)) == 4, "the other three stay on top, known to their player"


@card("14015")
def test_fn_2199_may_leave_the_cards_alone_or_find_no_weapon() -> None:
    mine = a_side([FIGHTER], deck=[DODGE] * 9, format="INF")
    scene = a_beginning(mine, a_side([TROOPER, TROOPER], deck=[DODGE] * 9), seed="fn").settle_in()
    assert scene.answer("no").can("pass") and scene.knows(ME) == []
    scene = a_beginning(mine, a_side([TROOPER, TROOPER], deck=[DODGE] * 9), seed="fn").settle_in().answer("yes")
    assert (len(scene.hand()), len(scene.knows(ME)), scene.options) == (5, 4, ["none"]), "he has seen four"


@card("14015")
def test_fn_2199_rolls_a_weapon_die_and_resolves_it_or_removes_it() -> None:
    fighter = a_character(FIGHTER, upgrades=[RIFLE, "01060"])
    scene = a_table([fighter], [KYLO]).roll_next(0).use("FN-2199", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, []), "not the die of the Mind Probe"
    scene = a_table([fighter], [KYLO]).roll_next(5).use("FN-2199")
    assert (scene.pool(), scene.asked) == ([], THEM), "a blank is removed"
    assert not scene.pass_().can("use FN-2199")


@card("14015")
def test_fn_2199_rolls_nothing_without_a_weapon_die_on_him() -> None:
    fighter = a_character(FIGHTER, upgrades=[a_piece(RIFLE, "2RD")])
    assert a_table([fighter], [KYLO]).use("FN-2199").pool() == ["2RD"]


@card("08129")
def test_armored_reinforcement_finds_a_red_vehicle_in_the_deck_and_shuffles() -> None:
    scene = a_table([KYLO], [LEIA], plots=[REINFORCEMENT], deck=[DODGE, SPEEDER, COVER, "01049"], resources=2)
    scene.use("Armored Reinforcement", "your deck")
    assert not scene.can("Millennium Falcon") and not scene.can("Dodge")
    scene.answer(scene.options[1])
    assert (len(scene.supports()), scene.resources(), scene.aside()) == (1, 0, ["Armored Reinforcement"])
    assert (sorted(scene.deck()), scene.knows(ME)) == (["Dodge", "Millennium Falcon", "Take Cover"], [])


@card("08129")
def test_armored_reinforcement_finds_one_in_the_pile_without_shuffling() -> None:
    scene = a_table(
        [KYLO], [LEIA], plots=[REINFORCEMENT], deck=[DODGE, COVER, EVENT], discard=[SPEEDER, TIE], resources=2
    ).use("Armored Reinforcement", "your discard pile")
    assert len(scene.options) == 2, "the other one costs 6"
    scene.answer(scene.options[1])
    assert (len(scene.supports()), scene.deck()[:2], len(scene.discard())) == (1, ["Dodge", "Take Cover"], 1)


@card("08129")
def test_armored_reinforcement_may_find_nothing_and_the_deck_is_shuffled_all_the_same() -> None:
    scene = a_table([KYLO], [LEIA], plots=[REINFORCEMENT], deck=[SPEEDER, COVER], resources=2)
    scene.use("Armored Reinforcement", "your deck", "none")
    assert (scene.supports(), scene.knows(ME), scene.aside(), scene.resources()) == (
        [],
        [],
        ["Armored Reinforcement"],
        2,
    )
    assert not scene.pass_().can("use Armored Reinforcement")


@card("11132")
@rule("DST-PLX-06")
def test_you_are_in_command_now_plays_a_title_without_its_restrictions_for_one_less() -> None:
    scene = a_table([REY, KYLO], [LEIA], hand=[COMMAND, BODYGUARD, SABER], deck=[DODGE])
    scene.play("You Are In Command Now", "Bodyguard", "Kylo")
    assert (scene.upgrades("Kylo"), scene.resources(), scene.asked) == (["Bodyguard"], 0, ME), "Ambush: one more action"
    scene = a_table([KYLO, "01020"], [LEIA], hand=[COMMAND], discard=[MASTER], resources=3)
    scene.play("You Are In Command Now", "Master of the Council", "Jabba")
    assert (scene.upgrades("Jabba"), scene.resources()) == (["Master of the Council"], 0), "Jabba is Yellow"


@card("11132")
def test_you_are_in_command_now_plays_no_other_card_none_twice_and_none_that_is_too_dear() -> None:
    scene = a_table([REY], [LEIA], hand=[COMMAND, SABER], discard=[MASTER], resources=2)
    scene.play("You Are In Command Now")
    assert (scene.upgrades("Rey"), scene.hand()) == ([], ["Lightsaber"])
    rey = a_character(REY, upgrades=[MASTER])
    scene = a_table([rey], [LEIA], hand=[COMMAND, MASTER], resources=5).play("You Are In Command Now")
    assert scene.upgrades("Rey") == ["Master of the Council"], "it is unique"


@card("11132", "14042")
@rule("DST-DET-03", "DST-PLX-06", "DST-NEG-01")
def test_you_are_in_command_now_plays_no_detected_card_that_an_opponent_bars() -> None:
    scene = a_table([REY], ["14042"], hand=[COMMAND, BODYGUARD], deck=[DODGE])
    scene.duel.detected = (scene.find("Bodyguard"),)
    scene.play("You Are In Command Now")
    assert (scene.upgrades("Rey"), scene.can("Bodyguard")) == ([], False)


def heist(*deck: str, team: tuple[str, ...] = (JABBA,), opponents: tuple[str, ...] = (KYLO, REY)) -> Scene:
    """Kylo, with my Data Heist on him, has just been defeated."""
    kylo, *others = opponents
    theirs = a_side([a_character(kylo, downgrades=["18034"]), *others], deck=deck)
    return a_table(list(team), theirs).carry_out(Defeat(a(CHARACTER.opposing.titled("Kylo Ren"))))


@card("18034")
@rule("DST-PLX-05", "DST-SRH-03")
def test_data_heist_reveals_four_cards_of_which_one_may_be_played_for_free() -> None:
    scene = heist(SABER, DODGE, COVER, RIFLE, EVENT)
    assert len(scene.knows(ME)) == len(scene.knows(THEM)) == 4
    scene.answer("yes")
    assert not scene.can(scene.duel.print(scene.duel.decks[THEM][4]).title), "the fifth is unknown"
    scene.answer("IQA-11")
    assert (scene.upgrades("Jabba"), scene.resources()) == (["IQA-11 Blaster Rifle"], 0)
    assert scene.deck(THEM)[:3] == ["Lightsaber", "Dodge", "Take Cover"], "the others stay where they are"


@card("18034")
def test_data_heist_may_be_declined_and_finds_nothing_in_an_empty_deck() -> None:
    scene = heist(SABER, DODGE, COVER, RIFLE).answer("no")
    assert (scene.upgrades("Jabba"), len(scene.deck(THEM))) == ([], 4)
    assert heist().asked == ME and heist().can("pass")


@card("18034")
@rule("D-337")
def test_data_heist_spots_the_cards_of_that_opponent_as_if_they_were_its_players() -> None:
    """Force Training asks to spot a Blue character to be played, Force Misdirection to do anything."""
    scene = heist(TRAINING, opponents=(KYLO, REY)).answer("yes")
    assert scene.upgrades("Jabba") == ["Force Training"], "Rey is Blue"
    assert not heist(TRAINING, opponents=(KYLO, "01020")).can("yes"), "nobody is Blue any more"
    theirs = a_side([a_character(KYLO, downgrades=["18034"]), a_character(REY, showing=["1MD"])], deck=["01085"])
    scene = a_table([JABBA], theirs).carry_out(Defeat(a(CHARACTER.opposing.titled("Kylo Ren")))).answer("yes")
    assert (scene.pool(THEM), len(scene.discard(THEM))) == ([], 1)


@card("23064", "15082")
@rule("D-337", "DST-SPX-02")
def test_numbers_of_cards_that_can_be_spotted_count_those_of_that_opponent() -> None:
    """Troopers' Advance has one trooper of its player and one of the opponent to spot."""
    theirs = a_side([a_character(KYLO, downgrades=["18034"]), "01002"], deck=["23064"])
    scene = a_table([a_character("01002", showing=("1RD",))], theirs)
    scene.carry_out(Defeat(a(CHARACTER.opposing.titled("Kylo Ren")))).answer("yes", "Stormtrooper (Player 2)")
    assert (scene.damage("First Order", THEM), scene.pool()) == (3, [])


@card("16007")
@rule("D-337", "DST-SPX-01")
def test_a_sith_of_that_opponent_is_spotted_beside_a_character_that_is_dealt_damage() -> None:
    """The Sith is Count Dooku of the opponent, so the damage goes to a character of mine."""
    scene = heist("16007", opponents=(KYLO, "07001")).answer("yes")
    assert (scene.damage("Jabba"), scene.damage("Dooku")) == (1, 0)


@rule("D-337")
def test_other_cards_spot_only_what_their_player_controls() -> None:
    scene = a_table([JABBA], [REY], hand=["01085", TRAINING], resources=5)
    assert not scene.can("play Force Training")


@card("18034")
def test_data_heist_is_played_beside_a_spy_or_a_bounty_hunter() -> None:
    assert a_table(["01021"], [KYLO], hand=["18034"]).can("play Data Heist")
    assert not a_table([JABBA], [KYLO], hand=["18034"]).can("play Data Heist")
