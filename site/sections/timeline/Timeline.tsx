import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Timeline({ heading, anchor }: SectionProps<'timeline'>) {
  return (
    <section id={anchor} className="wrap" data-section="timeline">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
