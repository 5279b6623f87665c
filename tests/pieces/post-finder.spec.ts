import { readContent } from '../../contract/content-file.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { exhaustiveTest, expect, test } from '../browser/site.ts';
import { pieceOf } from './piece.ts';

const words = readContent('content/kit.yaml', kitWords).postViews;
const {
  path,
  section: { anchor, posts },
} = await pieceOf('post-finder');

test.use({ javaScriptEnabled: false });

test('a topic or author filters the posts, and “everything” shows all again', async ({ page }) => {
  await page.goto(path);
  const finder = page.locator(`#${anchor}`);
  const shown = () => finder.locator('h2:visible').allTextContents();
  const titles = (of: typeof posts) => of.map(({ title }) => title.en);
  expect(await shown()).toEqual(titles(posts));

  const [first] = posts;
  if (!first) throw new Error('There is no post to choose.');
  const [topic] = first.topics;
  const choices = [
    [topic?.name.en, posts.filter(({ topics }) => topics.some(({ id }) => id === topic?.id))],
    [first.author.name.en, posts.filter(({ author }) => author.id === first.author.id)],
    [words.everything.en, posts],
  ] as const;
  for (const [name = '', of] of choices) {
    await finder.getByRole('radio', { name }).check();
    expect(await shown(), name).toEqual(titles(of));
  }
});

exhaustiveTest('a word is passed on to the site’s search', async ({ page }) => {
  await page.goto(path);
  const field = page.locator(`#${anchor}`).getByRole('searchbox', { name: words.search.en });
  await field.fill('PDPA');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=PDPA$/);
});
