import { localizedPath } from '../../contract/lang.ts';
import { leadsOf, mailsAbout, someEmail } from './data.ts';
import { readForAWhile } from './lead-forms.ts';
import { expect, journeyLangs, type Page, test } from './site.ts';
import { content, words } from './words.ts';

const [newest] = content.consent;

for (const lang of journeyLangs('en')) {
  const texts = words(lang).form;
  const answers = words(lang).statusPages;

  async function send(page: Page, email: string, wantsNews = false) {
    await page.getByLabel(texts.email.label, { exact: true }).fill(email);
    if (wantsNews) await page.getByRole('checkbox', { name: newest.marketing[lang] }).check();
    await page.getByRole('button', { name: texts.submit, exact: true }).click();
  }

  test(`D12 stores a lead once with its consent and mails it (${lang})`, async ({ page }) => {
    const email = someEmail();
    await page.goto(localizedPath(lang, '/'));
    await readForAWhile(page);
    await send(page, email, true);
    await expect(page.getByRole('status')).toHaveText(texts.sent);
    expect(leadsOf(email)).toEqual([
      expect.objectContaining({
        form: 'call-to-action',
        lang,
        page: '/',
        heldFor: null,
        consentVersion: newest.version,
        consentPurposes: 'reply,marketing',
      }),
    ]);

    // Once more, from a page without a memory of the first time.
    await page.reload();
    await readForAWhile(page);
    await send(page, email, true);
    await expect(page.getByRole('status')).toHaveText(texts.sent);
    expect(leadsOf(email)).toHaveLength(1);

    await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
    const [mail] = await mailsAbout(email);
    expect(mail?.to?.map(({ address }) => address)).toEqual([content.brand.email]);
    expect(mail?.text).toContain(email);
  });

  test.describe(`without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows an error page for an address that only the server refuses, and Back restores it', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/leads$/);
      const email = 'some..body@example.com';
      await page.goto(localizedPath(lang, '/'));
      await send(page, email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(answers.invalid.heading);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const back = page.getByRole('main').getByRole('link', { name: answers.invalid.action });
      await expect(back).toHaveAttribute('href', localizedPath(lang, '/'));
      await page.goBack();
      await expect(page.getByLabel(texts.email.label, { exact: true })).toHaveValue(email);
    });
  });
}
