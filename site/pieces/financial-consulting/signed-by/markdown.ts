import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** A row a paper: what it is, what was prepared, and who signs. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { words }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    table(
      [words.signedBy.paper, words.signedBy.prepared, words.signedBy.signer].map(plain),
      section.papers.map(({ name, prepared, signer, how }) =>
        [name, prepared, how === undefined ? signer : `${signer}, ${how}`].map(plain),
      ),
    ),
    paragraph(section.note),
  );
