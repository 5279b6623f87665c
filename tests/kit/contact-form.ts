import { type Lang, localizedPath } from '../../contract/lang.ts';
import { formIn } from '../browser/lead-forms.ts';
import type { Locator, Page } from '../browser/site.ts';
import { content, wordsOfForm } from '../browser/words.ts';

/** The page that the kit uses as the page of its sections. */
export const PAGE = '/kit';

export const NAME = 'น้ำฝน ศรีสุข-O’Connor';
export const MESSAGE = 'เรามีใบแจ้งหนี้เดือนละ 4,000 ฉบับ\n\nCan you read them?';

/** The contact form of the kit in a language: its words and actions. */
export function contactForm(lang: Lang) {
  const texts = wordsOfForm('contact', lang);
  return {
    texts,
    failed: texts.failed.replace('{email}', content.brand.email),

    async open(page: Page) {
      await page.goto(localizedPath(lang, '/kit/contact-form'));
      const { field, ...form } = formIn(page, 'write', texts.submit);
      return {
        ...form,
        name: field(texts.name.label),
        email: field(texts.email.label),
        message: field(texts.message.label),
      };
    },

    async fill(form: ContactForm, email: string) {
      await form.name.fill(NAME);
      await form.email.fill(email);
      await form.message.fill(MESSAGE);
    },
  };
}

export interface ContactForm extends Omit<ReturnType<typeof formIn>, 'field'> {
  name: Locator;
  email: Locator;
  message: Locator;
}
