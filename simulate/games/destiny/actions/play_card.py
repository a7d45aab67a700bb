"""Play a card from hand (DST-PLAY-01 to 12), in the order of D-45."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny import moves
from simulate.games.destiny.state import Frame, Node, Table
from simulate.games.destiny.terms import (
    AFTER_HAND_EMPTIED,
    AFTER_PLAYED,
    AMBUSH_BIT,
    BEFORE_PLAYED,
    EVENT_CARD,
    MAX_UPGRADES,
    NOTHING,
    SUPPORT_CARD,
    TOLD_ATTACH,
    TOLD_EXTRA_ACTION,
    TOLD_PLAY,
    UPGRADE_CARD,
    WHILE_COST,
)
from simulate.games.destiny.triggers import happened, has_keyword, interrupt

PLACE_SPAN: Final = 4096
"""Where an upgrade goes is coded host * PLACE_SPAN + replaced upgrade + 1; 0 stands for no replacement."""


def cost_of(table: Table, card: int, host: int = NOTHING) -> int:
    """The printed cost, less what ongoing abilities take off for this host (D-43)."""
    cost = table.setup.prints[card].cost
    for other in table.watch[WHILE_COST]:
        for ability in table.setup.prints[other].triggers:
            if ability.occurrence == WHILE_COST and ability.meets(
                table, other, table.controller(other), card, NOTHING, host
            ):
                cost -= 1
    return max(cost, 0)


def may_play(table: Table, seat: int, card: int) -> bool:
    """Restrictions, uniqueness and cost allow it (DST-PLAY-01, 02, DST-UNI-04)."""
    printed = table.setup.prints[card]
    if printed.kind == UPGRADE_CARD:
        return has_place(table, seat, card)
    if printed.cost > table.resources[seat]:
        return False
    for restriction in printed.restrictions:
        if not restriction.met(table, seat, card):
            return False
    return not (printed.is_unique and controls_copy(table, seat, card))


def controls_copy(table: Table, seat: int, card: int) -> bool:
    """True when the seat has another card of this title in play (DST-COP-01, DST-UNI-05)."""
    title = table.setup.prints[card].title
    for character in table.teams[seat]:
        if table.setup.prints[character].title == title:
            return True
        for upgrade in table.upgrades[character]:
            if table.setup.prints[upgrade].title == title:
                return True
    return any(table.setup.prints[support].title == title for support in table.supports[seat])


def may_attach(table: Table, seat: int, card: int, host: int) -> bool:
    """The upgrade's restrictions accept this character, or the character takes it anyway (DST-PRE-02, D-96, Finn)."""
    subtype = table.setup.prints[host].attaches_any
    if subtype and subtype in table.setup.prints[card].subtypes:
        return True
    for restriction in table.setup.prints[card].restrictions:
        if not restriction.allows(table, host) or not restriction.met(table, seat, card):
            return False
    return True


def has_place(table: Table, seat: int, card: int) -> bool:
    """True when the upgrade can be paid on some character, with or without a replacement."""
    printed = table.setup.prints[card]
    if printed.is_unique and controls_copy(table, seat, card):
        return False
    for host in table.teams[seat]:
        if may_attach(table, seat, card, host):
            short = cost_of(table, card, host) - table.resources[seat]
            if short <= 0:
                return True
            for old in table.upgrades[host]:
                if table.setup.prints[old].cost >= short:
                    return True
    return False


def places(table: Table, seat: int, card: int, discount: int) -> list[int]:
    """Every payable way to attach an upgrade: on whom, and what it replaces (DST-PLAY-05 to 08)."""
    found: list[int] = []
    for host in table.teams[seat]:
        if not may_attach(table, seat, card, host):
            continue
        cost = cost_of(table, card, host) - discount
        if cost <= table.resources[seat]:
            found.append(host * PLACE_SPAN)
        for old in table.upgrades[host]:
            if cost - table.setup.prints[old].cost <= table.resources[seat]:
                found.append(host * PLACE_SPAN + old + 1)
    return found


