"""Parallel dice: dice printed for another card (section 30 of the rules of later sets)."""

from __future__ import annotations

from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.language import CHARACTER, Heal, a, special
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import a_character, a_piece, a_table

BEN_SOLO, KYLO_REN, FORCE_CRUSH, FORCE_CHOKE, REY = "21043", "04001", "16010", "01013", "01038"


@rule("DST-PAR-01", "DST-PAR-03")
def test_a_card_prints_the_sides_of_the_card_whose_dice_it_uses() -> None:
    """So a game needs only the card's own sides. More than a hundred cards name another one."""
    pairs = [(card, all_cards()[card.parallel_die]) for card in all_cards().values() if card.parallel_die]
    assert len(pairs) > 100
    assert [card.code for card, named in pairs if card.sides != named.sides] == []


@rule("DST-PAR-01", "DST-PAR-02")
def test_such_a_die_is_rolled_with_its_card_and_bears_its_title(made_up: MadeUp) -> None:
    """Ben Solo is a hero with the die of Kylo Ren, a villain."""
    assert all_cards()[BEN_SOLO].parallel_die == KYLO_REN
    made_up(BEN_SOLO, [])
    scene = a_table([BEN_SOLO]).roll_next(1).activate("Ben Solo")
    assert scene.pool() == ["2MD"]
    assert scene.pass_().can("resolve Ben Solo die (2 melee)")


@rule("DST-PAR-02")
def test_such_a_die_has_the_special_ability_of_the_card_it_is_used_for(made_up: MadeUp) -> None:
    """The die of Force Crush was printed for Force Choke, whose special deals 1 damage; here it heals."""
    assert all_cards()[FORCE_CRUSH].parallel_die == FORCE_CHOKE
    made_up(FORCE_CRUSH, [special(Heal(1, a(CHARACTER.yours)))])
    scene = a_table([a_character(REY, damage=3, upgrades=[a_piece(FORCE_CRUSH, "Sp")])])
    assert scene.resolve("Force Crush").damage("Rey") == 2
