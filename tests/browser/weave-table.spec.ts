import { LANGS, localizedPath } from '../../contract/lang.ts';
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
  const [first, second] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !second || !last) throw new Error('The table has too few knots to test.');

  const parts = (page: Page) => {
    const table = page.getByRole('group', { name: question, exact: true });
    const radio = (knot: (typeof knots)[number]) =>
      table.getByRole('radio', { name: nameOf(knot), exact: true });
    return {
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

  // One width per language.
  const width = lang === 'th' ? 390 : 1440;
  test.describe(`A4 the weave table in ${lang} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test.beforeEach(({ page }) => page.goto(`${localizedPath(lang, '/')}#${anchor}`));

    if (width === 390) {
      test('chooses by a tap', async ({ page }) => {
        const { knot, radio } = parts(page);
        for (const each of inOrder) {
          await knot(each).tap();
          await expect(radio(each)).toBeChecked();
          await expectDetail(page, each);
        }
      });
    } else {
      test('previews by pointer and chooses by a click', async ({ page }) => {
        const { knot, radio } = parts(page);
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
      });
    }
  });
}
