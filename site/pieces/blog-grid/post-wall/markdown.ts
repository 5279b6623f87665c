import { numberOf } from '../../../collections/post-places.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { listMarkdown } from '../../../kit/post-teasers/list-markdown.ts';
import { onThisPage } from '../../../kit/post-teasers/on-this-page.ts';
import type { schema } from './schema.ts';

/** The articles as Markdown: all of them on the first page, as machines do not turn pages; on a further one its own. */
export const toMarkdown = (
  { posts }: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  listMarkdown(
    { posts: numberOf(context.path) === 1 ? posts : onThisPage(posts, context) },
    context,
  );
