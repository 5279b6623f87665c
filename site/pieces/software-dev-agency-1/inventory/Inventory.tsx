import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders everything that is handed over, as a listing from edge to edge: path, description and size. */
export function Inventory({
  type,
  anchor,
  heading,
  lead,
  items,
  note,
}: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="inventory ebony" data-section={type}>
      <div className="section wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <dl>
          {items.map(({ place, what, size }) => (
            <div key={place}>
              <dt translate="no">{place}</dt>
              <Text.dd>{what}</Text.dd>
              {size !== undefined && <Text.dd className="inventory-size">{size}</Text.dd>}
            </div>
          ))}
        </dl>
        <SectionNote note={note} />
      </div>
    </section>
  );
}
