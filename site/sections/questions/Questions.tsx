import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Questions({ heading, anchor }: SectionProps<'questions'>) {
  return (
    <section id={anchor} className="wrap" data-section="questions">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
