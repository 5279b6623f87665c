import { fill } from '../../contract/fill.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { areaIn, screens } from './area.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { confirmAddress, makeAdmin } from './data.ts';
import { tabTo } from './keyboard.ts';
import { createAccount, expect, journeyLangs, signedIn, test, tokenOf } from './people.ts';
import type { Page } from './site.ts';
import { content } from './words.ts';

const wordsIn = (lang: Lang) =>
  JSON.parse(
    JSON.stringify(screens.messages(lang)).replaceAll('{company}', content.brand.company[lang]),
  ) as ReturnType<typeof screens.messages>;

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000)]);

for (const lang of journeyLangs('en')) {
  const texts = wordsIn(lang);
  const path = localizedPath(lang, '/account/messages');
  const field = (page: Page) => page.getByLabel(texts.conversation.body.label, { exact: true });

  test(`starts a conversation with a file and is answered (${lang})`, async ({ page, request }) => {
    const person = await signedIn(page, request);
    confirmAddress(person.email);
    // Set before the click: the browser learns only later that no user is there to choose.
    const choosing = page.waitForEvent('filechooser');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: texts.list.empty.heading })).toBeVisible();
    await expectStateAccessible(page, 'empty', 'main');

    // By keyboard only, with a file.
    await tabTo(page, page.getByRole('link', { name: texts.list.begin }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.begin.heading })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two currencies');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Can it read both?');
    await tabTo(page, page.getByRole('button', { name: texts.conversation.attach }));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([{ name: 'plan.png', mimeType: 'image/png', buffer: PNG }]);
    const remove = page.getByRole('button', {
      name: fill(texts.conversation.remove, { name: 'plan.png' }),
    });
    await expect(remove).toBeVisible();
    await expect(page.getByText(texts.conversation.uploading)).toHaveCount(0);
    // Nothing is lost when the page is reloaded.
    await page.reload();
    await expect(field(page)).toHaveValue('Can it read both?');
    await expect(remove).toBeVisible();
    await expectStateAccessible(page, 'a new one', 'main');
    await tabTo(page, page.getByRole('button', { name: texts.begin.submit }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?conversation=\d+$/);
    const messages = page.getByRole('list', { name: texts.open.messages }).getByRole('listitem');
    await expect(messages.first()).toContainText('Can it read both?');
    const save = page.getByRole('button', { name: /plan\.png/ });
    const saving = page.waitForEvent('download');
    await save.click();
    expect((await saving).suggestedFilename()).toBe('plan.png');

    // The company answers (from the inbox: inbox.spec.ts).
    const admin = await createAccount(request);
    makeAdmin(admin.email);
    const id = new URL(page.url()).searchParams.get('conversation');
    const headers = { authorization: `Bearer ${await tokenOf(request, admin)}` };
    const data = { body: 'It reads both.' };
    expect((await request.post(`/api/inbox/${id}/messages`, { headers, data })).status()).toBe(201);

    // The navigation announces the unread answer until it has been read.
    await page.goto(path);
    const link = page
      .getByRole('navigation', { name: areaIn(lang).label })
      .locator('[data-unread]');
    await expect(link.first()).toContainText(fill(areaIn(lang).unread, { count: 1 }));
    await expectStateAccessible(page, 'the list', 'main');
    await page.getByRole('link', { name: /Two currencies/ }).click();
    await expect(messages.last()).toContainText('It reads both.');
    await expect(page.locator('.area-count')).toHaveCount(0);
    await expectAccessible(page, 'a conversation', 'main');
  });
}
