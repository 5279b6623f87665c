import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { listMarkdown } from '../../../kit/post-teasers/list-markdown.ts';
import { heading, join, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The posts, and how to get them without coming back. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    listMarkdown(section, context),
    heading(2, section.aside.heading),
    plain(section.aside.body),
    section.aside.action && plain(section.aside.action.label),
  );
