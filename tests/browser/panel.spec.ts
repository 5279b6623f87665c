import { langOfPath, localizedPath } from '../../contract/lang.ts';
import { flatten, offered } from '../../site/words/menu.ts';
import { isExhaustive } from '../scope.ts';
import { sitePages } from '../tested-site.ts';
import { expect, firstLayoutPaths, journeyLangs, type Page, test } from './site.ts';
import { content, words } from './words.ts';

test.use({ reducedMotion: 'no-preference' });

const WIDTHS = [390, 1440];

async function openPanel(page: Page) {
  const lang = langOfPath(new URL(page.url()).pathname);
  const { menu } = words(lang).ui;
  const button = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
  await button.click();
  const panel = page.getByRole('dialog', { name: menu, exact: true });
  await expect(panel).toBeVisible();
  // A click on a panel that still slides may land on the link beside its target.
  await panel.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  return { button, panel };
}

for (const path of isExhaustive ? firstLayoutPaths : ['/pages/pricing']) {
  test(`B3 the panel on ${path} opens from the end and closes in every way`, async ({ page }) => {
    await page.goto(path);
    const lang = langOfPath(path);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { button, panel } = await openPanel(page);
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box && box.x + box.width;
        })
        .toBe(width);
      const box = await panel.boundingBox();
      expect(box).toMatchObject({ y: 0, height: 800 });
      // Enough of the page stays visible beside it to click on.
      expect(box?.x).toBeGreaterThanOrEqual(width === 1440 ? width / 2 : 44);
      // The page behind it is inert, and the focus is in the panel.
      expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();

      await openPanel(page);
      await page.mouse.click(20, 400);
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }

    const { button, panel } = await openPanel(page);
    await panel.getByRole('button', { name: words(lang).ui.closeMenu, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await openPanel(page);
    await panel.locator('.brand-mark').click();
    await expect(panel).toBeVisible();
  });
}

test('B3 the panel slides in from the end, or at once with less motion', async ({ page }) => {
  await page.goto('/account/sign-in');
  const leftAtStart = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      document
        .querySelector<HTMLElement>('[commandfor="side-panel"][command="show-modal"]')
        ?.click();
      for (const animation of dialog?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
      return dialog?.getBoundingClientRect().left;
    });
  expect(await leftAtStart()).toBeGreaterThanOrEqual(1280);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await leftAtStart()).toBeLessThan(1280);
});

/** The existing pages that the menu offers every visitor, in reading order (spec B6, C). */
const paths = new Set(
  sitePages
    .filter(({ isAddress, needsSession, lang }) => isAddress && !needsSession && lang === 'en')
    .map(({ path }) => path),
);
const entries = flatten(offered(content.menu, paths)).filter(
  ({ children }) => children.length === 0,
);

for (const lang of journeyLangs('th')) {
  const expected = entries.map(({ label, url = '', target }) => ({
    label: label[lang],
    url: localizedPath(lang, url),
    target,
  }));

  test(`B6 the panel in ${lang} offers exactly the pages of the menu`, async ({ page }) => {
    expect(expected.length).toBeGreaterThan(0);
    await page.goto(localizedPath(lang, '/account/sign-in'));
    const { panel } = await openPanel(page);
    const links = panel
      .getByRole('navigation', { name: words(lang).ui.menu, exact: true })
      .locator('a');
    await expect(links).toHaveCount(expected.length);
    const offers = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => ({
        text: anchor.textContent?.replace(/\s+/g, ' ') ?? '',
        url: anchor.getAttribute('href'),
        target: anchor.getAttribute('target') ?? '_self',
      })),
    );
    expect(offers).toEqual(
      expected.map(({ label, ...where }) => ({ text: expect.stringContaining(label), ...where })),
    );

    // Its groups open and close; they all work the same way.
    const groups = offered(content.menu, paths).filter(({ isTitle }) => isTitle);
    for (const group of isExhaustive ? groups : groups.slice(0, 2)) {
      const entry = expected.find(
        ({ url }) => url === localizedPath(lang, flatten([group]).at(-1)?.url ?? ''),
      );
      const heading = panel.locator('summary').filter({ hasText: group.label[lang] }).first();
      const link = panel.locator(`a[href="${entry?.url}"]`).filter({ hasText: entry?.label ?? '' });
      const wasOpen = await link.isVisible();
      await heading.click();
      await expect(link).toBeVisible({ visible: !wasOpen });
      await heading.press('Enter');
      await expect(link).toBeVisible({ visible: wasOpen });
    }
  });
}
