import { readContent } from '../../contract/content-file.ts';
import { fill } from '../../contract/fill.ts';
import { localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { statusPages } from '../../site/app/status-page/texts.ts';
import { screens } from './area.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { expectKnobs } from './forced-colours.ts';
import { tabTo } from './keyboard.ts';
import { exhaustiveTest, expect, journeyLangs, mailedLink, signedIn, test } from './people.ts';

for (const lang of journeyLangs('th')) {
  const { chosen } = screens.notifications(lang);
  const path = localizedPath(lang, '/account/notifications');

  test.describe(`notifications (${lang})`, () => {
    test('turns kinds on and off by keyboard only, and news once the address is confirmed', async ({
      page,
      request,
    }) => {
      const { token, ...person } = await signedIn(page, request, lang);
      const headers = { authorization: `Bearer ${token}` };
      const storedSettings = async () =>
        (await request.get('/api/me/notifications', { headers })).json();

      await page.goto(path);
      const answered = page.getByRole('switch', { name: chosen.kinds['message-answered'].label });
      const news = page.getByRole('switch', { name: chosen.kinds.news.label });
      await expect(answered).toBeChecked();
      await expect(news).not.toBeChecked();
      await expect(page.getByText(person.email)).toBeVisible();
      await expectAccessible(page, 'unconfirmed');
      await answered.focus();
      await page.keyboard.press('Space');
      await expect(answered).not.toBeChecked();
      await expect(
        page.getByText(fill(chosen.off, { kind: chosen.kinds['message-answered'].label })),
      ).toBeAttached();
      expect(await storedSettings()).toEqual({ 'message-answered': false, news: false });

      const link = new URL(await mailedLink(person.email, 'verify-email'), 'https://x.example');
      const verified = await request.post('/api/email/verify', {
        headers,
        data: { token: link.searchParams.get('token') },
      });
      expect(verified.status()).toBe(200);
      await page.reload();
      await expect(answered).not.toBeChecked();
      await tabTo(page, news);
      await page.keyboard.press('Space');
      await expect(news).toBeChecked();
      await expect.poll(storedSettings).toEqual({ 'message-answered': false, news: true });

      // One is off, one is on.
      await expectKnobs(page, [answered, news]);
      await expectStateAccessible(page, 'confirmed');
    });
  });
}

test.describe('stops mails from a mail without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of journeyLangs('th')) {
    exhaustiveTest(`says that a link was cut off (${lang})`, async ({ page, complaints }) => {
      complaints.expect(/^status 400: /);
      const words = localize(readContent('content/status-pages.yaml', statusPages), lang);
      await page.goto(`/api/unsubscribe?token=message-answered.1.cut-off&lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.unsubscribe.heading);
      await page.getByRole('button', { name: words.unsubscribe.action }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words['unsubscribe-failed'].heading,
      );
    });
  }
});
