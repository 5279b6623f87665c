import { wrongPaths } from '../browser/site.ts';
import { kitPages, sitePages } from '../tested-site.ts';
import { expect, test } from './pages.ts';
import { visit } from './visit.ts';

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
