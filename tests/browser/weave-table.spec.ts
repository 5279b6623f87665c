import { localizedPath } from '../../contract/lang.ts';
import { expect, journeyLangs, test } from './site.ts';
import { homeSection } from './words.ts';

for (const lang of journeyLangs('en')) {
  const { anchor, question, systems, skills, knots } = homeSection('weave-table', lang);
  const labelOf = (items: typeof skills, key: string | undefined) =>
    items.find((item) => item.key === key)?.label;

  // By clicks, taps and keys: no-script.spec.ts.
  test(`A4 the weave table previews a knot under the pointer until one is chosen (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${localizedPath(lang, '/')}#${anchor}`);
    const radios = page.getByRole('group', { name: question, exact: true }).getByRole('radio');
    const label = (index: number) => radios.nth(index).locator('xpath=ancestor::label');
    /** Expects only the detail of one knot to be visible. */
    const expectDetail = async (index: number) => {
      const detail = page.locator('[data-knot-detail]:visible');
      await expect(detail).toHaveCount(1);
      await expect(detail).toContainText(knots[index]?.detail ?? '');
      await expect(detail).toHaveCSS('opacity', '1');
    };
    for (const index of knots.keys()) {
      await label(index).hover();
      await expectDetail(index);
    }
    await expect(radios.first()).toBeChecked();
    await expect(radios.first()).toHaveAccessibleName(
      `${labelOf(systems, knots[0]?.system)} ${labelOf(skills, knots[0]?.skill)}`,
    );
    await page.mouse.move(0, 0);
    await expectDetail(0);

    const last = knots.length - 1;
    await label(last).click();
    await label(1).hover();
    await expectDetail(1);
    await page.mouse.move(0, 0);
    await expectDetail(last);
    await expect(radios.nth(last)).toBeChecked();
  });
}
