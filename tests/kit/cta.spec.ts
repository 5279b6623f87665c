import { localizedPath } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { formIn, readForAWhile } from '../browser/lead-forms.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { content, wordsOfForm } from '../browser/words.ts';
import { exampleOf } from './examples.ts';

const { anchor, offer, submit: label } = await exampleOf('cta', 'own-button');

for (const lang of journeyLangs('en')) {
  test(`a call to action can have its own button and is sent with its page and offer (${lang})`, async ({
    page,
  }) => {
    const texts = wordsOfForm('call-to-action', lang);
    const email = someEmail();
    await page.goto(localizedPath(lang, '/kit/cta'));
    const { field, submit, status } = formIn(
      page,
      anchor,
      content.formWords.callToAction[label][lang],
    );
    await field(texts.email.label).fill(email);
    await readForAWhile(page);
    await submit.click();
    await expect(status).toHaveText(texts.sent);
    expect(leadsOf(email)).toEqual([
      // The kit uses this as the page of its sections.
      expect.objectContaining({ form: 'call-to-action', page: '/kit', offer, heldFor: null }),
    ]);
  });
}
