import type { Page } from '@playwright/test';

/** Returns the readable lines of a part of a page and the targets of its links. Runs in the page. */
function readPage(within: string) {
  const root = document.querySelector<HTMLElement>(within);
  // A notice that JavaScript is required is absent without it.
  const scripted = [...document.querySelectorAll<HTMLElement>('[data-needs-script]')];
  for (const element of scripted) element.style.display = 'none';
  // Words of skipped sections can't be read (styles/skipped-sections.css).
  const { dataset } = document.documentElement;
  const wasWhole = dataset['whole'] !== undefined;
  dataset['whole'] = '';
  // biome-ignore lint/performance/useDomNodeTextContent: what can be read, not what is hidden
  const words = root?.innerText.split('\n').filter((line) => line.trim() !== '') ?? [];
  for (const element of scripted) element.style.display = '';
  if (!wasWhole) delete dataset['whole'];
  return { words, links: [...(root?.querySelectorAll('a') ?? [])].map((link) => link.href) };
}

/**
 * Returns the differences of a page with and without its scripts (spec A13).
 * @param page the page as built
 * @param plain the same page in a browser without scripts
 * @param within the part of the page to compare
 */
export async function scriptProblems(
  page: Page,
  plain: Page,
  within: 'body' | 'main' = 'body',
): Promise<string[]> {
  const [full, bare] = [
    await page.evaluate(readPage, within),
    await plain.evaluate(readPage, within),
  ];
  const difference = (kind: 'words' | 'links') => [
    ...full[kind]
      .filter((each) => !bare[kind].includes(each))
      .map((each) => `only with script: ${each}`),
    ...bare[kind]
      .filter((each) => !full[kind].includes(each))
      .map((each) => `only without script: ${each}`),
  ];
  const differences = [...difference('words'), ...difference('links')];
  const isSame = JSON.stringify(full) === JSON.stringify(bare);
  // Words in the DOM may be invisible: nothing may wait for a script to appear, and nothing that cannot work may be
  // offered.
  const unseen = await plain.evaluate(() => [
    ...[...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, label')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => `not to be seen without script: ${element.textContent}`),
    ...[...document.querySelectorAll('[role="switch"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `offered without script: ${element.outerHTML.slice(0, 120)}`),
  ]);
  return [
    // The bar and the footer alone have more than ten lines.
    ...(bare.words.length > (within === 'body' ? 10 : 0) ? [] : ['hardly a word without script']),
    ...(isSame || differences.length > 0 ? [] : ['the same words in another order']),
    ...differences,
    ...unseen,
  ];
}
