import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function Bento({ heading, anchor }: SectionProps<'bento'>) {
  return (
    <section id={anchor} className="wrap" data-section="bento">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
