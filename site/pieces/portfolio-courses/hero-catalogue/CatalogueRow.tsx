import { fill } from '../../../../contract/fill.ts';
import { CoursePrice } from '../../../kit/course-cards/CoursePrice.tsx';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { LessonStrip } from './LessonStrip.tsx';
import type { schema } from './schema.ts';

interface Props {
  course: SectionContent<typeof schema>['courses'][number];
  /** Whether it is on the first screen. */
  isFirst: boolean;
  context: SectionContext;
}

/** Renders a course in the catalogue: its cloth, description, lessons to scale and price. */
export function CatalogueRow({ course, isFirst, context }: Props) {
  const { title, desc, url, level, teacher, badge, time, image, syllabus, readable } = course;
  const { courseCards: cards, heroCatalogue: says } = context.words;
  return (
    <article className="catalogue-course grid gap-md">
      <div className="catalogue-cloth relative overflow-clip ebony">
        <Loom weave={image.weave} isFirst={isFirst} isCentred />
      </div>
      <div className="catalogue-words grid gap-xs">
        <p className="catalogue-level flex flex-wrap text-sm text-accent font-medium">
          <Text>{cards.levels[level]}</Text>
          {badge !== undefined && <Text.b>{badge}</Text.b>}
        </p>
        <h2 className="text-2xl">
          {url === undefined ? <Text>{title}</Text> : <Text.a href={url}>{title}</Text.a>}
        </h2>
        <Text.p className="text-note">{desc}</Text.p>
      </div>
      <div className="catalogue-lessons grid content-start gap-xs text-sm">
        <LessonStrip weave={image.weave} syllabus={syllabus} readable={readable} />
        <p className="flex flex-wrap text-muted">
          <Text.span>{time}</Text.span>
          <Text.span>{`${cards.author} ${teacher.name}`}</Text.span>
        </p>
        {url !== undefined && (
          <a className="text-link font-medium" href={`${url}#lesson`}>
            <Text>{fill(says.read, { lesson: readable })}</Text>
            <span className="sr-only">
              {': '}
              <Text>{title}</Text>
            </span>
          </a>
        )}
      </div>
      <CoursePrice course={course} isOwnOnly context={context} />
    </article>
  );
}
