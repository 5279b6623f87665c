import { readContent } from '../../contract/content-file.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { expect, test } from '../browser/site.ts';
import { pieceOf } from './piece.ts';

const words = readContent('content/kit.yaml', kitWords).programme;
const {
  path,
  section: { anchor, days },
} = await pieceOf('programme');
const sessions = days.flatMap((day) => day.sessions);

/** Returns the titles in the programme, sorted. */
const titles = (of: typeof sessions) => of.map(({ title }) => title.en).sort();

test.use({ javaScriptEnabled: false });

test('a choice shows only its sessions, and breaks stay', async ({ page }) => {
  await page.goto(path);
  const programme = page.locator(`#${anchor}`);
  const shown = async () =>
    (await programme.locator('.programme-title:visible').allTextContents())
      .map((title) => title.replace(/\u00a0/g, ' '))
      .sort();
  expect(await shown()).toEqual(titles(sessions));

  const choices = [
    [words.english.en, sessions.filter((each) => each.isBreak || each.language === 'english')],
    [words.thai.en, sessions.filter((each) => each.isBreak || each.language === 'thai')],
    [words.workshops.en, sessions.filter((each) => each.isBreak || each.kind === 'workshop')],
    [words.all.en, sessions],
  ] as const;
  for (const [name, of] of choices) {
    await programme.locator('.choice label').filter({ hasText: name }).click();
    expect(await shown(), name).toEqual(titles(of));
  }
});
