"""Battlefields, plots, vehicles and other cards that need words which stood already. Values by hand from the prints."""

from __future__ import annotations

from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
BLOCK, DODGE, PISTOL, TIE, OUTPOST, COVER, CUNNING = "01153", "01155", "01054", "01006", "01053", "01157", "01052"
MARK = "09039"
"""Death Mark, a bounty of cost 0."""


def to_round_two(scene: Scene) -> Scene:
    """Both players pass and take what comes."""
    while scene.duel.round == 1:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    return scene


# -- vehicles and supports ---------------------------------------------------------------------------------------


@card("12066")
@rule("DST-PIL-04")
def test_luke_turns_the_die_of_his_x_wing_and_others_reroll_it() -> None:
    supports = [a_piece("12066", "1Sh")]
    unpiloted = a_table([LUKE], supports=supports).roll_next(1).use("Luke Skywalker's X-Wing")
    assert (unpiloted.pool(), unpiloted.asked) == (["2RD"], THEM)
    piloted = a_table([LUKE], supports=supports)
    piloted.duel.pilots = ((piloted.find("Luke Skywalker, "), piloted.find("X-Wing")),)
    piloted.use("Luke Skywalker's X-Wing", "turn this die", "+2 ranged")
    assert piloted.pool() == ["+2RD"]
    again = a_table([LUKE], supports=supports).roll_next(0)
    again.duel.pilots = ((again.find("Luke Skywalker, "), again.find("X-Wing")),)
    assert again.use("Luke Skywalker's X-Wing", "reroll").pool() == ["1RD"]


@card("23079")
@rule("DST-TOK-01")
def test_alliance_pathfinders_get_ready_again_for_two_resources() -> None:
    scene = a_table([FINN], [REY], supports=[a_piece("23079", "2RD", tokens={RESOURCES: 1}, exhausted=True)])
    scene.resolve("Alliance Pathfinders", "Rey").pass_()
    assert scene.tokens("Alliance", RESOURCES) == 2
    scene.use("Alliance Pathfinders")
    assert (scene.tokens("Alliance", RESOURCES), scene.exhausted("Alliance")) == (0, False)
    poor = a_table([FINN], supports=[a_piece("23079", tokens={RESOURCES: 1}, exhausted=True)])
    assert poor.use("Alliance Pathfinders").exhausted("Alliance")


@card("23052")
def test_the_speeder_may_bring_a_jedi_along() -> None:
    scene = a_table([LUKE, FINN], supports=["23052"]).activate("DC0052", "yes")
    assert (len(scene.pool()), scene.exhausted("Luke"), scene.exhausted("Finn")) == (2, True, False)
    assert not a_table([LUKE], supports=["23052"]).activate("DC0052", "no").exhausted("Luke")
    assert a_table([FINN], supports=["23052"]).activate("DC0052").asked == THEM


@card("12141")
@rule("DST-TIM-06", "DST-IND-13")
def test_double_agent_hurts_its_player_in_each_upkeep() -> None:
    theirs = a_side([REY], deck=[BLOCK] * 9)
    scene = to_round_two(a_table([FINN], theirs, supports=["12141"], deck=[DODGE] * 9))
    assert (scene.damage("Finn"), scene.damage("Rey")) == (2, 0)


@card("12141")
@rule("DST-CHC-01")
def test_double_agent_goes_over_for_an_event() -> None:
    scene = a_table([FINN], [REY], supports=["12141"], hand=[BLOCK, PISTOL]).use("Double Agent")
    assert (scene.supports(), scene.supports(THEM), scene.discard()) == ([], ["Double Agent"], ["Block"])
    assert not a_table([FINN], supports=["12141"], hand=[PISTOL]).can("use Double Agent")


@card("11032")
@rule("DST-TIM-06", "D-320")
def test_hostile_territory_hurts_who_does_not_control_the_battlefield() -> None:
    for holder, hurt in ((ME, (0, 2)), (THEM, (2, 0))):
        theirs = a_side([REY], deck=[BLOCK] * 9)
        scene = a_table([FINN], theirs, supports=["11032"], deck=[DODGE] * 9, holder=holder)
        to_round_two(scene)
        assert (scene.damage("Finn"), scene.damage("Rey")) == hurt


