import sharp from 'sharp';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { escapeRegExp } from '../../contract/names.ts';
import { isExhaustive } from '../scope.ts';
import { expect, test } from './site.ts';
import { content, homeSection, words } from './words.ts';

const LOGO = new RegExp(`^(?:${Object.values(content.brand.name).map(escapeRegExp).join('|')})`);

/** The owner’s texts, which are exact (spec A2–A4), and our Thai ones. */
const given = {
  en: {
    first: [
      'Platform Software Integrated with AI & Intelligent Solutions for Business',
      "We provide quality products, ultimate experiences, and AI-integrated solutions. We're scaling up to create something new.",
    ],
    second: "AI changes the world. And we can't wait to be part of it.",
    tags: ['Software', 'AI', 'Data', 'Technology'],
    third: 'Build Software integration with AI from Scratch',
    title: `${content.brand.name.en} - Main`,
  },
  th: {
    first: [homeSection('hero-loom', 'th').heading, homeSection('hero-loom', 'th').lead],
    second: homeSection('viewpoint', 'th').heading,
    tags: homeSection('viewpoint', 'th').tags,
    third: homeSection('weave-table', 'th').heading,
    title: `${content.brand.name.th} - ${words('th').home.title}`,
  },
};

for (const lang of LANGS) {
  const texts = words(lang);

  test.describe(lang, () => {
    test('the home page has the requested sections and words', async ({ page }) => {
      await page.goto(localizedPath(lang, '/'));

      await test.step('A1 has a bar, three heroes, a call to action and a footer only', async () => {
        await expect(page.locator('[data-section]')).toHaveCount(4);
        const parts = await page
          .locator('[data-topbar], [data-section], body > footer')
          .evaluateAll((elements) =>
            elements.map((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return { is: element.getAttribute('data-section') ?? element.tagName, top, bottom };
            }),
          );
        expect(parts.map(({ is }) => is)).toEqual([
          'HEADER',
          'hero',
          'hero',
          'hero',
          'cta',
          'FOOTER',
        ]);

        // Each part begins where the previous one ends, so there is no room for anything else.
        const [bar, ...below] = parts;
        expect(bar?.top).toBe(0);
        below.slice(1).forEach(({ is, top }, index) => {
          expect(Math.abs(top - (below[index]?.bottom ?? 0)), `gap before ${is}`).toBeLessThan(1);
        });
        expect([0, bar?.bottom]).toContain(below[0]?.top);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(Math.abs(height - (below.at(-1)?.bottom ?? 0))).toBeLessThanOrEqual(1);
      });

      await test.step('A2 has the first hero’s heading and text', async () => {
        const hero = page.locator('[data-section="hero"]').nth(0);
        const [heading = '', lead = ''] = given[lang].first;
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(hero.getByText(lead, { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });

      await test.step('A3 has the second hero’s heading, tags and byline', async () => {
        const hero = page.locator('[data-section="hero"]').nth(1);
        await expect(hero.getByRole('heading', { level: 2 })).toHaveText([given[lang].second]);
        await expect(hero.getByRole('listitem')).toHaveText(given[lang].tags);
        await expect(
          hero.getByText(`${texts.ui.by} ${texts.author}`, { exact: true }),
        ).toBeVisible();
      });

      await test.step('A4 has the third hero’s heading', async () => {
        const hero = page.locator('[data-section="hero"]').nth(2);
        await expect(hero.getByRole('heading', { level: 2 })).toHaveText([given[lang].third]);
      });

      await test.step('A5 has a logo that leads home and a theme switch in the bar', async () => {
        const bar = page.getByRole('banner');
        await expect(
          bar.getByRole('switch', { name: texts.ui.darkTheme, exact: true }),
        ).toBeVisible();
        const logo = bar.getByRole('link', { name: LOGO });
        await expect(logo).toBeVisible();
        await expect(logo.locator('svg')).toBeVisible();
        await expect(logo).toHaveAttribute('href', localizedPath(lang, '/'));
      });

      await test.step('A9 has the product’s name, a dash and the route’s title as its title', async () => {
        await expect(page).toHaveTitle(given[lang].title);
      });

      for (const theme of isExhaustive ? (['light', 'dark'] as const) : (['light'] as const)) {
        await test.step(`A1 has a dark bar in the ${theme} theme`, async () => {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          const picture = await page.getByRole('banner').screenshot();
          const { channels } = await sharp(picture).greyscale().stats();
          expect(channels[0]?.mean).toBeLessThan(64);
        });
      }
    });
  });
}
