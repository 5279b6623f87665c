import { Loom } from '../../ui/loom/Loom.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { coursePrice } from './course-price.ts';
import type { schema } from './schema.ts';

type Course = SectionContent<typeof schema>['courses'][number];

/** One course as a piece of cloth with its care label: who, how long, how liked. The title's link is the whole card. */
export function CourseCard({ course, context }: { course: Course; context: SectionContext }) {
  const { image, title, desc, author, badge, time, likes, url } = course;
  const words = context.words.courseCards;
  const label = { [words.author]: author.name, [words.time]: time, [words.likes]: likes };
  return (
    <article className="course">
      <div className="course-cloth hover-cloth ebony">
        <Loom weave={image} isCentred />
        {badge !== undefined && (
          <p className="course-badge">
            <Text>{badge}</Text>
          </p>
        )}
      </div>
      <div className="course-words">
        <h3>
          <a className="covering-link" href={url}>
            <Text>{title}</Text>
          </a>
        </h3>
        <p>
          <Text>{desc}</Text>
        </p>
      </div>
      <dl className="course-label">
        {Object.entries(label).map(([term, detail]) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
      <CoursePrice course={course} context={context} />
    </article>
  );
}

/** What a course costs; before a discount too, crossed out for eyes and said in words for ears. */
function CoursePrice({ course, context }: { course: Course; context: SectionContext }) {
  const words = context.words.courseCards;
  const { now, before } = coursePrice(course, context);
  if (before === undefined) return <p className="course-price">{now}</p>;
  return (
    <p className="course-price">
      <span className="sr-only">{words.now} </span>
      {now}{' '}
      <s>
        <span className="sr-only">{words.before} </span>
        {before}
      </s>
    </p>
  );
}
