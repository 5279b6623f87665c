import { longDate } from '../../../contract/format.ts';
import { bold, heading, join, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** Each version with its date, what went crossed out, what came in bold. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.versions.flatMap(({ date, by, why, parts }) => [
      heading(3, longDate(lang, date)),
      parts
        .map(({ text, change }) => {
          if (change === 'in') return bold(text);
          return change === 'out' ? `~~${plain(text)}~~` : plain(text);
        })
        .join(' '),
      plain(`${by} ${why}`),
    ]),
  );
