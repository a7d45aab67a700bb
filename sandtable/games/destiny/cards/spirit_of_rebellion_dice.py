# interpreted: a table of sentences, read once at import
"""The effects of the Spirit of Rebellion cards with a die. Facts (cost, sides) are in data/sets/SoR.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Death Trooper
    "02001": [],
    # Director Krennic, Cruel but Brilliant
    "02003": [
        after(
            ACTIVATED,
            If(
                YOU_CONTROL_THE_BATTLEFIELD,
                set_aside_again(
                    RollAside("02001", 1, "a {} die"), "Set aside that die after it is resolved or removed"
                ),
            ),
        )
    ],
    # E-Web Emplacement
    "02005": [value_while(YOU_CONTROL_THE_BATTLEFIELD, 1)],
    # Darth Vader, Dark Apprentice
    "02010": [special(Deal(3, a(CHARACTER)).then(Deal(1, THIS_CHARACTER)))],
    # Royal Guard
    "02012": [GUARDIAN, cannot_play_on_this(CARD.colored(BLUE).called("ability"))],
    # Force Lightning
    "02014": [
        only(CHARACTER.blue),
        special(Deal(1, a(CHARACTER)), may(Remove(a(DIE.showing(BLANK))).to(RerollInstead(RESOLVING_DIE)))),
    ],
    # Aurra Sing, Deadly Shot
    "02018": [before(resolving_this(), may(keeping(DiscardCard(a(CARD.yours.in_hand))).to(RaiseValue(1))))],
    # Blackmail
    "02023": [after(ROLLED_THIS_DIE, any_opponent_may_give(1, Remove(IT)))],
    # Baze Malbus, Crack Shot
    "02026": [special(Deal(1, each(CHARACTER.opposing)))],
    # Rebel Commando
    "02028": [special(Remove(a(DIE.opposing)))],
    # C-3PO
    "02030": [action(Remove(THIS_DIE).to(Resolve(a(DIE.yours), AS_ANOTHER_SYMBOL)))],
    # U-Wing
    "02031": [special(Deal(2, each(CHARACTER.opposing))), special(Give(2, each(CHARACTER.yours)))],
    # Overkill
    "02033": [],
    # Chirrut Îmwe, Blind Warrior
    "02035": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        after(ACTIVATED, may(Reroll(every(DIE.yours.showing(BLANK))))),
    ],
    # Handcrafted Light Bow
    "02039": [special(Deal(3, a(CHARACTER))), special(RemoveShields(a(CHARACTER)).then(Deal(2, THAT_CHARACTER)))],
    # Force Heal
    "02040": [only(CHARACTER.blue), special(Heal(1, a(CHARACTER)).or_(Spend(1).to(Heal(2, a(CHARACTER)))))],
    # Journals of Ben Kenobi
    "02041": [action(Remove(THIS_DIE).to(Draw(1)))],
    # R2-D2
    "02042": [special(Resolve(a(DIE.yours), increased(1)))],
    # Maz Kanata, Pirate Queen
    "02045": [after(ACTIVATED, may(ResolveUpTo(2, DIE.yours)))],
    # Bowcaster
    "02048": [REDEPLOY, special(Deal(1, up_to_different(2, CHARACTER), UNBLOCKABLE))],
    # Lone Operative
    "02049": [special(Heal(instead(2, 3, ATTACHED_IS_ALONE), ATTACHED))],
    # Supply Line
    "02051": [special(Reroll(any_number(DIE.yours)))],
    # Astromech
    "02052": [action(Remove(THIS_DIE).to(Turn(a(DIE.called("vehicle")))))],
    # Force Push
    "02054": [only(CHARACTER.blue), special(Turn(up_to(2, DIE.opposing), OF_YOUR_CHOICE))],
    # Force Speed
    "02055": [only(CHARACTER.blue), special(ExtraAction(2))],
    # Makashi Training
    "02056": [
        to_play_spot(CHARACTER.blue),
        action(Remove(a(DIE.yours.showing(MELEE))).and_(Exhaust(THIS_UPGRADE)).to(Remove(a(DIE.showing(MELEE))))),
    ],
}
