import { isChoice, isLeadField } from '../../contract/api/lead-fields.ts';
import { fill } from '../../contract/fill.ts';
import { longDate } from '../../contract/format.ts';
import { FIRST_LANG, type Lang, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expectAccessible } from '../browser/axe.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { answerLeads, formIn, formStates, holdIslands } from '../browser/lead-forms.ts';
import { expect, journeyLangs, type Locator, type Page, test } from '../browser/site.ts';
import { content, wordsOfForm } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { exampleOf } from './examples.ts';

/** The form of the kit that has every kind of field. */
const FORM = 'walk-through';
const [newest] = content.consent;
const example = await exampleOf('contact-form', FORM);

/** The typed values; the telephone number as typed on a Thai keyboard. */
const TYPED = {
  name: 'น้ำฝน ศรีสุข-O’Connor',
  company: 'โรงพิมพ์ศรีสุข จำกัด',
  telephone: '๐๘๑-๒๓๔ ๕๖๗๘',
};

const DAY = '2041-12-04';

interface Form extends Omit<ReturnType<typeof formIn>, 'field'> {
  field: (name: string) => Locator;
  /** The option that is chosen when the form is filled in. */
  option: Locator;
  callBox: Locator;
}

/** The form in a language: its words and actions. */
function formOfFields(lang: Lang) {
  const texts = wordsOfForm(FORM, lang);
  const known = localize(content.forms, lang)[FORM];
  if (!known?.choice) throw new Error(`The form ${FORM} has no choice.`);
  const last = known.choice.options.at(-1);
  const required = known.fields.flatMap(({ field, required }) => (required ? [field] : []));
  const ownLabelOf = (field: string) =>
    (isChoice(field) ? known[field] : known.own[field])?.label ?? '';
  const labelOf = (field: string) => {
    const label = isLeadField(field) && !isChoice(field) ? texts[field].label : ownLabelOf(field);
    return required.includes(field) ? label : fill(texts.optional, { label });
  };

  return {
    texts,
    failed: texts.failed.replace('{email}', content.brand.email),
    required,
    /** The stored values of the filled-in form. */
    stored: {
      ...TYPED,
      form: FORM,
      lang,
      page: '/kit',
      choice: last?.id,
      offer: example.offer ?? '',
      heldFor: null,
      telephone: '081-234 5678',
      message: `${ownLabelOf('preferred-date')}: ${longDate(lang, DAY)}`,
      consentVersion: newest.version,
      consentPurposes: 'reply,call',
    },

    async open(page: Page): Promise<Form> {
      await page.goto(localizedPath(lang, '/kit/contact-form'));
      const { field, ...form } = formIn(page, FORM, texts.submit);
      return {
        ...form,
        field: (name: string) => field(labelOf(name)),
        option: form.form.getByRole('radio', { name: last?.label ?? '', exact: true }),
        callBox: form.form.getByRole('checkbox', { name: newest.call[lang] }),
      };
    },

    async fillIn(form: Form, email: string) {
      const typed = { ...TYPED, email, 'preferred-date': DAY };
      for (const [field, value] of Object.entries(typed)) await form.field(field).fill(value);
      await form.option.check();
    },
  };
}

for (const lang of journeyLangs('en')) {
  const { texts, failed, required, stored, open, fillIn } = formOfFields(lang);

  test.describe(`the form ${FORM} (${lang})`, () => {
    for (const state of formStates('cold')) {
      test(`D9 marks empty fields and keeps everything typed, ${state}`, async ({ page }) => {
        if (state === 'cold') await holdIslands(page);
        const form = await open(page);
        if (state === 'hydrated') await form.hydrate();
        await form.submit.click();
        await expect(form.form).toHaveClass(/was-validated/);
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

    test('marks a field that only the server refuses until it is changed', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/leads$/);
      const form = await open(page);
      await form.hydrate();
      await fillIn(form, 'some..body@example.com');
      await form.submit.click();
      await expect(form.faults).toHaveText([texts.email.wrong]);
      await expect(form.field('email')).toBeFocused();
      await expect(form.field('email')).toHaveAccessibleDescription(texts.email.wrong);
      await expect(form.status).toHaveText('');
      await form.field('email').fill('somebody@example.com');
      await expect(form.faults).toHaveCount(0);
    });

    // The results of axe do not depend on the language.
    for (const width of lang !== FIRST_LANG ? [] : isExhaustive ? [390, 1440] : [390]) {
      test(`axe finds no problems when invalid, refused or sent, at ${width} px`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        await page.setViewportSize({ width, height: 900 });
        const { letThrough } = await answerLeads(page, { status: 503 }, { status: 201 });
        letThrough();
        const form = await open(page);
        await form.submit.click();
        await expect(form.faults).toHaveCount(required.length);
        await expectAccessible(page, 'empty', `#${FORM}`);
        await fillIn(form, 'somebody@example.com');
        await form.submit.click();
        await expect(form.status).toHaveText(failed);
        await expectAccessible(page, 'refused', `#${FORM}`);
        await form.submit.click();
        await expect(form.status).toHaveText(texts.sent);
        await expectAccessible(page, 'sent', `#${FORM}`);
      });
    }
  });

  test.describe(`the form ${FORM} without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('D12 is refused with invalid fields, then stored and thanked for', async ({ page }) => {
      const email = someEmail();
      const form = await open(page);
      await expect(form.faults).toHaveCount(0);
      await form.submit.click();
      await expect(page).toHaveURL(localizedPath(lang, '/kit/contact-form'));
      await expect(form.faults).toHaveText(required.map((name) => texts[name as 'name'].required));
      await fillIn(form, email);
      await expect(form.faults).toHaveCount(0);
      await form.field('telephone').fill('call me');
      await form.submit.click();
      await expect(form.faults).toHaveText([texts.telephone.wrong]);
      await form.field('telephone').fill(TYPED.telephone);
      await form.callBox.check();
      await form.submit.click();
      await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
      await page.reload();
      expect(leadsOf(email)).toEqual([expect.objectContaining(stored)]);
    });
  });
}
