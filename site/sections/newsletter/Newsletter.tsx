import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Newsletter({ heading, anchor }: SectionProps<'newsletter'>) {
  return (
    <section id={anchor} className="wrap" data-section="newsletter">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
