import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The day in the order of its hours, of all lanes. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.lanes.map(({ name, note }) =>
        note === undefined ? bold(name) : `${bold(name)}: ${plain(note)}`,
      ),
    ),
    table(
      [section.time, '', ''].map(plain),
      section.entries
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .map(({ lane, from, to, body, isHandedOver }) => [
          `${clockTime(lang, from)}–${clockTime(lang, to)}`,
          plain(section.lanes[lane - 1]?.name ?? ''),
          `${plain(body)}${isHandedOver ? ` *${plain(section.handedOver)}*` : ''}`,
        ]),
    ),
  );
