import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, paragraph } from '../../../ui/markdown.ts';
import { READINESS } from './Readiness.tsx';
import type { schema } from './schema.ts';

/** What to do, by how urgent it is. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { contacts, words }: SectionContext,
): string => {
  const telephone = contacts.find(({ kind }) => kind === 'telephone');
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    ...section.levels.flatMap(({ name, means, answer, detail, way }) => [
      heading(2, name),
      paragraph(means),
      way === 'telephone'
        ? telephone && link(telephone.label, telephone.url)
        : link(way.label, way.url),
      paragraph(answer),
      paragraph(detail),
    ]),
    paragraph(`${words.heroDesk.ask} ${READINESS}`),
  );
};
