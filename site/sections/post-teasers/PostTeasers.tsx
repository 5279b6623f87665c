import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function PostTeasers({ heading, anchor }: SectionProps<'post-teasers'>) {
  return (
    <section id={anchor} className="wrap" data-section="post-teasers">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
