import { fill } from '../../../contract/fill.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import { hoursOf, type Part } from './hours-of.ts';
import type { schema } from './schema.ts';

type Props = SectionContent<typeof schema>['entries'][number] & {
  /** The label of the disclosure, with `{count}` for the number of rows. */
  fold: string;
};

/**
 * Renders a table under its title. Times are drawn as the period until the next row. On a phone, each row is a block
 * that starts with its name, and every other cell has the name of its column next to it; a folded table is in a
 * disclosure, named by its rows and columns.
 */
export function Entry({ anchor, title, lead, columns, rows, note, isFolded, fold }: Props) {
  const isClock = columns[0]?.look === 'clock';
  const parts = isClock ? hoursOf(rows) : [];
  const table = (
    <table data-columns={columns.length}>
      <thead>
        <tr>
          {columns.map(({ label, look }) => (
            <Text.th key={label} scope="col" data-look={look}>
              {label}
            </Text.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name = '', ...cells], isTotal }, row) => (
          <tr key={name} data-total={isTotal || undefined}>
            <th scope="row" data-look={columns[0]?.look}>
              <Text>{name}</Text>
              <Bar part={parts[row]} />
            </th>
            {columns.slice(1).map(({ label, look }, index) => (
              <td key={label} data-look={look} data-column={label}>
                <Text>{cells[index] ?? ''}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section id={anchor} className="sheet-entry" aria-labelledby={`${anchor}-title`}>
      <Text.h3 id={`${anchor}-title`}>{title}</Text.h3>
      {lead !== undefined && <Text.p>{lead}</Text.p>}
      {isFolded ? (
        <details className="sheet-fold">
          <summary data-mdast="ignore">
            <Text.span>{fill(fold, { count: String(rows.length) })}</Text.span>
            <Text.small>{columns.map(({ label }) => label).join(' · ')}</Text.small>
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
      {note !== undefined && <Text.p>{note}</Text.p>}
    </section>
  );
}

/** Renders the part of the whole time, which begins at the end of the part above it. */
function Bar({ part }: { part: Part | undefined }) {
  if (!part) return null;
  return (
    <svg className="sheet-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={part.begins} width={part.takes} height="1" />
    </svg>
  );
}
