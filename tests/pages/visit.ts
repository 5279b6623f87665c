import type { Page } from '@playwright/test';
import { type Lang, langOfPath } from '../../contract/lang.ts';
import { axeProblems } from '../browser/axe.ts';
import { words } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { anchorProblems, anchorsOf } from './anchors.ts';
import { focusProblems } from './focus-order.ts';
import { lineFaults } from './line-ends.ts';
import { overflowProblems } from './overflow.ts';
import { waitFor } from './pages.ts';
import { delayFonts, shiftProblems, watchShifts } from './shifts.ts';
import { typesettingProblems } from './typesetting.ts';
import { scriptProblems } from './without-script.ts';

/** The window widths at which a page is checked, in px. */
const WIDTHS = isExhaustive ? [320, 360, 390, 768, 1024, 1440, 1920] : [320, 390, 768, 1440, 1920];
const HEIGHT = 900;

/** The widths at which Thai line ends are checked. */
const WIDTHS_OF_LINES = [320, 390, 768, 1440];

/** A fault of a page and the check that found it. */
export interface Problem {
  check:
    | 'status'
    | 'layout shift'
    | 'words without script'
    | 'accessibility'
    | 'anchors'
    | 'focus order'
    | 'overflow'
    | 'small fields'
    | 'labels of the bar'
    | 'broken terms'
    | 'line ends'
    | 'Thai typesetting';
  what: string;
}

/** The part of a page that is checked: the frame around `main` is the same on every page and checked on the layouts. */
type Part = 'body' | 'main';

/**
 * Returns the widths at which a page is checked for its own faults only, in px. What is too wide for a wide window is so
 * in Thai as well, because a page has the same structure in every language.
 */
const fewWidths = (lang: Lang) => (lang === 'th' ? [320, 768, 1440] : [320, 768]);

/**
 * Checks a page, loaded once, only for its own faults: excess width and Thai line ends. Other tests cover the faults of
 * sections and rules.
 */
export async function glance(page: Page, path: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const lang = langOfPath(path);
  const widths = fewWidths(lang);
  // A page starts at the width of the window, because changing that would lay out the previous page again.
  const isWide = page.viewportSize()?.width === widths.at(-1);
  const [first = 0, ...others] = isWide ? widths.toReversed() : widths;
  await page.setViewportSize({ width: first, height: HEIGHT });
  const answer = await page.goto(path);
  if (answer?.status() !== 200) problems.push({ check: 'status', what: `${answer?.status()}` });
  await waitFor(page, () => document.documentElement.dataset['fonts'] !== undefined);
  await page.evaluate(fontsOfOtherScript);
  await untilLoaded(page);
  await page.evaluate(openDetails);
  problems.push(...(await widthProblems(page, lang, first, 'main')));
  for (const width of others) {
    await page.setViewportSize({ width, height: HEIGHT });
    problems.push(...(await widthProblems(page, lang, width, 'main')));
  }
  return problems;
}

/** Waits until a page of the account has loaded its content. */
export const untilLoaded = (page: Page) =>
  waitFor(page, () => !document.querySelector('.area-skeleton')?.checkVisibility());

/** Returns the faults of a page’s layout at the current width of its window. */
async function widthProblems(
  page: Page,
  lang: Lang,
  width: number,
  within: Part = 'body',
): Promise<Problem[]> {
  const found: Partial<Record<Problem['check'], string[]>> = {
    overflow: await page.evaluate(overflowProblems, within),
  };
  if (within === 'body') found['labels of the bar'] = await page.evaluate(brokenLabels);
  if (width === 320) found['small fields'] = await page.evaluate(smallFields);
  if (lang === 'th' ? WIDTHS_OF_LINES.includes(width) : width === 390) {
    const { brokenTerms, lineEnds } = await lineFaults(page, within);
    found['broken terms'] = brokenTerms;
    found['line ends'] = lineEnds;
  }
  if ((lang === 'th' || within === 'body') && (width === 390 || width === 1440)) {
    found['Thai typesetting'] = await page.evaluate(typesettingProblems);
  }
  return Object.entries(found).flatMap(([check, problems]) =>
    problems.map((what) => ({
      check: check as Problem['check'],
      what: `at ${width} px, ${what}`,
    })),
  );
}

/**
 * Runs all checks that apply to every page on one that is loaded once, and returns its faults.
 * @param browser a page of a browser, and `plain`, one of a browser that runs no scripts
 * @param expected the status of the page’s answer; whether its fonts are late (a public page may not shift even then);
 * the part whose own content is checked, without the parts shared by all pages; and whether it is a translation, with
 * the same structure, scripts and rules as the English page (same-structure.test.ts) and a valid file with a name for
 * everything (every-page.test.ts), of which only the typesetting of the words is checked
 */
