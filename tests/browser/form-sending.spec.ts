import { localizedPath } from '../../contract/lang.ts';
import { answerLeads, callToAction, formStates, holdIslands, ISLAND_CODE } from './lead-forms.ts';
import { expect, journeyLangs, test } from './site.ts';
import { content, words } from './words.ts';

const ADDRESS = 'somebody@example.com';
const [newest] = content.consent;

for (const lang of journeyLangs('th')) {
  const { texts, failed, parts, open } = callToAction(lang);

  test.describe(`sending the call to action (${lang})`, () => {
    for (const state of formStates('hydrated')) {
      test(`announces a failure to store the form and keeps everything typed, ${state}`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status (503|429): .*\/api\/leads$/);
        const { letThrough } = await answerLeads(
          page,
          { status: 503 },
          { status: 429, headers: { 'retry-after': '600' } },
        );
        letThrough();
        await open(page, state);
        const { field, box, submit, status } = parts(page);
        // The message’s live region is there first, or screen readers would not announce it.
        await expect(status).toHaveText('');
        await field.fill(ADDRESS);
        await box.check();
        await submit.click();
        await expect(status).toHaveText(failed);
        await expect(status).toBeVisible();
        await expect(status.getByRole('link')).toHaveAttribute(
          'href',
          `mailto:${content.brand.email}`,
        );
        await expect(field).toHaveValue(ADDRESS);
        await expect(box).toBeChecked();
        await expect(page).toHaveURL(localizedPath(lang, '/'));
        await submit.click();
        await expect(status).toHaveText(
          texts.limited.replace('{email}', content.brand.email).replace('{minutes}', '10'),
        );
      });
    }

    for (const state of formStates('cold')) {
      test(`sends a double click once and clears the form, ${state}`, async ({ page }) => {
        const { sent, letThrough } = await answerLeads(page, { status: 201 });
        const release = state === 'cold' ? await holdIslands(page) : undefined;
        await open(page, state);
        const { form, field, box, submit, status } = parts(page);
        await expect(box).not.toBeChecked();
        await field.fill('somebody@');
        await field.press('Enter');
        // Spec D9.
        await expect(form).toHaveClass(/was-validated/);
        await field.fill(ADDRESS);
        await box.check();
        await submit.dblclick();
        await field.press('Enter');
        await release?.();
        await expect.poll(() => sent.length).toBe(1);
        await expect(page.getByRole('button', { name: texts.sending })).toBeVisible();
        await expect(form).toHaveAttribute('aria-busy', 'true');
        letThrough();
        await expect(status).toHaveText(texts.sent);
        await expect(field).toHaveValue('');
        await expect(box).not.toBeChecked();
        // The empty form after the thanks is not an invalid one.
        await expect(form).not.toHaveClass(/was-validated/);
        await expect(page.getByText(texts.email.required)).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
        expect(await form.getAttribute('aria-busy')).toBeNull();
        await expect(submit).toBeVisible();
        expect(sent).toEqual([
          {
            key: expect.stringMatching(/^[\x21-\x7e]{16,200}$/),
            body: {
              form: 'call-to-action',
              lang,
              page: '/',
              email: ADDRESS,
              marketing: true,
              consent: newest.version,
              website: '',
              elapsed: expect.any(Number),
            },
          },
        ]);

        // The form can be used again.
        await field.fill(ADDRESS);
        await field.press('Enter');
        await expect.poll(() => sent.length).toBe(2);
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

    test('where React never arrives, the form goes its own way', async ({ page, complaints }) => {
      complaints.expect(/_astro\/.*\.js/);
      await page.route(ISLAND_CODE, (route) => route.abort());
      await open(page, 'cold');
      const { field } = parts(page);
      await field.fill(ADDRESS);
      await field.press('Enter');
      await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(lang).statusPages.thanks.heading,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}
