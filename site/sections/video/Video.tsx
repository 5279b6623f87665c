import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Video({ heading, anchor }: SectionProps<'video'>) {
  return (
    <section id={anchor} className="wrap" data-section="video">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
