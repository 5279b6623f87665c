import { localize } from '../../contract/text.ts';
import { outcomeOf } from '../../site/pieces/saas-4/rule-builder/outcomes.ts';
import { expect, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { describePiece } from './piece.ts';

const PARTS = ['when', 'if', 'way', 'limit', 'silence'] as const;

await describePiece('rule-builder', 'en', (section, lang) => {
  const { anchor, triggers } = section;
  const texts = localize(content.kit.ruleBuilder, lang);

  /** Chooses a part of the rule, counted from 1. */
  const choose = (page: Page, part: (typeof PARTS)[number], number: number) =>
    page.locator(`#${anchor} [name="${anchor}-${part}"][value="${number}"]`).check();

  const shown = (page: Page, selector: string) =>
    page.locator(`#${anchor} ${selector}`).filter({ visible: true });

  test('shows the state of each case for every choice', async ({ page }) => {
    // Every case meets the first condition.
    await choose(page, 'if', 1);
    for (const way of [1, 2, 3]) {
      await choose(page, 'way', way);
      for (const limit of [1, 2]) {
        await choose(page, 'limit', limit);
        for (const silence of isExhaustive ? [1, 2, 3] : [way]) {
          await choose(page, 'silence', silence);
          const outcomes = triggers[0]?.cases.map((each) =>
            outcomeOf(each, { way, limit, silence }, section),
          );
          await expect(shown(page, '.rule-state')).toHaveText(
            outcomes?.map(({ state }) => texts.states[state]) ?? [],
          );
          await expect(shown(page, '.rule-steps > li')).toHaveCount(
            outcomes?.flatMap(({ steps }) => steps).length ?? 0,
          );
        }
      }
    }
  });
});
