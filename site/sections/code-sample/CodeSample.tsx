import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function CodeSample({ heading, anchor }: SectionProps<'code-sample'>) {
  return (
    <section id={anchor} className="wrap" data-section="code-sample">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
