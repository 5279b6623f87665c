import { readContent } from '../../contract/content-file.ts';
import { consent } from '../../contract/forms.ts';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { answerLeads, holdIslands, ISLAND_CODE } from './lead-forms.ts';
import { expect, type Page, test } from './site.ts';
import { content, words } from './words.ts';

const ADDRESS = 'somebody@example.com';
const [newest] = readContent('content/consent.yaml', consent);

for (const lang of LANGS) {
  const said = words(lang).form;
  const failed = said.failed.replace('{email}', content.brand.email);

  const parts = (page: Page) => ({
    form: page.locator('form'),
    field: page.getByLabel(said.email.label, { exact: true }),
    box: page.getByRole('checkbox', { name: newest.marketing[lang] }),
    submit: page.getByRole('button', { name: said.submit, exact: true }),
    status: page.getByRole('status'),
    alert: page.locator('form').getByRole('alert'),
  });

  /** Opens the page with its form as it comes, or with React in charge of it. */
  async function open(page: Page, state: 'cold' | 'hydrated') {
    await page.goto(pathIn(lang, '/'));
    if (state === 'hydrated') {
      await parts(page).field.focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    }
  }

  test.describe(`D9 (${lang})`, () => {
    for (const state of ['cold', 'hydrated'] as const) {
      test(`an empty form says beside the field that the address is needed, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await holdIslands(page);
        await open(page, state);
        const { form, field, submit, alert } = parts(page);
        await expect(field).toHaveAttribute('required');
        await expect(form).not.toHaveClass(/was-validated/);
        await expect(page.getByText(said.email.required)).toBeHidden();

        await submit.click();
        await expect(form).toHaveClass(/was-validated/);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(said.email.required));
        await expect(alert.filter({ visible: true })).toHaveText(new RegExp(said.email.required), {
          useInnerText: true,
        });
        await expect(page.getByText(said.email.wrong)).toBeHidden();
        await expectBeside(page);
      });

      test(`a wrong address is kept and said to be wrong; a right one is taken for right, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await holdIslands(page);
        await open(page, state);
        const { form, field } = parts(page);
        await field.fill('somebody@');
        await field.press('Enter');
        await expect(form).toHaveClass(/was-validated/);
        await expect(field).toHaveValue('somebody@');
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(said.email.wrong.slice(0, 20)));
        await expect(page.getByText(said.email.wrong)).toBeVisible();
        await expect(page.getByText(said.email.required)).toBeHidden();
        await expectBeside(page);

        await field.fill(ADDRESS);
        await expect(page.getByText(said.email.wrong)).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
        await expect(field).not.toHaveAccessibleDescription(
          new RegExp(said.email.wrong.slice(0, 20)),
        );
        await field.fill('');
        await expect(page.getByText(said.email.required)).toBeVisible();
      });

      test(`an address that browsers take for one, without a domain, is wrong, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await holdIslands(page);
        await open(page, state);
        const { field } = parts(page);
        await field.fill('somebody@intranet');
        await field.press('Enter');
        await expect(page.getByText(said.email.wrong)).toBeVisible();
      });

      test(`what cannot be stored is said so, announced, and nothing typed is lost, ${state}`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        const { letThrough } = await answerLeads(page, { status: 503 });
        letThrough();
        await open(page, state);
        const { field, box, submit, status } = parts(page);
        // The place of the message is there before the message, or no reader announces it.
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
        await expect(page).toHaveURL(pathIn(lang, '/'));
        await expect(submit).toBeEnabled();
      });

      test(`a double click sends once, and the thanks empty the form, ${state}`, async ({
        page,
      }) => {
        const { sent, letThrough } = await answerLeads(page, { status: 201 });
        const release = state === 'cold' ? await holdIslands(page) : undefined;
        await open(page, state);
        const { form, field, box, submit, status } = parts(page);
        await expect(box).not.toBeChecked();
        await field.fill('somebody@');
        await field.press('Enter');
        await field.fill(ADDRESS);
        await box.check();
        await submit.dblclick();
        await field.press('Enter');
        await release?.();
        await expect.poll(() => sent.length).toBe(1);
        await expect(page.getByRole('button', { name: said.sending })).toBeVisible();
        await expect(form).toHaveAttribute('aria-busy', 'true');
        letThrough();
        await expect(status).toHaveText(said.sent);
        await expect(field).toHaveValue('');
        await expect(box).not.toBeChecked();
        // An empty form after the thanks is no mistake of the visitor's.
        await expect(form).not.toHaveClass(/was-validated/);
        await expect(page.getByText(said.email.required)).toBeHidden();
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

        // And it can be used again.
        await field.fill(ADDRESS);
        await field.press('Enter');
        await expect.poll(() => sent.length).toBe(2);
      });
    }

    test('a second try has the key of the first, until it is acknowledged or the content changes', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 503: .*\/api\/leads$/);
      const { sent, letThrough } = await answerLeads(
        page,
        { status: 503 },
        { status: 503 },
        { status: 201 },
        { status: 201 },
      );
      letThrough();
      await open(page, 'hydrated');
      const { field, status } = parts(page);
      for (const [address, outcome] of [
        [ADDRESS, failed],
        ['other@example.com', failed],
        ['other@example.com', said.sent],
        ['other@example.com', said.repeated],
      ] as const) {
        const before = sent.length;
        await field.fill(address);
        await field.press('Enter');
        await expect.poll(() => sent.length).toBe(before + 1);
        await expect(status).toHaveText(outcome);
      }
      const [first, changed, again, anew] = sent.map(({ key }) => key);
      expect(again).toBe(changed);
      expect(new Set([first, changed, anew]).size).toBe(3);
    });

    test('too many messages are said to be too many, and for how long', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 429: .*\/api\/leads$/);
      await page.route('**/api/leads', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '301' }, json: {} }),
      );
      await open(page, 'hydrated');
      const { field, status } = parts(page);
      await field.fill(ADDRESS);
      await field.press('Enter');
      await expect(status).toHaveText(
        said.limited.replace('{minutes}', '6').replace('{email}', content.brand.email),
      );
      await expect(field).toHaveValue(ADDRESS);
    });

    test('an address that only the server refuses is wrong, beside the field, until it is changed', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/leads$/);
      await open(page, 'hydrated');
      const { form, field, status } = parts(page);
      await field.fill('some..body@example.com');
      await field.press('Enter');
      await expect(page.getByText(said.email.wrong)).toBeVisible();
      await expect(form).toHaveClass(/was-validated/);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(status).toHaveText('');
      await field.fill('somebody@example.com');
      await expect(page.getByText(said.email.wrong)).toBeHidden();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('where React never arrives, the form goes its own way and is thanked for', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/_astro\/.*\.js/);
      await page.route(ISLAND_CODE, (route) => route.abort());
      await open(page, 'cold');
      const { field } = parts(page);
      await field.fill(ADDRESS);
      await field.press('Enter');
      await expect(page).toHaveURL(pathIn(lang, '/thanks'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(lang).statusPages.thanks.heading,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });

    test('where the network is gone, it says so and keeps what was typed', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/\/api\/leads|net::ERR_FAILED/);
      await page.route('**/api/leads', (route) => route.abort());
      await open(page, 'hydrated');
      const { field, status } = parts(page);
      await field.fill(ADDRESS);
      await field.press('Enter');
      await expect(status).toHaveText(failed);
      await expect(field).toHaveValue(ADDRESS);
    });

    test('it says what is agreed to, and nobody comes across the field for bots', async ({
      page,
    }) => {
      await open(page, 'cold');
      const { field, box } = parts(page);
      await expect(page.getByText(newest.reply[lang])).toBeVisible();
      await expect(field).toHaveAccessibleDescription(newest.reply[lang]);
      const trap = page.locator('input[name="website"]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await field.focus();
      for (const next of [page.getByRole('button', { name: said.submit, exact: true }), box]) {
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('form :focus')).toHaveCount(0);
      // Not by a pointer either, nor by a screen reader.
      await expect(page.getByRole('textbox')).toHaveCount(1);
      expect(await trap.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    });
  });

  /** The message stands right below the field, and the two overlap in width. */
  async function expectBeside(page: Page) {
    const message = page.locator('form').getByRole('alert').locator(':scope > :visible');
    await expect(message).toHaveCount(1);
    const id = await parts(page).field.getAttribute('id');
    // In one look: the page may be scrolling.
    const { field, said } = await message.evaluate((element, fieldId) => {
      const box = (each: Element | null) => each?.getBoundingClientRect().toJSON() as DOMRect;
      return { field: box(document.getElementById(fieldId ?? '')), said: box(element) };
    }, id);
    expect(said.y).toBeGreaterThan(field.y);
    expect(said.y - (field.y + field.height)).toBeLessThan(120);
    expect(said.x).toBeLessThan(field.x + field.width);
  }
}
