import { LANGS, localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, type Page, test } from './site.ts';
import { homeSection } from './words.ts';

for (const lang of LANGS) {
  const { anchor, question, systems, skills, knots } = homeSection('weave-table', lang);
  const nameOf = (knot: (typeof knots)[number]) => {
    const system = systems.find(({ key }) => key === knot.system)?.label;
    return `${system} ${skills.find(({ key }) => key === knot.skill)?.label}`;
  };
  const inOrder = systems.flatMap(({ key: system }) =>
    skills.flatMap(({ key: skill }) =>
      knots.filter((knot) => knot.system === system && knot.skill === skill),
    ),
  );
  const [first, second, third] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !second || !third || !last) throw new Error('The table has too few knots to test.');

  const parts = (page: Page) => {
    const table = page.getByRole('group', { name: question, exact: true });
    const radio = (knot: (typeof knots)[number]) =>
      table.getByRole('radio', { name: nameOf(knot), exact: true });
    return {
      radios: table.getByRole('radio'),
      radio,
      knot: (knot: (typeof knots)[number]) => radio(knot).locator('xpath=ancestor::label'),
      detail: page.locator('[data-knot-detail]:visible'),
    };
  };

  /** Expects only the detail of one knot to be visible. */
  const expectDetail = async (page: Page, knot: (typeof knots)[number]) => {
    const { detail } = parts(page);
    await expect(detail).toHaveCount(1);
    await expect(detail).toContainText(knot.detail);
    await expect(detail).toHaveCSS('opacity', '1');
  };

  /** Counts the visible details in every frame from now on. */
  const countDetails = async (page: Page) => {
    await page.evaluate(() => {
      const counts = new Set<number>();
      Object.assign(window, { detailCounts: counts });
      const count = () => {
        const details = [...document.querySelectorAll('[data-knot-detail]')];
        counts.add(
          details.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
        );
        requestAnimationFrame(count);
      };
      count();
    });
    return () =>
      page.evaluate(() => [...(window as unknown as { detailCounts: Set<number> }).detailCounts]);
  };

  // One width per language, or both when exhaustive.
  for (const width of isExhaustive ? [390, 1440] : [lang === 'th' ? 390 : 1440]) {
    test.describe(`A4 the weave table in ${lang} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

      test.beforeEach(({ page }) => page.goto(`${localizedPath(lang, '/')}#${anchor}`));

      if (width === 390) {
        test('chooses by a tap and shows one detail at any time', async ({ page }) => {
          const { knot, radio } = parts(page);
          const counts = await countDetails(page);
          for (const each of inOrder) {
            await knot(each).tap();
            await expect(radio(each)).toBeChecked();
            await expectDetail(page, each);
          }
          expect(await counts()).toEqual([1]);
        });
      } else {
        test('previews by pointer, chooses by a click, shows one detail', async ({ page }) => {
          const { knot, radio } = parts(page);
          const counts = await countDetails(page);
          for (const each of inOrder) {
            await knot(each).hover();
            await expectDetail(page, each);
          }
          await expect(radio(first)).toBeChecked();
          await page.mouse.move(0, 0);
          await expectDetail(page, first);

          await knot(last).click();
          await expect(radio(last)).toBeChecked();
          await knot(second).hover();
          await expectDetail(page, second);
          await page.mouse.move(0, 0);
          await expectDetail(page, last);
          expect(await counts()).toEqual([1]);
        });
      }
    });
  }
}
