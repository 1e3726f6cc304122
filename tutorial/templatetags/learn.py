"""How a lesson looks in a list of lessons."""

from typing import Any

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.notation import parse_tiles
from tutorial.wording import markup, numbers, tiles

register = template.Library()


@register.simple_tag
def lesson_face(entry: dict[str, Any]) -> SafeString:
    """The picture of a lesson's tile: its own face once begun, known or next, else the back."""
    face = tiles.sprite_id(parse_tiles(entry["progress"].lesson.face)[0]) if _is_open(entry) else "back"
    art = format_html('<svg aria-hidden="true"><use href="{}#{}"/></svg>', static(markup.SPRITE), face)
    return format_html("{}<b>{}</b>", art, numbers.number(entry["number"])) if _is_open(entry) else art


@register.simple_tag
def lesson_label(entry: dict[str, Any]) -> str:
    """The lesson and its state in words."""
    told = {"number": numbers.number(entry["number"]), "title": entry["words"].title}
    if entry["progress"].is_done:
        return _("Lesson %(number)s: %(title)s, done") % told
    if entry["progress"].is_known:
        return _("Lesson %(number)s: %(title)s, known") % told
    if entry["is_next"]:
        return _("Lesson %(number)s: %(title)s, next") % told
    if entry["progress"].is_begun:
        return _("Lesson %(number)s: %(title)s, begun") % told
    return _("Lesson %(number)s: %(title)s, not begun") % told


@register.simple_tag
def lesson_note(entry: dict[str, Any]) -> str:
    """Which lesson of the course it is, how long it takes, and how far the learner is."""
    here = entry["progress"]
    told = {"number": numbers.number(entry["number"]), "minutes": numbers.number(here.lesson.minutes)}
    minutes = (
        ngettext(
            "Lesson %(number)s · %(minutes)s minute", "Lesson %(number)s · %(minutes)s minutes", here.lesson.minutes
        )
        % told
    )
    if not here.is_begun or here.counts:
        return minutes
    done = _("%(done)s of %(all)s steps") % {
        "done": numbers.number(len(here.done)),
        "all": numbers.number(len(here.lesson.steps)),
    }
    return f"{minutes} · {done}"


def _is_open(entry: dict[str, Any]) -> bool:
    """The tile lies face up: the lesson is begun or known, or it is the next."""
    return entry["progress"].is_begun or entry["progress"].is_known or entry["is_next"]
