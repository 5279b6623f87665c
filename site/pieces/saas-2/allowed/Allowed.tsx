import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';

/**
 * Renders what a system may do alone, what with a person, and what never: a strip of their shares, then a band for
 * each.
 */
export function Allowed(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, bands, note } = section;
  return (
    <section id={anchor} className="allowed" data-section={type}>
      <div className="allowed-head wrap">
        <SectionWords heading={heading} lead={lead} />
      </div>
      <Shares bands={bands} />
      <ul>
        {bands.map(({ title, tone, share, body, items }) => (
          <li key={title} className="allowed-band" data-tone={tone}>
            <div className="wrap">
              <div className="allowed-words">
                <h3>
                  <Text>{title}</Text> <span>{share}%</span>
                </h3>
                <Text.p>{body}</Text.p>
              </div>
              <TextList items={items} />
            </div>
          </li>
        ))}
      </ul>
      <div className="wrap">
        <SectionNote note={note} />
      </div>
    </section>
  );
}

/** Renders the shares of all bands, from edge to edge. */
function Shares({ bands }: Pick<SectionContent<typeof schema>, 'bands'>) {
  let start = 0;
  return (
    <svg className="allowed-shares" width="100%" height="48" aria-hidden="true">
      {bands.map(({ title, tone, share }) => {
        const x = start;
        start += share;
        return <rect key={title} data-tone={tone} x={`${x}%`} width={`${share}%`} height="48" />;
      })}
    </svg>
  );
}
