import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { postMarkdown } from '../../../kit/post-teasers/markdown.ts';
import { heading, join, paragraph } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The name of the magazine, and its articles with what they are about. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    ...section.posts.map((post) => postMarkdown(post, context)),
  );
