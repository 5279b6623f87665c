import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { readingMinutes } from '../../collections/body/reading-time.ts';
import { heading, join, link, paragraph, plain, titleMarkdown } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The posts as Markdown: title, excerpt, and who wrote it when. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.posts.map(({ id, title, url, description, topics, author, date }) => {
      const reading =
        url === undefined
          ? []
          : [fill(words.postTeasers.minutes, { minutes: readingMinutes('posts', id, lang) })];
      return join(
        titleMarkdown(title, url),
        plain(description),
        [
          ...topics.slice(0, 1).map(({ name }) => name),
          author.name,
          longDate(lang, date),
          ...reading,
        ]
          .map(plain)
          .join(' · '),
      );
    }),
    section.action && link(section.action.label, section.action.url),
  );
