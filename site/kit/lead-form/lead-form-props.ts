import { ANSWER, isChoice, isLeadField } from '../../../contract/api/lead-fields.ts';
import { ContentError } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import type { Form } from '../../../contract/forms.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { OwnField } from '../../../contract/own-fields.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { unbreakablePhrases } from '../../ui/unbreakable-phrases.ts';
import type { FormWords } from '../../words/form-words.ts';
import type { schema as contactForm } from '../contact-form/schema.ts';
import type { schema as callToAction } from '../cta/schema.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema as newsletter } from '../newsletter/schema.ts';

type Words = Localized<FormWords>;

/** A field of a form with its texts and options. */
export interface ShownField {
  name: string;
  /** Its type, if only this form has it. */
  own?: OwnField['type'];
  label: string;
  placeholder?: string | undefined;
  hint?: string;
  required: string;
  wrong: string;
  /** Whether it can be left empty. */
  isOptional?: true;
  /** Whether it takes several files. */
  isMultiple?: true;
  /** The options, if it is not a text field. */
  options?: readonly { id: string; label: string }[];
  /** The label of the box that allows calls, next to the telephone field. */
  call?: string;
}

/** The props of a form from its page: its texts, and the context that is sent with the values. */
export interface LeadFormProps {
  /** Its id in `content/forms.yaml`. */
  form: string;
  /** The anchor of its section, from which its ids derive, because a page can have two forms. */
  anchor: string;
  lang: Lang;
  /** The English path of its page. */
  page: string;
  /** The id of the offer that it is about. */
  offer?: string;
  /** The address to write to if it cannot be sent. */
  company: string;
  /** The fields in order. */
  fields: readonly ShownField[];
  texts: Pick<Words, 'sending' | 'slow' | 'limited' | 'failed'> &
    Localized<Pick<Form, 'sent' | 'repeated'>> & { submit: string };
  /** The consent given by sending it, and its version; `news` has its own box. */
  consent: { version: string; notice: string; news?: string };
  /** Terms in these texts that must stay on one line. */
  terms: readonly string[];
}

/** A section that has a form. */
export type SectionWithForm = SectionContent<
  typeof callToAction | typeof contactForm | typeof newsletter
>;

/** Whether a section has a form. */
export const hasForm = (section: { type: string }): section is SectionWithForm =>
  ['cta', 'contact-form', 'newsletter'].includes(section.type);

/** Returns the id of a section's form in `content/forms.yaml`. */
function formOf(section: SectionWithForm): string {
  if (section.type === 'contact-form') return section.form;
  return section.type === 'cta' ? 'call-to-action' : 'newsletter';
}

/**
 * Returns the props of a section's form. Its fields and its consent come from the definition that the server also uses
 * (`content/forms.yaml`).
 * @param page the English path of its page
 */
export function leadFormProps(section: SectionWithForm, lang: Lang, page: string): LeadFormProps {
  const id = formOf(section);
  const known = content.forms[id];
  if (!known) {
    throw new ContentError([`content/forms.yaml:1: ${id}: is missing, and ${page} has it: add it`]);
  }
  const words = localize(content.formWords, lang);
  const { sending, slow, limited, failed } = words;
  const { version, reply, marketing, newsletter, call } = localize(content.consent[0], lang);
  const { sent, repeated, submit: ownLabel = '' } = localize(known, lang);
  const submit = section.type === 'cta' ? words.callToAction[section.submit] : ownLabel;
  const texts = {
    fields: fieldsOf(known, lang, call),
    texts: {
      sending,
      slow,
      limited,
      failed,
      submit,
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
    ...texts,
    terms: unbreakablePhrases(texts),
  };
}

/**
 * Returns the fields of a form with their texts; optional ones are marked.
 * @param call label of the box for calls
 */
function fieldsOf(form: Form, lang: Lang, call: string): ShownField[] {
  const words = localize(content.formWords, lang);
  return form.fields.map(({ field, required }) => {
    const shown = isLeadField(field)
      ? {
          name: field,
          label: '',
          ...words.fields[field],
          ...(isChoice(field) && form[field] && localize(form[field], lang)),
          ...(field === 'telephone' && { call }),
        }
      : ownFieldOf(field, localize(form.own[field], lang), words);
    return {
      ...shown,
      ...(!required && {
        isOptional: true,
        label: fill(words.optional, { label: shown.label }),
      }),
    };
  });
}

/** Returns a field that one form alone has, with its texts. */
function ownFieldOf(id: string, own: Localized<OwnField> | undefined, words: Words): ShownField {
  if (!own) throw new Error(`content/forms.yaml has no field ${id}`);
  const { type, label } = own;
  const { required, text, number, date, file, future } = words.own;
  const files = own.type === 'file' ? fill(file, { max: own.max }) : '';
  const wrong = {
    text,
    'long-text': text,
    choice: words.fields.choice.wrong,
    number: own.type === 'number' ? fill(number, { min: own.min, max: own.max }) : number,
    date: own.type === 'date' && own.earliest ? future : date,
    file: files,
  }[type];
  return {
    name: ANSWER + id,
    own: type,
    label,
    required: files || required,
    wrong,
    ...(files && { hint: files }),
    ...('hint' in own && own.hint !== undefined && { hint: own.hint }),
    ...(own.type === 'choice' && { options: own.options }),
    ...(own.type === 'file' && own.max > 1 && { isMultiple: true }),
  };
}
