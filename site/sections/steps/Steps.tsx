import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Steps({ heading, anchor }: SectionProps<'steps'>) {
  return (
    <section id={anchor} className="wrap" data-section="steps">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
