import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import { eventDay, eventHours } from './event-date.ts';
import { fullName } from './full-name.ts';
import type { schema } from './schema.ts';

/** What the event is, when and where, and where its tickets are. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  const { start, end, place, city } = section;
  const facts = [
    {
      term: words.heroEvent.when,
      detail: `${eventDay(lang, start, end)}, ${eventHours(lang, start, end)}`,
    },
    { term: words.heroEvent.where, detail: `${place}, ${city}` },
    ...section.facts,
  ];
  return join(
    heading(1, fullName(section)),
    list(facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
  );
}
