"""Rules, examples and decisions of sections 1 to 14 that no single card proves. Values by hand."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny import moves
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.formats import AWAKENINGS
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.language import (
    ATTACHED,
    ATTACHED_DEFEATED,
    CHARACTER,
    GAINING_SHIELDS,
    REDEPLOY,
    Deal,
    Gain,
    Heal,
    a,
    before,
    each,
    only,
    play,
)
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.setting_up import seat as take_seats
from sandtable.games.destiny.text import rules_text
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

STORMTROOPER, TROOPER, LUKE, PADAWAN, QUI_GON = "01002", "01030", "01035", "01036", "01037"
DOOKU, FINN, GUN, BALA_TIK = "01009", "01045", "01047", "01019"
RIFLE, KYLO_SABER, LIGHTSABER, ROBES, GEAR, JETPACK = "01008", "01015", "01059", "01040", "01034", "01066"
COMMANDING_PRESENCE, ESCORT, FAVOR, KIND_OF_SCUM = "01007", "01078", "01088", "01100"
AT_ST, HEROISM, TAKE_COVER, BLOCK, FEEL_YOUR_ANGER, ARMORY = "01005", "01117", "01157", "01153", "01082", "01169"


@rule("DST-GEN-03", "DST-NEG-01", "DST-PRE-01")
def test_what_one_card_forbids_stays_forbidden_though_another_permits_it() -> None:
    for team, offered in (([GUN], False), ([GUN, LUKE], True)):
        scene = a_table(team, hand=[KYLO_SABER], resources=9, battlefield=ARMORY)
        scene.claim()  # the battlefield lets one play an upgrade, the upgrade wants a Blue character
        assert scene.can("yes") == offered


@rule("DST-RSC-03", "DST-SET-05", "DST-RSC-02")
def test_resources_come_from_the_supply_and_from_nobody_else() -> None:
    members = (Member(LUKE, 1),)
    deck = DeckList("a deck", "awakenings", members, ("01166",), (), ((BLOCK, 10),))
    duel = RULES.start(take_seats([deck, deck]), seeded(3), 5000)
    assert duel.resources == [0, 0]
    duel.apply(0)
    duel.apply(0)
    assert duel.resources == [2, 2]
    scene = a_table([a_character(LUKE, showing=["1R"])], a_side([GUN], resources=2))
    assert (scene.resolve("Luke").resources(), scene.resources(THEM)) == (1, 2)


@rule("DST-ABL-03", "EX-08")
def test_finn_has_two_abilities_and_each_works_by_itself() -> None:
    text = rules_text(FINN)
    assert text is not None
    assert len(text.split("\n")) == 2
    scene = a_table([FINN], hand=[KYLO_SABER], resources=3)
    scene.play("Kylo Ren's Lightsaber")  # a weapon for Blue characters only
    assert scene.upgrades("Finn") == ["Kylo Ren's Lightsaber"]
    for team, broken in (((Member(FINN, 1),), False), ((Member("01046", 1),), True)):
        deck = DeckList("a deck", "awakenings", (*team, Member(TROOPER, 1)), ("01166",), (), ((RIFLE, 1),))
        found = [problem for problem in problems(deck, AWAKENINGS) if RIFLE in problem.cards]
        assert bool(found) == broken


@rule("DST-ABL-06", "D-92")
def test_as_much_of_an_ability_as_possible_is_done_and_nobody_may_decline_it() -> None:
    for showing, left in (("2MD", []), ("1R", ["1R"])):
        mine = a_character(GUN, upgrades=[a_piece(JETPACK, "Sp")])
        scene = a_table([mine], [a_character(LUKE, showing=[showing])])
        scene.resolve("Jetpack")
        assert (scene.pool(THEM), scene.shields("Hired Gun")) == (left, 1)


@rule("DST-RDP-04")
def test_redeploy_ignores_play_restrictions(made_up: MadeUp) -> None:
    made_up(LIGHTSABER, [only(CHARACTER.blue), REDEPLOY])
    foes = [a_character(PADAWAN, damage=6, upgrades=[LIGHTSABER]), a_character(GUN)]
    scene = a_table([a_character(LUKE, showing=["2MD"])], foes)
    scene.resolve("Luke", "Padawan", "Lightsaber to Hired Gun")
    assert scene.upgrades("Hired Gun") == ["Lightsaber"]


@rule("D-84", "DST-CTL-04")
def test_who_controls_the_defeated_character_redeploys_also_a_card_of_the_opponent() -> None:
    mine = a_side([a_character(PADAWAN, damage=6), a_character(GUN)])
    scene = a_table(mine.team, [a_character(LUKE, showing=["2MD"], upgrades=[LIGHTSABER])], turn=THEM)
    moves.move_upgrade(scene.duel, scene.find("Lightsaber"), scene.find("Padawan"))
    scene.resolve("Luke", "Padawan")
    assert scene.asked == ME
    scene.answer("Lightsaber to Hired Gun")
    assert scene.upgrades("Hired Gun") == ["Lightsaber"]


@rule("DST-EFF-02", "DST-DEC-02", "EX-23")
def test_the_larger_hand_lasts_as_long_as_the_card_that_grants_it() -> None:
    team = [LUKE]
    for supports, drawn in (([FAVOR], 2), ([], 1)):
        scene = a_table(team, a_side([GUN], deck=[BLOCK]), hand=[BLOCK] * 4, deck=[BLOCK] * 4, supports=supports)
        scene.pass_().pass_().answer("keep")
        assert len(scene.hand()) == 4 + drawn
    scene = a_table(team, supports=[FAVOR, a_piece(AT_ST, "Sp")])
    assert moves.hand_size(scene.duel, ME) == 6
    scene.resolve("AT-ST", "Emperor's Favor")
    assert moves.hand_size(scene.duel, ME) == 5


@rule("DST-CHT-02", "DST-CHT-05", "D-93")
def test_choosing_is_not_optional_and_without_a_target_nothing_happens() -> None:
    mine = a_character(GUN, upgrades=[a_piece(COMMANDING_PRESENCE, "Sp")])
    scene = a_table([mine], [a_character(STORMTROOPER, dice=1, showing=["1RD"]), a_character("01001", showing=["1R"])])
    scene.resolve("Commanding Presence")
    assert len(scene.options) == 3  # the Red dice, its own among them, and no way around
    scene.answer("Phasma")
    assert scene.pool(THEM) == ["1RD"]
    scene = a_table([LUKE], [a_character(GUN, showing=["1R"])], hand=[HEROISM])
    scene.play("Heroism")  # no die shows damage, so that nobody is dealt any
    assert (scene.damage("Luke"), scene.pool(THEM), scene.discard()) == (0, ["1R"], ["Heroism"])


@rule("DST-SHW-04", "DST-ZONE-30", "DST-SHW-02")
def test_a_die_on_its_card_shows_nothing() -> None:
    foes = [a_character(LUKE, dice=2, showing=["-"]), a_character(GUN, showing=["1R"])]
    scene = a_table([LUKE], foes, hand=[FEEL_YOUR_ANGER], resources=1)
    scene.play("Feel Your Anger", "blank")  # one blank is showing: the other die lies on its card
    assert (scene.pool(THEM), scene.asked, scene.prompt) == (["1R"], THEM, "Take an action or pass")


@rule("D-32", "D-75")
def test_the_shields_of_set_up_are_one_gift_to_a_character_already_in_play(made_up: MadeUp) -> None:
    made_up(QUI_GON, [before(GAINING_SHIELDS, Gain(3))])
    decks = [
        DeckList("a deck", "awakenings", (Member(code, 1),), (place,), (), ((BLOCK, 10),))
        for code, place in ((LUKE, "01166"), (QUI_GON, "01168"))
    ]
    duel = RULES.start(take_seats(decks), seeded(1), 5000)
    while duel.battlefield < 0 and duel.ask():
        duel.apply(0)  # keep the hand, then the first battlefield, which is Luke's
    assert (duel.shields[1], duel.resources) == (2, [2, 5])


@rule("D-49", "DST-QUE-02")
def test_the_queue_is_emptied_between_two_dice_of_one_action() -> None:
    team = [a_character("01010", dice=2, showing=["2Dr", "2Dr"])]
    scene = a_table(team, a_side([GUN], resources=3), supports=[KIND_OF_SCUM])
    scene.resolve("Darth Vader")
    assert scene.prompt.startswith("My Kind of Scum")
    scene.answer("yes")
    assert (scene.resources(), scene.prompt) == (2, "Resolve another die?")


@rule("D-60")
def test_when_one_effect_defeats_everybody_the_battlefield_controller_wins(made_up: MadeUp) -> None:
    made_up(TAKE_COVER, [play(Deal(9, each(CHARACTER)))])
    for holder in (ME, THEM):
        scene = a_table([PADAWAN], [GUN], hand=[TAKE_COVER], holder=holder, turn=ME)
        scene.play("Take Cover")
        outcome = scene.duel.outcome()
        assert outcome is not None
        assert outcome.winners == (holder,)


@rule("D-68")
def test_healing_does_not_save_a_character_that_is_being_defeated(made_up: MadeUp) -> None:
    made_up(GEAR, [before(ATTACHED_DEFEATED, Heal(5, ATTACHED))])
    foes = [a_character(PADAWAN, damage=6, upgrades=[GEAR]), a_character(GUN)]
    scene = a_table([a_character(LUKE, showing=["2MD"])], foes)
    scene.resolve("Luke", "Padawan")
    assert scene.team(THEM) == ["Hired Gun"]


@rule("D-85", "DST-KEY-02")
def test_guardian_given_twice_removes_one_die() -> None:
    mine = a_character(TROOPER, upgrades=[ESCORT])
    scene = a_table([mine], [a_character(LUKE, dice=2, showing=["2MD", "3MD"])])
    scene.activate("Rebel Trooper", "2 melee")
    assert (scene.damage("Rebel Trooper"), scene.pool(THEM), scene.asked) == (2, ["3MD"], THEM)
    assert scene.prompt == "Take an action or pass"


@rule("EX-10", "DST-ABO-01")
def test_an_escort_makes_a_guardian_as_long_as_it_is_attached() -> None:
    for upgrades, guarded in (([ESCORT], True), ([], False)):
        scene = a_table([a_character(GUN, upgrades=upgrades)], [a_character(LUKE, showing=["2MD"])])
        scene.activate("Hired Gun")
        assert scene.prompt.startswith("Guardian") == guarded


@rule("D-120", "D-63")
def test_each_deal_instruction_is_a_source_of_its_own(made_up: MadeUp) -> None:
    made_up(TAKE_COVER, [play(Deal(1, a(CHARACTER.opposing)), Deal(1, a(CHARACTER.opposing)))])
    scene = a_table([LUKE], a_side([DOOKU], hand=[BLOCK] * 2), hand=[TAKE_COVER])
    scene.play("Take Cover", "yes", "Block")
    assert (scene.asked, scene.hand(THEM)) == (THEM, ["Block"])  # once for the first, now for the second
    scene.answer("yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku")) == (0, 0)


@rule("D-117", "DST-DIE-01")
def test_sides_are_read_as_they_are_written() -> None:
    sides = card(KYLO_SABER).sides
    assert [(side.symbol, side.value, side.is_modifier, side.cost) for side in sides] == [
        ("MD", 3, False, 1),
        ("MD", 2, True, 0),
        ("MD", 3, True, 0),
        ("Sh", 1, False, 0),
        ("Sp", 0, False, 0),
        ("-", 0, False, 0),
    ]
