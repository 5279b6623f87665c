import type { Offer } from '../../contract/forms.ts';
import type { Localized } from '../../contract/text.ts';
import type { Thing } from '../collections/define-collection.ts';
import type { ContentOf } from '../sections.ts';

/** What is said of each kind of offer, besides its name and prices (schema.org). */
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

/** Whose an offer is, in the word of its kind. */
const OWNERS = {
  product: 'brand',
  software: 'author',
  app: 'author',
  service: 'provider',
} as const;

/** The common codes of UN/CEFACT, as schema.org has them for the unit of a price. */
const UNITS = { week: 'WEE', month: 'MON' } as const;

interface About {
  description: string;
  image: string;
  organization: Thing;
  /** Prices that the page itself shows as a table; those of the offer stand in for them. */
  plans: Thing[];
}

/**
 * What a page is about, for search engines: undefined where it speaks for itself, as an event does.
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
 * What something costs, once or for each week or month (schema.org, Offer).
 * @param per what it is paid for, if not once
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

/** What a plan costs in each currency: by the month, or once. */
export function planOffers({ name, prices }: Plan): Thing[] {
  if (prices === undefined) return [];
  const isOnce = 'once' in prices;
  return Object.entries(isOnce ? prices.once : prices.monthly).map(([priceCurrency, price]) => ({
    ...priceOffer({ price, priceCurrency }, isOnce ? undefined : 'month'),
    name,
  }));
}