# -- battlefields ------------------------------------------------------------------------------------------------


@card("16106")
@rule("DST-TOK-01", "DST-TOK-03")
def test_hangar_places_a_resource_and_removes_one() -> None:
    theirs = a_side([REY], supports=[a_piece("12154", tokens={RESOURCES: 3})])
    scene = a_table([FINN], theirs, supports=["05164"], battlefield="16106").claim(
        "yes", "Remote Stockpile", "Merchant"
    )
    assert (scene.tokens("Stockpile", RESOURCES), scene.tokens("Merchant", RESOURCES)) == (1, 2)
    refused = a_table([FINN], theirs, supports=["05164"], battlefield="16106").claim("no")
    assert (refused.tokens("Stockpile", RESOURCES), refused.tokens("Merchant", RESOURCES)) == (0, 3)


@card("21094")
@rule("DST-ASD-06")
def test_the_wreckage_sets_a_support_of_any_discard_pile_aside_for_a_resource() -> None:
    theirs = a_side([REY, KYLO], discard=[TIE, BLOCK])
    scene = a_table([FINN], theirs, discard=[OUTPOST], battlefield="21094").claim("yes", "TIE")
    assert (scene.aside(), scene.discard(THEM), scene.resources()) == (["First Order TIE Fighter"], ["Block"], 1)
    none = a_table([FINN], a_side([REY, KYLO], discard=[BLOCK]), battlefield="21094").claim()
    assert (none.resources(), none.asked) == (0, THEM)


@card("09179")
@rule("DST-CHE-01")
def test_salt_flats_turns_a_die_to_a_blank_or_a_leader_die_to_any_side() -> None:
    mine: Team = [a_character(PHASMA, showing=("1RD",)), a_character("22016", showing=("2ID",))]
    theirs = [a_character(REY, showing=("1MD",))]
    blank = a_table(mine, theirs, battlefield="09179").use("Salt Flats", "turn a die to a side", "Rey")
    assert (blank.pool(), blank.pool(THEM)) == (["1RD", "2ID"], ["-"])
    leader = a_table(mine, theirs, battlefield="09179").use("Salt Flats", "leader", "Kalani", "2 focus")
    assert leader.pool() == ["1RD", "2F"]


# -- plots -------------------------------------------------------------------------------------------------------


@card("12105")
@rule("DST-MOV-04")
def test_valorous_tribe_moves_damage_to_its_player_and_a_wookiee_heals() -> None:
    theirs = [a_character(REY, damage=3)]
    scene = a_table(["23046", FINN], theirs, plots=["12105"]).use("Valorous Tribe", "2", "Finn", "yes", "Finn")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.exhausted("Valorous")) == (1, 1, True)
    without = a_table([FINN], theirs, plots=["12105"]).use("Valorous Tribe", "1")
    assert (without.damage("Rey"), without.damage("Finn"), without.asked) == (2, 1, THEM)
    none = a_table(["23046", FINN], theirs, plots=["12105"]).use("Valorous Tribe", "0", "no")
    assert (none.damage("Rey"), none.asked) == (3, THEM)


@card("23106")
@rule("DST-PLX-04")
def test_one_last_trick_plays_a_yellow_card_for_two_less() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    for answers, upgrades, aside in ((("yes", "Infiltrate"), ["Infiltrate"], ["One Last Trick"]), (("no",), [], [])):
        mine = [a_character(TROOPER, damage=6), a_character(FINN)]
        scene = a_table(mine, theirs, plots=["23106"], hand=[CUNNING, PISTOL], turn=THEM)
        scene.resolve("Rey", "Stormtrooper").answer(*answers)
        assert (scene.upgrades("Finn"), scene.aside(), scene.resources()) == (upgrades, aside, 0)


