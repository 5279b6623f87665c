import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function HeroLost({ heading }: SectionProps<'hero-lost'>) {
  return (
    <section className="wrap" data-section="hero">
      <h1 className="text-title">
        <Text>{heading}</Text>
      </h1>
    </section>
  );
}
