"""Sections 9 and 11 to 13 of the rules: winning, abilities, the queue, keywords, effects. Values by hand."""

from __future__ import annotations

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.terms import DEFEAT, DOWNGRADE_CARD, ON_CARD, OUT_OF_CARDS, REDEPLOY_BIT, UPGRADE_CARD
from sandtable.games.destiny.triggers import guards, unwatch
from tests.support import rule
from tests.support.destiny_rules import Scene, Side, facing

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
    scene.turn_up(scene.card(LUKE), 1)
    scene.go().do("resolve Luke Skywalker")
    if target in scene.duel.options:
        scene.duel.apply(scene.duel.options.index(target))
    return scene


@rule("DST-WIN-02", "DST-DEF-05", "DST-WIN-01", "D-59")
def test_the_last_character_defeated_ends_the_game_at_once() -> None:
    scene = facing(TEAM, Side((PADAWAN,), CARDS))
    padawan = scene.card(PADAWAN, 1)
    scene.turn_up(scene.card(PADAWAN), 0)  # one more melee die, never asked for
    scene.duel.damage[padawan] = 6
    strike(scene, padawan)
    outcome = scene.duel.outcome()
    assert outcome is not None
    assert (outcome.winners, scene.duel.ending) == ((0,), DEFEAT)
    assert scene.options() == []


@rule("DST-WIN-03", "D-61", "DST-WIN-01")
def test_no_cards_in_hand_and_deck_after_upkeep_loses() -> None:
    scene = facing(TEAM, FOES)
    scene.duel.decks[0] = ()
    scene.go().do("pass", "pass")
    outcome = scene.duel.outcome()
    assert outcome is not None
    assert (outcome.winners, scene.duel.ending) == ((1,), OUT_OF_CARDS)


@rule("D-61")
def test_an_empty_deck_with_a_card_in_hand_plays_on() -> None:
    scene = facing(TEAM, FOES)
    scene.hold("01153")
    scene.duel.decks[0] = ()
    scene.go().do("pass", "pass", "keep the rest")
    assert scene.duel.outcome() is None
    assert scene.duel.round == 3


@rule("DST-WIN-04")
def test_when_both_are_out_of_cards_the_battlefield_controller_wins() -> None:
    for holder in (0, 1):
        scene = facing(TEAM, FOES)
        scene.duel.decks = [(), ()]
        scene.duel.holder = holder
        scene.go().do("pass", "pass")
        assert (scene.duel.winner, scene.duel.ending) == (holder, OUT_OF_CARDS)


@rule("EX-09", "DST-ABA-01", "DST-ABA-02", "DST-RDY-08")
def test_an_action_ability_costs_the_action_and_needs_its_card_ready() -> None:
    scene = facing(TEAM, FOES)
    connections = scene.support(CONNECTIONS)
    scene.go().do("use Underworld Connections")
    assert (scene.duel.resources[0], scene.duel.exhausted[connections]) == (11, True)
    assert scene.asked() == 1
    scene.do("pass")
    assert not any("Underworld" in words for words in scene.options())


@rule("DST-ABC-01", "DST-ABC-02", "D-72")
def test_the_claim_ability_is_for_who_claims_and_optional() -> None:
    for answer, shields in (("yes", 1), ("no", 0)):
        scene = facing(TEAM, FOES)
        scene.duel.holder = 1
        scene.go().do("claim", answer)
        if answer == "yes":
            scene.duel.apply(scene.duel.options.index(scene.card(LUKE)))
        assert (scene.duel.shields[scene.card(LUKE)], scene.duel.holder) == (shields, 0)


@rule("DST-ABO-01", "DST-ABL-04")
def test_an_ongoing_ability_gives_a_keyword_as_long_as_its_card_is_in_play() -> None:
    scene = facing(Side(("01001", "01002"), CARDS), FOES)
    phasma, stormtrooper = scene.card("01001"), scene.card("01002")
    assert guards(scene.duel, stormtrooper)
    assert not guards(scene.duel, phasma)  # she is unique
    unwatch(scene.duel, phasma)
    assert not guards(scene.duel, stormtrooper)


@rule("EX-12", "DST-BEF-01", "DST-BEF-02", "DST-ABT-01", "DST-ABT-02", "DST-ABT-04")
def test_a_before_ability_interrupts_what_triggered_it() -> None:
    scene = facing(Side((QUI_GON, LUKE), CARDS), FOES)
    qui_gon, foe = scene.card(QUI_GON), scene.card(PADAWAN, 1)
    scene.hold("01157")
    scene.duel.shields[qui_gon] = 1
    scene.go().do("play Take Cover")
    scene.duel.apply(scene.duel.options.index(qui_gon))
    scene.do("yes")
    assert scene.duel.shields[qui_gon] == 0  # removed, the new one not yet given
    scene.duel.apply(scene.duel.options.index(foe))
    assert (scene.duel.damage[foe], scene.duel.shields[qui_gon]) == (1, 1)


