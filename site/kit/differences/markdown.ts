import { money } from '../../../contract/format.ts';
import { bold, heading, join, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { differenceOf } from './difference-of.ts';
import type { schema } from './schema.ts';

/** Each pair of figures as a table, then what their difference comes from. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  const amount = (value: number) => money(lang, value, 'THB');
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.items.flatMap(({ from, less, title, body }) => [
      heading(3, title),
      table(
        ['', '฿'],
        [
          [plain(from.label), amount(from.amount)],
          [plain(less.label), `−${amount(less.amount)}`],
          [bold(words.differences.result), bold(amount(differenceOf({ from, less })))],
        ],
      ),
      paragraph(body),
    ]),
    paragraph(section.note),
  );
}
