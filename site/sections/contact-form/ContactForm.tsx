import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function ContactForm({ heading, anchor }: SectionProps<'contact-form'>) {
  return (
    <section id={anchor} className="wrap" data-section="contact-form">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
