"""Sections 9 and 11 to 13 of the rules: winning, abilities, the queue, keywords, effects. Values by hand."""

from __future__ import annotations

from simulate.games.destiny.cards import encoded
from simulate.games.destiny.library import printed
from simulate.games.destiny.terms import DEFEAT, ON_CARD, OUT_OF_CARDS, REDEPLOY_BIT, UPGRADE_CARD
from simulate.games.destiny.triggers import guards, unwatch
from tests.support import rule
from tests.support.destiny_rules2 import Scene, Side

LUKE, PADAWAN, TROOPER, DOOKU, QUI_GON, JANGO = "01035", "01036", "01030", "01009", "01037", "01021"
LIGHTSABER, HOLDOUT, SECOND_CHANCE, ROBES, CONNECTIONS = "01059", "01063", "01137", "01040", "01101"
CARDS = (
    ("01153", 8),
    (LIGHTSABER, 2),
    (HOLDOUT, 2),
    (SECOND_CHANCE, 2),
    (ROBES, 2),
    (CONNECTIONS, 1),
    ("01023", 1),
    ("01157", 2),
)
TEAM = Side((LUKE, PADAWAN), CARDS)
FOES = Side((LUKE, PADAWAN), CARDS)


def strike(scene: Scene, target: int) -> Scene:
    """Luke resolves 3 melee damage against the target."""
    scene.show(scene.who(LUKE), 1)
    scene.start().do("resolve Luke Skywalker")
    if target in scene.table.options:
        scene.table.apply(scene.table.options.index(target))
    return scene


@rule("DST-WIN-02", "DST-DEF-05", "DST-WIN-01", "D-59")
def test_the_last_character_defeated_ends_the_game_at_once() -> None:
    scene = Scene(TEAM, Side((PADAWAN,), CARDS))
    padawan = scene.who(PADAWAN, 1)
    scene.show(scene.who(PADAWAN), 0)  # one more melee die, never asked for
    scene.table.damage[padawan] = 6
    strike(scene, padawan)
    outcome = scene.table.outcome()
    assert outcome is not None
    assert (outcome.winners, scene.table.ending) == ((0,), DEFEAT)
    assert scene.options() == []


@rule("DST-WIN-03", "D-61", "DST-WIN-01")
def test_no_cards_in_hand_and_deck_after_upkeep_loses() -> None:
    scene = Scene(TEAM, FOES)
    scene.table.decks[0] = ()
    scene.start().do("pass", "pass")
    outcome = scene.table.outcome()
    assert outcome is not None
    assert (outcome.winners, scene.table.ending) == ((1,), OUT_OF_CARDS)


@rule("D-61")
def test_an_empty_deck_with_a_card_in_hand_plays_on() -> None:
    scene = Scene(TEAM, FOES)
    scene.hold("01153")
    scene.table.decks[0] = ()
    scene.start().do("pass", "pass", "keep the rest")
    assert scene.table.outcome() is None
    assert scene.table.round == 3


@rule("DST-WIN-04")
def test_when_both_are_out_of_cards_the_battlefield_controller_wins() -> None:
    for holder in (0, 1):
        scene = Scene(TEAM, FOES)
        scene.table.decks = [(), ()]
        scene.table.holder = holder
        scene.start().do("pass", "pass")
        assert (scene.table.winner, scene.table.ending) == (holder, OUT_OF_CARDS)


@rule("EX-09", "DST-ABA-01", "DST-ABA-02", "DST-RDY-08")
def test_an_action_ability_costs_the_action_and_needs_its_card_ready() -> None:
    scene = Scene(TEAM, FOES)
    connections = scene.support(CONNECTIONS)
    scene.start().do("use Underworld Connections")
    assert (scene.table.resources[0], scene.table.exhausted[connections]) == (11, True)
    assert scene.asked() == 1
    scene.do("pass")
    assert not any("Underworld" in words for words in scene.options())


@rule("DST-ABC-01", "DST-ABC-02", "D-72")
def test_the_claim_ability_is_for_who_claims_and_optional() -> None:
    for answer, shields in (("yes", 1), ("no", 0)):
        scene = Scene(TEAM, FOES)
        scene.table.holder = 1
        scene.start().do("claim", answer)
        if answer == "yes":
            scene.table.apply(scene.table.options.index(scene.who(LUKE)))
        assert (scene.table.shields[scene.who(LUKE)], scene.table.holder) == (shields, 0)


@rule("DST-ABO-01", "DST-ABL-04")
def test_an_ongoing_ability_gives_a_keyword_as_long_as_its_card_is_in_play() -> None:
    scene = Scene(Side(("01001", "01002"), CARDS), FOES)
    phasma, stormtrooper = scene.who("01001"), scene.who("01002")
    assert guards(scene.table, stormtrooper)
    assert not guards(scene.table, phasma)  # she is unique
    unwatch(scene.table, phasma)
    assert not guards(scene.table, stormtrooper)


