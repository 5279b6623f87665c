/**
 * Finds elements that make a page wider than its window, and text that cannot be scrolled to. Runs in the page.
 * @param within the part of the page whose texts are checked
 */
export function overflowProblems(within: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];

  /** Whether a text is visible and outside of scrolling rows, in which everything can be reached. */
  const isRead = (parent: Element) => {
    if (!parent.checkVisibility({ visibilityProperty: true })) return false;
    if (parent.closest('[aria-hidden="true"], svg, script, style')) return false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      // Text for screen readers only is in a box of one pixel.
      if (box.clientWidth <= 1 && display !== 'inline') return false;
      const isRow = box.scrollWidth > box.clientWidth && /auto|scroll/.test(overflowX);
      if (isRow && box !== document.documentElement) return false;
    }
    return true;
  };

  const texts = document.createTreeWalker(
    document.querySelector(within) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    range.selectNodeContents(currentNode);
    const outside = [...range.getClientRects()].filter(
      ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
    );
    // Most texts are inside the window and need no further check.
    if (outside.length === 0 || !currentNode.parentElement || !isRead(currentNode.parentElement))
      continue;
    for (const { left, right } of outside)
      problems.push(`${currentNode.textContent} goes from ${left} to ${right}`);
  }
  return problems;
}
