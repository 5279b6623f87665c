import { decimalNumber } from '../../../contract/format.ts';
import { heading, join, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The table with its figures; its bars say nothing more. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  const { rowsAre, columns, unit = '', rows, note } = section;
  const hasRemarks = rows.some(({ remark }) => remark !== undefined);
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    table(
      [
        plain(rowsAre),
        ...columns.map(({ label }) => plain(label)),
        ...(hasRemarks ? [plain(words.measuredTable.remark)] : []),
      ],
      rows.map(({ label, detail, values, remark }) => [
        plain(detail === undefined ? label : `${label} (${detail})`),
        ...values.map((value) => plain(`${decimalNumber(lang, value)}${unit}`)),
        ...(hasRemarks ? [plain(remark ?? '')] : []),
      ]),
    ),
    paragraph(note),
  );
}