@rule("EX-12", "DST-BEF-01", "DST-BEF-02", "DST-ABT-01", "DST-ABT-02", "DST-ABT-04")
def test_a_before_ability_interrupts_what_triggered_it() -> None:
    scene = Scene(Side((QUI_GON, LUKE), CARDS), FOES)
    qui_gon, foe = scene.who(QUI_GON), scene.who(PADAWAN, 1)
    scene.hold("01157")
    scene.table.shields[qui_gon] = 1
    scene.start().do("play Take Cover")
    scene.table.apply(scene.table.options.index(qui_gon))
    scene.do("yes")
    assert scene.table.shields[qui_gon] == 0  # removed, the new one not yet given
    scene.table.apply(scene.table.options.index(foe))
    assert (scene.table.damage[foe], scene.table.shields[qui_gon]) == (1, 1)


@rule("D-70")
def test_qui_gon_with_three_shields_may_make_room_for_the_new_one() -> None:
    for answer, dealt in (("yes", 1), ("no", 0)):
        scene = Scene(Side((QUI_GON, LUKE), CARDS), FOES)
        qui_gon, foe = scene.who(QUI_GON), scene.who(PADAWAN, 1)
        scene.hold("01157")
        scene.table.shields[qui_gon] = 3
        scene.start().do("play Take Cover")
        scene.table.apply(scene.table.options.index(qui_gon))
        scene.do(answer)
        if answer == "yes":
            scene.table.apply(scene.table.options.index(foe))
        assert (scene.table.damage[foe], scene.table.shields[qui_gon]) == (dealt, 3)


@rule("EX-13", "DST-BEF-01", "D-63")
def test_dooku_gains_his_shield_before_the_damage() -> None:
    scene = Scene(TEAM, Side((DOOKU, PADAWAN), CARDS))
    dooku = scene.who(DOOKU, 1)
    scene.hold("01153", 1)
    scene.show(scene.who(LUKE), 0)
    scene.start().do("resolve Luke Skywalker", "Count Dooku", "yes")
    assert (scene.table.damage[dooku], scene.table.shields[dooku]) == (1, 0)
    assert scene.table.hands[1] == ()


@rule("DST-AFT-01", "DST-QUE-01", "DST-QUE-02", "D-76")
def test_an_after_ability_waits_until_the_activation_is_complete() -> None:
    scene = Scene(TEAM, Side((JANGO, PADAWAN), CARDS))
    scene.start().do("activate Padawan")
    assert scene.asked() == 1
    assert "Jango" in scene.prompt()
    assert len(scene.table.pools[0]) == 1  # rolled before Jango is asked
    scene.do("yes")
    assert scene.table.exhausted[scene.who(JANGO, 1)]
    assert len(scene.table.pools[1]) == 1


@rule("EX-16", "DST-QUE-07", "DST-SIM-02", "D-81", "DST-QUE-04", "DST-QUE-06")
def test_the_battlefield_controller_orders_abilities_of_both_players() -> None:
    for holder in (0, 1):
        scene = Scene(TEAM, Side((JANGO, PADAWAN), CARDS))
        scene.table.holder = holder
        scene.start().do("activate Luke Skywalker")  # Luke: draw a card; Jango: activate
        assert scene.asked() == holder
        scene.do("Jango Fett")
        assert "Jango" in scene.prompt()
        assert scene.table.hands[0] == ()  # Luke's ability entered second and waits
        scene.do("no")
        assert len(scene.table.hands[0]) == 1


@rule("DST-AMB-01")
def test_ambush_gives_another_action_at_once() -> None:
    scene = Scene(TEAM, FOES)
    scene.hold(HOLDOUT)
    scene.start().do("play Holdout Blaster")
    scene.table.apply(0)
    assert scene.asked() == 0
    scene.do("activate Luke Skywalker")
    assert scene.asked() == 1  # one additional action, not more


@rule("DST-GRD-01", "D-83", "DST-RMV-03", "DST-RMV-01")
def test_guardian_removes_a_damage_die_and_takes_its_value() -> None:
    scene = Scene(Side((TROOPER, LUKE), CARDS), FOES)
    trooper = scene.who(TROOPER)
    saber = scene.attach(LIGHTSABER, scene.who(LUKE, 1))
    die = scene.show(saber, 1)  # +2 melee: a modifier counts as well
    scene.show(scene.who(PADAWAN, 1), 3)  # focus is no damage
    scene.table.shields[trooper] = 1
    scene.start().do("activate Rebel Trooper")
    assert len(scene.options()) == 2
    scene.do("Lightsaber die")
    assert (scene.table.damage[trooper], scene.table.shields[trooper]) == (1, 0)
    assert scene.table.face[die] == ON_CARD
    assert scene.table.exhausted[trooper]


