import { isChoice, type LeadField } from '../../../contract/api/lead-fields.ts';
import { fill } from '../../../contract/fill.ts';
import type { Form } from '../../../contract/forms.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content, wholeIn } from '../../content.ts';
import type { FormId, FormWords } from '../../words/form-words.ts';
import type { schema as contactForm } from '../contact-form/schema.ts';
import type { schema as callToAction } from '../cta/schema.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema as newsletter } from '../newsletter/schema.ts';

type Words = Localized<FormWords>;

/** A field of a form: what it says, and what can be chosen in it. */
export interface ShownField {
  name: LeadField;
  label: string;
  placeholder?: string | undefined;
  required: string;
  wrong: string;
  /** Whether it can be left empty. */
  isOptional?: true;
  /** What can be chosen, where it is no field to type into. */
  options?: readonly { id: string; label: string }[];
  /** Beside the telephone: what the box says that allows calls. */
  call?: string;
}

/** What a form is given by its page: what it says, and what goes with what people write. */
export interface LeadFormProps {
  form: FormId;
  /** The anchor of its section, from which its ids derive: two forms can stand on one page. */
  anchor: string;
  lang: Lang;
  /** The English path of the page that it stands on. */
  page: string;
  /** The offer that it is about, by its id. */
  offer?: string;
  /** Where to write if it cannot be sent. */
  company: string;
  /** The fields that it has, in their order. */
  fields: readonly ShownField[];
  said: Pick<Words, 'sending' | 'slow' | 'limited' | 'failed'> &
    Pick<Words['forms'][FormId], 'submit' | 'sent' | 'repeated'>;
  /** What is agreed to by sending it, and in which wording; `news` stands beside a box of its own. */
  consent: { version: string; notice: string; news?: string };
  /** Terms of all these words that stay on one line. */
  terms: readonly string[];
}

/** A section that has a form. */
export type SectionWithForm = SectionContent<
  typeof callToAction | typeof contactForm | typeof newsletter
>;

/** Whether a section has a form. */
export const hasForm = (section: { type: string }): section is SectionWithForm =>
  ['cta', 'contact-form', 'newsletter'].includes(section.type);

/** The form of a section, by its id in `content/forms.yaml`. */
function formOf(section: SectionWithForm): FormId {
  if (section.type === 'contact-form') return section.form;
  return section.type === 'cta' ? 'call-to-action' : 'newsletter';
}

/**
 * What the form of a section is given. Which fields it has, and what sending it agrees to, follows from
 * what the server knows of it (`content/forms.yaml`).
 * @param page the English path of the page that it stands on
 */
export function leadFormProps(section: SectionWithForm, lang: Lang, page: string): LeadFormProps {
  const id = formOf(section);
  const known = content.forms[id];
  if (!known) throw new Error(`content/forms.yaml has no form ${id}: the server would refuse it`);
  const { sending, slow, limited, failed, forms } = localize(content.formWords, lang);
  const { version, reply, marketing, newsletter, call } = localize(content.consent[0], lang);
  const { submit, sent, repeated } = forms[id];
  const said = {
    fields: fieldsOf(known, lang, call),
    said: {
      sending,
      slow,
      limited,
      failed,
      submit: ('submit' in section ? section.submit : undefined) ?? submit,
      sent,
      repeated,
    },
    consent: known.purposes.includes('reply')
      ? { version, notice: reply, news: marketing }
      : { version, notice: newsletter },
  };
  return {
    form: id,
    anchor: section.anchor,
    lang,
    page,
    ...('offer' in section && section.offer !== undefined && { offer: section.offer }),
    company: content.brand.email,
    ...said,
    terms: wholeIn(said),
  };
}

/**
 * The fields of a form with their words; one that can be left empty says so.
 * @param call stands beside the box for calls
 */
function fieldsOf(form: Form, lang: Lang, call: string): ShownField[] {
  const { fields, optional } = localize(content.formWords, lang);
  return form.fields.map(({ field, required }) => {
    const asked = isChoice(field) ? form[field] : undefined;
    const choice = asked && localize(asked, lang);
    const words = { label: choice?.label ?? '', ...fields[field] };
    return {
      name: field,
      ...words,
      ...(!required && { isOptional: true, label: fill(optional, { label: words.label }) }),
      ...(choice && { options: choice.options }),
      ...(field === 'telephone' && { call }),
    };
  });
}
