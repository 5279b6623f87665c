import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { FIRST_LANG, LANGS, type Lang, langOfPath, localizedPath } from '../../contract/lang.ts';
import { isExhaustive, SCRIPTING } from '../scope.ts';

export { expect, type Locator, type Page } from '@playwright/test';

const { BASE_URL = '' } = process.env;

export const wrongPaths = LANGS.map((lang) => localizedPath(lang, '/nothing-here'));
/**
 * A page of each layout in each language: with content and the bar over or above its first section, of an account, the
 * answer to a form, and a wrong address. Tests of the page frame use these.
 */
export const layoutPaths = [
  ...LANGS.flatMap((lang) =>
    ['/', '/pages/pricing', '/account/sign-in', '/thanks'].map((path) => localizedPath(lang, path)),
  ),
  ...wrongPaths,
];
/** The pages in the first language, for behavior of the frame that does not depend on its words. */
export const firstLayoutPaths = layoutPaths.filter((path) => langOfPath(path) === FIRST_LANG);

/** Returns the languages of a journey: one of them, and all in `npm run test:all`. */
export const journeyLangs = (lang: Lang): readonly Lang[] => (isExhaustive ? LANGS : [lang]);

/** The browser’s complaints during a test. Any complaint fails the test unless it was expected. */
export class Complaints {
  #heard: string[] = [];
  readonly #expected: RegExp[] = [
    // The status of a wrong address is intended.
    /status 404: .*\/nothing-here$/,
    // The demo’s worker is updated by each page; one that is left meanwhile can’t find it any more.
    /Failed to update a ServiceWorker .*: Not found$/,
  ];

  /** Ignores complaints that a test causes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  recordComplaints(complaint: string): void {
    this.#heard.push(complaint);
  }

  get unexpected(): string[] {
    return this.#heard.filter((each) => !this.#expected.some((pattern) => pattern.test(each)));
  }

  clear(): void {
    this.#heard = [];
  }
}

/** Collects the browser’s complaints in any page of a context. */
export function recordComplaints(context: BrowserContext, complaints: Complaints): void {
  context.on('console', (message) => {
    // The status itself is recorded below; the console’s line adds nothing.
    if (message.text().startsWith('Failed to load resource: the server responded')) return;
    complaints.recordComplaints(
      `console ${message.type()}: ${message.text()} (${message.location().url})`,
    );
  });
  context.on('weberror', (error) => complaints.recordComplaints(`page error: ${error.error()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests; those that the demo’s worker was answering fail.
    const left = context.serviceWorkers().length > 0 ? /ERR_ABORTED|ERR_FAILED/ : /ERR_ABORTED/;
    if (left.test(reason)) return;
    complaints.recordComplaints(`failed, ${reason}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    complaints.recordComplaints(`status ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin === BASE_URL || protocol === 'data:' || protocol === 'blob:') return;
    complaints.recordComplaints(`third party: ${request.url()}`);
  });
}

/**
 * A test that fails on any console message, page error, failed request and request to another host, in any page of its
 * browser context.
 */
export const test = base.extend<{ complaints: Complaints }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
  baseURL: async ({}, use) => use(BASE_URL),
  // Every test is a separate visitor, because limits count by address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      recordComplaints(context, complaints);
      await use(complaints);
      base.expect(complaints.unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Skips a test outside `npm run test:all`: for exhaustive cases, and for behavior that a cheaper test nearly covers.
 */
export const whenExhaustive = <Test extends { skip: unknown }>(each: Test): Test =>
  isExhaustive ? each : (each.skip as Test);

export const exhaustiveTest = whenExhaustive(test);

/**
 * Describes the behavior of a section on its page, with JavaScript and without, in each language of the run.
 * @param decisive the language that `npm test` checks
 */
export function describeSection(
  name: string,
  path: string,
  decisive: Lang,
  define: (lang: Lang) => void,
): void {
  for (const lang of journeyLangs(decisive)) {
    for (const javaScriptEnabled of SCRIPTING) {
      test.describe(`${name} in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled });
        test.beforeEach(async ({ page }) => {
          await page.goto(localizedPath(lang, path));
          // Nothing moves between the moment a control is found and the click on it.
          await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
        });
        define(lang);
      });
    }
  }
}

/** Returns an address of a private range (RFC 1918). */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Records the paths, with queries, that a page requests from now on, of one type or of all. */
export function requestsOf(page: Page, type?: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (type === undefined || request.resourceType() === type) paths.push(pathname + search);
  });
  return paths;
}

/** Records the positions that a page scrolls to from now on, and returns a function that reads them. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { places: seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

/** Waits until the page has painted its pending changes. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

export async function scrollTo(page: Page, top: number): Promise<void> {
  const reached = await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return scrollY;
  }, top);
  base.expect(reached, 'how far the page could be scrolled').toBe(top);
}

/** Waits until the page has run its initial scripts. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 }));
  });
}

/** Opens every disclosure and the side panel. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
  });
}

/**
 * Runs a function in a page before each of its frames is painted, from the very first one, in every document loaded
 * from now on.
 * @param look runs in the page; must not use anything around it
 * @returns a function that reads the results of the current document, each with its frame’s time
 */
export async function watchFrames<Seen>(
  page: Page,
  look: () => Seen,
): Promise<() => Promise<{ at: number; seen: Seen }[]>> {
  await page.addInitScript(`{
    const frames = (window.framesSeen = []);
    const look = ${look};
    const note = (at) => {
      frames.push({ at, seen: look() });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }`);
  return () =>
    page.evaluate(
      () => (window as unknown as { framesSeen: { at: number; seen: Seen }[] }).framesSeen,
    );
}
