"""Opening a kind of page in the window that tests share, as tall as the page itself."""

from playwright.sync_api import Page

from tests.pages import Kind

WIDTHS = (320, 1280)
"""Units: CSS pixels. A small phone, or a desk at 400 %; and a desk."""


def enter(tab: Page, site: str, kind: Kind) -> None:
    """Comes as the visitor this kind of page is for."""
    tab.context.clear_cookies()
    tab.context.add_cookies([{"name": name, "value": value, "url": site} for name, value in kind.cookies().items()])


def go(tab: Page, site: str, kind: Kind, locale: str) -> None:
    """Opens the page in a language."""
    answer = tab.goto(f"{site}/{locale}/{kind.path}")
    assert answer
    assert answer.status == kind.status


def widen(tab: Page, width: int) -> None:
    """Gives the window this width and the height of the page: what sticks to an edge would cover what is below it."""
    tab.set_viewport_size({"width": width, "height": 600})
    height = int(tab.evaluate("document.documentElement.scrollHeight"))
    if height > 600:
        tab.set_viewport_size({"width": width, "height": height})


def overflowing(tab: Page) -> list[str]:
    """Texts of the open page that leave the window, or the key, tab, tag or tile they stand in; and sideways scroll."""
    return list(tab.evaluate(_OVERFLOWING))


_OVERFLOWING = """() => {
  const page = document.documentElement;
  const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
  const isSeen = (each) => !each || (getComputedStyle(each).clipPath === "none" && isSeen(each.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".skip") || !parent.checkVisibility() || !isSeen(parent)) continue;
    const frame = parent.closest(".tile, .button, .tag, summary, label, nav a, .cell, .line");
    const { left, right, top, bottom } = (frame ?? page).getBoundingClientRect();
    range.selectNodeContents(text);
    const out = [...range.getClientRects()].some((box) =>
      box.left < left - 1 || box.right > right + 1 || (frame && (box.top < top - 3 || box.bottom > bottom + 3)));
    if (out) found.push(`<${parent.tagName} ${parent.className}> ${text.data.trim().slice(0, 40)}`);
  }
  return found;
}"""
