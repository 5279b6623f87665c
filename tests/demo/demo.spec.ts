import { localizedPath } from '../../contract/lang.ts';
import { expectStateAccessible } from '../browser/axe.ts';
import { inboxTexts, tabsIn } from '../browser/inbox.ts';
import { readForAWhile } from '../browser/lead-forms.ts';
import { sessionOf } from '../browser/people.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { demo, signIn } from './demo.ts';

const { user } = demo;

for (const lang of journeyLangs('th')) {
  const texts = words(lang).form;
  const { app: inbox } = inboxTexts(lang);
  const tab = tabsIn(lang);

  test(`D1 D3 D9 shows leads of the call to action in the inbox, which keeps changes (${lang})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(lang, '/'));
    const form = page.locator('[data-section="cta"] form');
    const field = page.getByLabel(texts.email.label, { exact: true });
    await expect(field).toHaveAttribute('required');
    await form.getByRole('button').click();
    await expect(form).toHaveClass(/was-validated/);
    await expect(page.getByText(texts.email.required)).toBeVisible();
    await readForAWhile(page);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(texts.sent);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(texts.repeated);

    const sent = page.waitForRequest('**/api/login');
    const read = page.waitForRequest('**/api/inbox?**');
    await signIn(page, { lang, returnUrl: localizedPath(lang, '/account/inbox') });
    expect((await sent).postDataJSON()).toEqual({ email: user.email, password: user.password });
    const { authorization } = await (await read).allHeaders();
    expect(authorization).toMatch(/^Bearer \S+$/);
    expect(authorization).toBe(`Bearer ${(await sessionOf(page))?.value}`);

    await expect(page.getByRole('button', { name: /reader@example\.com/ })).toHaveCount(1);
    await page.getByRole('button', { name: /บุญชัย/ }).click();
    await page.getByRole('button', { name: inbox.detail.answered }).click();
    await expect(page.getByRole('button', { name: inbox.detail.reopen })).toBeVisible();
    // Four initial leads and the one that was sent.
    await expect(tab(page, 'open')).toContainText('5');
    await tab(page, 'undelivered').click();
    const again = page.getByRole('button', { name: inbox.outbox.again });
    await expect(again).toBeVisible();
    await expectStateAccessible(page, 'undelivered');
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: inbox.said.replayed })).toHaveCount(1);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: inbox.empty.undelivered.heading }),
    ).toBeVisible();
  });

  test(`only the sign-in page names the demo’s account (${lang})`, async ({ page }) => {
    await page.goto(localizedPath(lang, '/account/sign-in'));
    const note = page.locator('[data-demo-note]');
    await expect(note).toContainText(user.email);
    await expect(note).toContainText(user.password);
    await expect(note).toContainText(demo.note.heading[lang]);
    await page.goto(localizedPath(lang, '/'));
    await expect(note).toHaveCount(0);
  });
}

test('works on a static host: deep links, languages, wrong pages', async ({ page, request }) => {
  await page.goto('/en/');
  await expect(page).toHaveURL('/');
  await page.goto('/th/account/sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  for (const [path, lang] of [
    ['/nothing-here', 'en'],
    ['/th/nothing-here', 'th'],
    // The kit is for the site’s developers.
    ['/kit/cta', 'en'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words(lang).lost.title);
  }
});
