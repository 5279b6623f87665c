import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The words, where they lead, what came in, and the hours of the day that the page tells. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    paragraph(section.example),
    list(
      section.rows.map(
        ({ what, count, asked }) =>
          `${bold(`${count} ${what}`)}. ${plain(`${section.byItself}: ${count - asked}. ${section.asked}: ${asked}`)}`,
      ),
    ),
    list(
      section.chapters.map(({ time, words, url }) =>
        link(`${clockTime(lang, time)} ${words}`, url),
      ),
    ),
  );
