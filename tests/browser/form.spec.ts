import type { Route } from '@playwright/test';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { expect, type Page, test } from './site.ts';
import { content, homeSection, words } from './words.ts';

const ADDRESS = 'somebody@example.com';
/** React and the form's own code; not the script that every page loads. */
const ISLAND_CODE = /\/_astro\/(?!late\.)[^/]*\.js$/;

for (const lang of LANGS) {
  const said = homeSection('cta', lang).form;
  const [beforeEmail = '', afterEmail = ''] = said.failed.split('{email}');
  const failed = `${beforeEmail}${content.brand.email}${afterEmail}`;

  const parts = (page: Page) => ({
    form: page.locator('form'),
    field: page.getByLabel(said.email.label, { exact: true }),
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

  /** Keeps React away until it is let through. */
  async function holdIslands(page: Page) {
    const waiting: Route[] = [];
    let isHeld = true;
    await page.route(ISLAND_CODE, (route) => {
      if (isHeld) waiting.push(route);
      else void route.continue();
    });
    return async () => {
      isHeld = false;
      await Promise.all(waiting.map((route) => route.continue()));
    };
  }

  /** Answers the form's requests in the server's place, and counts them. */
  async function answerLeads(page: Page, status: number) {
    const bodies: unknown[] = [];
    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.route('**/api/leads', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.fulfill({ status, json: {} });
    });
    return { bodies, letThrough };
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

      test(`what cannot be stored is said so, announced, and nothing typed is lost, ${state}`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        await open(page, state);
        const { field, submit, status } = parts(page);
        // The place of the message is there before the message, or no reader announces it.
        await expect(status).toHaveText('');
        await field.fill(ADDRESS);
        await submit.click();
        await expect(status).toHaveText(failed);
        await expect(status).toBeVisible();
        await expect(status.getByRole('link')).toHaveAttribute(
          'href',
          `mailto:${content.brand.email}`,
        );
        await expect(field).toHaveValue(ADDRESS);
        await expect(page).toHaveURL(pathIn(lang, '/'));
        await expect(submit).toBeEnabled();
      });

      test(`a double click sends once, and the thanks empty the form, ${state}`, async ({
        page,
      }) => {
        const { bodies, letThrough } = await answerLeads(page, 201);
        const release = state === 'cold' ? await holdIslands(page) : undefined;
        await open(page, state);
        const { form, field, submit, status } = parts(page);
        await field.fill('somebody@');
        await field.press('Enter');
        await field.fill(ADDRESS);
        await submit.dblclick();
        await field.press('Enter');
        await expect(form).toHaveAttribute('aria-busy', 'true');
        await release?.();
        await expect(form.getByRole('button')).toHaveText(said.sending);
        await field.press('Enter');
        letThrough();

        await expect(status).toHaveText(said.sent);
        await expect(field).toHaveValue('');
        await expect(form).not.toHaveClass(/was-validated/);
        await expect(page.getByText(said.email.required)).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
        expect(await form.getAttribute('aria-busy')).toBeNull();
        await expect(submit).toBeVisible();
        expect(bodies).toEqual([expect.objectContaining({ email: ADDRESS, lang, page: '/' })]);

        // And it can be used again.
        await field.fill(ADDRESS);
        await field.press('Enter');
        await expect.poll(() => bodies.length).toBe(2);
      });
    }

    test('where React never arrives, the form goes its own way to an honest page', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 503: .*\/api\/leads$/);
      complaints.expect(/_astro\/.*\.js/);
      await page.route(ISLAND_CODE, (route) => route.abort());
      await open(page, 'cold');
      const { field } = parts(page);
      await field.fill(ADDRESS);
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(lang).answers.unavailable.heading,
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
