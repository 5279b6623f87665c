import { localizedPath } from '../../contract/lang.ts';
import {
  answerLeads,
  expectStatesAccessible,
  formIn,
  widthsOfStates,
} from '../browser/lead-forms.ts';
import { expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { content, wordsOfForm } from '../browser/words.ts';

const ADDRESS = 'somebody@example.com';

for (const lang of journeyLangs('th')) {
  const texts = wordsOfForm('newsletter', lang);
  const withEmail = (text: string) => text.replace('{email}', content.brand.email);

  async function open(page: Page) {
    await page.goto(localizedPath(lang, '/kit/newsletter'));
    const { field, ...form } = formIn(page, 'news', texts.submit);
    return { ...form, email: field(texts.email.label) };
  }

  test.describe(`the newsletter (${lang})`, () => {
    test('says that an address cannot be stored, or not yet, and keeps it', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status (503|429): .*\/api\/leads$/);
      const { letThrough } = await answerLeads(
        page,
        { status: 503 },
        { status: 429, headers: { 'retry-after': '600' } },
      );
      letThrough();
      const form = await open(page);
      await form.email.fill(ADDRESS);
      await form.submit.click();
      await expect(form.status).toHaveText(withEmail(texts.failed));
      await form.submit.click();
      await expect(form.status).toHaveText(withEmail(texts.limited).replace('{minutes}', '10'));
      await expect(form.email).toHaveValue(ADDRESS);
    });

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
          refused: withEmail(texts.failed),
          sent: texts.sent,
        });
      });
    }
  });
}
