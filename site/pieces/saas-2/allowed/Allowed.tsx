import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';

const TONES = { ok: 'accent', attention: 'turmeric', wrong: 'lac' };

/** Renders what a system may do alone, what with a person, and what never: a column for each, under its share. */
export function Allowed(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, bands, note } = section;
  return (
    <section id={anchor} className="allowed section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} align="apart" />
      <ul className="allowed-bands columns">
        {bands.map(({ title, tone, share, body, items }) => (
          <li className="grid content-start gap-md" key={title}>
            <p
              className="grid gap-xs text-huge font-semibold large"
              style={{ '--share': share, '--tone': `var(--color-${TONES[tone]})` }}
            >
              {share}%
            </p>
            <Text.h3 className="text-2xl">{title}</Text.h3>
            <Text.p>{body}</Text.p>
            <TextList items={items} />
          </li>
        ))}
      </ul>
      <SectionNote note={note} />
    </section>
  );
}
