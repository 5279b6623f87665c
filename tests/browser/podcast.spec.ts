import { FIRST_LANG, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { episodes } from '../../site/collections/episodes/index.ts';
import { soundAddress, soundOf, timed } from '../../site/collections/episodes/sound.ts';
import { clock } from '../../site/ui/clock.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, requestsOf, test } from './site.ts';
import { content } from './words.ts';

const [episode] = entriesOf(episodes, 'newest');
if (!episode?.url) throw new Error('There is no episode.');
const { id, url } = episode;
const { player } = content.kit;
const chapters = timed(episode.transcript, soundOf(episode)).filter(({ chapter }) => chapter);

const audioIn = (page: Page) => page.locator(`[data-episode="${id}"] audio`);
const place = (page: Page) =>
  audioIn(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page) => audioIn(page).evaluate((audio: HTMLAudioElement) => audio.paused);

for (const lang of journeyLangs('en')) {
  test.describe(`the podcast in ${lang}`, () => {
    const path = localizedPath(lang, url);
    const start = (index: number) => chapters[index]?.start ?? 0;
    // On a page in a language without sound, the links to the sound are beside the transcript.
    const chapter = (page: Page, index: number) =>
      page.locator(`a[data-seek="${start(index)}"]`).first();

    test('fetches a sound when it is played and keeps its position', async ({ page }) => {
      const requests = requestsOf(page);
      const sounds = () => new Set(requests.filter((path) => path.endsWith('.mp3')));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(sounds()).toEqual(new Set());

      await chapter(page, 2).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => place(page)).toBeGreaterThan(start(2));
      expect(sounds()).toEqual(new Set([soundAddress(id)]));
      if (lang === FIRST_LANG)
        await expect(chapter(page, 2)).toHaveAttribute('aria-current', 'true');
      expect(await isPaused(page)).toBe(false);

      await page
        .getByRole('button', { name: player.forward[lang].replace('{seconds}', '15') })
        .click();
      await expect.poll(() => place(page)).toBeGreaterThan(start(2) + 14);
      await audioIn(page).evaluate((audio: HTMLAudioElement) => audio.pause());
      const stopped = await place(page);

      // On the page of all episodes, and again after a reload.
      await page.goto(localizedPath(lang, '/blog/podcast'));
      const goesOn = page.locator(`[data-episode="${id}"] [data-goes-on]`);
      await expect(goesOn).toHaveText(/\d:\d\d/);
      await page.reload();
      await expect(goesOn).toHaveText(/\d:\d\d/);
      await audioIn(page).evaluate((audio: HTMLAudioElement) => audio.play());
      await expect.poll(() => place(page)).toBeGreaterThanOrEqual(stopped - 0.5);
      await expect(goesOn).toHaveText('');
    });

    exhaustiveTest(
      'plays, stops and seeks an episode by keyboard and knows its length in advance',
      async ({ page }) => {
        await page.goto(localizedPath(lang, '/blog/podcast'));
        const row = page.locator(`[data-episode="${id}"]`);
        const { title } = localize(episode, lang);
        const named = (words: string) => words.replace('{title}', title);
        const slider = row.getByRole('slider', { name: named(player.place[lang]) });
        await expect(row.locator('.player-more > p').first()).toHaveText(
          `0:00 / ${clock(soundOf(episode).seconds)}`,
        );

        await slider.focus();
        for (let second = 0; second < 20; second += 1) await page.keyboard.press('ArrowRight');
        await expect(slider).toHaveAttribute('aria-valuetext', '0:20');
        await row.getByRole('button', { name: named(player.listen[lang]) }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => place(page)).toBeGreaterThan(20);
        await row.getByRole('button', { name: named(player.pause[lang]) }).press('Enter');
        expect(await isPaused(page)).toBe(true);
      },
    );

    exhaustiveTest(
      'leaves a sound that cannot be loaded to the browser’s own player',
      async ({ page, complaints }) => {
        complaints.expect(/mp3/);
        await page.route('**/*.mp3', (route) => route.abort());
        await page.goto(localizedPath(lang, '/blog/podcast'));
        await expect(audioIn(page)).toBeHidden();
        await page.locator(`[data-episode="${id}"] .player-play`).click();
        await expect(audioIn(page)).toBeVisible();
      },
    );

    exhaustiveTest(
      'keeps the speed for every episode and the next visit, and plays one sound at a time',
      async ({ page }) => {
        await page.goto(localizedPath(lang, '/blog/podcast'));
        const speeds = page.getByRole('combobox', { name: player.speed[lang] });
        await speeds.first().selectOption('1.5');
        await expect(speeds.nth(1)).toHaveValue('1.5');
        await page.reload();
        await expect(speeds.last()).toHaveValue('1.5');
        const sounds = page.locator('audio');
        await sounds.first().evaluate((audio: HTMLAudioElement) => audio.play());
        await expect
          .poll(() => sounds.first().evaluate((audio: HTMLAudioElement) => audio.playbackRate))
          .toBe(1.5);
        await sounds.nth(1).evaluate((audio: HTMLAudioElement) => audio.play());
        await expect
          .poll(() => sounds.first().evaluate((audio: HTMLAudioElement) => audio.paused))
          .toBe(true);
      },
    );
  });
}
