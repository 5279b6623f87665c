import { callToAction, formStates, holdIslands } from './lead-forms.ts';
import { expect, journeyLangs, type Page, test } from './site.ts';
import { content } from './words.ts';

const [newest] = content.consent;

for (const lang of journeyLangs('th')) {
  const { texts, parts, open } = callToAction(lang);

  test.describe(`D9 (${lang})`, () => {
    for (const state of formStates('cold')) {
      test(`says beside an empty field that it is required, ${state}`, async ({ page }) => {
        if (state === 'cold') await holdIslands(page);
        await open(page, state);
        const { form, field, submit, alert } = parts(page);
        await expect(field).toHaveAttribute('required');
        await expect(form).not.toHaveClass(/was-validated/);
        await expect(page.getByText(texts.email.required)).toBeHidden();

        await submit.click();
        await expect(form).toHaveClass(/was-validated/);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(texts.email.required));
        await expect(alert.filter({ visible: true })).toHaveText(new RegExp(texts.email.required), {
          useInnerText: true,
        });
        await expect(page.getByText(texts.email.wrong)).toBeHidden();
        await expectBeside(page);
      });
    }

    test('says what the visitor agrees to and hides the field for bots', async ({ page }) => {
      await open(page, 'cold');
      const { field, box } = parts(page);
      await expect(page.getByText(newest.reply[lang])).toBeVisible();
      await expect(field).toHaveAccessibleDescription(newest.reply[lang]);
      const trap = page.locator('input[name="website"]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await field.focus();
      for (const next of [page.getByRole('button', { name: texts.submit, exact: true }), box]) {
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('form :focus')).toHaveCount(0);
      // Neither by pointer nor by screen reader.
      await expect(page.getByRole('textbox')).toHaveCount(1);
      expect(await trap.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    });
  });

  /** Expects the message right below the field, overlapping it in width. */
  async function expectBeside(page: Page) {
    const message = page.locator('form').getByRole('alert').locator(':scope > :visible');
    await expect(message).toHaveCount(1);
    const id = await parts(page).field.getAttribute('id');
    // Measured at once, because the page may be scrolling.
    const { field, messageBox } = await message.evaluate((element, fieldId) => {
      const box = (each: Element | null) => each?.getBoundingClientRect().toJSON() as DOMRect;
      return { field: box(document.getElementById(fieldId ?? '')), messageBox: box(element) };
    }, id);
    expect(messageBox.y).toBeGreaterThan(field.y);
    expect(messageBox.y - (field.y + field.height)).toBeLessThan(120);
    expect(messageBox.x).toBeLessThan(field.x + field.width);
  }
}
