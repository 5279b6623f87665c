import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Testimonials({ heading, anchor }: SectionProps<'testimonials'>) {
  return (
    <section id={anchor} className="wrap" data-section="testimonials">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
