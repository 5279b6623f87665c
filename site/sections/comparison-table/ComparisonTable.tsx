import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function ComparisonTable({ heading, anchor }: SectionProps<'comparison-table'>) {
  return (
    <section id={anchor} className="wrap" data-section="comparison-table">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
