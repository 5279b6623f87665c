import type { Page } from '@playwright/test';
import { type Lang, langOfPath } from '../../contract/lang.ts';
import { axeProblems, targetProblems } from '../browser/axe.ts';
import { words } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { anchorProblems, anchorsOf } from './anchors.ts';
import { focusProblems, trapProblems } from './focus-order.ts';
import { lineFaults } from './line-ends.ts';
import { overflowProblems } from './overflow.ts';
import { waitFor } from './pages.ts';
import { delayFonts, shiftProblems, watchShifts } from './shifts.ts';
import { typesettingProblems } from './typesetting.ts';
import { scriptProblems } from './without-script.ts';

/** The widths of window at which a page is looked at, in px. */
const WIDTHS = isExhaustive ? [320, 360, 390, 768, 1024, 1440, 1920] : [320, 390, 768, 1440, 1920];
const HEIGHT = 900;

/** Those at which it is looked at where Thai lines end. */
const WIDTHS_OF_LINES = [320, 390, 768, 1440];

/** Something that is wrong with a page, and which check has found it. */
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

/** The widths at which a page is looked at that answers for itself alone, in px. */
const FEW_WIDTHS = [320, 768, 1440] as const;

/**
 * Asks a page, loaded once, what only it can get wrong: what is too wide, where Thai lines end, and what does not let
 * the focus go. What sections and rules get wrong, others answer for.
 */
export async function glance(page: Page, path: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  // A page begins at the width that the window has: to change it would lay out the one before once more.
  const [narrow, middle, wide] = FEW_WIDTHS;
  const isWide = page.viewportSize()?.width === wide;
  const widths = isWide ? [wide, middle, narrow] : [narrow, middle, wide];
  await page.setViewportSize({ width: widths[0] ?? narrow, height: HEIGHT });
  const answer = await page.goto(path);
  if (answer?.status() !== 200) problems.push({ check: 'status', what: `${answer?.status()}` });
  await waitFor(page, () => document.documentElement.dataset['fonts'] !== undefined);
  await page.evaluate(fontsOfOtherScript);
  await untilLoaded(page);
  await page.evaluate(openDetails);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    problems.push(...(await widthProblems(page, langOfPath(path), width, 'main')));
  }
  for (const what of await trapProblems(page, 'main'))
    problems.push({ check: 'focus order', what });
  return problems;
}

/** Waits until what a page of the account shows is there. */
export const untilLoaded = (page: Page) =>
  waitFor(
    page,
    () => !document.querySelector('.area-skeleton, .inbox-skeleton')?.checkVisibility(),
  );

/** What is wrong with how a page is laid out at the width that its window has. */
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
  if (lang === 'th' && WIDTHS_OF_LINES.includes(width)) {
    const { brokenTerms, lineEnds } = await lineFaults(page, within);
    found['broken terms'] = brokenTerms;
    found['line ends'] = lineEnds;
  }
  if (width === 390 || width === 1440) {
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
 * What a page is asked that others have not answered for it. A page of each layout and the examples of the kit answer
 * for `everything`. A `page` that is made of such sections answers for what they come to together; its colours are
 * asked about at one width, where everything is open. In a further `language`, which has the same structure, scripts
 * and rules (same-structure.test.ts) and whose file is valid with a name for everything (every-page.test.ts), a page
 * answers for how its words are set.
 */
export type Asked = 'everything' | 'page' | 'language';

/**
 * Asks a page, loaded once, everything that can be asked of every page; answers what is wrong with it.
 * @param browser a page of a browser, and `plain`, one of a browser that runs no scripts
 * @param expected the status of the page's answer; whether its fonts come late: on a page that is made for everybody,
 *   nothing may shift even then; the places within it that links lead to; the part of it that is asked about what is in
 *   it: what it shares with all others need not be asked again; and what it is asked
 */
export async function visit(
  path: string,
  { page, plain }: { page: Page; plain: Page },
  {
    status = 200,
    areFontsLate,
    anchors = anchorsOf(path),
    shiftAtMost,
    within = 'body',
    asked = 'everything',
  }: {
    status?: number;
    areFontsLate: boolean;
    anchors?: readonly string[];
    shiftAtMost?: number | undefined;
    within?: Part;
    asked?: Asked;
  },
): Promise<Problem[]> {
  const lang = langOfPath(path);
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
  // Set by the last of the scripts that run by themselves.
  await waitFor(page, () => document.documentElement.dataset['fonts'] !== undefined);
  await page.evaluate(fontsOfOtherScript);

  // The account's pages may ask for JavaScript (spec A13), and that of a link whose secret no server sees has to; their own
  // tests look at how they do.
  const isAccount = /^(\/th)?\/(account\/|shared$)/.test(path);
  const isCompared = !isAccount && asked !== 'language';
  const compare = async (width: number) => {
    await plain.setViewportSize({ width, height: HEIGHT });
    note('words without script', await scriptProblems(page, plain, within), `at ${width} px, `);
  };
  if (isCompared) {
    await plain.goto(path);
    await compare(390);
  }
  // A customer does not read on to the footer of an account page before its content is there.
  await untilLoaded(page);
  note('layout shift', await shiftProblems(page, shiftAtMost));
  if (asked === 'everything') note('accessibility', await axeProblems(page, within), 'at 390 px, ');
  if (asked === 'page') note('accessibility', await targetProblems(page, within), 'at 390 px, ');
  note('overflow', await page.evaluate(overflowProblems, 'body'), 'at 390 px, closed, ');
  if (asked !== 'language') note('anchors', await anchorProblems(page, anchors), 'at 390 px, ');

  await resize(1440);
  if (isCompared) await compare(1440);
  note('overflow', await page.evaluate(overflowProblems, 'body'), 'at 1440 px, closed, ');
  if (asked !== 'language') {
    note('anchors', await anchorProblems(page, anchors), 'at 1440 px, ');
    // axe leaves a page in the dark.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    note('focus order', await focusProblems(page, words(lang).ui.skipToContent, within));
  }
  await page.evaluate(openDetails);
  if (asked !== 'language')
    note('accessibility', await axeProblems(page, within), 'at 1440 px, opened, ');
  for (const width of WIDTHS) {
    await resize(width);
    problems.push(...(await widthProblems(page, lang, width)));
  }
  return problems;
}

/**
 * Waits for the font of the other script, which a page uses from now on: a visitor who reads the first screen for a
 * moment has it before they come to the next. Runs in the page.
 */
export async function fontsOfOtherScript() {
  // Laid out with it, the page asks for it.
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
      // Text for screen readers alone is in a box of one pixel.
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

/** Finds the fields whose letters iOS takes for too small, so that it enlarges the page when one types. Runs in the page. */
function smallFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter(
      (field) => !/^(?:radio|checkbox|range|file|hidden)$/.test(field.getAttribute('type') ?? ''),
    )
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
}

/** Opens each disclosure of a page, so that what is in it is looked at, too. Runs in the page. */
export function openDetails() {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}
