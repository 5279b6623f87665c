/** What makes a page wider than its window, or stands where nobody can scroll to. Runs in the page. */
export function overflowProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest('[aria-hidden="true"], svg, script, style')) continue;
    // What is there for screen readers alone stands in a box of one pixel.
    let box: Element | null = parentElement;
    while (box && (box.clientWidth > 1 || getComputedStyle(box).display === 'inline'))
      box = box.parentElement;
    if (box) continue;
    // In a row that scrolls by itself everything can be reached.
    let row: Element | null = parentElement;
    while (
      row &&
      !(row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX))
    )
      row = row.parentElement;
    if (row && row !== document.documentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 0 && (left < -1 || right > clientWidth + 1)) {
        problems.push(`${texts.currentNode.textContent} goes from ${left} to ${right}`);
      }
    }
  }
  return problems;
}
