import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Props = SectionContent<typeof schema>['entries'][number];

/** A table under its title. On a phone each row is a block, what it is about first. */
export function Entry({ anchor, title, lead, columns, rows, note }: Props) {
  return (
    <section id={anchor} className="sheet-entry" aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>
        <Text>{title}</Text>
      </h3>
      {lead !== undefined && (
        <p>
          <Text>{lead}</Text>
        </p>
      )}
      <table data-columns={columns.length}>
        <thead>
          <tr>
            {columns.map(({ label, look }) => (
              <th key={label} scope="col" data-look={look}>
                <Text>{label}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name = '', ...cells], isTotal }) => (
            <tr key={name} data-total={isTotal || undefined}>
              <th scope="row" data-look={columns[0]?.look}>
                <Text>{name}</Text>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.label} data-look={columns[index + 1]?.look}>
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && (
        <p className="sheet-note">
          <Text>{note}</Text>
        </p>
      )}
    </section>
  );
}
