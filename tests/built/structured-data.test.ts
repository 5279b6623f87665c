import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { CURRENCIES } from '../../contract/currency.ts';
import { offers as knownOffers } from '../../contract/forms.ts';
import { page } from '../../site/page.ts';
import { contentFile } from '../../site/routes.ts';
import type { SectionOf, SectionType } from '../../site/sections.ts';
import { type BuiltPage, counterpart, listed, thingsOf } from './pages.ts';

const known = readContent('content/offers.yaml', knownOffers);

const source = ({ path }: BuiltPage) => contentFile(counterpart(path, 'en'));

describe.each(listed.filter((each) => existsSync(source(each))))('$file', (built) => {
  const { lang } = built;
  const { subject, sections } = readContent(source(built), page);
  const ofType = <Type extends SectionType>(type: Type) =>
    sections.filter((section) => section.type === type) as SectionOf<Type>[];
  const things = (type: string) => thingsOf(built, type);

  const plans = ofType('pricing').flatMap((section) => section.plans);
  /** The offers for sale: a price in each currency for each plan, except plans by agreement. */
  const offers = plans.flatMap(({ name, prices }) =>
    prices === undefined
      ? []
      : CURRENCIES.map((priceCurrency) =>
          expect.objectContaining({
            '@type': 'Offer',
            name: name[lang],
            priceCurrency,
            price: ('once' in prices ? prices.once : prices.monthly)[priceCurrency],
          }),
        ),
  );
  const withOffers = offers.length > 0 ? { offers } : {};

  test('has one FAQPage with each of its questions, if any', () => {
    const questions = ofType('questions').flatMap(({ items }) => items);
    const mainEntity = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[lang],
      acceptedAnswer: { '@type': 'Answer', text: answer[lang] },
    }));
    const expected = questions.length > 0 ? [expect.objectContaining({ mainEntity })] : [];
    expect(things('FAQPage')).toEqual(expected);
  });

  test('has an Event with start, end and tickets for each event', () => {
    expect(things('Event')).toEqual(
      ofType('hero-event').map(({ name, heading, start, end }) =>
        expect.objectContaining({
          name: `${name[lang]}: ${heading[lang]}`,
          startDate: start,
          endDate: end,
          ...withOffers,
        }),
      ),
    );
  });

  const offer = typeof subject === 'object' ? known[subject.offer] : undefined;

  test('describes the offer that it is about, with its prices', () => {
    const types = {
      product: 'Product',
      software: 'SoftwareApplication',
      app: 'MobileApplication',
      service: 'Service',
    };
    const described = Object.values(types).flatMap(things);
    if (offer?.kind === undefined) {
      expect(described).toEqual([]);
      return;
    }
    const prices = offer.prices.map(({ baht, to }) =>
      expect.objectContaining({
        priceCurrency: 'THB',
        ...(to === undefined ? { price: baht } : { lowPrice: baht, highPrice: to }),
      }),
    );
    expect(described).toEqual([
      expect.objectContaining({
        '@type': types[offer.kind],
        name: offer.name[lang],
        offers: offers.length > 0 ? offers : prices,
      }),
    ]);
    // Search engines get the same text as visitors.
    const text = built.$('main').text();
    for (const { baht, to } of offer.prices) {
      for (const amount of [baht, to].filter((each) => each !== undefined && each > 0)) {
        expect(text).toContain(`฿${amount?.toLocaleString('en')}`);
      }
    }
  });
});
