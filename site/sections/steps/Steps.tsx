import { Stitches } from '../../ui/Stitches.tsx';
import { Text } from '../../ui/Text.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { growingDiamond } from './growing-diamond.ts';
import type { schema } from './schema.ts';

/** More steps than fit side by side stand one below the other, with the heading beside them. */
const ACROSS = 4;

/** What happens in which order: one thread, on which each step leaves a larger diamond than the one before. */
export function Steps({ type, anchor, heading, lead, steps }: SectionProps<typeof schema>) {
  const isDown = steps.length > ACROSS;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} isBeside={isDown}>
      <ol className="steps" data-way={isDown ? 'down' : 'across'}>
        {steps.map(({ title, body, span }, index) => (
          <li key={title}>
            <span className="steps-knot">
              <Stitches rows={growingDiamond(index, steps.length)} size={78} />
            </span>
            <div className="steps-words">
              {span !== undefined && (
                <p className="steps-span">
                  <Text>{span}</Text>
                </p>
              )}
              <TitledText title={title} body={body} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
