import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Quote({ words, anchor }: SectionProps<'quote'>) {
  return (
    <section id={anchor} className="wrap" data-section="quote">
      <h2 className="text-title">
        <Text>{words}</Text>
      </h2>
    </section>
  );
}
