import { localizedPath } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import {
  answerLeads,
  expectStatesAccessible,
  formIn,
  formStates,
  holdIslands,
  readForAWhile,
  widthsOfStates,
} from '../browser/lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { content, words, wordsOfForm } from '../browser/words.ts';

/** The page that the kit uses as the page of its sections. */
const PAGE = '/kit';
const ADDRESS = 'somebody@example.com';
const [newest] = content.consent;

for (const lang of journeyLangs('th')) {
  const texts = wordsOfForm('newsletter', lang);
  const notice = newest.newsletter[lang];
  const withEmail = (text: string) => text.replace('{email}', content.brand.email);

  async function open(page: Page) {
    await page.goto(localizedPath(lang, '/kit/newsletter'));
    const { field, ...form } = formIn(page, 'news', texts.submit);
    return { ...form, email: field(texts.email.label) };
  }

  test.describe(`the newsletter (${lang})`, () => {
    exhaustiveTest(
      'counts sending as consent, states to what, and has no checkbox',
      async ({ page }) => {
        const form = await open(page);
        await expect(form.box).toHaveCount(0);
        await expect(form.form.getByText(notice)).toBeVisible();
        await expect(form.email).toHaveAccessibleDescription(notice);
        await expect(form.email).toHaveAttribute('autocomplete', 'email');
      },
    );

    for (const state of formStates('cold')) {
      exhaustiveTest(
        `D9 marks an empty and an invalid address beside the field, ${state}`,
        async ({ page }) => {
          if (state === 'cold') await holdIslands(page);
          const form = await open(page);
          if (state === 'hydrated') await form.hydrate();
          await form.submit.click();
          await expect(form.form).toHaveClass(/was-validated/);
          await expect(form.faults).toHaveText([texts.email.required]);
          await expect(form.email).toBeFocused();
          await form.email.fill('somebody@intranet');
          await form.email.press('Enter');
          await expect(form.faults).toHaveText([texts.email.wrong]);
          await expect(form.email).toHaveAccessibleDescription(texts.email.wrong);
          await form.email.fill(ADDRESS);
          await expect(form.faults).toHaveCount(0);
          await expect(form.email).toHaveAccessibleDescription(notice);
        },
      );
    }

    for (const state of formStates('hydrated')) {
      test(`D12 stores an address once, for news, with its page, ${state}`, async ({ page }) => {
        const email = someEmail();
        const release = state === 'cold' ? await holdIslands(page) : undefined;
        const form = await open(page);
        if (state === 'hydrated') await form.hydrate();
        await form.email.fill(email);
        await readForAWhile(page);
        await form.submit.dblclick();
        await release?.();
        await expect(form.status).toHaveText(texts.sent);
        await expect(form.email).toHaveValue('');
        expect(leadsOf(email)).toEqual([
          expect.objectContaining({
            form: 'newsletter',
            lang,
            page: PAGE,
            heldFor: null,
            consentVersion: newest.version,
            consentPurposes: 'marketing',
          }),
        ]);
        await form.email.fill(email);
        await form.submit.click();
        await expect(form.status).toHaveText(texts.repeated);
        expect(leadsOf(email)).toHaveLength(1);
      });
    }

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

  test.describe(`the newsletter without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    exhaustiveTest('D12 is validated by the browser, stored and thanked for', async ({ page }) => {
      const email = someEmail();
      const form = await open(page);
      await form.submit.click();
      await expect(form.email).toBeFocused();
      await form.email.fill(email);
      await form.submit.click();
      await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(lang).statusPages.thanks.heading,
      );
      expect(leadsOf(email)).toEqual([
        expect.objectContaining({
          form: 'newsletter',
          lang,
          page: PAGE,
          consentPurposes: 'marketing',
        }),
      ]);
    });
  });
}
