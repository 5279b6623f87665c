import { savedIn } from '../browser/saved.ts';
import { exhaustiveTest, expect, settle } from '../browser/site.ts';
import { demo, signIn } from './demo.ts';

const { saved } = savedIn('en');

/** A page that can be saved and has a form. */
const COURSE = '/portfolio/courses/forecasts-you-can-act-on';

/** The worker’s file name, which only the backend knows. */
const WORKER = 'mockServiceWorker.js';

exhaustiveTest('all scripts of a page share one backend with saved items', async ({ page }) => {
  await signIn(page, { returnUrl: COURSE });
  // The address of the sign-in page ends with it, too.
  await page.waitForURL(({ pathname }) => pathname.startsWith(COURSE));
  await settle(page);
  await page.getByRole('button', { name: saved.control.save, exact: true }).click();
  await expect(page.getByText(saved.control.done)).toBeAttached();
  // An island of the same page makes a call, too.
  const email = page.getByRole('main').locator('form').first().getByRole('textbox');
  await email.fill('new@example.com');
  const sent = page.waitForResponse('**/api/leads');
  await email.press('Enter');
  await sent;
  // Counted by the page itself, because Playwright sees no responses from the memory cache.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = [...new Set(loaded)].filter((address) => address.endsWith('.js'));
  const codes = await Promise.all(
    scripts.map(async (address) => (await page.request.get(address)).text()),
  );
  expect(codes.filter((code) => code.includes(WORKER))).toHaveLength(1);

  await page.goto('/account/saved-items');
  await expect(page.locator('.saved-item')).toHaveCount(demo.saved.length + 1);
  await expect(page.getByText(saved.things.gone, { exact: true })).toBeVisible();
});
