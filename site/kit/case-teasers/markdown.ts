import { yearIn } from '../../../contract/format.ts';
import { content } from '../../content.ts';
import { bold, heading, join, link, paragraph, plain, titleMarkdown } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The cases as Markdown: title, what it brought, and for whom. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.projects.map(({ title, url, result, client, field, year }) =>
      join(
        titleMarkdown(title, url),
        bold(result),
        [client, content.entries.projects.fields[field][lang], yearIn(lang, year)]
          .map(plain)
          .join(' · '),
      ),
    ),
    section.action && link(section.action.label, section.action.url),
  );
