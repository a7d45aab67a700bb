"""Section 28 of the later rules in a game: cards and dice that are set aside."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.library import die_print
from sandtable.games.destiny.terms import CHARACTER_CARD, RED, SPECIAL
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.verbs.rolling_aside import RollAside
from sandtable.games.destiny.words.walking import roots, walk
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

JABBA, LEIA, KYLO, REY, RAIDER = "01020", "01028", "01011", "01038", "01022"
BLASTER = "01054"
CHARACTER_DIE = DIE.of_character
CAMP, BATCH, REDEMPTION, TRAINING, NED, INTEL = "21099", "18068", "15057", "22090", "22083", "16018"


def with_camp(*sides: int) -> Scene:
    """Tusken Camp after its activation: its own die and two Tusken dice show these sides."""
    return (
        a_table([JABBA], a_side(deck=["01153"]), deck=["01153"], supports=[CAMP])
        .roll_next(*sides)
        .activate("Tusken Camp", "no")
    )


@rule("DST-ASD-12", "DST-ASD-01")
def test_dice_come_from_those_set_aside_and_their_card_need_not_be_in_play() -> None:
    scene = with_camp(0, 0, 2)
    assert scene.pool() == ["2ID", "1RD", "3MD1"]
    assert "Tusken Raider" not in scene.team()


@rule("DST-ASD-13")
def test_such_a_die_goes_back_when_it_was_resolved_or_removed_and_else_in_the_upkeep() -> None:
    scene = with_camp(0, 0, 4).pass_().resolve("Tusken Raider die (1 ranged)", "Stormtrooper")
    assert scene.pool() == ["2ID", "1R"]
    assert scene.duel.face[scene.duel.setup.dice_of[scene.duel.setup.loose[ME]["01022"]][0]] < 0
    scene.pass_().pass_()
    assert scene.duel.round == 2 and scene.pool() == []


@rule("DST-ASD-18", "D-237")
def test_such_a_die_belongs_to_no_card_in_play_even_where_that_card_is_there() -> None:
    team = [a_character(RAIDER), a_character(JABBA)]
    scene = a_table(team, supports=[CAMP]).roll_next(0, 0, 2).activate("Tusken Camp", "no").pass_()
    raider, loose = scene.find("Tusken Raider", ME), scene.duel.setup.loose[ME]["01022"]
    assert raider != loose and not scene.duel.is_in_play(loose)
    assert all(scene.duel.face[die] < 0 for die in scene.duel.setup.dice_of[raider]), "its own die lies on it"
    assert scene.duel.controller(loose) == ME


@rule("DST-ASD-18")
def test_such_a_die_is_of_the_kind_of_its_card() -> None:
    scene = a_table([REY], supports=[BATCH], hand=["18056"])
    scene.roll_next(0, 0).activate("The Bad Batch", "Clone Trooper").pass_()
    clone = scene.duel.pools[ME][1]
    card = scene.duel.setup.card_of[clone]
    assert (scene.duel.kind(card), scene.duel.print(card).color) == (CHARACTER_CARD, RED)
    assert CHARACTER_DIE.fits(scene.duel, clone, scene.duel.frames[-1])
    assert not CHARACTER_DIE.blue.fits(scene.duel, clone, scene.duel.frames[-1])


@rule("DST-ASD-14")
def test_the_special_side_of_such_a_die_uses_the_special_ability_of_its_card() -> None:
    medic = die_print("04026")
    assert SPECIAL in medic.symbols and medic.special is not None
    scene = a_table([a_character(LEIA, damage=3)], supports=[REDEMPTION])
    scene.roll_next(0, 2, 2).activate("Redemption").pass_().resolve("Medical Droid", "Leia")
    assert scene.damage("Leia") == 2 and len(scene.pool()) == 2


@rule("DST-ASD-06", "DST-ASD-04", "DST-ASD-05")
def test_a_card_that_is_set_aside_leaves_play_is_not_discarded_and_lies_open() -> None:
    scene = a_table([LEIA], supports=[NED]).use("NED-B", "Leia")
    assert (scene.supports(), scene.discard(), scene.aside(), scene.shields("Leia")) == ([], [], ["NED-B"], 2)
    seen = view("destiny", scene.duel, ONLOOKER)
    assert [each["name"] for each in seen.seats[ME]["aside"]["cards"]] == ["NED-B"]


@rule("DST-ASD-15")
def test_an_event_that_sets_itself_aside_is_not_discarded() -> None:
    scene = a_table([JABBA], a_side(hand=["01153"]), hand=[INTEL])
    scene.play("Intel Breach", "no")
    assert (scene.discard(), scene.aside(), scene.hand(THEM)) == ([], ["Intel Breach"], [])


@rule("D-236")
def test_there_are_twice_as_many_dice_as_all_texts_of_the_game_name_together() -> None:
    scene = a_table([JABBA], a_side([JABBA], supports=[CAMP]), supports=[CAMP, BATCH])
    count = {code: len(scene.duel.setup.dice_of[card]) for code, card in scene.duel.setup.loose[ME].items()}
    assert count == {"01022": 8, "05038": 4, "08075": 4}


@rule("D-236")
def test_dice_that_all_lie_in_the_pool_are_as_many_as_there_are() -> None:
    scene = a_table([JABBA], supports=[CAMP])
    loose = scene.duel.setup.dice_of[scene.duel.setup.loose[ME]["01022"]]
    scene.duel.pools[ME] = loose[1:]
    for die in loose[1:]:
        scene.duel.face[die] = 0
    scene.roll_next(0, 2).activate("Tusken Camp")
    assert scene.pool() == ["1RD"] * 3 + ["2ID", "3MD1"] and not scene.can("gain"), "not both, so nothing follows"


def test_every_die_that_a_card_calls_for_can_be_made() -> None:
    from sandtable.games.destiny.cards import encoded
    from sandtable.games.destiny.library import printed

    called = {
        word.code or code
        for code in encoded()
        for root in roots(printed(code))
        for word in walk(root)
        if isinstance(word, RollAside)
    }
    assert "01022" in called and all(die_print(code).symbols for code in called)


def test_a_game_with_set_aside_dice_is_stored_and_read_again() -> None:
    scene = with_camp(0, 0, 2)
    stored = STORING.store(scene.duel)
    again = STORING.restore(scene.duel.setup, stored)
    assert again.pools == scene.duel.pools and again.face == scene.duel.face


@rule("DST-ASD-07")
def test_a_card_that_a_deck_brings_set_aside_has_its_place_from_the_set_up_on_and_no_other_text_reaches_it() -> None:
    scene = a_table([REY], aside=[BLASTER], resources=3)
    assert (scene.aside(), scene.deck(), scene.options) == (
        ["DH-17 Blaster Pistol"],
        [],
        ["pass", "claim Echo Base, Hoth", "activate Rey, Force Prodigy"],
    )
