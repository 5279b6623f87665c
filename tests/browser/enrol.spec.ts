import { localizedPath } from '../../contract/lang.ts';
import { featured } from '../../site/featured.ts';
import { leadsOf, someEmail } from './data.ts';
import { exhaustiveTest, expect, journeyLangs, test } from './site.ts';
import { words } from './words.ts';

/** The page that features a course, and the course’s own page. */
const SHOWN = '/portfolio/single-course';
const course = featured[SHOWN];

test.use({ javaScriptEnabled: false });

for (const lang of journeyLangs('th')) {
  exhaustiveTest(
    `stores an enrollment from a featured course with the course, in ${lang}`,
    async ({ page }) => {
      const email = someEmail();
      await page.goto(localizedPath(lang, SHOWN));
      const form = page.locator('#enrol form');
      await form.getByLabel(words(lang).form.email.label, { exact: true }).fill(email);
      await form.getByRole('button').click();
      await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
      expect(course).toMatch(/^\/portfolio\/courses\/[a-z-]+$/);
      expect(leadsOf(email)).toEqual([
        expect.objectContaining({ lang, page: course, offer: 'academy', heldFor: null }),
      ]);
    },
  );
}