@rule("D-70")
def test_qui_gon_with_three_shields_may_make_room_for_the_new_one() -> None:
    for answer, dealt in (("yes", 1), ("no", 0)):
        scene = facing(Side((QUI_GON, LUKE), CARDS), FOES)
        qui_gon, foe = scene.card(QUI_GON), scene.card(PADAWAN, 1)
        scene.hold("01157")
        scene.duel.shields[qui_gon] = 3
        scene.go().do("play Take Cover")
        scene.duel.apply(scene.duel.options.index(qui_gon))
        scene.do(answer)
        if answer == "yes":
            scene.duel.apply(scene.duel.options.index(foe))
        assert (scene.duel.damage[foe], scene.duel.shields[qui_gon]) == (dealt, 3)


@rule("EX-13", "DST-BEF-01", "D-63")
def test_dooku_gains_his_shield_before_the_damage() -> None:
    scene = facing(TEAM, Side((DOOKU, PADAWAN), CARDS))
    dooku = scene.card(DOOKU, 1)
    scene.hold("01153", 1)
    scene.turn_up(scene.card(LUKE), 0)
    scene.go().do("resolve Luke Skywalker", "Count Dooku", "yes")
    assert (scene.duel.damage[dooku], scene.duel.shields[dooku]) == (1, 0)
    assert scene.duel.hands[1] == ()


@rule("DST-AFT-01", "DST-QUE-01", "DST-QUE-02", "D-76")
def test_an_after_ability_waits_until_the_activation_is_complete() -> None:
    scene = facing(TEAM, Side((JANGO, PADAWAN), CARDS))
    scene.go().do("activate Padawan")
    assert scene.asked() == 1
    assert "Jango" in scene.prompt()
    assert len(scene.duel.pools[0]) == 1  # rolled before Jango is asked
    scene.do("yes")
    assert scene.duel.exhausted[scene.card(JANGO, 1)]
    assert len(scene.duel.pools[1]) == 1


@rule("EX-16", "DST-QUE-07", "DST-SIM-02", "D-81", "DST-QUE-04", "DST-QUE-06")
def test_the_battlefield_controller_orders_abilities_of_both_players() -> None:
    for holder in (0, 1):
        scene = facing(TEAM, Side((JANGO, PADAWAN), CARDS))
        scene.duel.holder = holder
        scene.go().do("activate Luke Skywalker")  # Luke: draw a card; Jango: activate
        assert scene.asked() == holder
        scene.do("Jango Fett")
        assert "Jango" in scene.prompt()
        assert scene.duel.hands[0] == ()  # Luke's ability entered second and waits
        scene.do("no")
        assert len(scene.duel.hands[0]) == 1


@rule("DST-AMB-01")
def test_ambush_gives_another_action_at_once() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(HOLDOUT)
    scene.go().do("play Holdout Blaster")
    scene.duel.apply(0)
    assert scene.asked() == 0
    scene.do("activate Luke Skywalker")
    assert scene.asked() == 1  # one additional action, not more


@rule("DST-GRD-01", "D-83", "DST-RMV-03", "DST-RMV-01")
def test_guardian_removes_a_damage_die_and_takes_its_value() -> None:
    scene = facing(Side((TROOPER, LUKE), CARDS), FOES)
    trooper = scene.card(TROOPER)
    saber = scene.upgrade(LIGHTSABER, scene.card(LUKE, 1))
    die = scene.turn_up(saber, 1)  # +2 melee: a modifier counts as well
    scene.turn_up(scene.card(PADAWAN, 1), 3)  # focus is no damage
    scene.duel.shields[trooper] = 1
    scene.go().do("activate Rebel Trooper")
    assert len(scene.options()) == 2
    scene.do("Lightsaber die")
    assert (scene.duel.damage[trooper], scene.duel.shields[trooper]) == (1, 0)
    assert scene.duel.face[die] == ON_CARD
    assert scene.duel.exhausted[trooper]


@rule("DST-RDP-02", "DST-RDP-03", "D-86", "D-87", "D-89", "D-123")
def test_redeploy_moves_the_upgrade_and_its_die_to_another_character() -> None:
    scene = facing(TEAM, FOES)
    padawan, luke = scene.card(PADAWAN, 1), scene.card(LUKE, 1)
    saber, robes = scene.upgrade(LIGHTSABER, padawan), scene.upgrade(ROBES, padawan)
    die = scene.turn_up(saber, 0)
    scene.duel.damage[padawan] = 6
    strike(scene, padawan)
    assert scene.asked() == 1
    scene.do("Lightsaber to Luke Skywalker")
    assert scene.duel.upgrades[luke] == (saber,)
    assert (scene.duel.face[die], scene.duel.pools[1]) == (ON_CARD, ())
    assert scene.duel.discards[1] == (robes,)
    assert scene.duel.resources[1] == 10


