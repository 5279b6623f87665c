import { heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import { byTopic } from './by-topic.ts';
import type { schema } from './schema.ts';

/** Each topic, and what has been written about it. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...byTopic(section.posts).map(({ name, posts }) =>
      join(
        heading(3, name),
        list(posts.map(({ title, url }) => (url === undefined ? plain(title) : link(title, url)))),
      ),
    ),
  );
