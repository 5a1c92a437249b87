"""Looks at every HTML page of a folder in a browser: narrow and wide, light, dark and on paper."""

import json
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

WIDTHS = (360, 1400)
SCHEMES = ("light", "dark")
ROW_LIMIT = 300

# The least contrast of any text with what is behind it, and where that is.
CONTRAST = """() => {
  const channel = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parse = color => color.match(/[\\d.]+/g).map(Number);
  const behind = element => {
    for (let e = element; e; e = e.parentElement) {
      const color = parse(getComputedStyle(e).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    throw new Error('nothing is behind the text');
  };
  let worst = [21, ''];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    const [a, b] = [parse(getComputedStyle(element).color), behind(element)].map(light);
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < worst[0]) worst = [contrast, walker.currentNode.data.trim().slice(0, 60)];
  }
  return worst;
}"""


def shown(page: Page, selector: str) -> int:
    return page.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).length", selector
    )


def expected(result: dict) -> tuple[int, int]:
    """How many rows the page lists, and how many of them are at parity."""
    listed = [row for suite in result["suites"] for row in suite["rows"][:ROW_LIMIT]]
    return len(listed), sum(row["verdict"] == "parity" for row in listed)


def check_first_sight(page: Page, name: str, result: dict) -> None:
    """A red check shows its own rows, its suites first, and links to its problems."""
    total, same = expected(result)
    isGreen = name == "green"
    assert shown(page, "table.truth tbody tr") == (total if isGreen else total - same), name
    red = [suite["verdict"] != "parity" for suite in result["suites"]]
    titles = page.evaluate("[...document.querySelectorAll('main h2')].map(h => h.textContent)")
    order = [suite["name"] for suite in result["suites"]]
    verdicts = [red[order.index(title)] for title in titles if title in order]
    assert verdicts == sorted(red, reverse=True), verdicts
    links = page.locator("header nav a")
    assert (links.count() > 0) == (not isGreen)
    if not isGreen:
        links.first.click()
        assert page.evaluate("document.querySelector(':target').getClientRects().length") == 1
        page.evaluate("location.hash = ''")
    page.locator("#all-rows").check()


def check_search(page: Page, result: dict) -> None:
    total, _ = expected(result)
    rows = "table.truth tbody tr"
    titles = page.evaluate(
        "s => [...document.querySelectorAll(s)].map(r => r.querySelector('code').textContent)", rows
    )
    field = page.locator("#search")
    field.fill(titles[0])
    found = shown(page, rows)
    assert 0 < found < total, found
    assert page.locator("#found").inner_text() == f"{found} found"
    # Another choice of rows is another number of them.
    page.locator("#drift-only").check()
    assert page.locator("#found").inner_text() == f"{shown(page, rows)} found"
    page.locator("#all-rows").check()
    field.fill("this is in no row")
    assert shown(page, rows) == 0
    # On paper there are all rows, whatever is looked for.
    page.emulate_media(media="print")
    assert shown(page, rows) == total
    page.emulate_media(media="screen")
    field.fill("")
    assert shown(page, rows) == total


