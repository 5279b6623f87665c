import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { beginnings, spanOf } from './days.ts';
import type { schema } from './schema.ts';

/** The week of each of the team, in a line each. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { words: { teamWeek: words } }: SectionContext,
): string {
  const { sum, people, facts, action } = section;
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    sum && `${bold(sum.value)} ${plain(sum.unit)}`,
    list(
      people.map(({ who, works }) => {
        const begin = beginnings(works);
        const said = works.map(
          ({ halves, place, what }, index) =>
            `${spanOf(begin[index] ?? 0, halves, words)}, ${words[place]}: ${what}`,
        );
        return `${bold(who)}: ${plain(said.join('; '))}`;
      }),
    ),
    list(facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    action && link(action.label, action.url),
  );
}
