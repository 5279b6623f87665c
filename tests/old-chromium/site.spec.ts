import { colorProblems, showIn } from '../browser/axe.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { formIn, readForAWhile } from '../browser/lead-forms.ts';
import { accountOf, createAccount, giveSession, tokenOf } from '../browser/people.ts';
import { expect, type Locator, settle, someAddress, test } from '../browser/site.ts';
import { words, wordsOfForm } from '../browser/words.ts';
import { kitPages } from '../tested-site.ts';

const THEMES = ['light', 'dark'] as const;

test.beforeEach(({ complaints }) => {
  // Before Chromium 114, it warns of a future attribute.
  complaints.expect(/^console error: Found a 'popover' attribute/);
});

/** Returns the contrast of an element’s text and border with its background. */
const contrastsOf = (element: Locator) =>
  element.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas.');
    const pixelOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = pixelOf(color).map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let below = node.parentElement;
    while (below && pixelOf(getComputedStyle(below).backgroundColor)[3] !== 1) {
      below = below.parentElement;
    }
    const ground = luminance(below ? getComputedStyle(below).backgroundColor : 'Canvas');
    const contrast = (color: string) => {
      const [darker = 0, lighter = 0] = [luminance(color), ground].sort((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const { color, borderTopColor } = getComputedStyle(node);
    return { words: contrast(color), edge: contrast(borderTopColor) };
  });

for (const { path } of kitPages.filter(({ lang }) => lang === 'en')) {
  test(`${path} is readable in both themes`, async ({ page, complaints }) => {
    // An example may name a missing picture or address.
    complaints.expect(/^status 404/);
    await page.goto(path);
    expect(await colorProblems(page)).toEqual([]);
  });
}

for (const path of ['/', '/contacts/v1', '/pages/pricing', '/search', '/account/sign-in']) {
  test(`${path} is readable in both themes, and nothing fails`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    expect(await colorProblems(page)).toEqual([]);
    for (const theme of THEMES) {
      await showIn(page, theme);
      const { words: contrast } = await contrastsOf(page.getByRole('heading', { level: 1 }));
      expect(contrast, `heading, ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('the menu opens and closes, and the footer’s groups open', async ({ page }) => {
  await page.goto('/');
  const { menu, usefulLinks } = words('en').ui;
  await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
  const panel = page.getByRole('dialog', { name: menu, exact: true });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const group = page.getByRole('contentinfo').locator('details', { hasText: usefulLinks });
  await group.locator('summary').click();
  await expect(group.getByRole('link').first()).toBeVisible();
});

test('the contact form has visible fields and is stored', async ({ page }) => {
  const texts = wordsOfForm('sales', 'en');
  await page.goto('/contacts/v1');
  const { form, field, submit, status } = formIn(page, 'write', texts.submit);
  for (const theme of THEMES) {
    await showIn(page, theme);
    for (const { label } of [texts.name, texts.email, texts.company]) {
      const { edge } = await contrastsOf(field(label));
      expect(edge, `${label}, ${theme}`).toBeGreaterThanOrEqual(3);
    }
  }
  for (const group of await form.getByRole('radiogroup').all()) {
    await group.getByRole('radio').last().check();
  }
  const email = someEmail('old-browser');
  await field(texts.name.label).fill('มาลี ศรีสุข');
  await field(texts.email.label).fill(email);
  await field(texts.company.label).fill('โรงพิมพ์ศรีสุข');
  await readForAWhile(page);
  await submit.click();
  await expect(status).toHaveText(texts.sent);
  expect(leadsOf(email)).toEqual([expect.objectContaining({ form: 'sales', heldFor: null })]);
});

test('a search finds pages', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('invoice');
  await expect(main.locator('.search-result').getByRole('link').first()).toBeVisible();
});

test('account details name a time zone that the browser lacks', async ({ page, request }) => {
  const token = await tokenOf(request, await createAccount(request));
  const stored = 'Asia/Kolkata';
  await request.patch('/api/me', {
    data: { timeZone: stored },
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': someAddress() },
  });
  expect(await accountOf(request, token)).toMatchObject({ timeZone: stored });
  await giveSession(page, token);
  await page.goto('/account/details');
  const select = page.locator(`select:has(option[value="${stored}"])`);
  await expect(select).toBeVisible();
  await expect(select).toHaveValue(stored);
  expect(await select.locator('option').count()).toBeGreaterThan(100);
  expect(await colorProblems(page)).toEqual([]);
});
