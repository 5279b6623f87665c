import { fullDate, timeRange } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';
import { timetableOf } from './slots.ts';
import { speakerName } from './speaker-name.ts';

/** A list a day, in the order of time. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.days.flatMap(({ date, title, sessions }) => [
      heading(3, title),
      fullDate(lang, date),
      list(
        timetableOf(sessions)
          .slots.flatMap((slot) => slot.sessions)
          .map(({ start, end, title: what, kind, language, speakers, room, body, facts }) =>
            [
              `${timeRange(lang, start, end)} ${bold(what)}`,
              ...[
                ...speakers.map((speaker) => speakerName(speaker, words)),
                ...[
                  kind && words.programme[kind],
                  language && words.programme[language],
                  room,
                  body,
                ],
                ...facts.map(({ term, detail }) => `${term}: ${detail}`),
              ]
                .filter((line) => line !== undefined)
                .map(plain),
            ].join('  \n'),
          ),
      ),
    ]),
  );
}
