"""The words of articles in the reader's language, as HTML: English where they are not translated yet, and said so."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from tutorial.content.article import Article
from tutorial.content.freshness import FRONT, Freshness
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.wording import language, prose


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of an article."""

    lang: str
    """The language it is in."""
    title: str
    """Its name."""
    summary: str
    """The whole in one sentence."""
    is_foreign: bool
    """It is not in the reader's language."""


@dataclass(frozen=True, slots=True)
class Said:
    """A section of an article."""

    lang: str
    """The language it is in."""
    freshness: Freshness
    """How it stands to the English."""
    title: str
    """Its title; empty if it has none."""
    body: SafeString
    """Paragraphs and lists."""
    markdown: str
    """The same as it is written."""
    is_foreign: bool
    """It is not in the reader's language."""


def heading(article: Article) -> Heading:
    """The head of the article in the reader's language."""
    lang = _language(article, FRONT)
    text = article.text[lang]
    return Heading(lang, text.title, text.summary, lang != language.current())


def passage(article: Article, section: str) -> Said:
    """A section of the article in the reader's language."""
    lang = _language(article, section)
    written = article.text[lang].sections[section]
    return Said(
        lang=lang,
        freshness=article.freshness(language.current(), section),
        title=written.title,
        body=prose.blocks(written.body_markdown),
        markdown=written.body_markdown,
        is_foreign=lang != language.current(),
    )


def state(*articles: Article) -> Freshness:
    """How these articles as a whole stand to the English: as the section that is worst off."""
    here = language.current()
    found = {article.freshness(here, section) for article in articles for section in article.section_names}
    return next((each for each in (Freshness.MISSING, Freshness.STALE) if each in found), Freshness.CURRENT)


def read_by_native(*articles: Article) -> bool:
    """Someone who speaks the reader's language from childhood has read them all."""
    here = language.current()
    return all(here in article.text and article.text[here].read_by_native for article in articles)


def _language(article: Article, section: str) -> str:
    """The reader's language if the section is there in it, else English."""
    here = language.current()
    return SOURCE_LOCALE if article.freshness(here, section) is Freshness.MISSING else here
