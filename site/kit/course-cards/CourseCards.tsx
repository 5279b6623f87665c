import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { CourseCard } from './CourseCard.tsx';
import { schema } from './schema.ts';

/** Renders the courses, each on a card with its weave and price. */
function CourseCards({ context, courses, ...head }: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...head}>
      <ul className="courses grid gap-xl">
        {courses.map((course) => (
          <li className="grid min-w-0" key={course.id}>
            <CourseCard course={course} context={context} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const courseCards = defineSection({
  schema,
  Component: CourseCards,
  styles: ['ui/Teaser.css'],
});
