import type { Page } from '@playwright/test';
import { waitFor } from './pages.ts';

interface Stop {
  /** Its position among all elements of the document. */
  id: number;
  name: string;
  /** Whether it is the link to the top. */
  isUp: boolean;
  problem: string | undefined;
}

/** Maximum number of controls in an audio player. */
const MOST_CONTROLS = 20;

/**
 * Walks through a page with the Tab key. Returns the faults of stops, the elements it does not reach, and those out of
 * order. The first stop of a page has to be the skip link.
 * @param skipToContent the words of the skip link
 * @param within the part of the page to walk through
 */
export async function focusProblems(
  page: Page,
  skipToContent: string,
  within: 'body' | 'main' = 'body',
): Promise<string[]> {
  await page.evaluate((root) => {
    scrollTo({ top: 0, behavior: 'instant' });
    // The walk begins before the part’s content, wherever the focus has been.
    const start = document.querySelector<HTMLElement>(root);
    start?.focus();
    if (root === 'body') start?.blur();
  }, within);
  // Islands that wait for a visitor’s intent would be hydrated during the walk.
  await wakeIslands(page);
  const stops = await walk(page, within);
  const reached = stops.filter(({ isUp }) => !isUp);
  const expected = await page.evaluate(expectedStops, within);
  return [
    ...(within === 'main' || stops[0]?.name === skipToContent
      ? []
      : [`the first stop is ${stops[0]?.name}`]),
    ...stops.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])),
    ...expected
      .filter(({ id }) => !reached.some((stop) => stop.id === id))
      .map(({ tag }) => `not reached: ${tag}`),
    ...reached
      .filter((stop) => !expected.some(({ id }) => id === stop.id))
      .map(({ name }) => `reached, though it is no control: ${name}`),
    ...reached
      .filter(({ id }, index) => id < (reached[index - 1]?.id ?? 0))
      .map(({ name }) => `only after what follows it: ${name}`),
  ];
}

/** Hydrates the islands of a page that wait for a visitor’s intent. */
async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island[client="intent"]'))
      island.dispatchEvent(new PointerEvent('pointerover'));
  });
  await waitFor(page, () => document.querySelector('astro-island[client="intent"][ssr]') === null);
}

/** Presses Tab until the end of the page, or a part of it, and returns how each stop was visible. */
async function walk(page: Page, within: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  let stays = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus, within);
    const last = stops.at(-1);
    // An audio player has controls of its own, which all count as one.
    if (stop && stop.id === last?.id) {
      stays += 1;
      if (stays <= MOST_CONTROLS) continue;
      last.problem = 'keeps the focus';
      return stops;
    }
    stays = 0;
    if (!stop || stops.some(({ id }) => id === stop.id)) return stops;
    stops.push(stop);
    if (stops.length > 600) throw new Error('The walk does not end.');
  }
}

/**
 * Returns the focusable elements, numbered in document order. Runs in the page. The link to the top is left out,
 * because it appears depending on how far the walk has scrolled; scroll.spec.ts covers it.
 */
function expectedStops(within: string): { id: number; tag: string }[] {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  const radios = all.filter((each): each is HTMLInputElement => each.matches('[type="radio"]'));
  /** Whether a radio button is a stop: the chosen one of its group is, or the first while none is chosen. */
  const isStop = (element: HTMLElement) => {
    const { name, form } = element as HTMLInputElement;
    const group = radios.filter((each) => each.name === name && each.form === form);
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  };
  return all.flatMap((element, id) => {
    const isControl = element.matches(
      'a[href], button, input, select, textarea, summary, audio[controls], [tabindex="0"]',
    );
    const isHidden = !element.checkVisibility({
      visibilityProperty: true,
    });
    const isElsewhere = element.matches('input[type="radio"], [data-to-top]') && !isStop(element);
    const isWithin = element.closest(within) !== null;
    return isWithin &&
      isControl &&
      !isHidden &&
      !isElsewhere &&
      !element.matches(':disabled, [inert] *')
      ? [{ id, tag: element.outerHTML.slice(0, 120) }]
      : [];
  });
}

/** Whether the focused element and its focus are visible. Runs in the page. */
async function lookAtFocus(within: string): Promise<Stop | undefined> {
  // After the page has reacted: it may have scrolled, with the bar following. A browser with nothing to draw may skip a
  // frame.
  await Promise.race([
    new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    new Promise((done) => setTimeout(done, 1000)),
  ]);
  const element = document.activeElement as HTMLElement | null;
  if (!element?.parentElement?.closest(within)) return undefined;
  const id = [...document.querySelectorAll('*')].indexOf(element);
  // A control drawn by its label is visible there.
  const visiblePart = element.matches('input:is([type="radio"], [type="file"])')
    ? (element.closest('label') ?? element)
    : element;
  const { left, top, right, bottom } = visiblePart.getBoundingClientRect();
  // A visible part of it is enough (WCAG 2.4.11).
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const over = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  // A card is one large link.
  const around = [visiblePart, visiblePart.parentElement, visiblePart.closest('article')].filter(
    (each) => each !== null,
  );
  const isOutlined = around.some((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      outlineColor !== 'rgba(0, 0, 0, 0)'
    );
  });
  const problems = [
    !isInView && 'out of view',
    isInView &&
      !(over && (visiblePart.contains(over) || over.contains(visiblePart))) &&
      `covered by ${over?.outerHTML.slice(0, 80)}`,
    !isOutlined && 'without an outline',
  ].filter(Boolean);
  return {
    id,
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    isUp: element.matches('[data-to-top]'),
    problem: problems.join(', ') || undefined,
  };
}
