import { link, list } from '../../ui/markdown.ts';
import type { SectionContext } from '../define-section.ts';
import { leadFormProps, type SectionWithForm } from './lead-form-props.ts';

/** A form for machines that read: where it stands, and where to write instead. */
export function leadFormMarkdown(section: SectionWithForm, { lang }: SectionContext): string {
  const { said, company, anchor } = leadFormProps(section, lang, '/');
  return list([link(said.submit, `#${anchor}`), link(company, `mailto:${company}`)]);
}
