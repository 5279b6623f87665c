import { type LANGS, localizedPath } from '../../contract/lang.ts';
import { expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { pieceOf } from './piece.ts';

const {
  path,
  section: { heading, projects },
} = await pieceOf('case-slides');

/** The slider; its speed and threshold are those of every slider (slider.spec.ts). */
const sliderIn = (page: Page, lang: (typeof LANGS)[number]) => {
  const section = page.locator('.case-slides').filter({ hasText: heading[lang] });
  const view = section.getByRole('region', { name: heading[lang], exact: true });
  return { section, view, slides: view.getByRole('article') };
};

for (const lang of journeyLangs('en')) {
  test.describe(`C4 slides of cases in ${lang} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('show everything, scroll by keyboard and do not widen the page', async ({ page }) => {
      await page.goto(localizedPath(lang, path));
      const { view, slides } = sliderIn(page, lang);
      await expect(slides).toHaveCount(projects.length);
      await view.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  });
}