@rule("DST-RDP-02", "DST-RDP-03", "D-86", "D-87", "D-89", "D-123")
def test_redeploy_moves_the_upgrade_and_its_die_to_another_character() -> None:
    scene = Scene(TEAM, FOES)
    padawan, luke = scene.who(PADAWAN, 1), scene.who(LUKE, 1)
    saber, robes = scene.attach(LIGHTSABER, padawan), scene.attach(ROBES, padawan)
    die = scene.show(saber, 0)
    scene.table.damage[padawan] = 6
    strike(scene, padawan)
    assert scene.asked() == 1
    scene.do("Lightsaber to Luke Skywalker")
    assert scene.table.upgrades[luke] == (saber,)
    assert (scene.table.face[die], scene.table.pools[1]) == (ON_CARD, ())
    assert scene.table.discards[1] == (robes,)
    assert scene.table.resources[1] == 10


@rule("DST-RDP-02")
def test_redeploy_may_be_declined() -> None:
    scene = Scene(TEAM, FOES)
    padawan = scene.who(PADAWAN, 1)
    saber = scene.attach(LIGHTSABER, padawan)
    scene.table.damage[padawan] = 6
    strike(scene, padawan).do("no")
    assert scene.table.discards[1] == (saber,)


@rule("D-88")
def test_redeploying_to_three_upgrades_first_discards_one_of_them() -> None:
    scene = Scene(TEAM, FOES)
    padawan, luke = scene.who(PADAWAN, 1), scene.who(LUKE, 1)
    saber = scene.attach(LIGHTSABER, padawan)
    old = [scene.attach(ROBES, luke), scene.attach(ROBES, luke), scene.attach(HOLDOUT, luke)]
    scene.table.damage[padawan] = 6
    strike(scene, padawan).do("Lightsaber to Luke Skywalker")
    assert scene.table.options == old
    scene.do("Holdout Blaster")
    assert scene.table.upgrades[luke] == (old[0], old[1], saber)
    assert scene.table.discards[1] == (old[2],)


@rule("DST-RPL-01", "DST-RPL-02", "D-91", "DST-RPL-04")
def test_second_chance_replaces_the_defeat_and_only_one_copy_is_used() -> None:
    scene = Scene(TEAM, FOES)
    padawan = scene.who(PADAWAN, 1)
    chances = [scene.attach(SECOND_CHANCE, padawan), scene.attach(SECOND_CHANCE, padawan)]
    scene.attach(LIGHTSABER, padawan)
    scene.table.damage[padawan] = 6
    strike(scene, padawan)
    assert scene.asked() == 0  # the battlefield controller chooses one
    scene.table.apply(0)
    assert padawan in scene.table.teams[1]
    assert scene.table.damage[padawan] == 2  # capped at 7, then 5 healed
    assert scene.table.discards[1] == (chances[0],)
    assert scene.asked() == 1
    assert "Redeploy" not in scene.prompt()


@rule("EX-18", "DST-RPL-01")
def test_jedi_robes_give_two_shields_instead_of_one_in_the_first_round() -> None:
    for round_, shields in ((1, 2), (2, 1)):
        scene = Scene(TEAM, FOES)
        scene.hold(ROBES)
        scene.table.round = round_
        scene.start().do("play Jedi Robes", "Luke Skywalker")
        assert scene.table.shields[scene.who(LUKE)] == shields


@rule("EX-17", "DST-DLY-01")
def test_crime_lord_defeats_at_the_end_of_the_round() -> None:
    scene = Scene(TEAM, FOES)
    padawan = scene.who(PADAWAN, 1)
    scene.show(scene.attach("01023", scene.who(LUKE)), 4)
    scene.start().do("resolve Crime Lord", "yes")
    scene.table.apply(scene.table.options.index(padawan))
    assert scene.table.resources[0] == 5
    assert padawan in scene.table.teams[1]
    scene.do("pass", "pass")
    assert padawan not in scene.table.teams[1]
    assert scene.table.round == 3


@rule("D-90")
def test_crime_lord_without_payment_does_nothing() -> None:
    scene = Scene(TEAM, FOES)
    scene.show(scene.attach("01023", scene.who(LUKE)), 4)
    scene.start().do("resolve Crime Lord", "no", "pass", "pass")
    assert scene.table.resources[0] == 12
    assert [len(team) for team in scene.table.teams] == [2, 2]


@rule("DST-SLF-01")
def test_this_character_is_never_another_of_the_same_name() -> None:
    scene = Scene(TEAM, FOES)
    scene.start().do("activate Luke Skywalker")
    assert [len(hand) for hand in scene.table.hands] == [1, 0]


@rule("DST-RDP-01")
def test_only_upgrades_have_redeploy() -> None:
    cards = [printed(code) for code in encoded()]
    redeployed = [card for card in cards if card.keywords & REDEPLOY_BIT]
    assert redeployed
    assert {card.kind for card in redeployed} == {UPGRADE_CARD}
