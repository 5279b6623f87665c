import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

export function CourseCards({ heading, anchor }: SectionProps<'course-cards'>) {
  return (
    <section id={anchor} className="wrap" data-section="course-cards">
      <h2 className="text-title">
        <Text>{heading}</Text>
      </h2>
    </section>
  );
}
