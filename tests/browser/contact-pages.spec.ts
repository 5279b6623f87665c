import { readContent } from '../../contract/content-file.ts';
import { forms } from '../../contract/forms.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { jobs } from '../../site/collections/jobs/index.ts';
import { isExhaustive } from '../scope.ts';
import { leadsOf, someEmail } from './data.ts';
import { formIn, readForAWhile } from './lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from './site.ts';
import { content, wordsOfForm } from './words.ts';

const KNOWN = readContent('content/forms.yaml', forms);

const [job] = entriesOf(jobs).filter(({ url }) => url !== undefined);
if (job?.url === undefined) throw new Error('No job has a page.');

interface Place {
  id: 'sales' | 'support' | 'application';
  path: string;
  anchor: string;
  choices: readonly ('choice' | 'budget' | 'urgency')[];
  offer?: string;
}

/** The forms with fields of their own, their places, and the chosen options: the last of each. */
const PLACES: readonly Place[] = [
  { id: 'sales', path: '/contacts/v1', anchor: 'write', choices: ['choice', 'budget'] },
  { id: 'support', path: '/contacts/v3', anchor: 'report', choices: ['urgency'] },
  { id: 'application', path: job.url, anchor: 'apply', choices: [], offer: job.offer },
];

/** The typed values, besides the email, for forms that have these fields. */
const TYPED = {
  name: 'มาลี ศรีสุข',
  company: 'โรงพิมพ์ศรีสุข',
  link: 'https://example.com/work?of=malee',
  message: 'Invoice 1142',
};

function formAt({ id, path, anchor, choices, offer }: Place, lang: Lang) {
  const texts = wordsOfForm(id, lang);
  const known = localize(KNOWN, lang)[id];
  const chosen = choices.map((field) => {
    const { label = '', options = [] } = known?.[field] ?? {};
    return { field, question: label, option: options.at(-1) ?? { id: '', label: '' } };
  });
  const fields = known?.fields.map(({ field }) => field) ?? [];
  const typed = Object.entries(TYPED).filter(([field]) => fields.some((each) => each === field));
  const required = known?.fields.flatMap(({ field, required }) => (required ? [field] : [])) ?? [];
  const optional = (label: string) => texts.optional.replace('{label}', label);
  return {
    texts,
    required,
    stored: {
      form: id,
      lang,
      page: path,
      heldFor: null,
      ...(offer !== undefined && { offer }),
      ...Object.fromEntries(typed.filter(([field]) => field !== 'link')),
      // A link is stored above the message.
      ...(fields.includes('link') && { message: `${TYPED.link}\n\n${TYPED.message}` }),
      ...Object.fromEntries(chosen.map(({ field, option }) => [field, option.id])),
    },
    async open(page: Page) {
      await page.goto(localizedPath(lang, path));
      return formIn(page, anchor, texts.submit);
    },
    async fillIn({ form, field }: ReturnType<typeof formIn>, email: string) {
      for (const { question, option } of chosen) {
        const group = form.getByRole('radiogroup', { name: question, exact: true });
        await group.getByRole('radio', { name: option.label, exact: true }).check();
      }
      await field(texts.email.label).fill(email);
      for (const [name, words] of typed) {
        const { label } = texts[name as keyof typeof TYPED];
        await field(required.some((each) => each === name) ? label : optional(label)).fill(words);
      }
    },
  };
}

// They share their code; the last one has the most fields.
for (const place of isExhaustive ? PLACES : PLACES.slice(-1)) {
  for (const lang of journeyLangs(place.id === 'support' ? 'en' : 'th')) {
    const { texts, required, stored, open, fillIn } = formAt(place, lang);

    test(`D12 ${place.id} (${lang}): names missing fields, then stores all of them with the page`, async ({
      page,
    }) => {
      const email = someEmail();
      const form = await open(page);
      const [{ reply }] = content.consent;
      await expect(form.form.getByText(reply[lang])).toBeVisible();
      await form.submit.click();
      await expect(form.faults).toHaveText(
        required.map((field) => texts[field as 'name'].required),
      );
      await fillIn(form, email);
      await readForAWhile(page);
      await form.submit.click();
      await expect(form.status).toHaveText(texts.sent);
      expect(leadsOf(email)).toEqual([expect.objectContaining(stored)]);
    });
  }
}

for (const lang of journeyLangs('en')) {
  const { ready, notReady, unknown, link } = localize(content.kit.heroDesk, lang);
  const desk = localizedPath(lang, '/contacts/v3');
  const status = (page: Page) => page.locator('[data-readiness]').getByRole('status');
  // Hidden alternative answers are in the DOM, too.
  const SEEN = { useInnerText: true };

  test(`support says that the server answers and when it was asked (${lang})`, async ({ page }) => {
    await page.goto(desk);
    await expect(status(page)).toContainText(ready, SEEN);
    await expect(status(page).locator('time')).toHaveText(/\d\d[:.]\d\d/);
  });

  for (const [what, answer, expected] of [
    ['that is not ready', { status: 503, json: { message: 'Not ready' } }, notReady],
    ['of another host', { status: 404, contentType: 'text/html', body: 'No' }, unknown],
  ] as const) {
    exhaustiveTest(
      `support does not claim that a server ${what} answers (${lang})`,
      async ({ page, complaints }) => {
        complaints.expect(/^status (?:503|404): .*\/readyz$/);
        await page.route('/readyz', (route) => route.fulfill(answer));
        await page.goto(desk);
        await expect(status(page)).toContainText(expected, SEEN);
        await expect(status(page)).not.toContainText(ready, SEEN);
      },
    );
  }

  test.describe(`support without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    exhaustiveTest('says where to ask the server and how to reach a person', async ({ page }) => {
      await page.goto(desk);
      await expect(status(page)).toBeHidden();
      const { telephone } = content.brand;
      const call = page.getByRole('main').getByRole('link', { name: telephone.shown[lang] });
      await expect(call.first()).toHaveAttribute('href', `tel:${telephone.number}`);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.locator('body')).toContainText('"status":"ok"');
    });
  });
}
