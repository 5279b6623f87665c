import { CoursePrice } from '../../../kit/course-cards/CoursePrice.tsx';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

interface Props {
  course: SectionContent<typeof schema>['courses'][number];
  context: SectionContext;
}

/** Renders a course in one line: title, duration and price. */
export function CourseLine({ course, context }: Props) {
  const { title, url, time } = course;
  return (
    <li>
      <p>
        {url === undefined ? <Text>{title}</Text> : <Text.a href={url}>{title}</Text.a>}
        <Text.span className="text-note">{time}</Text.span>
      </p>
      <CoursePrice course={course} context={context} />
    </li>
  );
}
