import { CURRENCIES } from '../../../contract/currency.ts';
import { fill } from '../../../contract/fill.ts';
import { type Localized, localize, rewrite, type Text } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { type Described, defineCollection, type Thing } from '../define-collection.ts';
import { type Course, schema } from './schema.ts';

/** The courses of the academy (spec C2). */
export const courses = defineCollection({
  name: 'courses',
  schema,
  page: (course) => ({
    title: pageTitleOf(course),
    description: course.description,
    weave: course.image.weave,
    photo: course.image.photo,
    toThing: (described) => ({
      '@id': `${described.address}#course`,
      ...courseThing(localize(course, described.lang), described),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: durationOf(course),
        inLanguage: ['th', 'en'],
        instructor: { '@type': 'Person', name: course.teacher.name[described.lang] },
      },
      syllabusSections: course.syllabus.map(({ title, minutes, body }) => ({
        '@type': 'Syllabus',
        name: title[described.lang],
        description: body[described.lang],
        timeRequired: `PT${minutes}M`,
      })),
      image: [described.image],
    }),
  }),
});

/** Returns a course for search engines, for its own page and for lists. */
export function courseThing(
  course: Pick<Localized<Course>, 'title' | 'desc' | 'teacher' | 'price' | 'discount'>,
  { lang, address, home }: Pick<Described, 'lang' | 'address' | 'home'>,
): Thing {
  const price = course.discount ?? course.price;
  return {
    '@type': 'Course',
    name: course.title,
    description: course.desc,
    url: address,
    inLanguage: lang,
    provider: { '@id': `${home}#organization` },
    author: { '@type': 'Person', name: course.teacher.name },
    offers: CURRENCIES.map((priceCurrency) => ({
      '@type': 'Offer',
      category: price[priceCurrency] === 0 ? 'Free' : 'Paid',
      price: price[priceCurrency],
      priceCurrency,
      url: address,
    })),
  };
}

/** Returns a page title that says it is a course, because a course may share its name with a product. */
const pageTitleOf = ({ title }: Course): Text =>
  rewrite(content.entries.courses.pageTitle, (words, lang) => fill(words, { title: title[lang] }));

/** Returns the total duration of all lessons in ISO 8601. */
function durationOf({ syllabus }: Course): string {
  const minutes = syllabus.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}
