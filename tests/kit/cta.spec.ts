import { localizedPath } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { formIn, readForAWhile } from '../browser/lead-forms.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { wordsOfForm } from '../browser/words.ts';
import { exampleOf } from './examples.ts';

const { anchor, offer, submit: button } = await exampleOf('cta', 'own-button');
if (!button) throw new Error('The call to action has no button of its own.');

for (const lang of journeyLangs('en')) {
  test(`a call to action can have a button of its own, and is sent with its page and its offer (${lang})`, async ({
    page,
  }) => {
    const said = wordsOfForm('call-to-action', lang);
    const email = someEmail();
    await page.goto(localizedPath(lang, '/kit/cta'));
    const { field, submit, status } = formIn(page, anchor, button[lang]);
    await field(said.email.label).fill(email);
    await readForAWhile(page);
    await submit.click();
    await expect(status).toHaveText(said.sent);
    expect(leadsOf(email)).toEqual([
      // The kit gives this as the page that its sections stand on.
      expect.objectContaining({ form: 'call-to-action', page: '/kit', offer, heldFor: null }),
    ]);
  });
}
