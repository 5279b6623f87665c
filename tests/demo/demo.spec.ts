import { localizedPath } from '../../contract/lang.ts';
import { said as inboxIn, tabsIn } from '../browser/inbox.ts';
import { readForAWhile } from '../browser/lead-forms.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { demo, sessionOf, signIn } from './demo.ts';

const { user } = demo;

for (const lang of journeyLangs('th')) {
  const said = words(lang).form;
  const { app: inbox } = inboxIn(lang);
  const tab = tabsIn(lang);

  test(`D1 D3 D9 what the call to action sends is in the inbox, where what is done stays done (${lang})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(lang, '/'));
    const form = page.locator('[data-section="cta"] form');
    const field = page.getByLabel(said.email.label, { exact: true });
    await expect(field).toHaveAttribute('required');
    await form.getByRole('button').click();
    await expect(form).toHaveClass(/was-validated/);
    await expect(page.getByText(said.email.required)).toBeVisible();
    await readForAWhile(page);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(said.sent);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(said.repeated);

    const sent = page.waitForRequest('**/api/login');
    const read = page.waitForRequest('**/api/inbox?**');
    await signIn(page, { lang, returnUrl: localizedPath(lang, '/account/inbox') });
    expect((await sent).postDataJSON()).toEqual({ email: user.email, password: user.password });
    const { authorization } = await (await read).allHeaders();
    expect(authorization).toMatch(/^Bearer \S+$/);
    expect(authorization).toBe(`Bearer ${await sessionOf(page)}`);

    await expect(page.getByRole('button', { name: /reader@example\.com/ })).toHaveCount(1);
    await page.getByRole('button', { name: /สมชาย/ }).click();
    await page.getByRole('button', { name: inbox.detail.answered }).click();
    await expect(page.getByRole('button', { name: inbox.detail.reopen })).toBeVisible();
    // Four of those that the demo begins with, and the one that was sent.
    await expect(tab(page, 'open')).toContainText('5');
    await tab(page, 'undelivered').click();
    await page.getByRole('button', { name: inbox.outbox.again }).click();
    await expect(page.getByRole('status').filter({ hasText: inbox.said.replayed })).toHaveCount(1);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: inbox.empty.undelivered.heading }),
    ).toBeVisible();
  });

  test(`the sign-in page says with what to sign in, and other pages do not (${lang})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(lang, '/account/sign-in'));
    const note = page.locator('[data-demo-note]');
    await expect(note).toContainText(user.email);
    await expect(note).toContainText(user.password);
    await expect(note).toContainText(demo.note.heading[lang]);
    await page.goto(localizedPath(lang, '/'));
    await expect(note).toHaveCount(0);
  });
}

test('it works from a host that serves folders: deep links, languages, wrong addresses', async ({
  page,
  request,
}) => {
  await page.goto('/en/');
  await expect(page).toHaveURL('/');
  await page.goto('/th/account/sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  for (const [path, lang] of [
    ['/nothing-here', 'en'],
    ['/th/nothing-here', 'th'],
    // The kit is for those who build the site.
    ['/kit/cta', 'en'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words(lang).lost.title);
  }
});
