import { LANGS, pathIn } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { formIn, readForAWhile } from '../browser/lead-forms.ts';
import { expect, test } from '../browser/site.ts';
import { wordsOfForm } from '../browser/words.ts';

/** What the example `own-button` has on its button. */
const SUBMIT = { en: 'Book half an hour', th: 'นัดครึ่งชั่วโมง' };

for (const lang of LANGS) {
  test(`a call to action can have a button of its own, and is sent with the page it stands on (${lang})`, async ({
    page,
  }) => {
    const said = wordsOfForm('call-to-action', lang);
    const email = someEmail();
    await page.goto(pathIn(lang, '/kit/cta'));
    const { field, submit, status } = formIn(page, 'trial', SUBMIT[lang]);
    await field(said.email.label).fill(email);
    await readForAWhile(page);
    await submit.click();
    await expect(status).toHaveText(said.sent);
    expect(leadsOf(email)).toEqual([
      // The kit gives this as the page that its sections stand on.
      expect.objectContaining({ form: 'call-to-action', page: '/kit', heldFor: null }),
    ]);
  });
}
