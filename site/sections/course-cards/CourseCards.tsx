import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { CourseCard } from './CourseCard.tsx';

/** Courses on offer, each on a card with its weave and price. */
export function CourseCards({ context, courses, ...head }: SectionProps<'course-cards'>) {
  return (
    <SectionFrame {...head}>
      <ul className="courses">
        {courses.map((course) => (
          <li key={course.url + course.title}>
            <CourseCard course={course} context={context} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
