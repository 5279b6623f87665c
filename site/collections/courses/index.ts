import { z } from 'zod';
import { CURRENCIES } from '../../../contract/currency.ts';
import { fill } from '../../../contract/fill.ts';
import { type Localized, localize, rewrite, type Text, text } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { amounts, sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { type Described, defineCollection, reference, type Thing } from '../define-collection.ts';
import type { Entry } from '../entries.ts';
import { photo } from '../media/index.ts';
import { people } from '../people/index.ts';

const schema = z
  .strictObject({
    title: text(80),
    desc: text(240).describe('Text of its card'),
    description: text(160).describe('For search engines'),
    teacher: reference(people),
    image: z
      .strictObject({ weave, photo: photo(800).optional() })
      .describe('Weave shown with it, or a photo; about 208 by 26 cells fill the widest card'),
    price: amounts.describe('Price before any discount'),
    discount: amounts.optional().describe('Current price, if lower'),
    badge: text(16).optional().describe('For example “Sale!”'),
    time: text(40).describe('Duration'),
    likes: text(24).describe('Rating, such as “94% (68)”'),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    syllabus: z
      .array(z.strictObject({ title: text(80), minutes: z.int().min(1), body: text(240) }))
      .min(1)
      .describe('Lessons, in order'),
    readable: z.int().min(1).describe('Number of the lesson that can be read on its page'),
    needs: z.array(text(120)).min(1).describe('Requirements for participants'),
    outcomes: z.array(text(120)).min(1).describe('Skills that participants learn'),
    sample,
  })
  .superRefine(({ price, discount, syllabus, readable }, context) => {
    if (readable > syllabus.length) {
      const message = `there are ${syllabus.length} lessons`;
      context.addIssue({ code: 'custom', path: ['readable'], message });
    }
    for (const currency of CURRENCIES) {
      if (discount === undefined || discount[currency] < price[currency]) continue;
      const message = 'is no less than the price';
      context.addIssue({ code: 'custom', path: ['discount', currency], message });
    }
  });

export type Course = Entry<typeof schema>;

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
