import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Prose({ heading, anchor }: SectionProps<'prose'>) {
  return (
    <section id={anchor} className="wrap" data-section="prose">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
