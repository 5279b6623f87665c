import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function CaseTeasers({ heading, anchor }: SectionProps<'case-teasers'>) {
  return (
    <section id={anchor} className="wrap" data-section="case-teasers">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
