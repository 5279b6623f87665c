import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { isExhaustive } from '../scope.ts';
import { expect, type Page } from './site.ts';

const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA and axe’s best practices. */
const EVERYTHING: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** The rules whose outcome depends on the theme, but not on the language. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Returns the problems that axe finds on a page in its current state in either theme, a line each. Leaves it in the
 * dark theme.
 * @param within the part of the page to check, as a selector
 * @param rules those to check in the light theme; in the dark one, problems of structure are the same
 */
export async function axeProblems(
  page: Page,
  within = ':root',
  rules: RunOptions = EVERYTHING,
): Promise<string[]> {
  await showIn(page, 'light');
  const inLight = await found(page, within, rules, 'light');
  await showIn(page, 'dark');
  return [...inLight, ...(await found(page, within, COLOURS, 'dark'))];
}

/** Returns the contrast problems of a page in its current state in either theme. Leaves it in the dark theme. */
export const colorProblems = (page: Page) => axeProblems(page, ':root', COLOURS);

/** Shows a page in a theme, as a system set to it does. */
export async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const isShown = () =>
    page.evaluate((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  await expect(async () => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // A page learns of the change with its next frame, which a browser in the background may skip; a screenshot forces
    // one.
    if (!(await isShown())) {
      await page.bringToFront();
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    }
    expect(await isShown()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/**
 * Expects axe to find no problems on a page in its current state, or in a part of it, in either theme. `npm test`
 * checks the light theme, and only the page’s own content: its frame is checked on every page (tests/pages).
 */
export async function expectAccessible(
  page: Page,
  state: string,
  within = isExhaustive ? ':root' : 'main',
): Promise<void> {
  if (!isExhaustive) await showIn(page, 'light');
  const problems = isExhaustive
    ? axeProblems(page, within)
    : found(page, within, EVERYTHING, 'light');
  expect(await problems, state).toEqual([]);
}

/** Does the same as `expectAccessible`, but only in `npm run test:all`: for further states of a page. */
export async function expectStateAccessible(
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  if (isExhaustive) await expectAccessible(page, state, within);
}

/**
 * Runs axe within the page: its own driver for Playwright opens a second page for every run and takes ten times as
 * long.
 */
async function found(
  page: Page,
  within: string,
  options: RunOptions,
  theme: string,
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeCode);
  const { problems, looked } = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> };
      };
      // axe tells from boxes what is behind a text, and those of skipped sections may be out of date.
      const root = document.documentElement;
      const isWhole = root.hasAttribute('data-whole');
      root.setAttribute('data-whole', '');
      const { violations, passes, incomplete, inapplicable } = await axe.run(context, options);
      root.toggleAttribute('data-whole', isWhole);
      return {
        problems: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`,
          ),
        ),
        looked: [violations, passes, incomplete, inapplicable].flat().map(({ id }) => id),
      };
    },
    [within, { ...options, resultTypes: ['violations'] }] as const,
  );
  // Targets of 24 px (WCAG 2.5.8): axe skips this rule unless requested.
  if (options !== COLOURS) expect(looked).toContain('target-size');
  return problems.map((each) => `${theme}: ${each}`);
}
