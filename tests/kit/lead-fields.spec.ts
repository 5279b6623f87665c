import { isChoice, isLeadField } from '../../contract/api/lead-fields.ts';
import { fill } from '../../contract/fill.ts';
import { longDate } from '../../contract/format.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { leadsOf, mailsAbout, someEmail } from '../browser/data.ts';
import {
  answerLeads,
  expectStatesAccessible,
  formIn,
  formStates,
  holdIslands,
  readForAWhile,
  widthsOfStates,
} from '../browser/lead-forms.ts';
import {
  exhaustiveTest,
  expect,
  journeyLangs,
  type Locator,
  type Page,
  test,
} from '../browser/site.ts';
import { content, words, wordsOfForm } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { examplesOf } from './examples.ts';

const FORMS = ['walk-through', 'ten-papers', 'price'] as const;
/** They share their code; the first one has every kind of field. */
const TESTED = isExhaustive ? FORMS : FORMS.slice(0, 1);
const [newest] = content.consent;
const examples = new Map(await examplesOf('contact-form'));

/** The typed values; the telephone number as typed on a Thai keyboard. */
const TYPED = {
  name: 'น้ำฝน ศรีสุข-O’Connor',
  company: 'โรงพิมพ์ศรีสุข จำกัด',
  telephone: '๐๘๑-๒๓๔ ๕๖๗๘',
  message: 'เดือนละ 4,000 ฉบับ\n\nCan you read them?',
};

/** The field that one of the forms alone has, and its value. */
const DATE = 'preferred-date';
const DAY = '2041-12-04';

interface Form extends Omit<ReturnType<typeof formIn>, 'field'> {
  field: (name: string) => Locator;
  /** The option that is chosen when the form is filled in. */
  option: Locator;
  callBox: Locator;
}

/** One of the forms with many fields in a language: its words and actions. */
function formOfFields(id: (typeof FORMS)[number], lang: Lang) {
  const texts = wordsOfForm(id, lang);
  const known = localize(content.forms, lang)[id];
  if (!known?.choice) throw new Error(`The form ${id} has no choice.`);
  const { options } = known.choice;
  const names = known.fields.map(({ field }) => field);
  const required = known.fields.flatMap(({ field, required }) => (required ? [field] : []));
  const ownLabelOf = (field: string) =>
    (isChoice(field) ? known[field] : known.own[field])?.label ?? '';
  const labelOf = (field: string) => {
    const label = isLeadField(field) && !isChoice(field) ? texts[field].label : ownLabelOf(field);
    return required.includes(field) ? label : fill(texts.optional, { label });
  };
  const last = options.at(-1);
  const hasDate = names.includes(DATE);

  return {
    texts,
    failed: texts.failed.replace('{email}', content.brand.email),
    names,
    required,
    labelOf,
    /** The stored values of the filled-in form. */
    stored: {
      form: id,
      lang,
      page: '/kit',
      choice: last?.id,
      offer: examples.get(id)?.offer ?? '',
      heldFor: null,
      ...Object.fromEntries(
        Object.entries({ ...TYPED, telephone: '081-234 5678' }).map(([field, value]) => [
          field,
          names.includes(field) ? value : '',
        ]),
      ),
      ...(hasDate && { message: `${ownLabelOf(DATE)}: ${longDate(lang, DAY)}` }),
    },

    async open(page: Page): Promise<Form> {
      await page.goto(localizedPath(lang, '/kit/contact-form'));
      const { field, ...form } = formIn(page, id, texts.submit);
      return {
        ...form,
        field: (name: string) => field(labelOf(name)),
        option: form.form.getByRole('radio', { name: last?.label ?? '', exact: true }),
        callBox: form.form.getByRole('checkbox', { name: newest.call[lang] }),
      };
    },

    async fillIn(form: Form, email: string) {
      for (const [field, value] of Object.entries({ ...TYPED, email })) {
        if (names.includes(field)) await form.field(field).fill(value);
      }
      if (hasDate) await form.field(DATE).fill(DAY);
      await form.option.check();
    },
  };
}

