import type { Page } from '@playwright/test';
import { kitPages, read, sitePages } from '../tested-site.ts';

/** The anchors that links lead to, by the page’s path. */
const targets = new Map<string, Set<string>>();
for (const { file, path } of [...sitePages, ...kitPages]) {
  for (const [, href = ''] of read(file).matchAll(/<a\s[^>]*?href="([^"]*#[^"]+)"/g)) {
    const { pathname, hash } = new URL(href, `http://site${path}`);
    const name = decodeURIComponent(hash.slice(1));
    // The links to the top and past the bar have their own tests.
    if (name === 'top' || name === 'content') continue;
    targets.set(pathname, (targets.get(pathname) ?? new Set()).add(name));
  }
}

/** Returns the anchors of a page that links lead to. */
export const anchorsOf = (path: string): string[] => [...(targets.get(path) ?? [])];

/** Returns the anchors that are not right below the bar after their link is followed (spec A11). */
export const anchorProblems = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(followAnchors, names);

/** Runs in the page. */
async function followAnchors(names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  // A browser with nothing to draw may skip a frame.
  const frame = () =>
    Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((done) => setTimeout(done, 1000)),
    ]);
  for (const name of names) {
    scrollTo({ top: 0, behavior: 'instant' });
    location.hash = `#${name}`;
    // Twice: the bar follows after the page has scrolled and then stays in place.
    await frame();
    await frame();
    const section = document.getElementById(name);
    // Broken links are found in the built files; examples in the kit link to anchors on other pages.
    if (!section) continue;
    // The content to read: the space around it may be covered by the bar. A lead beside a heading may begin above it.
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
