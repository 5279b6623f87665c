import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';
import { seatsIn } from './seats.ts';

/** The house from the street to the water, and the ways there. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  const { street, entrance, rooms, steps, waterside, ways } = section;
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    list([
      `${bold(street.name)}: ${plain(street.toStart)}; ${plain(street.toEnd)}`,
      `${bold(entrance.name)}: ${plain([entrance.body, ...entrance.desks].join(' · '))}`,
      ...rooms.map((room) => `${bold(room.name)}, ${seatsIn(room, context)}: ${plain(room.body)}`),
      plain(steps.label),
      ...(waterside
        ? [`${bold(waterside.walk)}, ${plain(waterside.water)}: ${plain(waterside.body)}`]
        : []),
      ...ways.map(({ by, fact, body }) => `${bold(by)}: ${plain(fact)}. ${plain(body)}`),
    ]),
  );
}
