import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import { departments } from './departments.ts';
import type { schema } from './schema.ts';

/** Each topic with its page, and what is shown of it. */
export const toMarkdown = ({
  posts,
  all,
  action,
  ...head
}: SectionContent<typeof schema>): string =>
  join(
    heading(2, head.heading),
    paragraph(head.lead),
    ...departments(posts, all).map(({ name, url, shown }) =>
      join(
        heading(3, name),
        list(shown.map((post) => (post.url ? link(post.title, post.url) : plain(post.title)))),
        url && link(name, url),
      ),
    ),
    link(action.label, action.url),
  );
