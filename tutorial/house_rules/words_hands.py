"""Words for options about which hands win and what they are worth."""

from django.utils.translation import gettext_lazy as _

from tutorial.house_rules.words import Group, asks

HANDS = {
    "scoring": asks(
        Group.HANDS,
        _("How hands are counted"),
        simple=_("Simple: a win counts one point"),
        bonus=_("Bonus: one more for drawing the last tile yourself, for the last tile of the wall, and for dragons"),
        exponential=_("Exponential: pungs and kongs count, and the rarer ones double"),
    ),
    "four_alike_two_pairs": asks(
        Group.HANDS,
        _("Four tiles alike in a hand of seven pairs"),
        yes=_("They are two pairs"),
        no=_("They are not: seven different pairs are needed"),
    ),
    "seven_pairs": asks(
        Group.HANDS,
        _("Seven pairs"),
        yes=_("They win"),
        no=_("They do not win"),
    ),
    "flowers_to_minimum": asks(
        Group.HANDS,
        _("Fan for flowers"),
        yes=_("They help to reach the minimum"),
        no=_("They count only when the minimum is reached without them"),
    ),
    "seven_pairs_concealed": asks(
        Group.HANDS,
        _("Seven pairs as a concealed hand"),
        yes=_("They bring the fan for a concealed hand too"),
        no=_("They are concealed anyway and bring nothing more for it"),
    ),
    "concealed_on_discard": asks(
        Group.HANDS,
        _("A concealed hand that wins on a discard"),
        yes=_("It counts as concealed"),
        no=_("It does not: the last tile must be drawn"),
    ),
    "all_chows_pair": asks(
        Group.HANDS,
        _("The pair of a hand of chows"),
        suited=_("It must be of a suit"),
        any=_("It may be any pair"),
    ),
    "nine_gates": asks(
        Group.HANDS,
        _("Nine gates"),
        shape=_("Any hand that has the shape in the end"),
        nine_sided=_("Only a hand that waited for all nine tiles"),
    ),
    "concealed_pungs_on_discard": asks(
        Group.HANDS,
        _("Four concealed pungs won on a discard"),
        no=_("A pung finished by a discard is not concealed"),
        yes=_("They count if the discard finishes the pair"),
    ),
    "full_flush": asks(
        Group.HANDS,
        _("A full flush"),
        seven=_("Seven fan"),
        six=_("Six fan"),
    ),
    "cap": asks(
        Group.HANDS,
        _("The most fan that are paid"),
        thirteen=_("Thirteen"),
        ten=_("Ten"),
        eight=_("Eight"),
        six=_("Six"),
        five=_("Five"),
        four=_("Four"),
        three=_("Three"),
    ),
    "curve": asks(
        Group.HANDS,
        _("How points rise with the fan"),
        doubling=_("Each fan doubles them"),
        half_spicy=_("Half spicy: from five fan on they rise in half steps"),
    ),
    "book": asks(
        Group.HANDS,
        _("The book that is counted by"),
        mcr1998=_("The rules of 1998"),
        wmo2014=_("The rules of 2014"),
    ),
    "table": asks(
        Group.HANDS,
        _("The table that is counted by"),
        core=_("What most published rules agree on"),
        dmjl=_("Dutch league"),
        bmja=_("British association"),
        babcock=_("Babcock, as in the 1920s"),
        plain=_("Plain: no more than the beginners’ rules"),
    ),
    "double_wind_pair": asks(
        Group.HANDS,
        _("A pair of the wind that is both your own and the round’s"),
        _2=_("It counts once"),
        _4=_("It counts twice"),
    ),
    "limit": asks(
        Group.HANDS,
        _("The limit"),
        of_table=_("As the table has it"),
        _300=_("Three hundred points"),
        _1000=_("A thousand points"),
        none=_("None"),
    ),
    "outside_seven_pairs": asks(
        Group.HANDS,
        _("Seven pairs of ones and nines as an outside hand"),
        no=_("They are none"),
        yes=_("They are one"),
    ),
    "self_draw": asks(
        Group.HANDS,
        _("A win that is drawn"),
        point=_("Each pays a point more"),
        fan=_("The hand has a fan more"),
    ),
}
"""By the id of the option."""