for (const lang of journeyLangs('en')) {
  for (const id of TESTED) {
    const { texts, failed, names, required, labelOf, stored, open, fillIn } = formOfFields(
      id,
      lang,
    );
    const hasTelephone = names.includes('telephone');

    test.describe(`the form ${id} (${lang})`, () => {
      exhaustiveTest('has its fields in order and says which are optional', async ({ page }) => {
        const form = await open(page);
        await expect(form.form.locator('label[for], .options-label')).toHaveText(
          names.map(labelOf),
        );
        for (const name of names.filter((each) => each !== 'choice')) {
          const isRequired = required.includes(name);
          await expect(form.field(name)).toHaveJSProperty('required', isRequired);
        }
        await expect(form.field('choice')).toHaveAttribute('aria-required', 'true');
        await expect(form.form.getByRole('radio', { checked: true })).toHaveCount(0);
      });

      for (const state of formStates('cold')) {
        test(`D9 marks empty fields and keeps everything typed, ${state}`, async ({ page }) => {
          if (state === 'cold') await holdIslands(page);
          const form = await open(page);
          if (state === 'hydrated') await form.hydrate();
          await form.submit.click();
          await expect(form.faults).toHaveText(
            required.map((name) => texts[name as 'name'].required),
          );
          await expect(form.field(required[0] ?? 'email')).toBeFocused();
          await expect(form.field('choice')).toHaveAttribute('aria-invalid', 'true');
          await expect(form.field('choice')).toHaveAccessibleDescription(texts.choice.required);

          await fillIn(form, 'nobody@');
          await expect(form.field('choice')).not.toHaveAttribute('aria-invalid', 'true');
          await expect(form.faults).toHaveText([texts.email.wrong]);
          await form.submit.click();
          await expect(form.field('email')).toBeFocused();
          await expect(form.field('company')).toHaveValue(TYPED.company);
          await expect(form.option).toBeChecked();
        });
      }

      for (const state of formStates('hydrated')) {
        test(`D12 is stored once with its offer and consent and mailed, ${state}`, async ({
          page,
        }) => {
          const email = someEmail();
          const release = state === 'cold' ? await holdIslands(page) : undefined;
          const form = await open(page);
          if (state === 'hydrated') await form.hydrate();
          await fillIn(form, email);
          for (const box of await form.box.all()) await expect(box).not.toBeChecked();
          if (hasTelephone) await form.callBox.check();
          await readForAWhile(page);
          await form.submit.dblclick();
          await release?.();
          await expect(form.status).toHaveText(texts.sent);
          await expect(form.field('company')).toHaveValue('');
          await expect(form.option).not.toBeChecked();
          expect(leadsOf(email)).toEqual([
            expect.objectContaining({
              ...stored,
              consentVersion: newest.version,
              consentPurposes: hasTelephone ? 'reply,call' : 'reply',
            }),
          ]);
          await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
          const [mail] = await mailsAbout(email);
          expect(mail?.text).toContain(TYPED.company);

          await fillIn(form, email);
          if (hasTelephone) await form.callBox.check();
          await form.submit.click();
          await expect(form.status).toHaveText(texts.repeated);
          expect(leadsOf(email)).toHaveLength(1);
        });
      }

      exhaustiveTest(
        'marks a choice that the server refuses until it is changed',
        async ({ page, complaints }) => {
          complaints.expect(/^status 400: .*\/api\/leads$/);
          const { letThrough } = await answerLeads(page, {
            status: 400,
            json: { message: 'No', fields: { choice: { code: 'unknown' } } },
          });
          letThrough();
          const form = await open(page);
          await fillIn(form, 'somebody@example.com');
          await form.submit.click();
          await expect(form.faults).toHaveText([texts.choice.wrong]);
          await expect(form.field('choice')).toHaveAccessibleDescription(texts.choice.wrong);
          await expect(form.field('company')).toHaveValue(TYPED.company);
          await form.form.getByRole('radio').first().check();
          await expect(form.faults).toHaveCount(0);
        },
      );

      for (const width of widthsOfStates(lang)) {
        exhaustiveTest(
          `axe finds no problems when invalid, refused or sent, at ${width} px`,
          async ({ page, complaints }) => {
            complaints.expect(/^status 503: .*\/api\/leads$/);
            await page.setViewportSize({ width, height: 900 });
            const form = await open(page);
            await expectStatesAccessible(page, form, () => fillIn(form, 'somebody@example.com'), {
              faults: required.length,
              refused: failed,
              sent: texts.sent,
            });
          },
        );
      }
    });

    test.describe(`the form ${id} without JavaScript (${lang})`, () => {
      test.use({ javaScriptEnabled: false });

      test('D12 is refused with invalid fields, then stored and thanked for', async ({ page }) => {
        const email = someEmail();
        const form = await open(page);
        await expect(form.faults).toHaveCount(0);
        await form.submit.click();
        await expect(page).toHaveURL(localizedPath(lang, '/kit/contact-form'));
        await expect(form.faults).toHaveText(
          required.map((name) => texts[name as 'name'].required),
        );
        await fillIn(form, email);
        await expect(form.faults).toHaveCount(0);
        if (hasTelephone) {
          await form.field('telephone').fill('call me');
          await form.submit.click();
          await expect(form.faults).toHaveText([texts.telephone.wrong]);
          await form.field('telephone').fill(TYPED.telephone);
          await form.callBox.check();
        }
        await form.submit.click();
        await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
        expect(leadsOf(email)).toEqual([
          expect.objectContaining({
            ...stored,
            consentPurposes: hasTelephone ? 'reply,call' : 'reply',
          }),
        ]);
      });

      exhaustiveTest(
        'shows an error page for faults that only the server finds, and Back restores the fields',
        async ({ page, complaints }) => {
          complaints.expect(/^status 400: .*\/api\/leads$/);
          const form = await open(page);
          await fillIn(form, 'some..body@example.com');
          await form.submit.click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            words(lang).statusPages.invalid.heading,
          );
          await page.goBack();
          await expect(form.field('company')).toHaveValue(TYPED.company);
          await expect(form.option).toBeChecked();
        },
      );
    });
  }

  const { texts, open, fillIn } = formOfFields('walk-through', lang);

  test.describe(`a telephone number (${lang})`, () => {
    exhaustiveTest(
      'is optional, and an invalid one is marked before it is sent',
      async ({ page }) => {
        const form = await open(page);
        await fillIn(form, 'somebody@example.com');
        const telephone = form.field('telephone');
        await expect(telephone).toHaveAttribute('autocomplete', 'tel');
        for (const wrong of ['call me', '1150', '812345678']) {
          await telephone.fill(wrong);
          await form.submit.click();
          await expect(form.faults).toHaveText([texts.telephone.wrong]);
          await expect(telephone).toBeFocused();
          await expect(telephone).toHaveAccessibleDescription(texts.telephone.wrong);
        }
        for (const right of ['', '+49 30 901820', '(02) 123-4567', '๐๒ ๑๒๓ ๔๕๖๗']) {
          await telephone.fill(right);
          await expect(form.faults).toHaveCount(0);
        }
      },
    );

    exhaustiveTest(
      'is marked beside its field when only the server refuses it',
      async ({ page, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/leads$/);
        const form = await open(page);
        await form.hydrate();
        await fillIn(form, 'somebody@example.com');
        // A browser without support for this pattern accepts it.
        await form.field('telephone').evaluate((field) => field.removeAttribute('pattern'));
        await form.field('telephone').fill('call me');
        await readForAWhile(page);
        await form.submit.click();
        await expect(form.faults).toHaveText([texts.telephone.wrong]);
        await expect(form.field('telephone')).toHaveValue('call me');
        await form.field('telephone').fill('0812345678');
        await expect(form.faults).toHaveCount(0);
      },
    );
  });
}
