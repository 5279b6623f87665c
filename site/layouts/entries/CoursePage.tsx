import { fill } from '../../../contract/fill.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import { courses } from '../../collections/courses/index.ts';
import { entriesOf } from '../../collections/define-collection.ts';
import { content } from '../../content.ts';
import { inOneLanguage, sectionContext } from '../../in-language.ts';
import { CourseCard } from '../../kit/course-cards/CourseCard.tsx';
import { CoursePrice } from '../../kit/course-cards/CoursePrice.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { CreditedPhoto } from '../../ui/photo/Photo.tsx';
import { photoSheets } from '../../ui/photo/photo.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Contents } from './Contents.tsx';
import { defineLayout, type Shown } from './define-layout.ts';
import { HeadedLists } from './HeadedLists.tsx';

/** The anchors of the form and the sample lesson. */
const ENROL = 'enrol';
const LESSON = 'lesson';

/** The English path of the catalog. */
const CATALOGUE = '/portfolio/courses';

type Props = Shown<typeof courses.schema>;

/** The header of a course: its description beside its price and requirements. */
function CourseHeader({ entry: course, lang }: Props) {
  const context = sectionContext(lang);
  const cards = context.words.courseCards;
  const words = localize(content.entries.courses, lang);
  const { title, desc, badge, teacher, time, likes, level, image } = course;
  const facts = {
    [cards.author]: teacher.name,
    [cards.time]: time,
    [words.level]: cards.levels[level],
    [words.language]: words.languages,
    [cards.likes]: likes,
  };
  return (
    <header className="course-opening wrap gap-2xl columns items-center">
      <div className="grid gap-lg">
        <Text.h1 className="entry-title">{title}</Text.h1>
        <Text.p className="entry-lead text-xl text-muted">{desc}</Text.p>
        <Actions
          actions={[
            { label: words.enrol, url: `#${ENROL}` },
            { label: words.readLesson, url: `#${LESSON}` },
          ]}
        />
      </div>
      <section className="course-facts overflow-clip bg-surface" aria-label={words.facts}>
        <div className="course-facts-cloth ebony relative">
          {image.photo ? (
            <CreditedPhoto
              photo={image.photo}
              sizes="(width < 64rem) 100vw, 25rem"
              most={800}
              isFirst
            />
          ) : (
            <Loom weave={image.weave} isFirst isCentred />
          )}
          {badge !== undefined && (
            <Text.p className="course-badge text-sm font-semibold">{badge}</Text.p>
          )}
        </div>
        <CoursePrice course={course} context={context} />
        <dl className="course-label grid content-start text-sm">
          {Object.entries(facts).map(([term, detail]) => (
            <Term key={term} term={term} detail={detail} />
          ))}
        </dl>
      </section>
    </header>
  );
}

/** The learning outcomes of a course, and its prerequisites. */
function CourseAims({ entry: { outcomes, needs }, lang }: Props) {
  const words = localize(content.entries.courses, lang);
  const lists = { [words.outcomes]: outcomes, [words.needs]: needs };
  return (
    <section className="course-aims section wrap columns" data-section="aims">
      <HeadedLists lists={lists} />
    </section>
  );
}

function Syllabus({ entry: { syllabus, teacher }, lang }: Props) {
  const words = localize(content.entries.courses, lang);
  return (
    <section className="syllabus section section-beside wrap" data-section="syllabus">
      <div className="syllabus-head in-sight grid gap-2xl">
        <Text.h2>{words.syllabus}</Text.h2>
        <div className="syllabus-teacher flex gap-lg">
          <Portrait image={teacher.image} />
          <div>
            <Text.p className="text-note font-medium">{words.teacher}</Text.p>
            <Text.p className="text-lg font-semibold">{teacher.name}</Text.p>
            <Text.p className="entry-author-role text-muted">{teacher.role}</Text.p>
            {teacher.body !== undefined && <Text.p>{teacher.body}</Text.p>}
          </div>
        </div>
      </div>
      <ol className="syllabus-lessons">
        {syllabus.map(({ title, minutes, body }) => (
          <li className="grid border-t" key={title}>
            <h3>
              <MarkedText lang={lang}>{title}</MarkedText>
            </h3>
            <Text.p className="syllabus-minutes text-note nowrap">
              {fill(words.minutes, { minutes })}
            </Text.p>
            <p>
              <MarkedText lang={lang}>{body}</MarkedText>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A sample lesson to read, beside its table of contents. */
function Lesson({ lang, body }: { lang: Lang; body: BodyProps }) {
  const words = localize(content.entries, lang);
  return (
    <section id={LESSON} className="section border-t" data-section="lesson">
      <Text.h2 className="wrap">{words.courses.lesson}</Text.h2>
      <div className="entry-text wrap">
        <Contents blocks={body.blocks} label={words.contents} lang={lang} />
        <div className="entry-column">
          <Body {...body} />
        </div>
      </div>
    </section>
  );
}

/** The number of other courses that a course links to. */
const OTHERS = 2;

/** The courses after the current one, continuing from the first, below the form. */
function OtherCourses({ id, lang }: { id: string; lang: Lang }) {
  const all = entriesOf(courses).filter(({ url }) => url !== undefined);
  const at = all.findIndex((course) => course.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, at)].slice(0, OTHERS);
  if (others.length === 0) return null;
  const words = localize(content.entries.courses, lang);
  return (
    <section className="section wrap" data-section="other-courses">
      <Text.h2 className="entry-more-heading">{words.others}</Text.h2>
      <ul className="courses grid gap-xl">
        {others.map((course) => (
          <li className="grid min-w-0" key={course.id}>
            <CourseCard course={inOneLanguage(course, lang)} context={sectionContext(lang)} />
          </li>
        ))}
      </ul>
      <p className="entry-more-link">
        <TextLink label={words.all} url={localizedPath(lang, CATALOGUE)} />
      </p>
    </section>
  );
}

/** A course: its price and requirements, the lessons, the teacher, a sample lesson to read, and the enrollment form. */
export const courseLayout = defineLayout({
  collection: courses,
  under: 2,
  saysSample: true,
  sheets: () => [
    'ui/Teaser.css',
    'course-cards/course-cards.css',
    'ui/Portrait.css',
    'layouts/entries/entry.css',
    'layouts/entries/course.css',
    ...photoSheets(entriesOf(courses)),
  ],
  laterSheets: ['layouts/entries/entry-text.css'],
  Opening: (shown) => (
    <>
      <CourseHeader {...shown} />
      <CourseAims {...shown} />
    </>
  ),
  Rest: (shown) => (
    <>
      <Syllabus {...shown} />
      <Lesson {...shown} />
    </>
  ),
  sections: ({ price, discount = price }, { weave }) => {
    const { form, freeForm } = content.entries.courses;
    const isFree = Object.values(discount).every((amount) => amount === 0);
    const words = isFree ? freeForm : form;
    return [{ type: 'cta', anchor: ENROL, look: 'cloth', ...words, offer: 'academy', weave }];
  },
  OthersBelow: OtherCourses,
});
