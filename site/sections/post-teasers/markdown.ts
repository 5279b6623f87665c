import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { heading, join, link, paragraph, plain } from '../../ui/markdown.ts';
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
    ...section.posts.map(({ title, url, excerpt, topic, author, date, minutes }) => {
      const reading = fill(words.postTeasers.minutes, { minutes });
      return join(
        `### ${link(title, url)}`,
        plain(excerpt),
        [topic, author, longDate(lang, date), reading].map(plain).join(' · '),
      );
    }),
    section.action && link(section.action.label, section.action.url),
  );
