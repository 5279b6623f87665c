import { type Browser, test as base } from '@playwright/test';
import { signedIn } from '../browser/people.ts';
import { Complaints, type Page, recordComplaints, test as site } from '../browser/site.ts';

export { expect } from '../browser/site.ts';

/** Waits until a condition is met, polling by time, because a browser with nothing to draw may skip frames. */
export const waitFor = (page: Page, isSo: () => boolean) =>
  page.waitForFunction(isSo, undefined, { polling: 50 });

/** A test with a second page in a browser that runs no scripts. */
export const test = site.extend<{ plain: Page }>({
  plain: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    recordComplaints(context, complaints);
    await use(await context.newPage());
    await context.close();
  },
});

interface Reader {
  page: Page;
  complaints: Complaints;
}

/** Opens a page of which nothing is drawn: its layout is all that is read, and drawing would cost as much again. */
async function openUndrawn(browser: Browser): Promise<Reader> {
  const context = await browser.newContext({
    baseURL: process.env['BASE_URL'] ?? '',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const complaints = new Complaints();
  recordComplaints(context, complaints);
  return { page: await context.newPage(), complaints };
}

/**
 * A test with a reader who goes from one page to the next, signed in or not. Each is the same for all tests of a worker:
 * a new one would fetch and compile everything again for each page.
 */
export const readerTest = base.extend<object, Record<'visitor' | 'customer', Reader>>({
  visitor: [
    async ({ browser }, use) => {
      const reader = await openUndrawn(browser);
      await use(reader);
      await reader.page.context().close();
    },
    { scope: 'worker' },
  ],
  customer: [
    async ({ browser }, use) => {
      const reader = await openUndrawn(browser);
      await signedIn(reader.page, reader.page.request);
      await use(reader);
      await reader.page.context().close();
    },
    { scope: 'worker' },
  ],
});
