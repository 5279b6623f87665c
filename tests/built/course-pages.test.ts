import { describe, expect, test } from 'vitest';
import { currenciesFor } from '../../contract/currency.ts';
import { fill } from '../../contract/fill.ts';
import { price as written } from '../../contract/format.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { bodyOf } from '../../site/collections/body/body-of.ts';
import { headingsOf, wordsOf } from '../../site/collections/body/tree.ts';
import { courses } from '../../site/collections/courses/index.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { entryPages } from '../../site/collections/pages.ts';
import { content } from '../../site/content.ts';
import { asWritten, pageAt } from './pages.ts';

const all = entriesOf(courses).filter(({ url }) => url !== undefined);

test('has courses with and without a discount or badge, and a free one', () => {
  for (const has of [
    all.map(({ discount }) => discount !== undefined),
    all.map(({ badge }) => badge !== undefined),
    all.map(({ price, discount = price }) => Object.values(discount).every((each) => each === 0)),
  ]) {
    expect(new Set(has)).toEqual(new Set([true, false]));
  }
});

describe.each(LANGS)('in %s', (lang) => {
  const words = localize(content.entries.courses, lang);
  const cards = localize(content.kit.courseCards, lang);

  describe.each(all.map((course) => [course.id, course] as const))('%s', (_, course) => {
    const { $ } = pageAt(localizedPath(lang, course.url ?? ''));
    const facts = $(`main section[aria-label="${words.facts}"]`);
    const texts = (elements: ReturnType<typeof $>) =>
      elements.toArray().map((element) => asWritten($(element).text()));

    test('shows its price, its former price and its badge', () => {
      const { price, discount, badge } = course;
      const now = discount ?? price;
      const isFree = Object.values(now).every((amount) => amount === 0);
      const currencies = currenciesFor(lang).slice(0, isFree ? 1 : undefined);
      const prices = texts(facts.find('.course-price p'));
      expect(prices).toEqual(
        currencies.map((each) => {
          const free = localize(content.kit.pricing, lang).free;
          const [first, before] = [now, price].map(({ [each]: amount }) =>
            amount === 0 ? free : written(lang, amount, each),
          );
          return asWritten(
            discount ? `${cards.now} ${first} ${cards.before} ${before}` : `${first}`,
          );
        }),
      );
      expect(facts.find('s')).toHaveLength(discount ? currencies.length : 0);
      expect(texts(facts.find('.course-badge'))).toEqual(badge ? [asWritten(badge[lang])] : []);
    });

    test('shows its teacher, duration and rating', () => {
      const { teacher, time, level, likes } = course;
      expect(texts(facts.find('dt, dd'))).toEqual(
        [
          [cards.author, teacher.name[lang]],
          [cards.time, time[lang]],
          [words.level, cards.levels[level]],
          [words.language, words.languages],
          [cards.likes, likes[lang]],
        ]
          .flat()
          .map(asWritten),
      );
    });

    test('lists its lessons in order, with the teacher beside them', () => {
      const syllabus = $('main [data-section="syllabus"]');
      expect(texts(syllabus.find('ol > li'))).toEqual(
        course.syllabus.map(({ title, minutes, body }) =>
          asWritten(title[lang] + fill(words.minutes, { minutes }) + body[lang]),
        ),
      );
      const { name, role, body } = course.teacher;
      expect(asWritten(syllabus.text())).toContain(
        asWritten(words.teacher + name[lang] + role[lang] + (body?.[lang] ?? '')),
      );
    });

    test('has a lesson to read, linked from its head', () => {
      const lesson = $('main [data-section="lesson"]');
      const link = $('main header a').filter((_, each) => {
        return asWritten($(each).text()) === asWritten(words.readLesson);
      });
      expect(link.attr('href')).toBe(`#${lesson.attr('id')}`);
      const entry = entryPages.find(({ path }) => path === course.url);
      const headings = entry ? headingsOf(bodyOf(entry, lang).blocks) : [];
      expect(headings.length).toBeGreaterThan(1);
      expect(texts(lesson.find('.body').find('h2, h3, h4'))).toEqual(
        headings.map(({ children }) => asWritten(wordsOf(children))),
      );
    });
  });
});
