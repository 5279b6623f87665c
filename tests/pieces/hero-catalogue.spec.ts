import { expect, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { pieceOf } from './piece.ts';

const {
  path,
  section: { anchor, courses },
} = await pieceOf('hero-catalogue');
const { levels } = content.kit.courseCards;
const words = content.kit.heroCatalogue;

test.use({ javaScriptEnabled: false });

test('a level and a price filter the courses by both and show their number', async ({ page }) => {
  await page.goto(path);
  const catalogue = page.locator(`#${anchor}`);
  const choose = (choice: 'level' | 'price', name: string) =>
    catalogue
      .locator(`[data-choice="${choice}"] label`)
      .filter({ has: page.getByText(name, { exact: true }) })
      .click();
  const expectShown = async (shown: typeof courses) => {
    await expect(catalogue.locator('h2').filter({ visible: true })).toHaveText(
      shown.map(({ title }) => title.en),
    );
    await expect(catalogue.locator('.catalogue-count > p').filter({ visible: true })).toHaveText(
      shown.length === 0
        ? words.none.en
        : words.shown.en
            .replace('{shown}', `${shown.length}`)
            .replace('{all}', `${courses.length}`),
    );
  };
  const beginners = courses.filter(({ level }) => level === 'beginner');
  const free = courses.filter(({ price }) => price.THB === 0);
  const reduced = courses.filter(({ discount }) => discount !== undefined);
  expect([beginners, free, reduced].every(({ length }) => length > 0)).toBe(true);

  await expectShown(courses);
  await choose('level', levels.beginner.en);
  await expectShown(beginners);
  await choose('price', words.free.en);
  await expectShown(beginners.filter((each) => free.includes(each)));
  await choose('level', levels.advanced.en);
  await expectShown(free.filter(({ level }) => level === 'advanced'));
  await choose('price', words.reduced.en);
  await expectShown(reduced.filter(({ level }) => level === 'advanced'));
  await choose('level', words.allLevels.en);
  await expectShown(reduced);
});
