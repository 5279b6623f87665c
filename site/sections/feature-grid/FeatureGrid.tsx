import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function FeatureGrid({ heading, anchor }: SectionProps<'feature-grid'>) {
  return (
    <section id={anchor} className="wrap" data-section="feature-grid">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
