import { fill } from '../../../../contract/fill.ts';
import { priceRange } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, paragraph, plain, table } from '../../../ui/markdown.ts';
import { personDays } from './days-of.ts';
import type { schema } from './schema.ts';

/** The teams as a table: how many, how many days they work, and what that costs. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const { teams, size } = section;
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    table(
      ['', '', ''],
      teams.map((team) => [
        link(team.name, team.url),
        plain(fill(size, { people: team.people.length, days: personDays(team) })),
        plain(`${priceRange(lang, team.least, team.most ?? team.least, 'THB')} ${team.per}`),
      ]),
    ),
    paragraph(section.note),
  );
}
