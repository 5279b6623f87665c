import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import { ScreenBlock } from './ScreenBlock.tsx';
import type { schema } from './schema.ts';

type Screen = SectionContent<typeof schema>['screens'][number];

/** One screen in its device. The picture says nothing to a screen reader; the description does. */
export function Phone({ title, status, time, caption, description, blocks }: Screen) {
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
