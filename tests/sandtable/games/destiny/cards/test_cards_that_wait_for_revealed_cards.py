"""Cards that wait for cards to be revealed from hands and decks."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_free_for_all, a_piece, a_side, a_table

KYLO, LEIA, REY, LUKE, JANGO = "01011", "01028", "01038", "01035", "01021"
OFFICE, SURVEILLANCE, BAZINE = "23025", "23022", "14022"
PROBE, TIE, TAKE_COVER, LIGHTSABER, FOCUS = "01072", "01006", "01157", "01059", "05056"
PARTAGAZ, ARCHIVES, SABACC, DEAL, NEEDA, JABBA = "23017", "23053", "21098", "14028", "21014", "09036"
CAPITAL_SHIP, DISARM = "22023", "01158"


@card("23025")
@rule("D-488", "DST-ASD-12")
def test_the_isb_office_rolls_an_agents_die_when_a_hand_is_seen() -> None:
    theirs = a_side([LUKE], hand=[PROBE])
    scene = a_table([BAZINE], theirs, supports=[OFFICE]).roll_next(3).activate("Bazine", "yes")
    titles = [scene.duel.print(scene.duel.setup.card_of[die]).title for die in scene.duel.pools[ME]]
    assert (titles, scene.damage("Luke")) == (["Bazine Netal", "ISB Agent"], 1)
    assert scene.exhausted("ISB Central")
    kept = a_table([BAZINE], theirs, supports=[OFFICE]).roll_next(3).activate("Bazine", "no")
    assert (kept.pool(), kept.damage("Luke"), kept.exhausted("ISB Central")) == (["1R"], 0, False)
    tired = a_table([BAZINE], theirs, supports=[a_piece(OFFICE, exhausted=True)]).roll_next(3).activate("Bazine")
    assert not tired.can("yes") and tired.pool() == ["1R"]
    nothing = a_table([BAZINE], [LUKE], supports=[OFFICE]).roll_next(3).activate("Bazine")
    assert not nothing.can("yes"), "no card was there to be revealed"


@card("23025")
@rule("D-488")
def test_the_isb_office_waits_for_own_cards_and_decks_as_well() -> None:
    focus = a_piece(FOCUS, showing="Sp")
    mine: Team = [a_character(REY, showing=("1MD",), upgrades=[focus])]
    theirs = a_side([a_character(LUKE, showing=("2MD",))], deck=[PROBE])
    own = a_table(mine, theirs, hand=[LIGHTSABER], supports=[OFFICE]).roll_next(0)
    own.resolve("Force Focus", "Rey", "1 resource", "yes", "blank", "yes")
    assert own.damage("Luke") == 1, "an own card was shown"
    deck = a_table([JANGO], theirs, plots=[SURVEILLANCE], supports=[OFFICE], hand=["05130"], resources=1)
    deck.roll_next(0).play("Mislead", "yes")
    assert deck.can("yes"), "the top card of a deck was revealed"


@card("23022")
@rule("DST-OPD-04", "DST-LOK-02")
def test_surveillance_reveals_a_top_card_for_a_removed_die_and_hurts_for_sides() -> None:
    for top, hurt in ((TIE, True), (LIGHTSABER, False)):
        theirs = a_side([a_character(LUKE, showing=("2MD",))], deck=[top])
        scene = a_table([JANGO], theirs, plots=[SURVEILLANCE], hand=["05130"], resources=1).play("Mislead", "yes")
        assert scene.can("yes") == hurt
        if hurt:
            scene.answer("yes", "Luke")
        assert (scene.damage("Luke"), scene.exhausted("Surveillance")) == (1 if hurt else 0, True)
        assert len(scene.deck(THEM)) == 1 and len(scene.knows(ME)) == 1


@card("23022")
@rule("DST-DET-01")
def test_surveillance_acts_for_a_revealed_hand_and_only_while_it_is_ready() -> None:
    theirs = a_side([LUKE], hand=[PROBE], deck=[TIE])
    scene = a_table([BAZINE], theirs, plots=[SURVEILLANCE]).roll_next(3).activate("Bazine", "yes", "yes", "Luke")
    assert (scene.damage("Luke"), scene.exhausted("Surveillance")) == (1, True)
    declined = a_table([BAZINE], theirs, plots=[SURVEILLANCE]).roll_next(3).activate("Bazine", "no")
    assert (declined.damage("Luke"), declined.exhausted("Surveillance")) == (0, False)
    tired = a_table([BAZINE], theirs, plots=[a_piece(SURVEILLANCE, exhausted=True)]).roll_next(3).activate("Bazine")
    assert not tired.can("yes")
    own = a_table([a_character(LEIA, showing=("2RD", "2RD"))], [LUKE], plots=[SURVEILLANCE], deck=[PROBE])
    own.use("Leia Organa")
    assert not own.can("yes"), "an own die is no opponent's die"


def is_asked_for_the_office(scene: Scene) -> bool:
    """True where the next question is whether the office rolls its die."""
    while scene.options and "ISB" not in scene.prompt and not any("ISB" in each for each in scene.options):
        if scene.can("pass"):
            return False
        scene.answer(scene.options[0])
    return True


@card(OFFICE, PARTAGAZ, ARCHIVES, SABACC, DEAL, NEEDA, JABBA)
@rule("D-488")
def test_the_isb_office_waits_for_all_words_that_reveal() -> None:
    theirs = a_side([LUKE], deck=[PROBE, TAKE_COVER, LIGHTSABER, TIE])
    office = [a_piece(OFFICE)]
    deck = [PROBE, TAKE_COVER, CAPITAL_SHIP, DISARM]
    scene = a_table([PARTAGAZ], theirs, supports=office, deck=deck).use("Major Partagaz")
    assert is_asked_for_the_office(scene), "the top card of a deck"
    shields = a_character(REY, upgrades=[a_piece(LIGHTSABER, "1Sh")])
    archives = [*office, a_piece(ARCHIVES)]
    scene = a_table([shields], theirs, supports=archives, deck=deck).resolve("Lightsaber", "Rey", "yes")
    assert is_asked_for_the_office(scene), "the top three cards of the own deck"
    scene = a_table([KYLO], theirs, supports=office, hand=[SABACC], deck=deck, resources=5).play("Sabacc")
    assert is_asked_for_the_office(scene), "the top cards of all decks"
    scene = a_table([JANGO], theirs, supports=office, hand=[DEAL], deck=deck, resources=5).play("Rotten Deal")
    assert is_asked_for_the_office(scene), "a card that an opponent shows"
    scene = a_table([NEEDA], theirs, supports=office, deck=deck).use("Lorth Needa", "your deck", "Executor")
    assert is_asked_for_the_office(scene), "a card that was searched for"
    scene = a_table([JABBA], theirs, supports=office, deck=deck).roll_next(0).activate("Jabba", "yes", "Disarm")
    assert is_asked_for_the_office(scene), "a card taken from the top cards"


@card("23022")
@rule("D-126", "DST-MUL-10")
def test_with_several_opponents_surveillance_reveals_a_card_of_the_one_whose_die_was_removed() -> None:
    mine = a_side([JANGO], plots=[SURVEILLANCE], hand=["05130"], resources=1)
    others = [a_side([a_character(LUKE, showing=("2MD",))], deck=[TIE]), a_side([LEIA], deck=[LIGHTSABER])]
    scene = a_free_for_all(mine, *others).play("Mislead", "yes")
    assert (scene.knows(), scene.can("yes")) == (["First Order TIE Fighter"], True)
