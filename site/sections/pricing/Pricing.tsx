import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Pricing({ heading, anchor }: SectionProps<'pricing'>) {
  return (
    <section id={anchor} className="wrap" data-section="pricing">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
