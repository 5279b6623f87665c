import { Text } from '../../ui/Text.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** The maximum number of steps side by side; more are stacked, with the heading next to them. */
const ACROSS = 4;

/** Renders steps in order: the line above each is drawn further, until the last has all of it. */
function Steps({ type, anchor, heading, lead, steps }: SectionProps<typeof schema>) {
  const isDown = steps.length > ACROSS;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} isBeside={isDown}>
      <ol className="steps grid content-start gap-3xl" data-way={isDown ? 'down' : 'across'}>
        {steps.map(({ title, body, span }, index) => (
          <li key={title}>
            <svg className="steps-share" width="100%" height="3" aria-hidden="true">
              <rect width={`${Math.round(((index + 1) / steps.length) * 100)}%`} height="3" />
            </svg>
            <div className="steps-words grid content-start gap-xs">
              {span !== undefined && (
                <Text.p className="text-sm text-accent font-medium">{span}</Text.p>
              )}
              <TitledText title={title} body={body} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

export const steps = defineSection({
  schema,
  Component: Steps,
});
