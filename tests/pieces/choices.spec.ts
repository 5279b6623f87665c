import { fill } from '../../contract/fill.ts';
import { price } from '../../contract/format.ts';
import { fillCount } from '../../contract/plural.ts';
import { localize } from '../../contract/text.ts';
import { countOn, stateOn } from '../../site/pieces/financial-consulting/month-close/phases.ts';
import { outcomesOf } from '../../site/pieces/online-courses/hero-lesson/outcomes.ts';
import { choicesOf } from '../../site/pieces/portfolio-grid/case-wall/choices-of.ts';
import { fitting } from '../../site/pieces/services-v1/outcome-finder/steps.ts';
import { exhaustiveTest, expect, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { describePiece } from './piece.ts';

// Each of these pieces shows exactly the chosen part, with plain controls and CSS rules.

for (const [piece, lang, part] of [
  ['exam', 'th', '.exam-round'],
  ['hero-receipt', 'en', '.receipt-card'],
  ['patterns', 'en', 'article'],
  ['reading-limit', 'en', '.limit-reading'],
  ['reading-limit', 'en', '.limit-strip p'],
  ['usage-year', 'en', '.year-shown'],
  ['week-plan', 'th', '.week-ended'],
] as const) {
  await describePiece(piece, lang, ({ anchor }) => {
    test(`shows the chosen ${part}`, async ({ page }) => {
      const section = page.locator(`#${anchor}`);
      const parts = section.locator(part);
      for (const [index, choice] of (await section.getByRole('radio').all()).entries()) {
        await choice.check({ force: true });
        await expect(parts.filter({ visible: true })).toHaveCount(1);
        await expect(parts.nth(index)).toBeVisible();
      }
    });
  });
}

await describePiece('case-wall', 'th', ({ projects }) => {
  test('shows the chosen cases and their number', async ({ page }) => {
    const wall = page.locator('.case-wall');
    const titles = wall.getByRole('article').locator('h2').filter({ visible: true });
    await expect(titles).toHaveCount(projects.length);
    for (const { value, count } of choicesOf(projects)) {
      const choice = wall.locator(`input[value="${value}"]`);
      await choice.check({ force: true });
      await expect(titles).toHaveText(
        projects
          .filter(({ field, work }) => field === value || work === value)
          .map(({ title }) => title),
        { useInnerText: true },
      );
      await expect(
        wall.locator('label', { has: page.locator(`[value="${value}"]`) }),
      ).toContainText(String(count));
    }
    await wall.locator('input[value="all"]').check({ force: true });
    await expect(titles).toHaveCount(projects.length);
  });
});

await describePiece('hero-lesson', 'en', ({ anchor, exercise }, lang) => {
  test('shows the cost of each line', async ({ page }) => {
    const section = page.locator(`#${anchor}`);
    for (const { line, kind, cost } of outcomesOf(exercise)) {
      await section.locator(`.lesson-line > [value="${line}"]`).check();
      await section.locator(`.choice [value="${kind}"]`).check({ force: true });
      const shown = section.locator('.lesson-outcome').filter({ visible: true });
      await expect(shown, `line ${line}, field ${kind}`).toHaveCount(1);
      await expect(shown.locator('strong')).toHaveText(price(lang, cost, 'THB'));
    }
  });
});

await describePiece('hero-wardrobe', 'en', () => {
  test('shows the cloth of the chosen swatch in its color', async ({ page }) => {
    const paints = new Set<string>();
    const swatches = await page.locator('.wardrobe-choice label').all();
    for (const swatch of swatches) {
      await swatch.getByRole('radio').check({ force: true });
      const cloth = await swatch.locator('img').getAttribute('src');
      for (const worn of ['.wardrobe-cloth', 'li:first-child > .wardrobe-label']) {
        await expect(page.locator(worn).locator('img').filter({ visible: true })).toHaveAttribute(
          'src',
          cloth ?? '',
        );
      }
      const button = page.locator('.wardrobe-button');
      paints.add(await button.evaluate((each) => getComputedStyle(each).backgroundColor));
    }
    // Two cloths may have the same color.
    expect(paints.size).toBeGreaterThan(swatches.length / 2);
  });
});

await describePiece('outcome-finder', 'th', (piece, lang) => {
  const { anchor, spend, wait, outcomes, fits, words } = piece;
  test('counts the outcomes within both limits and says why not the others', async ({ page }) => {
    const within = page.locator(`#${anchor}`);
    const counts = fitting(outcomes, spend.options, wait.options);
    for (const [spent, row] of counts.entries()) {
      for (const [waited, count] of row.entries()) {
        await within.locator(`.outcomes-spend [value="${spent}"]`).check({ force: true });
        await within.locator(`.outcomes-wait [value="${waited}"]`).check({ force: true });
        const verdict = within.locator('[data-waited]').filter({ visible: true });
        await expect(verdict.and(within.locator('span'))).toHaveText([
          fillCount(fits, lang, count),
        ]);
        const out = page.locator('.outcome-out > *').filter({ visible: true });
        const marked = within.locator('li').filter({ has: out });
        await expect(marked, `${spent} ${waited}`).toHaveCount(outcomes.length - count);
      }
    }
    await expect(within.getByText(words.dear)).not.toHaveCount(0);
  });
});

await describePiece('term-sheet', 'th', ({ anchor, conditions: { lines, open, all } }) => {
  test('says that its conditions are met once all are ticked', async ({ page }) => {
    const section = page.locator(`#${anchor}`);
    const verdict = section.locator('.term-verdict p').filter({ visible: true });
    const boxes = await section.getByRole('checkbox').all();
    expect(boxes.length).toBe(lines.length);
    for (const box of boxes) {
      await expect(verdict).toHaveText(open);
      await box.check();
    }
    await expect(verdict).toHaveText(all);
    await boxes[0]?.uncheck();
    await expect(verdict).toHaveText(open);
  });
});

await describePiece('hero-teams', 'en', ({ teams }) => {
  test('opens one team at a time, also by a link to it', async ({ page }) => {
    const open = page.locator('.hero-teams details[open]');
    await expect(open.getByRole('heading', { level: 2 })).toHaveText(teams[0]?.name ?? '');
    for (const { anchor, name, action } of teams.slice(1, 3)) {
      await page.getByRole('heading', { level: 2, name, exact: true }).click();
      await expect(open).toHaveCount(1);
      await expect(open.getByRole('link', { name: action.label })).toBeVisible();
      await expect(open.locator(`#${anchor}`)).toBeVisible();
    }
    const { anchor, name } = teams.at(-1) ?? { anchor: '', name: '' };
    await page.evaluate((id) => {
      location.hash = id;
    }, anchor);
    await expect(open.getByRole('heading', { level: 2 })).toHaveText(name);
  });
});

await describePiece('post-finder', 'en', ({ anchor, posts }, lang) => {
  const words = localize(content.kit.postViews, lang);

  test('shows the posts of a topic or author, or all', async ({ page }) => {
    const [
      {
        topics: [topic],
        author,
      } = { topics: [], author: undefined },
    ] = posts;
    for (const [name = '', of] of [
      [topic?.name, posts.filter(({ topics }) => topics.some(({ id }) => id === topic?.id))],
      [author?.name, posts.filter((each) => each.author.id === author?.id)],
      [words.everything, posts],
    ] as const) {
      await page.locator(`#${anchor}`).getByRole('radio', { name }).check();
      await expect(page.locator(`#${anchor} h2`).filter({ visible: true })).toHaveText(
        of.map(({ title }) => title),
        { useInnerText: true },
      );
    }
  });

  exhaustiveTest('passes a word on to the site’s search', async ({ page }) => {
    const field = page.locator(`#${anchor}`).getByRole('searchbox', { name: words.search });
    await field.fill('PDPA');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=PDPA$/);
  });
});

