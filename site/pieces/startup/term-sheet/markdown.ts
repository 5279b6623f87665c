import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

type Part = SectionContent<typeof schema>['parts'][number];

/** The terms of one kind, a line each, those that are not granted crossed out. */
const partMarkdown = ({ title, isStruck, check, lines }: Part): string =>
  join(
    heading(2, title),
    list(
      lines.map(({ line, means }) => {
        const term = isStruck ? `~~${plain(line)}~~` : bold(line);
        const question = check ? ` *${plain(check.label)}*` : '';
        return `${term}: ${plain(means)}${question}`;
      }),
    ),
    paragraph(check?.open),
    paragraph(check?.all),
  );

/** The words, of which day the terms are, then every term with what it means. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    ...section.parts.map(partMarkdown),
    link(section.action.label, section.action.url),
  );