export async function visit(
  path: string,
  { page, plain }: { page: Page; plain: Page },
  {
    status = 200,
    areFontsLate,
    shiftAtMost,
    within = 'body',
    isTranslation = false,
  }: {
    status?: number;
    areFontsLate: boolean;
    shiftAtMost?: number | undefined;
    within?: Part;
    isTranslation?: boolean;
  },
): Promise<Problem[]> {
  const lang = langOfPath(path);
  const anchors = anchorsOf(path);
  const problems: Problem[] = [];
  const note = (check: Problem['check'], found: string[], where = '') =>
    problems.push(...found.map((what) => ({ check, what: where + what })));
  const resize = (width: number) => page.setViewportSize({ width, height: HEIGHT });

  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await resize(390);
  await watchShifts(page);
  if (areFontsLate) await delayFonts(page);
  const answer = await page.goto(path);
  if (answer?.status() !== status) note('status', [`${answer?.status()}, not ${status}`]);
  // Set by the last script that runs unprompted.
  await waitFor(page, () => document.documentElement.dataset['fonts'] !== undefined);
  await page.evaluate(fontsOfOtherScript);

  // The account’s pages may require JavaScript (spec A13), and the page of a link whose secret no server sees must;
  // their own tests check how they do.
  const isAccount = /^(\/th)?\/(account\/|shared$)/.test(path);
  const isCompared = !isAccount && !isTranslation;
  const compare = async (width: number) => {
    await plain.setViewportSize({ width, height: HEIGHT });
    note('words without script', await scriptProblems(page, plain, within), `at ${width} px, `);
  };
  if (isCompared) {
    await plain.goto(path);
    await compare(390);
  }
  // A customer does not scroll to the footer of an account page before its content is there.
  await untilLoaded(page);
  note('layout shift', await shiftProblems(page, shiftAtMost));
  note('overflow', await page.evaluate(overflowProblems, 'body'), 'at 390 px, closed, ');
  if (!isTranslation) {
    note('accessibility', await axeProblems(page, within), 'at 390 px, ');
    note('anchors', await anchorProblems(page, anchors), 'at 390 px, ');
  }

  await resize(1440);
  if (isCompared) await compare(1440);
  note('overflow', await page.evaluate(overflowProblems, 'body'), 'at 1440 px, closed, ');
  if (!isTranslation) {
    note('anchors', await anchorProblems(page, anchors), 'at 1440 px, ');
    // axe leaves a page in the dark theme.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    note('focus order', await focusProblems(page, words(lang).ui.skipToContent, within));
  }
  await page.evaluate(openDetails);
  if (!isTranslation)
    note('accessibility', await axeProblems(page, within), 'at 1440 px, opened, ');
  for (const width of WIDTHS) {
    await resize(width);
    problems.push(...(await widthProblems(page, lang, width)));
  }
  return problems;
}

/**
 * Waits for the font of the other script, which a page uses from now on: a visitor who reads the first screen for a
 * moment has it before moving on. Runs in the page.
 */
export async function fontsOfOtherScript() {
  // Once laid out with it, the page requests the font.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Finds the links and buttons of the bar whose labels take more than one line. Runs in the page. */
function brokenLabels(): string[] {
  const range = document.createRange();
  /** Whether one of the texts of a control is as high as two lines. */
  const isBroken = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      range.selectNodeContents(currentNode);
      const { height } = range.getBoundingClientRect();
      // Text for screen readers only is in a box of one pixel.
      const isSeen = currentNode.parentElement?.clientWidth !== 1;
      if (isSeen && height >= 2 * Number.parseFloat(getComputedStyle(control).fontSize))
        return true;
    }
    return false;
  };
  return [...document.querySelectorAll('.topbar a, .topbar button')]
    .filter((control) => control.checkVisibility() && isBroken(control))
    .map((control) => `${control.textContent} takes more than one line`);
}

/** Finds fields with letters small enough for iOS to zoom in on focus. Runs in the page. */
function smallFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter(
      (field) => !/^(?:radio|checkbox|range|file|hidden)$/.test(field.getAttribute('type') ?? ''),
    )
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
}

/**
 * Opens each disclosure of a page, so that its content is checked, too. All sections are laid out: one that is skipped
 * would keep the height it had before. Runs in the page.
 */
export function openDetails() {
  document.documentElement.setAttribute('data-whole', '');
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}
