import type { Page } from '@playwright/test';
import { kitPages, read, sitePages } from '../tested-site.ts';

/** Every place within a page that some link leads to: the names of the places, by the page's path. */
const targets = new Map<string, Set<string>>();
for (const { file, path } of [...sitePages, ...kitPages]) {
  for (const [, href = ''] of read(file).matchAll(/<a\s[^>]*?href="([^"]*#[^"]+)"/g)) {
    const { pathname, hash } = new URL(href, `http://site${path}`);
    const name = decodeURIComponent(hash.slice(1));
    // The way to the top and the one past the bar have tests of their own.
    if (name === 'top' || name === 'content') continue;
    targets.set(pathname, (targets.get(pathname) ?? new Set()).add(name));
  }
}

/** The places within a page that some link leads to. */
export const anchorsOf = (path: string): string[] => [...(targets.get(path) ?? [])];

/** Those of some places that do not stand right below the bar when a link leads to them (spec A11). */
export const anchorProblems = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(followAnchors, names);

/** Runs in the page. */
async function followAnchors(names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  // A browser that has nothing to draw may leave out a frame.
  const frame = () =>
    Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((done) => setTimeout(done, 1000)),
    ]);
  for (const name of names) {
    scrollTo({ top: 0, behavior: 'instant' });
    location.hash = `#${name}`;
    // Twice: the bar comes along after the page has scrolled, and then stands where it stays.
    await frame();
    await frame();
    const section = document.getElementById(name);
    // That links lead somewhere is asked of the files; the examples of the kit lead to places on other pages.
    if (!section) continue;
    // What one came to read: around it there is room that the bar may cover. A lead beside a heading may begin above it.
    const head = section.querySelector('.section-head, h1, h2') ?? section;
    const { top } = head.getBoundingClientRect();
    // Near the top of the page, the bar scrolls away with it.
    const bar = Math.max(
      document.querySelector('[data-topbar]')?.getBoundingClientRect().bottom ?? 0,
      0,
    );
    const isAtEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
    if (top < bar) problems.push(`#${name} is covered by the bar`);
    else if (top > bar + innerHeight / 4 && !isAtEnd) problems.push(`#${name} is not at the top`);
  }
  history.replaceState(null, '', location.pathname);
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}
