import type { Offer } from '../../contract/forms.ts';
import type { Lang } from '../../contract/lang.ts';
import { FINISHED_LANGS } from '../../contract/languages.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { courseThing } from '../collections/courses/index.ts';
import type { Thing } from '../collections/define-collection.ts';
import type { EntryPage } from '../collections/pages.ts';
import { content, otherNames } from '../content.ts';
import type { Page } from '../page.ts';
import type { ContentOf, SectionType } from '../sections.ts';

interface Described {
  lang: Lang;
  title: string;
  description: string;
  /** The full addresses of this page, of its share image and of the English home page. */
  address: string;
  image: string;
  home: string;
  /** The page's content, if it consists of sections. */
  page: Localized<Page> | undefined;
  entry: EntryPage | undefined;
}

/** Returns the subject of a page, and the page's type (schema.org, WebPage and its subtypes). */
function subjectOf({ address, home, page }: Described): { '@type': string; about: Thing } {
  const about = (id: string) => ({ '@id': id });
  const organization = about(`${home}#organization`);
  const subject = page?.subject;
  if (subject === 'company') return { '@type': 'AboutPage', about: organization };
  if (subject === 'contact') return { '@type': 'ContactPage', about: organization };
  const isOfEvent = page?.sections.some(({ type }) => type === 'hero-event');
  if (offerOf(page)?.kind !== undefined) {
    return { '@type': 'ItemPage', about: about(`${address}#offer`) };
  }
  return { '@type': 'WebPage', about: isOfEvent ? about(`${address}#event`) : organization };
}

/**
 * Returns the company, the page and its content for search engines (schema.org), as JSON that is safe to embed in HTML.
 * Testimonials are left out, because search engines only accept verifiable ones.
 */
export function structuredData(described: Described): string {
  const { lang, title, description, address, home, page, entry } = described;
  const thing = entry?.toThing(described);
  const graph = [
    ...company(lang, home),
    {
      ...subjectOf(described),
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: lang,
      isPartOf: { '@id': `${home}#website` },
    },
    ...(page ? thingsOn(page, described) : []),
    ...(thing ? [thing] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

function company(lang: Lang, home: string): Thing[] {
  const { brand } = content;
  const organization = `${home}#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name[lang],
      alternateName: otherNames(lang),
      legalName: brand.legalName[lang],
      description: brand.description[lang],
      url: home,
      email: brand.email,
      telephone: brand.telephone.number,
      ...(brand.socialProfiles?.length && { sameAs: brand.socialProfiles.map(({ url }) => url) }),
      logo: new URL('/icon-512.png', home).href,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: brand.name[lang],
      url: home,
      inLanguage: FINISHED_LANGS,
      publisher: { '@id': organization },
    },
  ];
}

function offerOf(page: Localized<Page> | undefined): Offer | undefined {
  const subject = page?.subject;
  return typeof subject === 'object' ? content.offers[subject.offer] : undefined;
}

const ofType = <Type extends SectionType>(page: Localized<Page>, type: Type) =>
  page.sections.filter((section) => section.type === type) as ContentOf<Type>[];

/** Returns the subjects of a page's sections as schema.org things. */
function thingsOn(page: Localized<Page>, described: Described): Thing[] {
  const { lang, description, address, image, home } = described;
  const organization = { '@id': `${home}#organization` };
  const plans = ofType(page, 'pricing').flatMap((section) => section.plans.flatMap(planOffers));
  const events = ofType(page, 'hero-event').map((event) => ({
    '@type': 'Event',
    '@id': `${address}#event`,
    name: `${event.name}: ${event.heading}`,
    description: event.lead,
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place, address: event.city },
    image: [image],
    url: address,
    organizer: organization,
    ...(plans.length > 0 ? { offers: plans.map((plan) => ({ ...plan, url: address })) } : {}),
  }));
  const offer = offerOf(page);
  const offered =
    offer && offerThing(localize(offer, lang), { description, image, organization, plans });
  const courses = [...ofType(page, 'course-cards'), ...ofType(page, 'hero-catalogue')].flatMap(
    (section) => section.courses,
  );
  const questions = ofType(page, 'questions').flatMap(({ items }) => items);
  return [
    ...events,
    ...(offered ? [{ '@id': `${address}#offer`, ...offered }] : []),
    ...(courses.length > 0
      ? [
          {
            '@type': 'ItemList',
            itemListElement: courses.map((course, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: courseThing(course, {
                ...described,
                address: new URL(course.url ?? '', address).href,
              }),
            })),
          },
        ]
      : []),
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${address}#questions`,
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
}

/** Returns the schema.org type of each kind of offer, and how it refers to the company. */
const kinds = (company: Thing) => ({
  product: { '@type': 'Product', brand: company },
  software: {
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    author: company,
  },
  app: {
    '@type': 'MobileApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Android, iOS',
    author: company,
  },
  service: { '@type': 'Service', areaServed: 'TH', provider: company },
});

/** The UN/CEFACT Common Codes, which schema.org uses for the unit of a price. */
const UNITS = { week: 'WEE', month: 'MON' } as const;

interface About {
  description: string;
  image: string;
  organization: Thing;
  /** Prices that the page itself shows as a table. If there are none, those of the offer are used. */
  plans: Thing[];
}

/**
 * Returns the subject of a page for search engines; undefined if its sections describe it themselves, as for an event.
 * Sources: https://schema.org/Product, SoftwareApplication and Service.
 */
function offerThing(
  { name, kind, prices }: Localized<Offer>,
  { description, image, organization, plans }: About,
): Thing | undefined {
  if (kind === undefined) return undefined;
  return {
    ...kinds(organization)[kind],
    name,
    description,
    image: [image],
    offers: plans.length > 0 ? plans : prices.map(priceThing),
  };
}

function priceThing({ baht, to, per }: Localized<Offer>['prices'][number]): Thing {
  if (to !== undefined) {
    return { '@type': 'AggregateOffer', lowPrice: baht, highPrice: to, priceCurrency: 'THB' };
  }
  return priceOffer({ price: baht, priceCurrency: 'THB' }, per);
}

/**
 * Returns a price, either one-off or per week or month (schema.org, Offer).
 * @param per the period that is paid for, if the price isn't one-off
 */
function priceOffer(
  price: { price: number; priceCurrency: string },
  per?: keyof typeof UNITS,
): Thing {
  return {
    '@type': 'Offer',
    ...price,
    ...(per && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        billingDuration: 1,
        unitCode: UNITS[per],
      },
    }),
  };
}

type Plan = ContentOf<'pricing'>['plans'][number];

/** Returns the price of a plan in each currency, monthly or one-off. */
function planOffers({ name, prices }: Plan): Thing[] {
  if (prices === undefined) return [];
  const isOnce = 'once' in prices;
  return Object.entries(isOnce ? prices.once : prices.monthly).map(([priceCurrency, price]) => ({
    ...priceOffer({ price, priceCurrency }, isOnce ? undefined : 'month'),
    name,
  }));
}
