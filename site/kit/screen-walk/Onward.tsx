import { fill } from '../../../contract/fill.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';

interface Props {
  /** The name of the group of radio buttons on its page; each has the id `<name>-<number>`. */
  name: string;
  /** The number of this step, counted from 1. */
  number: number;
  steps: readonly string[];
  context: SectionContext;
}

/**
 * Renders links to the previous and next step, for pointers: keyboard users switch steps with the arrow keys of the
 * radio buttons.
 */
export function Onward({ name, number, steps, context }: Props) {
  if (steps.length === 1) return null;
  const { previous, next } = context.words.screenWalk;
  return (
    <p className="onward flex flex-wrap gap-xs" aria-hidden="true">
      {number > 1 && (
        <Text.label htmlFor={`${name}-${number - 1}`}>
          {fill(previous, { step: steps[number - 2] ?? '' })}
        </Text.label>
      )}
      {number < steps.length && (
        <Text.label htmlFor={`${name}-${number + 1}`} className="onward-next">
          {fill(next, { step: steps[number] ?? '' })}
        </Text.label>
      )}
    </p>
  );
}
