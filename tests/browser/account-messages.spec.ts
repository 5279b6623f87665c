import { messagesWords } from '../../contract/account-area/messages.ts';
import { readContent } from '../../contract/content-file.ts';
import { fill } from '../../contract/fill.ts';
import { LANGS, type Lang, pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { areaIn } from './area.ts';
import { expectAccessible } from './axe.ts';
import { makeAdmin } from './data.ts';
import { said as inboxIn } from './inbox.ts';
import { expect, giveSession, member, test, tokenOf } from './people.ts';
import type { Page } from './site.ts';
import { content } from './words.ts';

const wordsIn = (lang: Lang) =>
  JSON.parse(
    JSON.stringify(
      localize(readContent('content/account-area/messages.yaml', messagesWords), lang).app,
    ).replaceAll('{company}', content.brand.company[lang]),
  ) as ReturnType<typeof localize<ReturnType<typeof messagesWords.parse>>>['app'];

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000)]);

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

for (const lang of LANGS) {
  const said = wordsIn(lang);
  const { thread } = inboxIn(lang).app;
  const path = pathIn(lang, '/account/messages');
  const field = (page: Page) => page.getByLabel(said.conversation.body.label, { exact: true });

  test(`a conversation, from both sides (${lang})`, async ({ page, request, browser }) => {
    const person = await member(request);
    await giveSession(page, await tokenOf(request, person));
    // From the beginning: the browser is told some time later that nobody sits there to choose.
    const choosing = page.waitForEvent('filechooser');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: said.list.empty.heading })).toBeVisible();
    await expectAccessible(page, 'empty', 'main');

    // By keyboard alone, with a file.
    await tabTo(page, page.getByRole('link', { name: said.list.begin }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: said.begin.heading })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two currencies');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Can it read both?');
    await tabTo(page, page.getByRole('button', { name: said.conversation.attach }));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([{ name: 'plan.png', mimeType: 'image/png', buffer: PNG }]);
    const remove = page.getByRole('button', {
      name: fill(said.conversation.remove, { name: 'plan.png' }),
    });
    await expect(remove).toBeVisible();
    await expect(page.getByText(said.conversation.uploading)).toHaveCount(0);
    // Nothing of it is lost when the page is loaded anew.
    await page.reload();
    await expect(field(page)).toHaveValue('Can it read both?');
    await expect(remove).toBeVisible();
    await expectAccessible(page, 'a new one', 'main');
    await tabTo(page, page.getByRole('button', { name: said.begin.submit }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?conversation=\d+$/);
    const messages = page.getByRole('list', { name: said.open.messages }).getByRole('listitem');
    await expect(messages.first()).toContainText('Can it read both?');
    const save = page.getByRole('button', { name: /plan\.png/ });
    const saving = page.waitForEvent('download');
    await save.click();
    expect((await saving).suggestedFilename()).toBe('plan.png');

    // The company answers from the inbox.
    const other = await browser.newContext();
    const inbox = await other.newPage();
    const admin = await member(request);
    makeAdmin(admin.email);
    await giveSession(inbox, await tokenOf(request, admin));
    const id = new URL(page.url()).searchParams.get('conversation');
    await inbox.goto(`${pathIn(lang, '/account/inbox')}?lead=${id}&search=${person.email}`);
    const note = inbox.getByRole('radio', { name: thread.onlyNote });
    await note.check();
    const write = inbox.getByLabel(thread.body, { exact: true });
    const send = inbox.getByRole('button', { name: thread.submit, exact: true });
    await write.fill('They always ask this.');
    await send.click();
    await expect(inbox.locator('.talk-message[data-from=note]')).toContainText('They always');
    await write.fill('It reads both.');
    await send.click();
    await expect(inbox.locator('.talk-message[data-from=company]')).toContainText('It reads both.');
    await inbox.getByLabel(thread.assigned).selectOption({ label: admin.name });
    await expect(inbox.getByText(inboxIn(lang).app.said.assigned)).toHaveCount(1);
    await expectAccessible(inbox, 'the inbox', '.inbox-panel');
    await other.close();

    // The navigation says that there is something to read, until it has been read.
    await page.goto(path);
    const link = page
      .getByRole('navigation', { name: areaIn(lang).label })
      .locator('[data-unread]');
    await expect(link.first()).toContainText(fill(areaIn(lang).unread, { count: 1 }));
    await expectAccessible(page, 'the list', 'main');
    await page.getByRole('link', { name: /Two currencies/ }).click();
    await expect(messages.last()).toContainText('It reads both.');
    await expect(page.getByText('They always ask this.')).toHaveCount(0);
    await expect(page.locator('.area-count')).toHaveCount(0);
    await expectAccessible(page, 'a conversation', 'main');
  });
}

test('a message that is refused stays where it was typed', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/^status 503: .*\/messages$/);
  const said = wordsIn('en');
  const token = await tokenOf(request, await member(request));
  const begun = await request.post('/api/me/conversations', {
    headers: { authorization: `Bearer ${token}` },
    data: { subject: 'A question', body: 'Hello' },
  });
  const { id } = await begun.json();
  await giveSession(page, token);
  await page.goto(`/account/messages?conversation=${id}`);
  const field = page.getByLabel(said.conversation.body.label, { exact: true });
  await field.fill('And this?');
  const calls = `**/api/me/conversations/${id}/messages`;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
  await page.getByRole('button', { name: said.open.submit, exact: true }).click();
  await expect(page.locator('.composer-refused')).toBeVisible();
  await expect(field).toHaveValue('And this?');
  await page.unroute(calls);
  await page.getByRole('button', { name: said.open.submit, exact: true }).click();
  await expect(page.locator('.talk-message').last()).toContainText('And this?');
  await expect(field).toHaveValue('');
});
