import { z } from 'zod';
import { readContent } from '../contract/content-file.ts';
import { consent, forms, offers } from '../contract/forms.ts';
import type { LeadRules } from '../contract/lead-rules.ts';
import { type Mails, mails } from '../contract/mails.ts';

/** What the server knows of the company that runs it, from the same content as the site. */
export interface Company extends LeadRules {
  name: string;
  /** All its names, in every language: none of them may be a password. */
  names: readonly string[];
  /** Where visitors can write to, and where leads go. */
  email: string;
  /** Where the site stands when nothing else is said. */
  url: string;
  mails: Mails;
}

/**
 * Reads what the server has to know.
 * @throws ContentError when a file cannot be used, or the file system's error without it
 */
export function readCompany(): Company {
  const brand = readContent(
    'content/brand.yaml',
    z.looseObject({
      name: z.string(),
      company: z.record(z.string(), z.string()),
      email: z.email(),
      url: z.url(),
    }),
  );
  return {
    name: brand.name,
    names: [brand.name, ...Object.values(brand.company)],
    email: brand.email,
    url: brand.url,
    forms: readContent('content/forms.yaml', forms),
    consent: readContent('content/consent.yaml', consent),
    offers: readContent('content/offers.yaml', offers),
    mails: readContent('content/mails.yaml', mails),
  };
}
