import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Props = SectionContent<typeof schema>['entries'][number] & {
  /** Whether it is shown on request, or already open; undefined if it always shows. */
  isOpen?: boolean | undefined;
};

/**
 * Renders a table, under its title if it has one. On a phone, each row is a block that starts with its name, and every
 * other cell has the name of its column next to it.
 */
export function Entry({ anchor, title, lead, columns, rows, note, isOpen }: Props) {
  const heading = title !== undefined && (
    <Text.h3 className="text-2xl" id={`${anchor}-title`}>
      {title}
    </Text.h3>
  );
  const body = (
    <>
      {lead !== undefined && <Text.p>{lead}</Text.p>}
      <table className="w-full" data-columns={columns.length}>
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
          {rows.map(({ cells: [name = '', ...cells], isTotal }) => (
            <tr key={name} data-total={isTotal || undefined}>
              <Text.th scope="row" data-look={columns[0]?.look}>
                {name}
              </Text.th>
              {columns.slice(1).map(({ label, look }, index) => (
                <td key={label} data-look={look} data-column={label}>
                  <Text>{cells[index] ?? ''}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <Text.p>{note}</Text.p>}
    </>
  );
  if (isOpen !== undefined)
    return (
      <details className="sheet-fold border-t" open={isOpen}>
        <summary className="plus flex items-center">{heading}</summary>
        {/* A link to it opens the table. */}
        <div id={anchor} className="sheet-entry">
          {body}
        </div>
      </details>
    );
  return (
    <section id={anchor} className="sheet-entry" aria-labelledby={title && `${anchor}-title`}>
      {heading}
      {body}
    </section>
  );
}
