import { money } from '../../../contract/format.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../section-props.ts';

type Course = SectionContent<'course-cards'>['courses'][number];

/** One course as a piece of cloth with its care label: who, how long, how liked. The title's link is the whole card. */
export function CourseCard({ course, context }: { course: Course; context: SectionContext }) {
  const { image, title, desc, author, badge, time, likes, url } = course;
  const words = context.words.courseCards;
  const label = { [words.author]: author.name, [words.time]: time, [words.likes]: likes };
  return (
    <article className="course">
      <div className="course-cloth ebony">
        <Loom weave={image} isCentred />
        {badge !== undefined && (
          <p className="course-badge">
            <Text>{badge}</Text>
          </p>
        )}
      </div>
      <div className="course-words">
        <h3>
          <a href={url}>
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
  const { courseCards, pricing } = context.words;
  const { before, now } = courseCards;
  const shown = (amount: number) =>
    amount === 0 ? pricing.free : money(context.lang, amount, course.currency);
  if (course.discount === undefined) return <p className="course-price">{shown(course.price)}</p>;
  return (
    <p className="course-price">
      <span className="sr-only">{now} </span>
      {shown(course.discount)}{' '}
      <s>
        <span className="sr-only">{before} </span>
        {shown(course.price)}
      </s>
    </p>
  );
}
