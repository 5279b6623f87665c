import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Integrations({ heading, anchor }: SectionProps<'integrations'>) {
  return (
    <section id={anchor} className="wrap" data-section="integrations">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
