import { localizedPath } from '../../contract/lang.ts';
import { formIn } from '../browser/lead-forms.ts';
import { expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { wordsOfForm } from '../browser/words.ts';

const TYPED = { name: 'น้ำฝน ศรีสุข-O’Connor', message: 'Can you read our invoices?' };

for (const lang of journeyLangs('en')) {
  const texts = wordsOfForm('contact', lang);

  async function open(page: Page) {
    await page.goto(localizedPath(lang, '/kit/contact-form'));
    const { field, ...form } = formIn(page, 'write', texts.submit);
    return {
      ...form,
      name: field(texts.name.label),
      email: field(texts.email.label),
      message: field(texts.message.label),
    };
  }

  test(`the contact form marks a field that only the server refuses until it is changed (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^status 400: .*\/api\/leads$/);
    const form = await open(page);
    await form.hydrate();
    await form.name.fill(TYPED.name);
    await form.email.fill('some..body@example.com');
    await form.message.fill(' \n ');
    await form.submit.click();
    await expect(form.faults).toHaveText([texts.email.wrong]);
    await expect(form.email).toBeFocused();
    await expect(form.status).toHaveText('');

    await form.email.fill('somebody@example.com');
    await expect(form.faults).toHaveCount(0);
    await form.submit.click();
    await expect(form.faults).toHaveText([texts.message.required]);
    await expect(form.message).toBeFocused();
    await expect(form.message).toHaveAccessibleDescription(texts.message.required);
    await form.message.fill(TYPED.message);
    await expect(form.faults).toHaveCount(0);
  });
}