await describePiece('hero-catalogue', 'en', ({ anchor, courses }, lang) => {
  test('shows the courses of a level and a price and their number', async ({ page }) => {
    const { levels } = localize(content.kit.courseCards, lang);
    const words = localize(content.kit.heroCatalogue, lang);
    const catalogue = page.locator(`#${anchor}`);
    const isOf = {
      [levels.beginner]: ({ level }) => level === 'beginner',
      [levels.advanced]: ({ level }) => level === 'advanced',
      [words.free]: ({ price }) => price.THB === 0,
      [words.reduced]: ({ discount }) => discount !== undefined,
    } as Record<string, (course: (typeof courses)[number]) => boolean>;
    const count = { all: courses.length };
    for (const [choice, name = '', ...chosen] of [
      ['level', levels.beginner, levels.beginner],
      ['price', words.free, levels.beginner, words.free],
      ['level', levels.advanced, levels.advanced, words.free],
      ['price', words.reduced, levels.advanced, words.reduced],
      ['level', words.allLevels, words.reduced],
    ]) {
      await catalogue
        .locator(`[data-choice="${choice}"] label`)
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
      const shown = courses.filter((course) => chosen.every((each) => isOf[each]?.(course)));
      await expect(catalogue.locator('h2').filter({ visible: true })).toHaveText(
        shown.map(({ title }) => title),
        { useInnerText: true },
      );
      await expect(catalogue.locator('[aria-live] > p').filter({ visible: true })).toHaveText(
        shown.length === 0 ? words.none : fill(words.shown, { ...count, shown: shown.length }),
        { useInnerText: true },
      );
    }
  });
});

