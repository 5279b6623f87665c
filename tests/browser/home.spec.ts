import sharp from 'sharp';
import { isExhaustive } from '../scope.ts';
import { expect, test } from './site.ts';
import { content, words } from './words.ts';

test('the home page has the requested sections and words', async ({ page }) => {
  await page.goto('/');

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
    expect(parts.map(({ is }) => is)).toEqual(['HEADER', 'hero', 'hero', 'hero', 'cta', 'FOOTER']);

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

  // The owner’s texts are exact.
  const heroes = page.locator('[data-section="hero"]');
  await test.step('A2 has the first hero’s heading and text', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([
      'Platform Software Integrated with AI & Intelligent Solutions for Business',
    ]);
    const lead =
      "We provide quality products, ultimate experiences, and AI-integrated solutions. We're scaling up to create something new.";
    await expect(heroes.nth(0).getByText(lead, { exact: true })).toBeVisible();
  });

  await test.step('A3 has the second hero’s heading, tags and byline', async () => {
    await expect(heroes.nth(1).getByRole('heading', { level: 2 })).toHaveText([
      "AI changes the world. And we can't wait to be part of it.",
    ]);
    const tags = ['Software', 'AI', 'Data', 'Technology'];
    await expect(heroes.nth(1).getByRole('listitem')).toHaveText(tags);
    const byline = `${words('en').ui.by} ${content.brand.author.en}`;
    await expect(heroes.nth(1).getByText(byline, { exact: true })).toBeVisible();
  });

  await test.step('A4 has the third hero’s heading', async () => {
    await expect(heroes.nth(2).getByRole('heading', { level: 2 })).toHaveText([
      'Build Software integration with AI from Scratch',
    ]);
  });

  await test.step('A9 has the title of its route', async () => {
    await expect(page).toHaveTitle(`${content.brand.name.en} - Main`);
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
