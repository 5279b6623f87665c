import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** Each permission with what it is for and what refusing it means, then what is never asked for. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  const { asks, never } = section;
  const { allowed, refused } = context.words.permissions;
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      asks.map((ask) =>
        [
          `${bold(ask.name)} ${plain(ask.when)}`,
          `*${plain(allowed)}*: ${plain(ask.allowed)}`,
          `*${plain(refused)}*: ${plain(ask.refused)}`,
        ].join('\n'),
      ),
    ),
    heading(3, never.title),
    list(never.items.map(plain)),
    paragraph(never.note),
  );
}