@rule("DST-RDP-02")
def test_redeploy_may_be_declined() -> None:
    scene = facing(TEAM, FOES)
    padawan = scene.card(PADAWAN, 1)
    saber = scene.upgrade(LIGHTSABER, padawan)
    scene.duel.damage[padawan] = 6
    strike(scene, padawan).do("no")
    assert scene.duel.discards[1] == (saber,)


@rule("D-88")
def test_redeploying_to_three_upgrades_first_discards_one_of_them() -> None:
    scene = facing(TEAM, FOES)
    padawan, luke = scene.card(PADAWAN, 1), scene.card(LUKE, 1)
    saber = scene.upgrade(LIGHTSABER, padawan)
    old = [scene.upgrade(ROBES, luke), scene.upgrade(ROBES, luke), scene.upgrade(HOLDOUT, luke)]
    scene.duel.damage[padawan] = 6
    strike(scene, padawan).do("Lightsaber to Luke Skywalker")
    assert scene.duel.options == old
    scene.do("Holdout Blaster")
    assert scene.duel.upgrades[luke] == (old[0], old[1], saber)
    assert scene.duel.discards[1] == (old[2],)


@rule("DST-RPL-01", "DST-RPL-02", "D-91", "DST-RPL-04")
def test_second_chance_replaces_the_defeat_and_only_one_copy_is_used() -> None:
    scene = facing(TEAM, FOES)
    padawan = scene.card(PADAWAN, 1)
    chances = [scene.upgrade(SECOND_CHANCE, padawan), scene.upgrade(SECOND_CHANCE, padawan)]
    scene.upgrade(LIGHTSABER, padawan)
    scene.duel.damage[padawan] = 6
    strike(scene, padawan)
    assert scene.asked() == 0  # the battlefield controller chooses one
    scene.duel.apply(0)
    assert padawan in scene.duel.teams[1]
    assert scene.duel.damage[padawan] == 2  # capped at 7, then 5 healed
    assert scene.duel.discards[1] == (chances[0],)
    assert scene.asked() == 1
    assert "Redeploy" not in scene.prompt()


@rule("EX-18", "DST-RPL-01")
def test_jedi_robes_give_two_shields_instead_of_one_in_the_first_round() -> None:
    for round_, shields in ((1, 2), (2, 1)):
        scene = facing(TEAM, FOES)
        scene.hold(ROBES)
        scene.duel.round = round_
        scene.go().do("play Jedi Robes", "Luke Skywalker")
        assert scene.duel.shields[scene.card(LUKE)] == shields


@rule("EX-17", "DST-DLY-01")
def test_crime_lord_defeats_at_the_end_of_the_round() -> None:
    scene = facing(TEAM, FOES)
    padawan = scene.card(PADAWAN, 1)
    scene.turn_up(scene.upgrade("01023", scene.card(LUKE)), 4)
    scene.go().do("resolve Crime Lord", "yes")
    scene.duel.apply(scene.duel.options.index(padawan))
    assert scene.duel.resources[0] == 5
    assert padawan in scene.duel.teams[1]
    scene.do("pass", "pass")
    assert padawan not in scene.duel.teams[1]
    assert scene.duel.round == 3


@rule("D-90")
def test_crime_lord_without_payment_does_nothing() -> None:
    scene = facing(TEAM, FOES)
    scene.turn_up(scene.upgrade("01023", scene.card(LUKE)), 4)
    scene.go().do("resolve Crime Lord", "no", "pass", "pass")
    assert scene.duel.resources[0] == 12
    assert [len(team) for team in scene.duel.teams] == [2, 2]


@rule("DST-SLF-01")
def test_this_character_is_never_another_of_the_same_name() -> None:
    scene = facing(TEAM, FOES)
    scene.go().do("activate Luke Skywalker")
    assert [len(hand) for hand in scene.duel.hands] == [1, 0]


@rule("DST-RDP-01")
@rule("DST-DWN-17")
def test_only_upgrades_and_downgrades_have_redeploy() -> None:
    cards = [printed(code) for code in encoded()]
    redeployed = [card for card in cards if card.keywords & REDEPLOY_BIT]
    assert redeployed
    assert {card.kind for card in redeployed} == {UPGRADE_CARD, DOWNGRADE_CARD}
