import { describe, expect, test } from 'vitest';
import { currenciesFor } from '../../contract/currency.ts';
import { price as written } from '../../contract/format.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { courses } from '../../site/collections/courses/index.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { content } from '../../site/content.ts';
import { asWritten, pageAt } from './pages.ts';

const all = entriesOf(courses).filter(({ url }) => url !== undefined);

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
  });
});
