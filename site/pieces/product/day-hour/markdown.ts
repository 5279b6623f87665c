import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import {
  bold,
  heading,
  join,
  link,
  list,
  paragraph,
  plain,
  quotation,
} from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** The hour, what happens, and what it shows. */
export const toMarkdown = (section: Content, { lang }: SectionContext): string =>
  join(
    heading(2, `${clockTime(lang, section.time)} ${section.heading}`),
    paragraph(section.body),
    shown(section.shows),
    section.action && link(section.action.label, section.action.url),
  );

function shown(shows: Content['shows']): string {
  switch (shows.shape) {
    case 'counts':
      return list(
        shows.counts.map(({ from, value, isRight }) =>
          isRight ? `${plain(from)}: ${bold(value)}` : `${plain(from)}: ${plain(value)}`,
        ),
      );
    case 'message':
      return join(
        quotation(`${plain(shows.asked.words)} (${plain(shows.asked.by)})`),
        `${bold(shows.answer.by)}: ${plain(shows.answer.words)}`,
        list(shows.answer.sources.map(plain)),
      );
    case 'tally':
      return list(
        [shows.done, shows.asked].map(
          ({ count, words }) => `${bold(String(count))} ${plain(words)}`,
        ),
      );
  }
}
