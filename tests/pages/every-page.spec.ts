import { FIRST_LANG, langOfPath } from '../../contract/lang.ts';
import { signedIn } from '../browser/people.ts';
import { layoutPaths, wrongPaths } from '../browser/site.ts';
import { isExhaustive } from '../scope.ts';
import { kitPages, sitePages } from '../tested-site.ts';
import { expect, readerTest, test } from './pages.ts';
import { glance, visit } from './visit.ts';

const isFirst = (path: string) => langOfPath(path) === FIRST_LANG;

/** Whether a page is checked for everything: one of each layout is, and the home page also in Thai. */
const isAskedAll = (path: string) =>
  isExhaustive || (layoutPaths.includes(path) && (isFirst(path) || path === '/th/'));

/**
 * Returns the maximum layout shift: none on a page of each layout. On another page with late fonts a nearly full line may
 * break elsewhere; fonts that are not delayed may be late on a busy machine.
 */
function shiftAtMost(path: string, isListed: boolean): number | undefined {
  if (!isListed) return 0.01;
  return layoutPaths.includes(path) ? undefined : 0.05;
}

const addressed = sitePages.filter(({ isAddress }) => isAddress);

for (const { path, isListed, needsSession } of addressed.filter(({ path }) => isAskedAll(path))) {
  const isOfLayout = layoutPaths.includes(path);
  test(`${path} is right in every way`, async ({ page, plain, request }) => {
    if (needsSession) await signedIn(page, request);
    const found = await visit(
      path,
      { page, plain },
      {
        areFontsLate: isListed,
        shiftAtMost: shiftAtMost(path, isListed),
        within: isOfLayout ? 'body' : 'main',
        isTranslation: !isFirst(path),
      },
    );
    expect(found).toEqual([]);
  });
}

for (const { path } of isExhaustive ? kitPages : []) {
  test(`${path} is right in every way`, async ({ page, plain }) => {
    // The heights of their sections aren't measured, so they are laid out at once.
    await page.addInitScript(() =>
      addEventListener(
        'readystatechange',
        () => document.documentElement.setAttribute('data-whole', ''),
        { capture: true, once: true },
      ),
    );
    const found = await visit(
      path,
      { page, plain },
      {
        areFontsLate: false,
        // The kit’s extreme examples fill their lines exactly, so one word may change lines when its font arrives.
        shiftAtMost: 0.05,
        // The frame around the examples is that of the site’s own pages; the menus are all frame.
        within: /\/kit\/(?!menu-)/.test(path) ? 'main' : 'body',
        isTranslation: !isFirst(path),
      },
    );
    expect(found).toEqual([]);
  });
}

for (const path of wrongPaths.filter(isAskedAll)) {
  test(`the wrong address ${path} is right in every way`, async ({ page, plain }) => {
    expect(await visit(path, { page, plain }, { status: 404, areFontsLate: true })).toEqual([]);
  });
}

for (const { path, needsSession } of addressed.filter(({ path }) => !isAskedAll(path))) {
  readerTest(`${path} fits its window and has good line ends`, async ({ visitor, customer }) => {
    const { page, complaints } = needsSession ? customer : visitor;
    complaints.clear();
    expect(await glance(page, path)).toEqual([]);
    expect(complaints.unexpected, 'the browser’s complaints').toEqual([]);
  });
}
