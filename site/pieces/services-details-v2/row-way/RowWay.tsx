import { clockTime } from '../../../../contract/format.ts';
import { FIRST_LANG } from '../../../../contract/lang.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the path of one row through the tables, from edge to edge: side by side, or stacked on a phone. */
export function RowWay(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, places, context } = section;
  return (
    <section id={anchor} className="row-way" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <ol className="row-way-places">
        {places.map(({ title, name, time, fields, remark }) => (
          <li key={name}>
            <Text.h3>{title}</Text.h3>
            <time dateTime={time}>{clockTime(context.lang, time)}</time>
            <dl>
              {fields.map((field) => (
                <div key={field.name} data-new={field.isNew || undefined}>
                  <Text.dt>{field.name}</Text.dt>
                  <dd>{field.value}</dd>
                </div>
              ))}
            </dl>
            <Text.p>{remark}</Text.p>
            <code lang={FIRST_LANG}>{name}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
