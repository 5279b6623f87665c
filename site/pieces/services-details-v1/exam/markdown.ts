import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import { countOf, STATES } from './cases.ts';
import type { schema } from './schema.ts';

/** Every round, one after the other. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    paragraph(section.agreed),
    ...section.rounds.map((round) =>
      join(
        heading(3, round.name),
        paragraph(round.of),
        list([
          ...STATES.map((state) => `${bold(section.words[state])}: ${countOf(round, state)}`),
          bold(round.said),
        ]),
        paragraph(round.after),
        list(round.examples.map(({ case: asked, answer }) => `${bold(asked)} ${plain(answer)}`)),
      ),
    ),
    paragraph(section.note),
  );
