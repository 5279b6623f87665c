import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';

/**
 * Renders what a system may do alone, what with a person, and what never: their shares from edge to edge, then a column
 * for each.
 */
export function Allowed(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, bands, note } = section;
  return (
    <section id={anchor} className="allowed" data-section={type}>
      <div className="allowed-head wrap grid gap-lg">
        <SectionWords heading={heading} lead={lead} />
      </div>
      <div className="allowed-shares flex" aria-hidden="true">
        {bands.map(({ title, tone, share }) => (
          <span key={title} data-tone={tone} style={{ flexGrow: share }} />
        ))}
      </div>
      <div className="wrap">
        <ul className="allowed-bands columns">
          {bands.map(({ title, tone, share, body, items }) => (
            <li className="grid content-start gap-md" key={title} data-tone={tone}>
              <h3 className="text-2xl">
                <span className="allowed-share block text-huge large">{share}%</span>{' '}
                <Text>{title}</Text>
              </h3>
              <Text.p>{body}</Text.p>
              <TextList items={items} />
            </li>
          ))}
        </ul>
        <SectionNote note={note} />
      </div>
    </section>
  );
}
