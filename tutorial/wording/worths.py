"""Worths in words: what a pattern counts, and amounts with their unit."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.scoring.sheet import Unit
from engine.scoring.worth import Worth
from tutorial.wording import numbers


def said(worth: Worth) -> str:
    """What a pattern counts.

    >>> said(Worth(3, unit=Unit.FAN))
    '3 fan'
    """
    told = amount(worth.base, worth.unit)
    return _("%(points)s, and more for some sets") % {"points": told} if worth.doublings else told


def amount(count: int, unit: Unit | None = None) -> str:
    """So much of a unit; points where there is none.

    >>> amount(1), amount(2, Unit.DOUBLE)
    ('1 point', '2 doubles')
    """
    told = {"count": numbers.number(count)}
    if unit is Unit.FAN:
        return ngettext("%(count)s fan", "%(count)s fan", count) % told
    if unit is Unit.DOUBLE:
        return ngettext("%(count)s double", "%(count)s doubles", count) % told
    return ngettext("%(count)s point", "%(count)s points", count) % told
