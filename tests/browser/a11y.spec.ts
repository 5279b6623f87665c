import { langOfPath } from '../../contract/lang.ts';
import { expectAccessible } from './axe.ts';
import { everyPath, expect, openEverything, type Page, settle, test } from './site.ts';
import { words } from './words.ts';

const WIDTHS = [390, 1440];

for (const path of everyPath) {
  for (const width of WIDTHS) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await settle(page);
      });

      test('axe finds nothing, with the panel closed and open', async ({ page }) => {
        await expectAccessible(page, 'closed');
        await openEverything(page);
        await expectAccessible(page, 'open');
      });
    });
  }

  const lang = langOfPath(path);
  if (path !== (lang === 'th' ? '/th/' : '/')) continue;
  for (const width of WIDTHS) {
    test(`axe finds nothing in the invalid form of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const { form } = words(lang);
      await page.getByLabel(form.email.label).press('Enter');
      await expect(page.getByText(form.email.required)).toBeVisible();
      await expectAccessible(page, 'empty');
    });
  }
}

for (const path of everyPath) {
  test(`the keyboard reaches everything on ${path}, the way past the bar first`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    const said = words(langOfPath(path)).ui;
    const stops = await walk(page);
    expect(stops[0]?.name).toBe(said.skipToContent);
    expect(stops.filter(({ problem }) => problem)).toEqual([]);
    const expected = await page.evaluate(expectedStops);
    expect(stops.filter(({ isUp }) => !isUp).map(({ id }) => id)).toEqual(expected);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText(said.skipToContent).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const lang of ['en', 'th'] as const) {
  test(`the keyboard stays in the open panel (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(lang === 'en' ? '/' : '/th/');
    await settle(page);
    const { menu } = words(lang).ui;
    await page.getByRole('button', { name: menu, exact: true }).press('Enter');
    const panel = page.getByRole('dialog', { name: menu, exact: true });
    await expect(panel).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      // After the last stop the browser has its own turn.
      const isOutside = await panel.evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });
}

interface Stop {
  id: number;
  name: string;
  /** Whether it is the way to the top. */
  isUp: boolean;
  problem: string | undefined;
}

/** Presses Tab until the page is through, and says of each stop how it was seen. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    const stop = await page.evaluate(lookAtFocus);
    // A film has controls of its own, which all count as the film.
    if (stop && stop.id === stops.at(-1)?.id) continue;
    if (!stop || stops.some(({ id }) => id === stop.id)) return stops;
    stops.push(stop);
    if (stops.length > 300) throw new Error('The walk does not end.');
  }
}

/**
 * What can be focused, numbered in the order of the document. Runs in the page. The way to the top is
 * there or not, depending on how far the walk had scrolled when it came by: scroll.spec.ts has it.
 */
function expectedStops(): number[] {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  return all.flatMap((element, id) => {
    const isControl = element.matches(
      'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]',
    );
    const isHidden = !element.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
    const isElsewhere = element.matches('input[type="radio"]:not(:checked), [data-to-top]');
    return isControl && !isHidden && !isElsewhere && !element.matches(':disabled, [inert] *')
      ? [id]
      : [];
  });
}

/** Whether the focused element can be seen, and be seen to have the focus. Runs in the page. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const id = [...document.querySelectorAll('*')].indexOf(element);
  // A control that is drawn by its label is seen there.
  const seen = element.matches('input[type="radio"]')
    ? (element.closest('label') ?? element)
    : element;
  const { left, top, right, bottom } = seen.getBoundingClientRect();
  // A part of it is enough (WCAG 2.4.11).
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A card is one large link.
  const around = [seen, seen.parentElement, seen.closest('article')].filter(
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
      !(over && (seen.contains(over) || over.contains(seen))) &&
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
