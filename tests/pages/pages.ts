import { test as base, hear, type Page } from '../browser/site.ts';

export { expect } from '../browser/site.ts';

/** Waits until something is so, asked by the clock: a browser that has nothing to draw may leave out frames. */
export const waitFor = (page: Page, isSo: () => boolean) =>
  page.waitForFunction(isSo, undefined, { polling: 50 });

/** A test with a second page, in a browser that runs no scripts. */
export const test = base.extend<{ plain: Page }>({
  plain: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    hear(context, complaints);
    await use(await context.newPage());
    await context.close();
  },
});
