import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The people as Markdown: a list of names with their roles, and what each is there for. */
export const toMarkdown = (
  section: Pick<SectionContent<typeof schema>, 'heading' | 'lead' | 'people'>,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.people.map(({ name, role, body }) =>
        join(`${bold(name)}, ${plain(role)}`, paragraph(body)),
      ),
    ),
  );
