import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { listMarkdown } from '../../../kit/post-teasers/list-markdown.ts';
import type { schema } from './schema.ts';

/** The posts that are shown. */
export const toMarkdown = (
  { posts, topic }: SectionContent<typeof schema>,
  context: SectionContext,
): string => {
  const shown = posts.filter(
    ({ topics }) => topic === undefined || topics.some(({ id }) => id === topic),
  );
  return listMarkdown({ posts: shown }, context);
};