def check_cards(page: Page, width: int) -> None:
    """On a narrow screen a row is a card as wide as the screen, and each cell says what it is."""
    isNarrow = width == min(WIDTHS)
    display = page.evaluate(
        "getComputedStyle(document.querySelector('table.truth tbody tr')).display"
    )
    assert (display == "block") == isNarrow, display
    if not isNarrow:
        return
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.region:has(table.cards)')]
        .filter(r => r.scrollWidth > r.clientWidth).length"""
    )
    assert cut == 0, cut
    label = page.evaluate(
        """() => getComputedStyle(document.querySelector('table.truth td'), '::before').content"""
    )
    assert label in ('"contract"', '"Kotlin"'), label


def check_structure(page: Page, name: str, result: dict) -> None:
    total, same = expected(result)
    assert shown(page, "table.truth tbody tr") == total, name
    assert shown(page, "table.truth tr.differs") == total - same, name
    assert page.locator("h1").inner_text().split()[-1] == result["verdict"]
    assert page.locator("html").get_attribute("lang") == "en"
    assert [page.locator(tag).count() for tag in ("header", "main", "footer", "h1")] == [1] * 4
    levels = page.evaluate("[...document.querySelectorAll('h1,h2,h3')].map(h => +h.tagName[1])")
    assert all(next <= level + 1 for level, next in zip(levels, levels[1:])), levels
    assert page.locator("table:not(:has(caption)), th:not([scope])").count() == 0
    # No id twice, and no link to nowhere.
    lost = page.evaluate(
        """() => [...document.querySelectorAll('[href^="#"]')].map(a => a.hash.slice(1))
        .filter(id => !document.getElementById(id))"""
    )
    assert lost == [], lost
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    if name != "green":
        assert total > same
        signs = page.locator("table.truth tr.differs:has(.sign)").count()
        assert signs > 0 and (name == "hostile" or signs == total - same)


def check_pictures(page: Page, name: str) -> None:
    pictures = page.locator("table.surface")
    assert shown(page, "table.surface") == 2
    framed = []
    for picture in pictures.all():
        cells = picture.locator("tbody td")
        assert cells.count() == 78 and picture.locator("td.empty").count() == 0
        differing = picture.locator("td.framed")
        framed.append(differing.count())
        said = picture.locator("td.framed .unseen", has_text="differ").count()
        assert said == differing.count()
        for cell in differing.all()[:1]:
            assert "inset" in cell.evaluate("e => getComputedStyle(e).boxShadow")
            assert "≠" in cell.inner_text()
        words = "the same" if framed[-1] == 0 else f"{framed[-1]} of 78 cells differ"
        assert words in picture.locator("caption").inner_text()
    assert framed[0] == framed[1] and (framed[0] > 0) == (name != "green"), framed


def check_layout(page: Page, name: str) -> None:
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1], (name, widths)
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1], (name, "opened", widths)
    # What is wider than the page scrolls in a region of its own, which the keyboard reaches.
    regions = page.locator("[role=region]:not([tabindex='0'][aria-label])")
    assert regions.count() == 0


def check_keyboard(page: Page, result: dict) -> None:
    total, same = expected(result)
    page.reload()
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    assert skip.evaluate("e => e === document.activeElement && e.getBoundingClientRect().left >= 0")
    # From the last link to a problem, or from the one to the report, on to the rows.
    links = page.locator("header nav a")
    if links.count() > 0:
        links.last.focus()
    page.keyboard.press("Tab")
    # A red check shows its own rows at first.
    isGreen = links.count() == 0
    assert page.evaluate("document.activeElement.id") == ("all-rows" if isGreen else "drift-only")
    if not isGreen:
        page.keyboard.press("ArrowLeft")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("ArrowRight")
    assert shown(page, "table.truth tbody tr") == total - same
    assert shown(page, "table.surface") == 2
    # On paper there are all rows, whatever is chosen.
    page.emulate_media(media="print")
    assert shown(page, "table.truth tbody tr") == total
    page.emulate_media(media="screen")
    # What paper does not show has lost the focus.
    page.locator("#drift-only").focus()
    page.keyboard.press("ArrowLeft")
    assert shown(page, "table.truth tbody tr") == total


def check_without_script(browser: Browser, path: Path, result: dict) -> None:
    """The page is whole without a script, but for the field that would not work."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(path.as_uri())
    assert not page.locator("#search").is_visible()
    page.locator("#all-rows").check()
    assert page.locator("table.truth tbody tr:visible").count() == expected(result)[0]
    context.close()


def look(browser: Browser, path: Path, pictures: str) -> None:
    name = path.stem
    result = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    contrasts = []
    backgrounds = set()
    for width in WIDTHS:
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": width, "height": 900}, color_scheme=scheme
            )
            page = context.new_page()
            said: list[str] = []
            page.on("console", lambda message: said.append(message.text))
            page.on("pageerror", lambda error: said.append(str(error)))
            page.on("dialog", lambda dialog: said.append(dialog.message))
            page.on("request", lambda request: said.append(request.url))
            page.goto(path.as_uri())
            if pictures:
                page.screenshot(path=f"{pictures}/{name}-{width}-{scheme}.png", full_page=True)
            check_first_sight(page, name, result)
            check_structure(page, name, result)
            check_cards(page, width)
            check_search(page, result)
            check_pictures(page, name)
            check_keyboard(page, result)
            check_layout(page, name)
            contrasts.append(page.evaluate(CONTRAST))
            backgrounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
            # Nothing is asked for but the page itself; what its icon is stands in it.
            assert set(said) - {"data:,"} == {path.as_uri()}, said
            context.close()
    check_without_script(browser, path, result)
    assert len(backgrounds) == 2, backgrounds
    assert min(contrasts)[0] >= 4.5, min(contrasts)
    size = path.stat().st_size
    rows, worst = expected(result)[0], min(contrasts)
    print(f"{name}: {rows} rows, {size // 1024} KiB, contrast {worst[0]:.1f} ({worst[1]})")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    pages = sorted(Path(sys.argv[2]).glob("*.html"))
    assert pages, "there are no pages"
    for path in pages:
        look(browser, path, sys.argv[3])
