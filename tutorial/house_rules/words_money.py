"""Words for options about who wins with a tile and who pays, and about how one deal follows another."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from tutorial.house_rules.words import Group, asks

MONEY = {
    "winners": asks(
        Group.MONEY,
        _("Several win with the same discard"),
        nearest=_("The next in turn wins"),
        all=_("All of them win"),
    ),
    "two_winners": asks(
        Group.MONEY,
        _("Two win with the same discard"),
        nearest=_("The next in turn wins"),
        farthest=_("The last in turn wins"),
    ),
    "rob_concealed_kong": asks(
        Group.MONEY,
        _("Robbing a concealed kong"),
        no=_("Nobody can"),
        yes=_("Thirteen orphans can"),
    ),
    "discard_payment": asks(
        Group.MONEY,
        _("Payment for a win on a discard"),
        full=_("Whoever discarded it pays for all"),
        half=_("All pay, and whoever discarded it pays twice as much"),
    ),
    "losers_settle": asks(
        Group.MONEY,
        _("Those who did not win"),
        on=_("They pay one another for their hands"),
        off=_("They pay the winner only"),
    ),
    "east_doubles": asks(
        Group.MONEY,
        _("East"),
        on=_("East pays and gets double"),
        off=_("East pays and gets like the others"),
    ),
    "settlement": asks(
        Group.MONEY,
        _("When is it paid"),
        at_end=_("When the deal is over"),
        at_once=_("At once, after each win and kong"),
    ),
    "pigs_pay_winners": asks(
        Group.MONEY,
        _("A player who still holds tiles of her void suit at the end"),
        yes=_("She pays those who have won too"),
        no=_("She pays only those who have not won"),
    ),
    "melds_block": asks(
        Group.MONEY,
        _("A hand whose own sets hold every tile it waits for"),
        no=_("It is ready at the end of the wall"),
        yes=_("It is not ready at the end of the wall"),
    ),
    "last_wall": asks(
        Group.MONEY,
        _("The last wall"),
        usual=_("As any other"),
        hot=_("Hot wall: whoever discards a dangerous tile there pays for all"),
        cold=_("Cold wall: only a drawn tile wins there"),
    ),
    "dealer": asks(
        Group.MATCH,
        _("Who deals next"),
        winner_keeps=_("The dealer goes on after her own win, or when nobody wins"),
        rotates=_("The next player, whoever won"),
        always_me=_("Always the same player"),
    ),
    "dealer_keeps_on_draw": asks(
        Group.MATCH,
        _("When nobody wins"),
        on=_("The dealer deals again"),
        off=_("The next player deals"),
    ),
    "match": asks(
        Group.MATCH,
        _("How long is played"),
        sixteen_deals=_("Sixteen deals"),
        four_rounds=_("Four rounds, in which each has been dealer"),
        points=_("Until somebody has a hundred points"),
        open=pgettext_lazy("length of a match", "As long as you like"),
    ),
}
"""By the id of the option."""
