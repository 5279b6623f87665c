import { localizedPath } from '../../contract/lang.ts';
import { expectStatesAccessible, formIn, widthsOfStates } from '../browser/lead-forms.ts';
import { journeyLangs, type Page, test } from '../browser/site.ts';
import { content, wordsOfForm } from '../browser/words.ts';

const ADDRESS = 'somebody@example.com';

for (const lang of journeyLangs('th')) {
  const texts = wordsOfForm('newsletter', lang);

  async function open(page: Page) {
    await page.goto(localizedPath(lang, '/kit/newsletter'));
    const { field, ...form } = formIn(page, 'news', texts.submit);
    return { ...form, email: field(texts.email.label) };
  }

  test.describe(`the newsletter (${lang})`, () => {
    for (const width of widthsOfStates(lang)) {
      test(`axe finds no problems when invalid, refused or sent, at ${width} px`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        await page.setViewportSize({ width, height: 900 });
        const form = await open(page);
        await expectStatesAccessible(page, form, () => form.email.fill(ADDRESS), {
          faults: 1,
          refused: texts.failed.replace('{email}', content.brand.email),
          sent: texts.sent,
        });
      });
    }
  });
}
