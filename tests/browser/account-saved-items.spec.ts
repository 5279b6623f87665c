import { fill } from '../../contract/fill.ts';
import { pathIn } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { exhaustiveTest, expect, fillSignIn, journeyLangs, member, test } from './people.ts';
import { collector, knownThings, savedIn, someThings } from './saved.ts';
import { settle } from './site.ts';

for (const lang of journeyLangs('en')) {
  const { control, app: words } = savedIn(lang).saved;

  test(`something is saved on its page, and is in the list (${lang})`, async ({
    page,
    request,
  }) => {
    const things = await knownThings(request, lang);
    const [post] = someThings(things);
    const known = things.post[post.thing];
    if (!known) throw new Error('there is no post');
    const person = await collector(page, request, []);
    await page.goto(known.url);
    await settle(page);
    const button = page.getByRole('button', { name: control.save, exact: true });
    await button.click();
    const saved = page.getByRole('button', { name: control.remove, exact: true });
    await expect(saved).toHaveText(control.saved);
    await expect(page.getByText(control.done)).toBeAttached();
    expect(await person.saved()).toEqual([`post/${post.thing}`]);
    await expectStateAccessible(page, 'the button', '.save-control');
    await page.reload();
    await expect(saved).toBeVisible();

    await page.goto(pathIn(lang, '/account/saved-items'));
    await page.getByRole('link', { name: known.title, exact: true }).click();
    await page.waitForURL(`**${known.url}`);
    await saved.click();
    await expect(page.getByText(control.undone)).toBeAttached();
    expect(await person.saved()).toEqual([]);
  });

  exhaustiveTest(
    `the list, by keyboard alone: a kind, an order, removed, undone, opened (${lang})`,
    async ({ page, request }) => {
      const things = await knownThings(request, lang);
      const [post, other, product] = someThings(things);
      const gone = { kind: 'post', thing: 'no-longer-on-the-site' } as const;
      const person = await collector(page, request, [post, gone, other, product]);
      const before = await person.saved();
      await page.goto(pathIn(lang, '/account/saved-items'));
      const list = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('.thing') });
      await expect(list).toHaveCount(4);
      await expectAccessible(page, 'a list');

      // A kind: Tab comes to the one that is chosen, arrow keys choose another.
      const kind = (name: string, count: number) =>
        page.getByRole('radio', { name: `${name} ${count}`, exact: true });
      await tabTo(page, kind(words.all, 4));
      await page.keyboard.press('ArrowRight');
      await expect(kind(words.kinds.post, 3)).toBeFocused();
      await expect(list).toHaveCount(3);
      await page.keyboard.press('ArrowRight');
      await expect(list).toHaveCount(0);
      await expectStateAccessible(page, 'nothing of a kind');
      await tabTo(page, page.getByRole('button', { name: words.none.action, exact: true }));
      await page.keyboard.press('Enter');
      await expect(list).toHaveCount(4);
      await expect(kind(words.all, 4)).toBeFocused();

      // An order, which Tab comes to next.
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(words.sort, { exact: true })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(list.first()).toContainText(things.post[post.thing]?.title ?? '');
      await page.keyboard.press('ArrowUp');
      await expect(list.last()).toContainText(things.post[post.thing]?.title ?? '');

      const title = things.post[other.thing]?.title ?? '';
      const remove = page.getByRole('button', { name: fill(words.removeNamed, { title }) });
      await tabTo(page, remove);
      await page.keyboard.press('Enter');
      const undo = page.getByRole('button', { name: fill(words.undoNamed, { title }) });
      await expect(undo).toBeFocused();
      await expect.poll(person.saved).toHaveLength(3);
      await expectAccessible(page, 'something removed');
      await page.keyboard.press('Enter');
      await expect.poll(person.saved).toEqual(before);
      await expect(list).toHaveCount(4);
      // What is back has the focus where it was taken from.
      await expect(remove).toBeFocused();
      await tabTo(page, page.getByRole('link', { name: title, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${things.post[other.thing]?.url}`);
    },
  );
}

test('a visitor who is not signed in gets a link to there instead of a button, and nothing is asked for', async ({
  page,
  request,
}) => {
  const { control } = savedIn('en').saved;
  const things = await knownThings(request, 'en');
  const [post] = someThings(things);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto(things.post[post.thing]?.url ?? '');
  await settle(page);
  await expect(page.getByRole('button', { name: control.save, exact: true })).toHaveCount(0);
  const link = page.getByRole('link', { name: control.save, exact: true });
  await expectStateAccessible(page, 'the link', '.save-link');
  expect(asked.filter((path) => /saved|save\.|things|\/api\//.test(path))).toEqual([]);

  if (!isExhaustive) return;
  // It leads to signing in, and from there back, where one press saves.
  const before = await link.boundingBox();
  const person = await member(request);
  await link.click();
  await fillSignIn(page, 'en', person);
  await page.waitForURL(`**${things.post[post.thing]?.url}`);
  await settle(page);
  const button = page.getByRole('button', { name: control.save, exact: true });
  expect(await button.boundingBox()).toEqual(before);
  await button.click();
  await expect(page.getByText(control.done)).toBeAttached();
});

exhaustiveTest(
  'what was removed elsewhere meanwhile is removed by the button, too',
  async ({ page, request, complaints }) => {
    complaints.expect(/^status 404: .*\/api\/saved\//);
    const { control } = savedIn('en').saved;
    const things = await knownThings(request, 'en');
    const [post] = someThings(things);
    const person = await collector(page, request, [post]);
    await page.goto(things.post[post.thing]?.url ?? '');
    await settle(page);
    await person.unsave();
    await page.getByRole('button', { name: control.remove, exact: true }).click();
    await expect(page.getByText(control.undone)).toBeAttached();
    await page.getByRole('button', { name: control.save, exact: true }).click();
    await expect(page.getByText(control.done)).toBeAttached();
    expect(await person.saved()).toEqual([`post/${post.thing}`]);
  },
);

exhaustiveTest(
  'what cannot be saved shows as not saved again, and it is said',
  async ({ page, request, complaints }) => {
    complaints.expect(/\/api\/saved\b/);
    const { control } = savedIn('en').saved;
    const things = await knownThings(request, 'en');
    const [, , product] = someThings(things);
    await collector(page, request, []);
    await page.goto(things.product[product.thing]?.url ?? '');
    await settle(page);
    await page.route('**/api/saved', (route) => route.abort());
    const button = page.getByRole('button', { name: control.save, exact: true });
    await button.click();
    await expect(page.getByText(control.failed)).toBeVisible();
    await expect(button).toHaveText(control.save);
  },
);
