import { yearIn } from '../../../contract/format.ts';
import { bold, heading, join, link, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../section-props.ts';

/** The cases as Markdown: title, what it brought, and for whom. */
export const caseTeasersMarkdown = (
  section: SectionContent<'case-teasers'>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.cases.map(({ title, url, result, client, sector, year }) =>
      join(
        `### ${link(title, url)}`,
        bold(result),
        [client, sector, yearIn(lang, year)].map(plain).join(' · '),
      ),
    ),
    section.action && link(section.action.label, section.action.url),
  );
