import { z } from 'zod';
import { readContent } from '../contract/content-file.ts';
import { type Consent, consent, type Forms, forms } from '../contract/forms.ts';
import { type Mails, mails } from '../contract/mails.ts';

/** What the server knows of the company that runs it, from the same content as the site. */
export interface Company {
  name: string;
  /** Where visitors can write to, and where leads go. */
  email: string;
  /** Where the site stands when nothing else is said. */
  url: string;
  forms: Forms;
  consent: Consent;
  mails: Mails;
}

/**
 * Reads what the server has to know.
 * @throws ContentError when a file cannot be used, or the file system's error without it
 */
export function readCompany(): Company {
  const brand = readContent(
    'content/brand.yaml',
    z.looseObject({ name: z.string(), email: z.email(), url: z.url() }),
  );
  return {
    name: brand.name,
    email: brand.email,
    url: brand.url,
    forms: readContent('content/forms.yaml', forms),
    consent: readContent('content/consent.yaml', consent),
    mails: readContent('content/mails.yaml', mails),
  };
}
