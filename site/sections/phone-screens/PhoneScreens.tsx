import { Loom } from '../../ui/loom/Loom.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Phone } from './Phone.tsx';
import type { schema } from './schema.ts';

/** An app at work, on phones that stand before a cloth; where there is no room for all, they scroll. */
export function PhoneScreens(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, weave, screens, context } = section;
  const phones = (
    <ul className="phones">
      {screens.map((screen) => (
        <li key={screen.caption}>
          <Phone {...screen} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      id={anchor}
      className="phones-section section wrap"
      data-section={type}
      data-phones={screens.length}
    >
      <SectionHead heading={heading} lead={lead} align={screens.length > 2 ? 'centre' : 'start'} />
      <div className="phones-stage">
        <div className="phones-cloth ebony">{weave && <Loom weave={weave} />}</div>
        {screens.length === 1 ? (
          phones
        ) : (
          <section
            className="phones-row"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1)
            tabIndex={0}
            aria-label={`${context.words.phoneScreens.screens}: ${heading}`}
          >
            {phones}
          </section>
        )}
      </div>
    </section>
  );
}
