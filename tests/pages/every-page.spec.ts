import { test as base, expect, type Page, wrongPaths } from '../browser/site.ts';
import { kitPages, sitePages } from '../tested-site.ts';
import { visit } from './visit.ts';

/** A test with a second page, in a browser that runs no scripts. */
const test = base.extend<{ plain: Page }>({
  plain: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
});

for (const { path, isListed } of [...sitePages, ...kitPages].filter(({ isAddress }) => isAddress)) {
  test(`${path} is right in every way`, async ({ page, plain }) => {
    expect(await visit(path, { page, plain }, { areFontsLate: isListed })).toEqual([]);
  });
}

for (const path of wrongPaths) {
  test(`${path}, which leads nowhere, is right in every way`, async ({ page, plain }) => {
    expect(await visit(path, { page, plain }, { status: 404, areFontsLate: true })).toEqual([]);
  });
}