@card("23106")
def test_one_last_trick_waits_for_its_own_characters() -> None:
    theirs: Team = [a_character(TROOPER, damage=6), REY]
    scene = a_table([a_character(FINN, showing=("1RD",))], theirs, plots=["23106"], hand=[CUNNING])
    assert scene.resolve("Finn", "Stormtrooper").asked == THEM


# -- events, upgrades and characters -----------------------------------------------------------------------------


@card("16014")
def test_the_incinerator_trooper_burns_the_characters_of_its_player() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([a_character("16014", damage=6), FINN, KYLO], theirs, turn=THEM).resolve("Rey", "Incinerator")
    assert (scene.damage("Finn"), scene.damage("Kylo"), scene.damage("Rey")) == (1, 1, 0)


@card("11131")
@rule("D-301")
def test_shortcut_uses_the_battlefield_that_was_not_chosen() -> None:
    theirs = a_side([REY], battlefield="01168")
    scene = a_table([FINN], theirs, hand=["11131"], supports=[TIE], holder=THEM, resources=1).play("Shortcut")
    assert (scene.duel.print(scene.duel.battlefield).title, scene.duel.holder) == ("Frozen Wastes", THEM)
    none = a_table([FINN], theirs, hand=["11131"], supports=[OUTPOST], resources=1).play("Shortcut")
    assert none.duel.print(none.duel.battlefield).title == "Echo Base"


@card("09167")
@rule("DST-DWN-05")
def test_unshackle_discards_a_downgrade_and_has_ambush() -> None:
    mine = [a_character(FINN, downgrades=[MARK])]
    scene = a_table(mine, hand=["09167"], resources=1).play("Unshackle")
    assert (scene.downgrades("Finn"), scene.discard(THEM), scene.prompt) == (
        [],
        ["Death Mark"],
        "Take an additional action",
    )
    none = a_table([a_character(FINN, upgrades=[PISTOL])], hand=["09167"], resources=1).play("Unshackle")
    assert none.upgrades("Finn") == ["DH-17 Blaster Pistol"]


@card("23104")
@rule("DST-SPX-02", "DST-OPD-09")
def test_as_you_wish_rolls_a_die_of_a_bounty_hunter_beside_a_bounty() -> None:
    theirs = [a_character(REY, downgrades=[MARK])]
    scene = a_table([JANGO, FINN], theirs, hand=["23104"], resources=1).play("As You Wish")
    assert (len(scene.pool()), scene.exhausted("Jango")) == (1, False)
    without = a_table([JANGO, FINN], [REY], hand=["23104"], resources=1).play("As You Wish")
    assert without.pool() == []


@card("11017")
@rule("DST-IND-06", "DST-DWN-10")
def test_ancient_magicks_deals_indirect_damage_and_may_ready_a_curse() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece("11017", "Sp")])]
    curse = a_character(REY, downgrades=[a_piece("11007", exhausted=True)])
    scene = a_table(mine, [curse], hand=[]).resolve("Ancient Magicks", "yes")
    name = scene.downgrades("Rey")[0]
    assert (scene.damage("Rey"), scene.exhausted(name)) == (1, False)
    declined = a_table(mine, [curse]).resolve("Ancient Magicks", "no")
    assert (declined.damage("Rey"), declined.exhausted(name)) == (1, True)


@card("11017")
@rule("DST-PRE-02")
def test_ancient_magicks_goes_on_blue_characters_only() -> None:
    assert not a_table([FINN], hand=["11017"], resources=1).can("play Ancient")
    assert a_table([KYLO], hand=["11017"], resources=1).can("play Ancient")


@card("23083")
@rule("DST-DFX-04")
def test_courage_gives_health_and_grows_beside_damage_of_an_opponent() -> None:
    finn = a_character(FINN, upgrades=[a_piece("23083", "1RD")])
    scene = a_table([finn], [a_character(REY, showing=("1MD",))])
    assert health_of(scene.duel, scene.find("Finn")) == 11
    assert scene.resolve("Courage", "Rey").damage("Rey") == 2
    calm = a_table([finn], [a_character(REY, showing=("1R",))]).resolve("Courage", "Rey")
    assert calm.damage("Rey") == 1


