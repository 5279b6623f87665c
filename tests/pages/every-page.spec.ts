import { wrongPaths } from '../browser/site.ts';
import { kitPages, sitePages } from '../tested-site.ts';
import { expect, test } from './pages.ts';
import { visit } from './visit.ts';

const asked = [
  ...sitePages.map((page) => ({ ...page, shiftAtMost: undefined })),
  // The kit's extremes fill their lines to a hair: one word may still find its line when its font is there.
  ...kitPages.map((page) => ({ ...page, shiftAtMost: 0.03 })),
];

for (const { path, isListed, shiftAtMost } of asked.filter(({ isAddress }) => isAddress)) {
  test(`${path} is right in every way`, async ({ page, plain }) => {
    const found = await visit(path, { page, plain }, { areFontsLate: isListed, shiftAtMost });
    expect(found).toEqual([]);
  });
}

for (const path of wrongPaths) {
  test(`${path}, which leads nowhere, is right in every way`, async ({ page, plain }) => {
    expect(await visit(path, { page, plain }, { status: 404, areFontsLate: true })).toEqual([]);
  });
}
