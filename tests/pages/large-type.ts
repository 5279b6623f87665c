import type { Page } from '@playwright/test';

/** What readers may set by themselves, and nothing may be lost by (WCAG 1.4.12). Thai knows no space between letters or words. */
const SPACED = `
  * { line-height: 1.5 !important; }
  :not(:lang(th)) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Gives a page the spacing of text that it has to bear. */
export const spaceText = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);

/** Has the pages that a browser's page loads from now on begin with another size of type, in px: 16 is what browsers come with. */
export async function setTypeSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Finds words that their box cuts off, with no way to scroll to them. Runs in the page. */
export function clippedWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Pictures of screens show what they show.
    if (parent.closest('[aria-hidden="true"], svg, script, style, [role="img"]')) continue;
    range.selectNodeContents(currentNode);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      // For screen readers alone.
      if (box.clientWidth <= 1) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut = rects.some(
        (rect) =>
          (/hidden|clip/.test(overflowX) && (rect.left < left - 2 || rect.right > right + 2)) ||
          // Lines are higher than their letters: a third of one may be lost.
          (/hidden|clip/.test(overflowY) &&
            (rect.top < top - rect.height / 3 || rect.bottom > bottom + rect.height / 3)),
      );
      if (isCut) {
        found.push(`${currentNode.textContent?.trim().slice(0, 60)} in .${box.className}`);
        break;
      }
      // What scrolls shows all of it.
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
    }
  }
  return found;
}
