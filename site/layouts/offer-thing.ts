import type { Offer } from '../../contract/forms.ts';
import type { Localized } from '../../contract/text.ts';
import type { Thing } from '../collections/define-collection.ts';
import type { ContentOf } from '../sections.ts';

/** The schema.org types and properties of each kind of offer, besides its name and prices. */
const KINDS = {
  product: { '@type': 'Product' },
  software: {
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
  },
  app: {
    '@type': 'MobileApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Android, iOS',
  },
  service: { '@type': 'Service', areaServed: 'TH' },
} as const;

/** The schema.org property that links each kind of offer to the company. */
const OWNERS = {
  product: 'brand',
  software: 'author',
  app: 'author',
  service: 'provider',
} as const;

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
export function offerThing(
  { name, kind, prices }: Localized<Offer>,
  { description, image, organization, plans }: About,
): Thing | undefined {
  if (kind === undefined) return undefined;
  return {
    ...KINDS[kind],
    name,
    description,
    image: [image],
    [OWNERS[kind]]: organization,
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
export function planOffers({ name, prices }: Plan): Thing[] {
  if (prices === undefined) return [];
  const isOnce = 'once' in prices;
  return Object.entries(isOnce ? prices.once : prices.monthly).map(([priceCurrency, price]) => ({
    ...priceOffer({ price, priceCurrency }, isOnce ? undefined : 'month'),
    name,
  }));
}
