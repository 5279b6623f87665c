import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function FeatureSplit({ heading, anchor }: SectionProps<'feature-split'>) {
  return (
    <section id={anchor} className="wrap" data-section="feature-split">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
