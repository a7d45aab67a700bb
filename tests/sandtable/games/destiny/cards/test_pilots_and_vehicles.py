"""Pilots, the vehicles that they fly, and cards that count first times. Expected values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

PHASMA, KYLO, REY, LUKE, FINN, JANGO = "01001", "01011", "01038", "01035", "01045", "01021"
PILOT, SQUAD_LEADER, SMUGGLER, NIEN_NUNB, WEDGE = "16052", "19002", "18074", "19020", "16053"
IDEN, BENTHIC, BOSSK, FENN_RAU, GUARD = "18018", "15063", "18031", "22058", "21002"
CHIP = "18020"
FALCON, SLAVE, EJECT, CO_PILOT, GUARDIANS = "16046", "12050", "12149", "19026", "22051"
TIE, EVENT, LIGHTSABER = "01006", "01157", "21055"
DECK = [EVENT] * 8


@card("16052", "19002")
@rule("DST-PIL-01", "DST-PIL-02")
def test_pilots_take_a_vehicle_along() -> None:
    for code, name in ((PILOT, "Rebel Pilot"), (SQUAD_LEADER, "Imperial Navy")):
        scene = a_table([code], supports=[TIE]).activate(name, "TIE")
        assert (len(scene.pool()), scene.exhausted("TIE"), scene.asked) == (2, True, THEM)
        assert not a_table([code], supports=[TIE]).activate(name, "none").exhausted("TIE")


@card("18074")
@rule("DST-PIL-04", "DST-MEM-02")
def test_rebel_smuggler_gains_for_the_first_piloted_die_of_the_round() -> None:
    scene = a_table([SMUGGLER], [REY], supports=[TIE]).roll_next(0, 0).activate("Rebel Smuggler", "TIE").pass_()
    scene.resolve("First Order TIE", "Rey", "no more")
    assert scene.resources() == 1
    unpiloted = a_table([SMUGGLER], [REY], supports=[a_piece(TIE, showing="1RD")])
    assert unpiloted.resolve("First Order TIE", "Rey").resources() == 0


@card("19020")
@rule("DST-PIL-06")
def test_nien_nunb_may_reroll_a_pilot_die_when_he_begins_to_pilot() -> None:
    scene = a_table([NIEN_NUNB, FINN], supports=[TIE]).roll_next(5, 0, 1).activate("Nien Nunb", "TIE", "yes")
    assert (scene.asked, scene.pool()[0]) == (THEM, "2RD"), "the only pilot die is his own"
    assert a_table([NIEN_NUNB], supports=[TIE]).roll_next(5, 0).activate("Nien Nunb", "none").pool() == ["-"]


@card("16053")
@rule("DST-MEM-01")
def test_wedge_gives_shields_for_blanks_just_rolled() -> None:
    both = a_table([a_character(WEDGE, dice=2)]).roll_next(5, 5).activate("Wedge", "yes")
    assert both.shields("Wedge") == 2
    none = a_table([WEDGE]).roll_next(0).activate("Wedge")
    assert none.shields("Wedge") == 0


@card("16053")
@rule("DST-SBT-03")
def test_wedge_does_nothing_for_a_character_that_is_no_pilot() -> None:
    scene = a_table([WEDGE, FINN]).activate("Finn")
    assert (scene.asked, scene.shields("Finn")) == (THEM, 0)


@card("16046")
@rule("DST-PIL-08", "DST-PIL-06")
def test_the_falcon_lets_rey_pilot_and_gives_a_shield() -> None:
    scene = a_table([REY, FINN], supports=[FALCON]).activate("Rey", "Falcon", "yes", "Finn")
    assert (scene.shields("Finn"), scene.exhausted("Falcon")) == (1, True)
    assert a_table([REY, FINN], supports=[FALCON]).activate("Finn").asked == THEM, "Finn has no Piloting"
    red = a_table([PILOT, REY], supports=[FALCON]).activate("Rebel Pilot", "Falcon")
    assert (red.asked, red.shields("Rey")) == (THEM, 0), "no Blue pilot"


@card("12050")
@rule("DST-PIL-08")
def test_slave_i_lets_jango_fett_pilot_and_deal_damage() -> None:
    scene = a_table([JANGO, FINN], [REY], supports=[SLAVE]).activate("Jango Fett", "Slave", "yes", "Rey")
    assert scene.damage("Rey") == 1
    assert a_table([JANGO, FINN], [REY], supports=[SLAVE]).activate("Finn").asked == THEM


@card("18018")
@rule("DST-PIL-04", "DST-VAL-03")
def test_iden_raises_the_values_of_piloted_vehicles_while_her_die_is_rolled() -> None:
    scene = a_table([IDEN], [REY], supports=[TIE]).roll_next(0, 0).activate("Iden", "TIE").pass_()
    shown = scene.duel.pools[ME]
    assert [scene.duel.value(die) for die in shown] == [2, 2], "hers is no vehicle die"
    alone = a_table([a_character(IDEN, showing=("2RD",))], [REY], supports=[a_piece(TIE, showing="1RD")])
    assert [alone.duel.value(die) for die in alone.duel.pools[ME]] == [2, 1], "nobody pilots it"


@card("18018")
@rule("D-335", "D-368")
def test_idens_die_raises_nothing_while_it_lies_in_the_pool_of_an_opponent() -> None:
    iden = a_character(IDEN, downgrades=[a_piece(CHIP, tokens={RESOURCES: 1})])
    scene = a_table([REY], a_side([iden], supports=[TIE]), turn=THEM).roll_next(0, 0).activate("Iden", "TIE")
    assert [scene.duel.value(die) for die in scene.duel.pools[THEM]] == [2, 2]
    scene.roll_next(0).use("Inhibitor Chip")
    assert (len(scene.pool()), [scene.duel.value(die) for die in scene.duel.pools[THEM]]) == (1, [1])


@card("15063")
@rule("DST-BFX-03")
def test_benthic_deals_damage_when_an_opponent_claims() -> None:
    scene = a_table([BENTHIC], [REY], turn=THEM).claim("no", "Rey")
    assert scene.damage("Rey") == 2
    assert a_table([BENTHIC], [REY]).claim("no").damage("Rey") == 0


@card("15063")
@rule("DST-POW-01", "DST-IND-13")
def test_benthic_pays_with_damage_to_remove_a_die_showing_damage() -> None:
    theirs = [a_character(PHASMA, showing=("2RD", "1F"))]
    scene = a_table([BENTHIC], theirs).use("Benthic")
    assert (scene.damage("Benthic"), scene.pool(THEM)) == (1, ["1F"])


@card("15063", "22058", "18031")
@rule("DST-PIL-01")
def test_they_are_pilots_as_well() -> None:
    for code, name in ((BENTHIC, "Benthic"), (FENN_RAU, "Fenn Rau"), (BOSSK, "Bossk")):
        assert a_table([code], supports=[TIE]).activate(name, "TIE").exhausted("TIE")


@card("18031")
@rule("DST-MOV-04")
def test_bossk_moves_damage_from_an_opponent_s_character() -> None:
    theirs: Team = [a_character(REY, damage=3), FINN]
    scene = a_table([BOSSK], theirs).use("Bossk", "2", "Finn")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.damage("Bossk")) == (1, 2, 0)


@card("22058")
@rule("DST-BFX-03", "DST-TIM-04")
def test_fenn_rau_gains_a_shield_or_deals_damage_as_the_battlefield_goes() -> None:
    scene = a_table([FENN_RAU], [REY], turn=THEM).claim("no")
    assert scene.shields("Fenn Rau") == 1
    for holder, dealt in ((ME, 1), (THEM, 0)):
        later = a_table([FENN_RAU], a_side([REY], deck=DECK), deck=DECK, holder=holder, turn=holder)
        while later.duel.round == 1:
            later.answer("keep the rest" if later.can("keep the rest") else "pass")
        assert later.damage("Rey") == dealt


@card("12149")
@rule("DST-PIL-04", "DST-SHD-03")
def test_eject_discards_a_vehicle_for_its_pilot() -> None:
    scene = a_table([a_character(PILOT, damage=3), REY], supports=[TIE], hand=[EJECT])
    scene.activate("Rebel Pilot", "TIE").pass_().play("Eject")
    assert (scene.damage("Rebel Pilot"), scene.shields("Rebel Pilot"), scene.supports()) == (1, 2, [])
    assert "Rebel Pilot" not in [scene.duel.print(pair[0]).title for pair in scene.duel.pilots]
    nobody = a_table([a_character(PILOT, damage=3)], supports=[TIE], hand=[EJECT]).play("Eject")
    assert (nobody.damage("Rebel Pilot"), nobody.shields("Rebel Pilot"), nobody.supports()) == (3, 0, [])
    whole = a_table([PILOT], supports=[TIE], hand=[EJECT]).activate("Rebel Pilot", "TIE").pass_().play("Eject")
    assert whole.shields("Rebel Pilot") == 2, "nothing to heal"


@card("19026")
@rule("DST-SBT-05", "DST-DFX-04", "DST-PIL-01")
def test_co_pilot_makes_a_pilot_of_a_character() -> None:
    scene = a_table([PILOT, FINN], supports=[TIE], hand=[CO_PILOT], resources=1)
    before = health(scene, "Rebel Pilot"), health(scene, "Finn")
    scene.play("Co-Pilot", "Finn").pass_()
    assert (health(scene, "Rebel Pilot"), health(scene, "Finn")) == (before[0] + 1, before[1] + 1)
    assert scene.activate("Finn", "TIE").exhausted("TIE")
    assert not a_table([FINN], hand=[CO_PILOT], resources=1).can("play Co-Pilot"), "no pilot to spot"


@card("21002")
@rule("DST-MEM-02", "DST-IND-03")
def test_the_royal_guard_discards_for_the_first_indirect_damage_of_a_round() -> None:
    mine = a_side([GUARD], hand=[EVENT, EVENT], deck=DECK)
    theirs = [a_character(BENTHIC, showing=("2ID", "3ID")), a_character(LUKE, showing=("1Sh",))]
    scene = a_table(theirs, mine).answer("2 indirect", "yes")
    scene.duel.apply(0)
    assert (scene.asked, scene.pool(), len(scene.hand(THEM))) == (ME, ["3ID"], 1), "the shield is no damage"
    scene.answer("3 indirect")
    assert (scene.asked, scene.can("yes"), len(scene.hand(THEM))) == (THEM, False, 1)
    idle = a_table(theirs, a_side([GUARD], deck=DECK)).answer("2 indirect")
    assert not idle.can("yes"), "no card to discard"


@card("22051")
@rule("DST-MEM-04")
def test_guardians_of_peace_give_two_shields_for_three_rerolled_dice() -> None:
    """Two lightsabers are resolved, each with 2 rerolls: 1 die is rerolled, or 2, then 2 more."""
    finn = a_character(FINN, upgrades=[a_piece(LIGHTSABER, showing="2Re"), a_piece(LIGHTSABER, showing="2Re")])
    team = [finn, a_character(LUKE, showing=("1Sh", "3MD"))]
    scene = a_table(team, supports=[GUARDIANS]).answer("resolve Legacy Lightsaber", "1 shield", "3 melee", "no")
    scene.answer("Legacy")
    scene.duel.apply(1)
    while not scene.can("yes"):
        scene.duel.apply(1 if len(scene.options) > 1 else 0)
    assert scene.answer("yes", "Luke").shields("Luke") == 2
    once = a_table(team, supports=[GUARDIANS]).answer("resolve Legacy Lightsaber", "1 shield", "no more", "yes", "Luke")
    assert (once.shields("Luke"), once.exhausted("Guardians")) == (1, True)
    other = a_table([a_character(LUKE, showing=("1Sh",))], supports=[GUARDIANS]).answer("resolve Luke")
    assert not other.exhausted("Guardians"), "no reroll was resolved"


def health(scene: Scene, name: str) -> int:
    return health_of(scene.duel, scene.find(name))
