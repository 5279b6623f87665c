import type { FormField, FormId } from '../../../contract/form-words.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content, wholeIn } from '../../content.ts';
import type { Section } from '../registry.ts';
import type { LeadFormProps } from './LeadForm.island.tsx';

/** The form of each section that has one, by its id in `content/forms.yaml`. */
const FORMS = {
  cta: 'call-to-action',
  'contact-form': 'contact',
  newsletter: 'newsletter',
} as const satisfies { [Type in Section['type']]?: FormId };

/** A section that has a form. */
export type SectionWithForm = Extract<Localized<Section>, { type: keyof typeof FORMS }>;

/**
 * What the form of a section is given. Which fields it has, and what sending it agrees to, follows from
 * what the server knows of it (`content/forms.yaml`).
 * @param page the English path of the page that it stands on
 */
export function leadFormProps(section: SectionWithForm, lang: Lang, page: string): LeadFormProps {
  const form = FORMS[section.type];
  const known = content.forms[form];
  if (!known) throw new Error(`content/forms.yaml has no form ${form}: the server would refuse it`);
  const { needs, purposes } = known;
  const { fields, forms, ...words } = localize(content.formWords, lang);
  const { version, reply, marketing, newsletter } = localize(content.consent[0], lang);
  const { submit, sent, repeated } = forms[form];
  const names: FormField[] = ['email', ...needs];
  const said = {
    fields: Object.fromEntries(names.map((name) => [name, fields[name]])),
    said: {
      ...words,
      submit: ('submit' in section ? section.submit : undefined) ?? submit,
      sent,
      repeated,
    },
    consent: purposes.includes('reply')
      ? { version, notice: reply, news: marketing }
      : { version, notice: newsletter },
  };
  return {
    form,
    anchor: section.anchor,
    lang,
    page,
    company: content.brand.email,
    ...said,
    terms: wholeIn(said),
  };
}
