import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The words, what is on the screen, and what is stuck on it. */
export function toMarkdown(section: SectionContent<typeof schema>): string {
  const { screen, notes } = section;
  const all = (words: readonly string[]) => words.map(plain).join(' · ');
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    paragraph(section.example),
    paragraph(section.description),
    paragraph(screen.title),
    all(screen.menu),
    list(screen.fields.map(({ label, value }) => `${plain(label)} ${plain(value)}`)),
    table(
      screen.columns.map(plain),
      screen.rows.map((cells) => cells.map(plain)),
    ),
    `${plain(screen.total.label)} ${plain(screen.total.value)}`,
    all(screen.keys),
    paragraph(screen.status),
    list(notes.map(({ words, by }) => `${plain(words)} (${plain(by)})`)),
  );
}
