import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { SectionWords } from '../SectionWords.tsx';
import type { SectionContent, SectionProps } from '../section-props.ts';
import { ScreenBlock } from './ScreenBlock.tsx';

type Screen = SectionContent<'phone-screens'>['screens'][number];

/** An app at work, on phones that stand before a cloth; where there is no room for all, they scroll. */
export function PhoneScreens(section: SectionProps<'phone-screens'>) {
  const { anchor, heading, lead, weave, screens, context } = section;
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
      data-section="phone-screens"
      data-phones={screens.length}
    >
      <div className="section-head" data-align={screens.length > 2 ? 'centre' : 'start'}>
        <SectionWords heading={heading} lead={lead} />
      </div>
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

/** One screen in its device. The picture says nothing to a screen reader; the description does. */
function Phone({ title, status, time, caption, description, blocks }: Screen) {
  return (
    <figure className="phone">
      <div className="phone-device" aria-hidden="true">
        <div className="phone-screen">
          <div className="phone-status">
            <span>{time}</span>
            <span className="phone-signal" />
          </div>
          <div className="phone-bar">
            <span className="phone-mark" />
            <span className="phone-title">
              <Text>{title}</Text>
            </span>
            {status !== undefined && (
              <span className="phone-subtitle">
                <Text>{status}</Text>
              </span>
            )}
          </div>
          <div className="phone-body">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a screen never change places
              <ScreenBlock key={index} {...block} />
            ))}
          </div>
        </div>
      </div>
      <figcaption>
        <Text>{caption}</Text>
        <span className="sr-only">
          <Text>{` ${description}`}</Text>
        </span>
      </figcaption>
    </figure>
  );
}
