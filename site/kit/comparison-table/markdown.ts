import { bold, heading, join, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** One table; the groups are rows of their own, as Markdown's tables have none. */
export function toMarkdown(
  { heading: words, lead, columns, groups, note }: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  const { yes, no } = context.words.comparisonTable;
  const cell = (value: string | boolean) =>
    plain(typeof value === 'string' ? value : value ? yes : no);
  return join(
    heading(2, words),
    paragraph(lead),
    table(
      ['', ...columns.map(({ label }) => plain(label))],
      groups.flatMap((group) => [
        [bold(group.label), ...columns.map(() => '')],
        ...group.rows.map(({ label, values }) => [plain(label), ...values.map(cell)]),
      ]),
    ),
    paragraph(note),
  );
}
