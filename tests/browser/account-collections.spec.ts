import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { expect, journeyLangs, test } from './people.ts';
import { knownThings, savedIn, signInWithSaved, someThings } from './saved.ts';
import { requestsOf } from './site.ts';

for (const lang of journeyLangs('th')) {
  const { collections: words, shared } = savedIn(lang);
  const path = localizedPath(lang, '/account/collections');

  test(`changes the order by dragging (${lang})`, async ({ page, request }) => {
    const things = await knownThings(request, lang);
    const [post, other, product] = someThings(things);
    const person = await signInWithSaved(page, request, [post, other, product]);
    await person.collect('To drag');
    await page.goto(path);
    const handles = page.locator('.place-handle');
    await expect(handles).toHaveCount(3);
    await expectAccessible(page, 'a collection');
    const from = await handles.nth(0).boundingBox();
    const to = await handles.nth(2).boundingBox();
    if (!from || !to) throw new Error('there is nothing to drag');
    await page.mouse.move(from.x + 22, from.y + 22);
    await page.mouse.down();
    await page.mouse.move(to.x + 22, to.y + to.height, { steps: 5 });
    await expect(page.locator('[data-drop="after"]')).toHaveCount(1);
    await page.mouse.up();
    const [a = 0, b = 0, c = 0] = person.ids;
    await expect.poll(person.order).toEqual([b, c, a]);
  });

  test(`shows a collection to a stranger by a link until it is withdrawn (${lang})`, async ({
    page,
    request,
    browser,
    complaints,
  }) => {
    complaints.expect(/^status 404: .*\/api\/shared-collection$/);
    const things = await knownThings(request, lang);
    const [post, other] = someThings(things);
    const person = await signInWithSaved(page, request, [post, other]);
    await person.collect('For everybody');
    await page.goto(path);
    await page.getByRole('button', { name: words.share.make, exact: true }).click();
    const link = await page.getByLabel(words.share.link, { exact: true }).inputValue();
    await expectStateAccessible(page, 'a link');

    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    const requests = requestsOf(guest);
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For everybody');
    await expect(guest.getByRole('listitem').filter({ has: guest.locator('.thing') })).toHaveCount(
      2,
    );
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const token = new URL(link).hash.slice(1);
    expect(requests.filter((path) => path.includes(token))).toEqual([]);
    expect(await guest.content()).not.toContain('@example.com');
    await expectAccessible(guest, 'shared');
    for (const named of [words.share.withdraw, words.share.withdrawing.confirm]) {
      await page.getByRole('button', { name: named, exact: true }).click();
    }
    await expect(page.getByText(words.share.withdrawn)).toBeAttached();
    await guest.goto(link);
    await guest.reload();
    await expect(guest.getByRole('heading', { name: shared.void.heading })).toBeVisible();
    await elsewhere.close();
  });
}
