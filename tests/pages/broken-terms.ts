/** Which of some Thai terms stand on two lines, and which ๆ begins one (thai.md 3). Runs in the page. */
export function brokenTerms(terms: string[]): string[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const blockOf = (node: Node) => {
    let element = node.parentElement;
    while (element && isInline(element)) element = element.parentElement;
    return element;
  };
  // A word can consist of several text nodes, so the text of each block is looked at as a whole.
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const block = blockOf(text);
    // What is there for screen readers alone stands in a box of one pixel.
    if (!block || block.clientWidth <= 1 || !block.checkVisibility({ visibilityProperty: true }))
      continue;
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }

  const linesOf = (texts: Text[], start: number, end: number) => {
    const range = document.createRange();
    let passed = 0;
    for (const text of texts) {
      if (start >= passed && start < passed + text.length) range.setStart(text, start - passed);
      if (end > passed && end <= passed + text.length) range.setEnd(text, end - passed);
      passed += text.length;
    }
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => (top + bottom) / 2);
    const height = Number.parseFloat(
      getComputedStyle(range.startContainer.parentElement ?? document.body).fontSize,
    );
    return middles.filter(
      (middle, index) =>
        !middles.slice(0, index).some((other) => Math.abs(other - middle) < height / 2),
    ).length;
  };

  const whole = document.createRange();
  const hasLines = (block: Element) => {
    whole.selectNodeContents(block);
    const size = Number.parseFloat(getComputedStyle(block).fontSize);
    return whole.getBoundingClientRect().height >= size * 2;
  };

  const broken: string[] = [];
  for (const [block, texts] of blocks) {
    // Most stand on one line, which breaks nothing.
    if (!hasLines(block)) continue;
    const whole = texts.map(({ data }) => data).join('');
    for (const term of terms) {
      for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + 1)) {
        const lines = linesOf(texts, at, at + term.length);
        if (lines > 1) broken.push(`${term} in ${whole}`);
      }
    }
    for (const { index, 0: mark } of whole.matchAll(/\S\s*ๆ/gu)) {
      if (linesOf(texts, index, index + mark.length) > 1) broken.push(`ๆ in ${whole}`);
    }
  }
  return broken;
}
