import { link, list } from '../../ui/markdown.ts';
import type { SectionContext } from '../define-section.ts';
import { leadFormProps, type SectionWithForm } from './lead-form-props.ts';

/** Renders a form for machines: its address, and where to write instead. */
export function leadFormMarkdown(
  section: SectionWithForm,
  { lang, contacts }: SectionContext,
): string {
  const { said, anchor } = leadFormProps(section, lang, '/');
  return list([
    link(said.submit, `#${anchor}`),
    ...contacts.map(({ label, url }) => link(label, url)),
  ]);
}