CHOOSING: Final = 0
PLACED: Final = 1
BEFORE: Final = 2
PAYING: Final = 3
OVER_THREE: Final = 4
RESOLVED: Final = 5


class PlayCard(Node):
    """`card` is played by `seat`; `numbers` is the host and the replaced upgrade, both -1 for other types."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSING:
            frame.step = PLACED
            if table.setup.prints[frame.card].kind != UPGRADE_CARD:
                frame.numbers = (NOTHING, NOTHING)
                frame.step = BEFORE
            elif not table.choose(frame, frame.seat, places(table, frame.seat, frame.card, 0)):
                return
        if frame.step == PLACED:
            host, old = divmod(frame.answer, PLACE_SPAN)
            frame.numbers = (host, old - 1)
            frame.step = BEFORE
        if frame.step == BEFORE:
            frame.step = PAYING
            if interrupt(table, BEFORE_PLAYED, frame.card, frame.seat):
                return
        if frame.step == PAYING:
            self._pay(table, frame)
            self._enter(table, frame)
        elif frame.step == OVER_THREE:
            moves.discard_from_play(table, frame.answer)
            self._finish(table, frame)
        else:
            self._finish(table, frame)

    def _pay(self, table: Table, frame: Frame) -> None:
        cost = cost_of(table, frame.card, frame.numbers[0])
        if frame.numbers[1] >= 0:
            cost = max(cost - table.setup.prints[frame.numbers[1]].cost, 0)
        if table.telling:
            table.tell(TOLD_PLAY, frame.seat, (frame.card, cost))
        moves.spend(table, frame.seat, cost)
        table.hands[frame.seat] = moves.without(table.hands[frame.seat], frame.card)

    def _enter(self, table: Table, frame: Frame) -> None:
        """Step 5 of D-45: an event goes to limbo and acts, the rest enters play, a replaced upgrade leaves."""
        printed = table.setup.prints[frame.card]
        frame.step = RESOLVED
        if printed.kind == EVENT_CARD:
            assert printed.play is not None, f"{printed.title}: an event without words"
            table.start(printed.play, frame.seat, frame.card)
            return
        if printed.kind == SUPPORT_CARD:
            moves.enter_as_support(table, frame.seat, frame.card)
            self._finish(table, frame)
            return
        host, old = frame.numbers
        if old >= 0:
            moves.discard_from_play(table, old)
        moves.attach(table, frame.card, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (frame.card, host))
        if len(table.upgrades[host]) > MAX_UPGRADES:  # D-10: any of the four may go
            frame.step = OVER_THREE
            table.put(frame.seat, list(table.upgrades[host]))
            return
        self._finish(table, frame)

    def _finish(self, table: Table, frame: Frame) -> None:
        """Steps 6 and 7 of D-45; Ambush gives one more action (DST-AMB-01, D-82)."""
        seat = frame.seat
        card = frame.card
        if table.setup.prints[card].kind == EVENT_CARD:
            table.discards[table.setup.owner[card]] += (card,)
        host = frame.numbers[0]
        table.done(True, 1, card)
        happened(table, AFTER_PLAYED, card, seat, host)
        if not table.hands[seat]:
            happened(table, AFTER_HAND_EMPTIED, seat, seat)
        if has_keyword(table, card, AMBUSH_BIT) and table.claimer != seat:
            table.owed[seat] += 1
            if table.telling:
                table.tell(TOLD_EXTRA_ACTION, seat, ())

    def says(self, they: bool = False) -> str:
        return "play a card"

    def prompt(self, table: Table, frame: Frame) -> str:
        title = table.setup.prints[frame.card].title
        return f"Attach {title} to" if frame.step == PLACED else "Discard which upgrade? Three are the limit"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        prints = table.setup.prints
        if frame.step != PLACED:
            return prints[option].full_name
        host, old = divmod(option, PLACE_SPAN)
        return prints[host].full_name + (f", replacing {prints[old - 1].title}" if old else "")


PLAY_CARD: Final = PlayCard()
