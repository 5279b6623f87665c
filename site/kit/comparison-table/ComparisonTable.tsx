import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { Mark } from './Mark.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a comparison as a table; on a phone, each row is a block, in which every value has the name of its column
 * next to it.
 */
export function ComparisonTable(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, columns, groups, note, context } = section;
  const { yes, no } = context.words.comparisonTable;
  const ours = (index: number) => (columns[index]?.isOurs ? '' : undefined);
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <table className="comparison" data-columns={columns.length}>
        <Text.caption className="sr-only">{heading}</Text.caption>
        <thead>
          <tr className="comparison-names">
            <td />
            {columns.map(({ label }, index) => (
              <Text.th key={label} scope="col" data-ours={ours(index)}>
                {label}
              </Text.th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.label}>
            <tr className="comparison-group">
              <Text.th scope="rowgroup">{group.label}</Text.th>
              {columns.map(({ label }, index) => (
                <td key={label} data-ours={ours(index)} />
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label} className="comparison-row">
                <Text.th scope="row">{row.label}</Text.th>
                {columns.map(({ label }, index) => {
                  const value = row.values[index];
                  return (
                    <td key={label} data-ours={ours(index)}>
                      <Text.span className="comparison-column" data-mdast="ignore">
                        {label}
                      </Text.span>
                      <span className="comparison-value">
                        {typeof value === 'string' ? (
                          <Text>{value}</Text>
                        ) : (
                          <Mark isThere={value === true} label={value === true ? yes : no} />
                        )}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <SectionNote note={note} />
    </SectionFrame>
  );
}
