/**
 * Returns faults of Thai typesetting: too little line height, spaced letters, cut marks (thai.md 4). Runs in the page.
 */
export function typesettingProblems(): string[] {
  // Every mark above or below a letter, in one line.
  const tall = 'ปู่ ญี่ปุ่น นั้น ก๊ำ ฏู';
  const canvas = document.createElement('canvas').getContext('2d');
  const parents = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) parents.add(parentElement);
  }
  const elements = [...parents].filter((element) => {
    if (element.closest('svg, [aria-hidden="true"], script, style')) return false;
    if (element.closest<HTMLElement>('[lang]')?.lang !== 'th') return false;
    return element.clientWidth !== 1 && element.checkVisibility({ visibilityProperty: true });
  });
  /** The height that the tallest marks need in a font, for a size of 1 px. */
  const inks = new Map<string, number>();
  const inkOf = (font: string, context: CanvasRenderingContext2D) => {
    const cached = inks.get(font);
    if (cached !== undefined) return cached;
    context.font = font;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(tall);
    const ink = (actualBoundingBoxAscent + actualBoundingBoxDescent) / 200;
    inks.set(font, ink);
    return ink;
  };
  const problems = elements.flatMap((element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    // The label of an icon, for screen readers only.
    if (size === 0) return [];
    const line = Number.parseFloat(style.lineHeight);
    // Text as large as a heading counts as one.
    const isHeading = size >= 24 || element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const least = isHeading ? 1.5 : 1.6;
    const found: string[] = [];
    if (!['normal', '0px'].includes(style.letterSpacing))
      found.push(`letters are spaced by ${style.letterSpacing}`);
    if (!(line / size >= least - 0.005))
      found.push(`line height ${(line / size).toFixed(2)}, not ${least}`);
    if (canvas) {
      // Measured large, because small letters are rounded to whole pixels.
      const needed = inkOf(`${style.fontWeight} 200px ${style.fontFamily}`, canvas) * size;
      if (needed > line + 0.5)
        found.push(`marks need ${needed.toFixed(1)} px, the line has ${line}`);
    }
    const overflow = `${style.overflowX} ${style.overflowY}`;
    if (overflow !== 'visible visible' && element.scrollHeight > element.clientHeight + 1) {
      found.push(`cut at ${element.clientHeight} of ${element.scrollHeight} px`);
    }
    return found.map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`);
  });

  // A box that cuts off its content needs room for the tallest words.
  for (const box of document.body.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, a, button, summary, label, li, dt, dd, th, td',
  )) {
    const { overflowY } = getComputedStyle(box);
    if (overflowY === 'visible' || box.clientWidth <= 1 || box.closest('[aria-hidden="true"]'))
      continue;
    if (
      box.checkVisibility({ visibilityProperty: true }) &&
      box.scrollHeight > box.clientHeight + 1
    ) {
      problems.push(
        `cut at ${box.clientHeight} of ${box.scrollHeight} px: ${box.outerHTML.slice(0, 120)}`,
      );
    }
  }
  return problems;
}
