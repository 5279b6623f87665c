import { pathIn } from '../../contract/lang.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, settle, test } from './site.ts';
import { words } from './words.ts';

/** The scripts that a page has asked for, by path. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The code of the page's islands: React’s start and each component. */
const islandCode = (page: Page) =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        ['renderer-url', 'component-url'].map((name) => island.getAttribute(name) ?? ''),
      ),
    );

for (const lang of journeyLangs('th')) {
  const { email } = words(lang).form;

  test(`no React on ${pathIn(lang, '/')} until a visitor means to use it`, async ({
    page,
    request,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(pathIn(lang, '/'));
    await settle(page);
    // Reading is no intent: neither scrolling past nor pointing elsewhere.
    await page.getByRole('textbox', { name: email.label }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').hover();
    await settle(page);
    // The element that islands stand in, its directive and what a form owes at once; they are small, and no React.
    const others = scripts.filter((script) => !/\/(?:island|forms)\./.test(script));
    expect(others.length, others.join()).toBeLessThanOrEqual(1);
    for (const script of scripts) {
      expect(await (await request.get(script)).text()).not.toMatch(
        /hydrateRoot|react\.element|react\.transitional/,
      );
    }
    expect(await islandCode(page)).not.toHaveLength(0);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  });
}

const intents = {
  pointer: (page: Page) => page.getByLabel(words('en').form.email.label).hover(),
  focus: (page: Page) => page.getByLabel(words('en').form.email.label).focus(),
  touch: (page: Page) => page.getByLabel(words('en').form.email.label).tap(),
};

for (const [intent, show] of Object.entries(intents)) {
  test.describe(() => {
    test.use({ hasTouch: intent === 'touch' });

    const testIt = intent === 'touch' ? test : exhaustiveTest;
    testIt(`the form becomes React’s on ${intent}, once and quietly`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto('/');
      await settle(page);
      const code = await islandCode(page);
      expect(scripts.filter((script) => code.includes(script))).toEqual([]);
      await show(page);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await settle(page);
      expect(scripts).toEqual(expect.arrayContaining(code));
      expect(new Set(scripts).size).toBe(scripts.length);
    });
  });
}
