import { decimalNumber } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionContent, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { schema } from './schema.ts';

/**
 * Renders measurements, row by row: a figure and its bar for each column, all on one scale. It is a table; on a phone,
 * each row is a block with its figures side by side, below the names of the columns.
 */
function MeasuredTable(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, rowsAre, columns, rows, note, context } = section;
  const hasRemarks = rows.some(({ remark }) => remark !== undefined);
  const most = Math.max(...rows.flatMap(({ values }) => values));
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <table className="measured w-full">
        <Text.caption className="sr-only">{heading}</Text.caption>
        <thead>
          <tr>
            <Text.th scope="col">{rowsAre}</Text.th>
            {columns.map(({ label, isOurs }) => (
              <Text.th key={label} scope="col" data-ours={isOurs ? '' : undefined}>
                {label}
              </Text.th>
            ))}
            {hasRemarks && (
              <Text.th className="measured-remark" scope="col">
                {context.words.measuredTable.remark}
              </Text.th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} section={section} most={most} hasRemarks={hasRemarks} />
          ))}
        </tbody>
      </table>
      <SectionNote note={note} />
    </SectionFrame>
  );
}

interface RowProps {
  row: SectionContent<typeof schema>['rows'][number];
  section: SectionProps<typeof schema>;
  /** The figure with the longest possible bar. */
  most: number;
  hasRemarks: boolean;
}

function Row({ row, section, most, hasRemarks }: RowProps) {
  const { columns, unit = '', context } = section;
  return (
    <tr>
      <th scope="row">
        <Text>{row.label}</Text>
        {row.detail !== undefined && (
          <Text.span className="text-note block font-normal">{row.detail}</Text.span>
        )}
      </th>
      {columns.map(({ label, isOurs }, index) => {
        const value = row.values[index] ?? 0;
        return (
          <td key={label} data-ours={isOurs ? '' : undefined}>
            <span className="measured-value block text-3xl">
              {decimalNumber(context.lang, value)}
              {unit}
            </span>
            <Bar share={most === 0 ? 0 : value / most} />
          </td>
        );
      })}
      {hasRemarks && <td className="measured-remark">{row.remark && <Text>{row.remark}</Text>}</td>}
    </tr>
  );
}

/** Renders a bar from the left of its place. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="measured-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 1000) / 10} height="1" />
    </svg>
  );
}

export const measuredTable = defineSection({
  schema,
  Component: MeasuredTable,
});
