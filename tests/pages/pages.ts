import { Complaints, type Page, recordComplaints, test as site } from '../browser/site.ts';

export { expect } from '../browser/site.ts';

/** Waits until a condition is met, polling by time, because a browser with nothing to draw may skip frames. */
export const waitFor = (page: Page, isSo: () => boolean) =>
  page.waitForFunction(isSo, undefined, { polling: 50 });

interface Reader {
  page: Page;
  complaints: Complaints;
}

/** A test with a second page in a browser that runs no scripts, or with a reader who goes from one page to the next. */
export const test = site.extend<{ plain: Page }, { reader: Reader }>({
  plain: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    recordComplaints(context, complaints);
    await use(await context.newPage());
    await context.close();
  },
  // One for all tests of a worker: a new one would fetch and compile everything again for each page.
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['BASE_URL'] ?? '',
        reducedMotion: 'reduce',
      });
      const complaints = new Complaints();
      recordComplaints(context, complaints);
      await use({ page: await context.newPage(), complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