# -- pilots and mechanics ----------------------------------------------------------------------------------------


def rogue_one(pilot: str, theirs: Team) -> Scene:
    """Rogue One is piloted by the first character, and is readied and activated afterwards."""
    scene = a_table([pilot, FINN], theirs, supports=["15058"])
    scene.duel.pilots = ((scene.find(scene.duel.print(0).title), scene.find("Rogue One")),)
    return scene.roll_next(0).activate("Rogue One")


@card("15058")
@rule("DST-PIL-04", "DST-VAL-01")
def test_rogue_one_removes_a_shield_or_for_luke_a_die_of_no_value() -> None:
    theirs = [a_character(REY, shields=2, showing=("-", "1MD"))]
    scene = rogue_one(LUKE, theirs)
    assert len(scene.options) == 3
    scene.answer("remove a die")
    assert (scene.pool(THEM), scene.shields("Rey")) == (["1MD"], 2)
    other = rogue_one(KYLO, theirs)
    assert not other.can("remove a die")
    other.answer("remove 1 shield")
    assert (other.shields("Rey"), other.pool(THEM)) == (1, ["-", "1MD"])
    assert rogue_one(LUKE, theirs).answer("no").shields("Rey") == 2


@card("18049")
@rule("DST-TOK-12", "DST-PLX-04")
def test_plo_koon_plays_a_vehicle_for_a_shield_of_a_pilot() -> None:
    koon = a_character("18049", shields=1)
    scene = a_table([koon, FINN], hand=[TIE], resources=2).use("Plo Koon", "TIE")
    assert (scene.shields("Plo Koon"), scene.supports(), scene.resources()) == (0, ["First Order TIE Fighter"], 0)
    finn = a_table(["18049", a_character(FINN, shields=1)], hand=[TIE], resources=2).use("Plo Koon")
    assert (finn.shields("Finn"), finn.supports()) == (1, []), "he is no pilot"


@card("18049")
@rule("DST-PIL-01")
def test_plo_koon_pilots() -> None:
    scene = a_table(["18049"], supports=[TIE]).activate("Plo Koon", "TIE")
    assert scene.duel.pilots == ((scene.find("Plo Koon"), scene.find("TIE")),)


@card("24038")
@rule("DST-OPD-01", "DST-OPD-03")
def test_the_snub_fighter_resolves_a_disrupt_of_any_player_to_turn_a_die() -> None:
    mine = [a_character(REY, showing=("1MD",))]
    theirs = a_side([KYLO], resources=3)
    scene = a_table(mine, theirs, supports=["24038", a_piece(TIE, "1Dr")])
    scene.use("Pirate Snub Fighter", "1 resource")
    assert (scene.resources(THEM), scene.pool()) == (2, ["1R"])
    none = a_table(mine, [KYLO], supports=["24038"]).use("Pirate Snub Fighter")
    assert none.pool() == ["1MD"]


@card("24038")
def test_the_snub_fighter_takes_a_disrupt_of_the_opponent_as_well_and_has_ambush() -> None:
    theirs = a_side([KYLO], supports=[a_piece(TIE, "1Dr")], resources=3)
    scene = a_table([a_character(REY, showing=("1MD",))], theirs, supports=["24038"])
    scene.use("Pirate Snub Fighter", "1 resource")
    assert (scene.resources(THEM), scene.pool(THEM), scene.pool()) == (2, [], ["1R"])
    played = a_table([REY], hand=["24038"], resources=2).play("Pirate Snub Fighter")
    assert played.prompt == "Take an additional action"


@card("05040")
@rule("DST-TOK-05")
def test_rose_gains_a_resource_and_may_mend_a_support() -> None:
    for answer, damage in (("yes", 1), ("no", 2)):
        scene = a_table([a_character("05040", showing=("Sp",))], supports=[a_piece(TIE, damage=2)])
        scene.resolve("Rose", answer)
        assert (scene.resources(), scene.placed("TIE")) == (1, damage)
    assert a_table([a_character("05040", showing=("Sp",))], supports=[TIE]).resolve("Rose").asked == THEM
