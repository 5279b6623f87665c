import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function People({ heading, anchor }: SectionProps<'people'>) {
  return (
    <section id={anchor} className="wrap" data-section="people">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
