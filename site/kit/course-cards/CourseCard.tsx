import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { CoursePrice } from './CoursePrice.tsx';
import type { schema } from './schema.ts';

type Course = SectionContent<typeof schema>['courses'][number];

/**
 * Renders a course as a piece of cloth with a care label: audience, duration, rating. The title's link covers the whole
 * card.
 */
export function CourseCard({ course, context }: { course: Course; context: SectionContext }) {
  const { image, title, desc, teacher, badge, time, likes, url } = course;
  const words = context.words.courseCards;
  const label = { [words.author]: teacher.name, [words.time]: time, [words.likes]: likes };
  return (
    <article className="course relative grid overflow-clip bg-surface">
      <div className="course-cloth hover-cloth ebony relative">
        {image.photo ? (
          <Photo photo={image.photo} sizes="(width < 48rem) 100vw, 50vw" most={800} />
        ) : (
          <Loom weave={image.weave} isCentred />
        )}
        {badge !== undefined && (
          <Text.p className="course-badge text-sm font-semibold">{badge}</Text.p>
        )}
      </div>
      <div className="course-words grid content-start gap-xs">
        <h3>
          <CoveringLink title={title} url={url} />
        </h3>
        <Text.p className="text-note">{desc}</Text.p>
      </div>
      <dl className="course-label grid content-start text-sm">
        {Object.entries(label).map(([term, detail]) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
      <CoursePrice course={course} context={context} />
    </article>
  );
}
