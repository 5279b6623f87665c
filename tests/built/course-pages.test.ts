import { describe, expect, test } from 'vitest';
import { CURRENCIES, currenciesFor } from '../../contract/currency.ts';
import { price as written } from '../../contract/format.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { courses } from '../../site/collections/courses/index.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { content } from '../../site/content.ts';
import { asWritten, origin, pageAt, thingsOf } from './pages.ts';

const all = entriesOf(courses).filter(({ url }) => url !== undefined);

describe.each(LANGS)('in %s', (lang) => {
  const words = localize(content.entries.courses, lang);
  const cards = localize(content.kit.courseCards, lang);

  describe.each(all.map((course) => [course.id, course] as const))('%s', (_, course) => {
    const path = localizedPath(lang, course.url ?? '');
    const page = pageAt(path);
    const { $ } = page;
    const facts = $(`main section[aria-label="${words.facts}"]`);
    const texts = (elements: ReturnType<typeof $>) =>
      elements.toArray().map((element) => asWritten($(element).text()));

    test('is a Course with its title, an offer in each currency and its duration', () => {
      const { title, price, discount = price, syllabus } = course;
      expect(asWritten($('h1').text())).toBe(asWritten(title[lang]));
      const [described] = thingsOf(page, 'Course');
      expect(described).toMatchObject({
        name: title[lang],
        offers: CURRENCIES.map((priceCurrency) => ({
          price: discount[priceCurrency],
          priceCurrency,
          url: origin + path,
        })),
        hasCourseInstance: { courseWorkload: expect.stringMatching(/^PT\d+H\d+M$/) },
      });
      expect(described?.['syllabusSections']).toHaveLength(syllabus.length);
    });

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
  });
});
