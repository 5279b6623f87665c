import type { Page } from '@playwright/test';

/** Spacing that readers may set without losing content (WCAG 1.4.12). Thai has no space between letters or words. */
const SPACED = `
  * { line-height: 1.5 !important; }
  :not(:lang(th)) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Applies the text spacing that a page has to support. */
export const spaceText = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);

/** Sets the browser’s base font size, in px, for pages loaded from now on. The default is 16. */
export async function setTypeSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Returns words cut off by their box, with no way to scroll to them. Runs in the page. */
export function clippedWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Pictures of screens may be cropped.
    if (parent.closest('[aria-hidden="true"], svg, script, style, [role="img"]')) continue;
    range.selectNodeContents(currentNode);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      // For screen readers only.
      if (box.clientWidth <= 1) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut = rects.some(
        (rect) =>
          (/hidden|clip/.test(overflowX) && (rect.left < left - 2 || rect.right > right + 2)) ||
          // Lines are higher than their letters, so a third of one may be lost.
          (/hidden|clip/.test(overflowY) &&
            (rect.top < top - rect.height / 3 || rect.bottom > bottom + rect.height / 3)),
      );
      if (isCut) {
        found.push(`${currentNode.textContent?.trim().slice(0, 60)} in .${box.className}`);
        break;
      }
      // Scrolling shows all of it.
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
    }
  }
  return found;
}
