import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { isExhaustive } from '../scope.ts';
import { expect, type Page } from './site.ts';

const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What WCAG 2.2 AA asks, and what axe calls good practice. */
const EVERYTHING: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** Rules whose outcome depends on the theme, and on no language. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: colourRules } };

/** Whether everything that is pressed is 24 px wide and high (WCAG 2.5.8). */
const TARGETS: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };

/**
 * What axe finds wrong with a page as it stands, in either theme, a line each. Leaves it in the dark one.
 * @param within the part of the page that is looked at, as a selector
 */
export async function axeProblems(page: Page, within = ':root'): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    // What is wrong with the structure is wrong in either theme.
    problems.push(...(await found(page, within, theme === 'light' ? EVERYTHING : COLOURS, theme)));
  }
  return problems;
}

/** What has too little contrast on a page as it stands, in either theme, a line each. Leaves it in the dark one. */
export async function colorProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    problems.push(...(await found(page, ':root', COLOURS, theme)));
  }
  return problems;
}

/** Shows a page in a theme, as a system does that is set to it. */
export async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const isShown = () =>
    page.evaluate((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  await expect(async () => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // A page is told with its next frame, and a browser that has nothing to draw, or another page in front, may leave that
    // out; a picture needs one.
    if (!(await isShown())) {
      await page.bringToFront();
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    }
    expect(await isShown()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** What is too small to be pressed on a page, a line each. */
export function targetProblems(page: Page, within = ':root'): Promise<string[]> {
  return found(page, within, TARGETS, 'any theme');
}

/**
 * Expects axe to find nothing wrong with a page as it stands, or with a part of it, in either theme. `npm test` asks in
 * the light one, and about what is the page's own: its frame is looked at on every page (tests/pages).
 */
export async function expectAccessible(
  page: Page,
  state: string,
  within = isExhaustive ? ':root' : 'main',
): Promise<void> {
  const problems = isExhaustive ? axeProblems(page, within) : axeProblemsInLight(page, within);
  expect(await problems, state).toEqual([]);
}

/** As `expectAccessible`, in `npm run test:all` alone: for the further states of a screen. */
export async function expectStateAccessible(
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  if (isExhaustive) await expectAccessible(page, state, within);
}

async function axeProblemsInLight(page: Page, within: string): Promise<string[]> {
  await showIn(page, 'light');
  return found(page, within, EVERYTHING, 'light');
}

/** Runs axe within the page: its own driver for Playwright opens a second page for every run, and takes ten times as long. */
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
      const { violations, passes, incomplete, inapplicable } = await axe.run(context, options);
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
  // Targets of 24 px (WCAG 2.5.8): axe leaves this out unless it is asked.
  if (options !== COLOURS) expect(looked).toContain('target-size');
  return problems.map((each) => `${theme}: ${each}`);
}
