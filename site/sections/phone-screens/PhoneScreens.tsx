import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function PhoneScreens({ heading, anchor }: SectionProps<'phone-screens'>) {
  return (
    <section id={anchor} className="wrap" data-section="phone-screens">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
