import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import { Device } from './Device.tsx';
import { ScreenBlocks } from './ScreenBlock.tsx';
import type { schema } from './schema.ts';

type Screen = SectionContent<typeof schema>['screens'][number];

/** One screen in its device. The picture says nothing to a screen reader; the description does. */
export function Phone({ caption, description, blocks, ...screen }: Screen) {
  return (
    <figure className="phone">
      <div className="phone-picture" aria-hidden="true">
        <Device {...screen}>
          <ScreenBlocks blocks={blocks} />
        </Device>
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
