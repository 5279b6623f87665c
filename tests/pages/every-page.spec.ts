import { FIRST_LANG, langOfPath } from '../../contract/lang.ts';
import { giveSession, member, tokenOf } from '../browser/people.ts';
import { layoutPaths, wrongPaths } from '../browser/site.ts';
import { kitPages, sitePages } from '../tested-site.ts';
import { expect, test } from './pages.ts';
import { visit } from './visit.ts';

const isFirst = (path: string) => langOfPath(path) === FIRST_LANG;

for (const { path, isListed, needsSession } of sitePages.filter(({ isAddress }) => isAddress)) {
  const isOfLayout = layoutPaths.includes(path);
  test(`${path} is right in every way`, async ({ page, plain, request }) => {
    if (needsSession) await giveSession(page, await tokenOf(request, await member(request)));
    const found = await visit(
      path,
      { page, plain },
      {
        areFontsLate: isListed,
        within: isOfLayout ? 'body' : 'main',
        asked: isOfLayout ? 'everything' : isFirst(path) ? 'page' : 'language',
      },
    );
    expect(found).toEqual([]);
  });
}

for (const { path } of kitPages) {
  test(`${path} is right in every way`, async ({ page, plain }) => {
    const found = await visit(
      path,
      { page, plain },
      {
        areFontsLate: false,
        // The kit's extremes fill their lines to a hair: one word may still find its line when its font is there.
        shiftAtMost: 0.03,
        // Around the examples stands the same frame each time, which the site's own pages have, too; the menus are all frame.
        within: /\/kit\/(?!menu-)/.test(path) ? 'main' : 'body',
        asked: isFirst(path) ? 'everything' : 'language',
      },
    );
    expect(found).toEqual([]);
  });
}

for (const path of wrongPaths) {
  test(`${path}, which leads nowhere, is right in every way`, async ({ page, plain }) => {
    expect(await visit(path, { page, plain }, { status: 404, areFontsLate: true })).toEqual([]);
  });
}
