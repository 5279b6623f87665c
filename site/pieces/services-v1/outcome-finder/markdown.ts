import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Every outcome with its terms; readers set their own limits. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const { words, outcomes } = section;
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    ...outcomes.map(({ name, baht, paid, weeks, known, later, needs, not, link: { label, url } }) =>
      join(
        heading(2, name),
        list([
          `${bold(price(lang, baht, 'THB'))} ${plain(paid)} ${plain(known)}`,
          plain(fill(words.weeks, { count: weeks })),
          `${bold(words.later)}: ${plain(later)}`,
          `${bold(words.needs)}: ${plain(needs)}`,
          `${bold(words.not)}: ${plain(not)}`,
          link(label, url),
        ]),
      ),
    ),
    paragraph(section.note),
  );
}
