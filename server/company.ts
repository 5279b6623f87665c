import { z } from 'zod';
import { readContent } from '../contract/content-file.ts';
import { consent, forms, offers } from '../contract/forms.ts';
import type { Lang } from '../contract/lang.ts';
import type { LeadRules } from '../contract/lead-rules.ts';
import { type Mails, mails } from '../contract/mails.ts';
import { brandNameFields } from '../contract/names.ts';

/** Data about the company that runs the server, from the same content as the site. */
export interface Company extends LeadRules {
  name: Record<Lang, string>;
  /** All of its names, in every language; passwords must not contain them. */
  names: readonly string[];
  /** The address for visitors to write to and for leads to go to. */
  email: string;
  /** The site's URL unless it is configured. */
  url: string;
  mails: Mails;
}

/** Reads the company's data from the content, or throws a ContentError. */
export function readCompany(): Company {
  const brand = readContent(
    'content/brand.yaml',
    z.looseObject({
      name: brandNameFields.name,
      company: z.record(z.string(), z.string()),
      email: z.email(),
      url: z.url(),
    }),
  );
  return {
    name: brand.name,
    names: [...new Set([...Object.values(brand.name), ...Object.values(brand.company)])],
    email: brand.email,
    url: brand.url,
    forms: readContent('content/forms.yaml', forms),
    consent: readContent('content/consent.yaml', consent),
    offers: readContent('content/offers.yaml', offers),
    mails: readContent('content/mails.yaml', mails),
  };
}
