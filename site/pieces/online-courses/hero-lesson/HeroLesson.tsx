import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CourseLine } from './CourseLine.tsx';
import { Exercise } from './Exercise.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of an academy: a lesson of one of its courses to try and read, then the prices. */
export function HeroLesson(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, action, courses, weave, lesson, exercise, context } = section;
  const { url } = lesson.course;
  return (
    <section id={anchor} className="hero-lesson" data-section="hero">
      <div className="lesson-opening wrap">
        <Text.h1>{heading}</Text.h1>
        <div>
          <Lead>{lead}</Lead>
          <ButtonLink href={action.url} label={action.label} rank="first" />
        </div>
      </div>
      <article>
        <div className="lesson-desk">
          <div className="wrap">
            <div className="lesson-head">
              <div>
                <Text.p>{lesson.label}</Text.p>
                <Text.h2 className="text-title">{lesson.title}</Text.h2>
              </div>
              <Text.p>{lesson.task}</Text.p>
            </div>
            <Exercise anchor={anchor} exercise={exercise} context={context} />
          </div>
        </div>
        <div className="lesson-hem ebony">
          <Loom weave={weave} />
        </div>
        <div className="lesson wrap">
          <div className="lesson-words">
            {lesson.paragraphs.map((paragraph) => (
              <Text.p key={paragraph}>{paragraph}</Text.p>
            ))}
            {url !== undefined && <TextLink label={context.words.heroLesson.all} url={url} />}
          </div>
          <ul className="lesson-courses">
            {courses.map((course) => (
              <CourseLine key={course.id} course={course} context={context} />
            ))}
          </ul>
        </div>
      </article>
    </section>
  );
}
