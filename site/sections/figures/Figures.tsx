import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Figures({ heading, anchor }: SectionProps<'figures'>) {
  return (
    <section id={anchor} className="wrap" data-section="figures">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
