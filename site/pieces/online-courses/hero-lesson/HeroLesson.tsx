import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Exercise } from './Exercise.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of an academy: a lesson of one of its courses to try. */
export function HeroLesson(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, action, weave, lesson, exercise, context } = section;
  return (
    <section id={anchor} className="hero-lesson" data-section="hero">
      <div className="lesson-opening wrap grid">
        <Text.h1>{heading}</Text.h1>
        <div className="grid gap-lg">
          <Lead>{lead}</Lead>
          <ButtonLink href={action.url} label={action.label} rank="first" />
        </div>
      </div>
      <article>
        <div className="lesson-desk">
          <div className="wrap">
            <div className="lesson-head grid">
              <div>
                <Text.p className="text-accent font-medium">{lesson.label}</Text.p>
                <Text.h2 className="text-title">{lesson.title}</Text.h2>
              </div>
              <Text.p>{lesson.task}</Text.p>
            </div>
            <Exercise anchor={anchor} exercise={exercise} context={context} />
          </div>
        </div>
        <div className="lesson-hem ebony relative overflow-clip">
          <Loom weave={weave} />
        </div>
      </article>
    </section>
  );
}
