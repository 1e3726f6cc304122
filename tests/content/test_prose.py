"""Markdown shown as HTML, with tiles and terms as the caller wants them."""

import pytest

from tutorial.content.prose import Prose, named, plain

PROSE = Prose(tiles=lambda notation: f"<tiles {notation}>", term=lambda term, words: f"<term {term}>{words}</term>")


@pytest.mark.parametrize(
    ("markdown", "html"),
    [
        ("One *two* **three**", "<p>One <em>two</em> <strong>three</strong></p>\n"),
        ("![](tiles:123m) and ![](tiles:1z)", "<p><tiles 123m> and <tiles 1z></p>\n"),
        ("A [pung](term:pung).", "<p>A <term pung>pung</term>.</p>\n"),
        ("A [big **pung** & co](term:pung).", "<p>A <term pung>big <strong>pung</strong> &amp; co</term>.</p>\n"),
        ("[bird ![](tiles:1s)](term:bamboo)", "<p><term bamboo>bird <tiles 1s></term></p>\n"),
        ("*[pung](term:pung)*, [kong](term:kong)", "<p><em><term pung>pung</term></em>, <term kong>kong</term></p>\n"),
        ("- one\n- [pung](term:pung)", "<ul>\n<li>one</li>\n<li><term pung>pung</term></li>\n</ul>\n"),
        ("<b>bold</b>", "<p>&lt;b&gt;bold&lt;/b&gt;</p>\n"),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
        ("[away](https://example.org)", "<p>away</p>\n"),
        ("[away](javascript:alert(1))", "<p>[away](javascript:alert(1))</p>\n"),
        ("![away](https://example.org/x.png)", "<p></p>\n"),
        ("ტ [ভাষা](term:suit)", "<p>ტ <term suit>ভাষা</term></p>\n"),
    ],
)
def test_blocks(markdown: str, html: str) -> None:
    assert PROSE.blocks(markdown) == html


def test_a_line_has_no_paragraph_around_it() -> None:
    assert PROSE.line("> Choose [dots](term:dots): ![](tiles:1p)") == ("&gt; Choose <term dots>dots</term>: <tiles 1p>")


def test_two_ways_of_showing_do_not_mix() -> None:
    other = Prose(tiles=str.upper, term=lambda term, words: words)
    assert other.line("[pung](term:pung) ![](tiles:1z)") == "pung 1Z"
    assert PROSE.line("[pung](term:pung)") == "<term pung>pung</term>"


def test_what_is_named_is_told_in_order() -> None:
    found = named("A [pung](term:pung) ![](tiles:222p)\n\n- [chow](term:chow)\n- ![](tiles:456s)")
    assert found.terms == ("pung", "chow")
    assert found.tiles == ("222p", "456s")
    assert found.strangers == ()


def test_two_stars_and_smaller_than_are_no_html() -> None:
    assert named("3 < 5 and 5 > 3").strangers == ()


def test_plain_words() -> None:
    assert plain("Make a [pung](term:pung)\n![](tiles:1z) *now*\n\nand `then`") == "Make a pung now and then"
