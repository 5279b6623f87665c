import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Programme({ heading, anchor }: SectionProps<'programme'>) {
  return (
    <section id={anchor} className="wrap" data-section="programme">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
