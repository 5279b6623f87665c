import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './site.ts';

/** What WCAG 2.2 AA asks, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing wrong with a page as it stands, in either theme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const axe = new AxeBuilder({ page });
    // What is wrong with the structure is wrong in either theme.
    const isFirst = theme === 'light';
    const { violations, passes } = await (isFirst
      ? axe.withTags(TAGS)
      : axe.withRules(COLOUR_RULES)
    ).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`,
      ),
    );
    expect(found, `${state}, ${theme}`).toEqual([]);
    // Targets of 24 px (WCAG 2.5.8): axe leaves this out unless it is asked.
    if (isFirst) expect(passes.map(({ id }) => id)).toContain('target-size');
  }
}
