"""Words for options about tiles, the deal and the play."""

from django.utils.translation import gettext_lazy as _

from tutorial.house_rules.words import Group, asks

PLAY = {
    "suits": asks(
        Group.PLAY,
        _("Suits"),
        all=_("All tiles, with winds and dragons"),
        one=_("One suit"),
        two=_("Two suits"),
        three=_("Three suits, without winds and dragons"),
    ),
    "sets": asks(
        Group.PLAY,
        _("A complete hand"),
        four=_("Four sets and a pair"),
        three=_("Three sets and a pair"),
        two=_("Two sets and a pair"),
    ),
    "calls": asks(
        Group.PLAY,
        _("Discards"),
        on=_("They can be called for sets"),
        off=_("They can be called only to win"),
    ),
    "kong": asks(
        Group.PLAY,
        _("Kongs"),
        on=_("They can be laid"),
        off=_("They cannot be laid"),
    ),
    "flowers": asks(
        Group.PLAY,
        _("Flowers and seasons"),
        off=_("They stay in the box"),
        on=_("They are in the wall"),
    ),
    "calling_declaration": asks(
        Group.PLAY,
        _("A hand that needs one more tile"),
        off=_("It wins without a word"),
        on=_("It wins only if it was declared before"),
    ),
    "break": asks(
        Group.PLAY,
        _("Breaking the wall"),
        two_rolls=_("East rolls, then the player whose wall it is rolls too"),
        one_roll=_("East’s roll counts both wall and stacks"),
    ),
    "break_count_from": asks(
        Group.PLAY,
        _("Counting out the wall"),
        dealer=_("East is one"),
        right=_("The player on East’s right is one"),
    ),
    "exchange_three": asks(
        Group.PLAY,
        _("Exchanging three tiles before play"),
        off=_("There is no exchange"),
        on=_("Each passes three tiles of one suit"),
    ),
    "force_void_first": asks(
        Group.PLAY,
        _("Tiles of the void suit"),
        yes=_("They must be discarded first"),
        no=_("They are discarded when you like"),
    ),
    "claims_while_void_held": asks(
        Group.PLAY,
        _("While you hold tiles of the void suit"),
        none=_("You cannot call anything"),
        other_suits=_("You can call sets of the other suits"),
    ),
    "pass_win": asks(
        Group.PLAY,
        _("After letting a win go by"),
        off=_("You can win with the next discard"),
        on=_("You wait until you have drawn again"),
    ),
    "second_charleston": asks(
        Group.PLAY,
        _("A second Charleston"),
        by_vote=_("It is passed if all agree"),
        never=_("There is none"),
    ),
    "mush": asks(
        Group.PLAY,
        _("A pool after the courtesy pass"),
        off=_("No pool"),
        on=_("Mush: up to three tiles each are mixed, and everybody gets as many back"),
    ),
    "east_fourteenth": asks(
        Group.PLAY,
        _("East’s fourteenth tile"),
        before=_("East has it before the Charleston"),
        after=_("East draws it after the Charleston"),
    ),
    "charleston": asks(
        Group.PLAY,
        _("The Charleston"),
        full=_("It is passed before play"),
        none=_("It is left out"),
    ),
}
"""By the id of the option."""
