import { test as base, type Page } from '../browser/site.ts';

export { expect } from '../browser/site.ts';

/** A test with a second page, in a browser that runs no scripts. */
export const test = base.extend<{ plain: Page }>({
  plain: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
});
