import { localizedPath } from '../../contract/lang.ts';
import { expectStateAccessible } from './axe.ts';
import { expect, journeyLangs, test } from './people.ts';
import { knownThings, savedIn, signInWithSaved, someThings } from './saved.ts';
import { settle } from './site.ts';

for (const lang of journeyLangs('en')) {
  const { control } = savedIn(lang).saved;

  test(`saves an item on its page and lists it (${lang})`, async ({ page, request }) => {
    const things = await knownThings(request, lang);
    const [post] = someThings(things);
    const known = things.post[post.thing];
    if (!known) throw new Error('There is no post.');
    const person = await signInWithSaved(page, request, []);
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

    await page.goto(localizedPath(lang, '/account/saved-items'));
    await page.getByRole('link', { name: known.title, exact: true }).click();
    await page.waitForURL(`**${known.url}`);
    await saved.click();
    await expect(page.getByText(control.undone)).toBeAttached();
    expect(await person.saved()).toEqual([]);
  });
}
