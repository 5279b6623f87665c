import { langOfPath } from '../../contract/lang.ts';
import { everyPath, expect, openEverything, type Page, settle, test } from './site.ts';
import { content, words } from './words.ts';

/** Every mark that stands above or below a letter, in one line (thai.md 4). */
const TALL = 'ปู่ ญี่ปุ่น นั้น ก๊ำ ฏู';

const WIDTHS = [320, 390, 768];
const thaiPaths = everyPath.filter((path) => langOfPath(path) === 'th');

/** Looks at a page in every state that shows words: as it comes, with an invalid form, with everything open. */
async function inEveryState(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look('as it comes');
  const { email } = words('th').form;
  for (const form of await page.locator('.lead-form').all()) {
    await form.locator('[type="submit"]').press('Enter');
    await expect(form.getByText(email.required)).toBeVisible();
    await look('empty form');
    await form.getByLabel(email.label).fill('x');
    await expect(form.getByText(email.wrong)).toBeVisible();
    await look('wrong form');
  }
  const knots = page.getByRole('radio');
  for (const knot of await knots.all()) {
    await knot.check({ force: true });
    await look(`knot ${await knot.getAttribute('value')}`);
  }
  await openEverything(page);
  await look('everything open');
}

for (const path of thaiPaths) {
  test(`no term of the glossary stands on two lines on ${path}, and no ๆ begins one`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    const seen = new Set<string>();
    await inEveryState(page, async (state) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { found, broken } = await page.evaluate(brokenTerms, content.glossary);
        for (const term of found) seen.add(term);
        expect(broken, `${state}, at ${width} px`).toEqual([]);
      }
    });
    expect(seen.size, 'terms that were looked at').toBeGreaterThan(2);
  });
}

for (const path of everyPath) {
  test(`Thai on ${path} has air, no letter-spacing, and is not clipped`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    await openEverything(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { looked, problems } = await page.evaluate(typeProblems, TALL);
      expect(looked).toBeGreaterThan(1);
      expect(problems, `at ${width} px`).toEqual([]);
    }
  });
}

/** Which of some terms are seen on the page, and which of them are broken. Runs in the page. */
function brokenTerms(terms: string[]): { found: string[]; broken: string[] } {
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

  const found = new Set<string>();
  const broken: string[] = [];
  for (const texts of blocks.values()) {
    const whole = texts.map(({ data }) => data).join('');
    for (const term of terms) {
      for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + 1)) {
        const lines = linesOf(texts, at, at + term.length);
        if (lines > 0) found.add(term);
        if (lines > 1) broken.push(`${term} in ${whole}`);
      }
    }
    for (const { index, 0: mark } of whole.matchAll(/\S\s*ๆ/gu)) {
      if (linesOf(texts, index, index + mark.length) > 1) broken.push(`ๆ in ${whole}`);
    }
  }
  return { found: [...found], broken };
}

/** What is wrong with how Thai is set (thai.md 4). Runs in the page. */
function typeProblems(tall: string): { looked: number; problems: string[] } {
  const canvas = document.createElement('canvas').getContext('2d');
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || element.closest('svg, [aria-hidden="true"], script, style')) return false;
    if (element.closest<HTMLElement>('[lang]')?.lang !== 'th') return false;
    return element.clientWidth !== 1 && element.checkVisibility({ visibilityProperty: true });
  });
  const problems = elements.flatMap((element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const line = Number.parseFloat(style.lineHeight);
    const least = element.closest('h1, h2, h3, h4, h5, h6') ? 1.5 : 1.6;
    const found: string[] = [];
    if (!['normal', '0px'].includes(style.letterSpacing))
      found.push(`letters are spaced by ${style.letterSpacing}`);
    if (!(line / size >= least - 0.005))
      found.push(`line height ${(line / size).toFixed(2)}, not ${least}`);
    if (canvas) {
      // Measured large, for small letters are rounded to whole pixels.
      canvas.font = `${style.fontWeight} 200px ${style.fontFamily}`;
      const ink = canvas.measureText(tall);
      const needed = ((ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) / 200) * size;
      if (needed > line + 0.5)
        found.push(`marks need ${needed.toFixed(1)} px, the line has ${line}`);
    }
    const overflow = `${style.overflowX} ${style.overflowY}`;
    if (overflow !== 'visible visible' && element.scrollHeight > element.clientHeight + 1) {
      found.push(`cut at ${element.clientHeight} of ${element.scrollHeight} px`);
    }
    return found.map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`);
  });

  // Where something around the words is cut off, there must be room for the tallest of them.
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
  return { looked: elements.length, problems };
}