await describePiece('month-close', 'en', ({ anchor, tasks }) => {
  test('shows what waits on the chosen working day and why, and all other tasks', async ({
    page,
  }) => {
    const section = page.locator(`#${anchor}`);
    for (const [index, day] of (await section.getByRole('radio').all()).entries()) {
      await day.check({ force: true });
      const states = tasks.map((task) => stateOn(index + 1, task));
      const reasons = states.flatMap((state) => (state.state === 'waits' ? [state.what] : []));
      const waits = section.locator('.close-waits > li').filter({ visible: true });
      await expect(waits, `day ${index + 1}`).toContainText(reasons, { useInnerText: true });
      const others = section.locator('.close-others li').filter({ visible: true });
      await expect(others).toHaveCount(tasks.length - reasons.length);
      const count = section.locator('.close-count > b').filter({ visible: true });
      await expect(count).toHaveText(String(countOn(index + 1, tasks).done));
    }
  });
});

await describePiece('hero-levels', 'th', ({ anchor, walk, checks }, lang) => {
  const words = localize(content.kit.heroLevels, lang);
  const opening = (page: Page) => page.locator(`#${anchor}`);
  const place = (page: Page, number: number) => page.locator(`#${anchor}-${number}`);

  test('shows only the chosen place, with and without a signal', async ({ page }) => {
    const shown = (selector: string) => opening(page).locator(selector).filter({ visible: true });
    for (const [index, point] of walk.entries()) {
      await place(page, index + 1).check({ force: true });
      for (const signal of ['none', 'there']) {
        await opening(page)
          .locator(`[name="${anchor}-signal"][value="${signal}"]`)
          .check({ force: true });
        const seen = (signal === 'there' && point.connected) || point;
        const kept = signal === 'there' ? 0 : point.kept;
        await expect(shown('.phone-device')).toHaveCount(1);
        await expect(shown('.levels-told')).toContainText(seen.says, { useInnerText: true });
        await expect(shown('.levels-ledger li')).toHaveText(
          [
            fill(words.sent, { count: point.done - kept }),
            fill(words.kept, { count: kept }),
            fill(words.open, { count: checks - point.done }),
          ],
          { useInnerText: true },
        );
        await expect(shown('.screen-decision')).toHaveCount(seen.decision ? 1 : 0);
      }
    }
  });
});
