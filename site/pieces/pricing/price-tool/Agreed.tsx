import { Text } from '../../../ui/Text.tsx';
import type { WhenChosen } from './when-chosen.ts';

interface Props extends WhenChosen {
  heading: string;
  points: readonly string[];
}

/** Renders the steps to agree on a price, one after the other. */
export function Agreed({ heading, points, ...when }: Props) {
  return (
    <div className="price-paper" {...when}>
      <Text.p className="price-paper-title">{heading}</Text.p>
      <ol>
        {points.map((point) => (
          <Text.li key={point}>{point}</Text.li>
        ))}
      </ol>
    </div>
  );
}
