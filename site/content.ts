import type { z } from 'zod';
import { areaWords } from '../contract/account-area/area.ts';
import { collectionsWords } from '../contract/account-area/collections.ts';
import { detailsWords } from '../contract/account-area/details.ts';
import { messagesWords } from '../contract/account-area/messages.ts';
import { notificationsWords } from '../contract/account-area/notifications.ts';
import { paymentDetailsWords } from '../contract/account-area/payment-details.ts';
import { savedItemsWords } from '../contract/account-area/saved-items.ts';
import { securityWords } from '../contract/account-area/security.ts';
import { sharedWords } from '../contract/account-area/shared.ts';
import { accountPages } from '../contract/account-pages.ts';
import { brand } from '../contract/brand.ts';
import { ContentError, checkContent } from '../contract/content-file.ts';
import { demo } from '../contract/demo.ts';
import { entryWords } from '../contract/entry-words.ts';
import { families } from '../contract/families.ts';
import { formWords } from '../contract/form-words.ts';
import { consent, forms, offers } from '../contract/forms.ts';
import { glossary } from '../contract/glossary.ts';
import { inboxWords } from '../contract/inbox-page.ts';
import { kitWords } from '../contract/kit-words.ts';
import { menu } from '../contract/menu.ts';
import { bindThai } from '../contract/pieces.ts';
import { remembered } from '../contract/remembered.ts';
import { searchWords } from '../contract/search/words.ts';
import { statusPages } from '../contract/status-pages.ts';
import { wholeRuns } from '../contract/thai-lines.ts';
import { ui } from '../contract/ui.ts';

type Files = Record<string, readonly [file: string, schema: z.ZodType]>;
type Contents<Each extends Files> = { readonly [Name in keyof Each]: z.output<Each[Name][1]> };

/**
 * Reads files without stopping at what is wrong with one: it throws when it is asked for, so that what needs
 * only the others still works while developing.
 */
function readAll<const Each extends Files>(files: Each) {
  const faults: string[] = [];
  const contents = {};
  for (const [name, [file, schema]] of Object.entries(files)) {
    const read = checkContent(file, schema);
    faults.push(...read.faults);
    Object.defineProperty(
      contents,
      name,
      read.faults.length === 0
        ? { value: read.content, enumerable: true }
        : {
            get() {
              throw new ContentError(read.faults);
            },
          },
    );
  }
  return { contents: contents as Contents<Each>, faults };
}

const { contents, faults } = readAll({
  account: ['content/account.yaml', accountPages],
  area: ['content/account-area/area.yaml', areaWords],
  brand: ['content/brand.yaml', brand],
  collections: ['content/account-area/collections.yaml', collectionsWords],
  consent: ['content/consent.yaml', consent],
  demo: ['content/demo.yaml', demo],
  details: ['content/account-area/details.yaml', detailsWords],
  entries: ['content/entries.yaml', entryWords],
  families: ['content/families.yaml', families],
  forms: ['content/forms.yaml', forms],
  formWords: ['content/form-words.yaml', formWords],
  glossary: ['content/glossary.yaml', glossary],
  inbox: ['content/inbox.yaml', inboxWords],
  kit: ['content/kit.yaml', kitWords],
  menu: ['content/menu.yaml', menu],
  notifications: ['content/account-area/notifications.yaml', notificationsWords],
  offers: ['content/offers.yaml', offers],
  paymentDetails: ['content/account-area/payment-details.yaml', paymentDetailsWords],
  savedItems: ['content/account-area/saved-items.yaml', savedItemsWords],
  search: ['content/search.yaml', searchWords],
  messages: ['content/account-area/messages.yaml', messagesWords],
  security: ['content/account-area/security.yaml', securityWords],
  shared: ['content/account-area/shared.yaml', sharedWords],
  statusPages: ['content/status-pages.yaml', statusPages],
  ui: ['content/ui.yaml', ui],
});

/**
 * Everything the site says besides its pages, read and checked once per build. Only for code that runs at build
 * time; the browser gets what a component was given.
 */
export const content = contents;

/** Everything that is wrong with these files. */
export const contentFaults: readonly string[] = faults;

/** What the company calls itself in each language, where that is not the product's name. */
export const otherNames = (): string[] => {
  const { name, company } = content.brand;
  return [...new Set(Object.values(company))].filter((each) => each !== name);
};

let whole: readonly string[] | undefined;

/** The terms that stay whole on a line (thai.md 1): those of the glossary, and what the company calls itself. */
export function wholeTerms(): readonly string[] {
  const { company, author } = content.brand;
  whole ??= [
    ...content.glossary,
    ...[...Object.values(company), ...Object.values(author)].filter((name) =>
      /\p{Script=Thai}/u.test(name),
    ),
  ];
  return whole;
}

const runsIn = remembered(
  (value: string) => value,
  (value): readonly string[] => wholeRuns(bindThai(value), wholeTerms()),
);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What stays whole on a line in a text, or in all texts of some content, for an island that is to keep it so. */
export const wholeIn = (value: unknown): readonly string[] => {
  const [first, ...others] = stringsIn(value).map(runsIn);
  return others.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...others].flat())];
};

/** The account pages that can be found and shared, by their English path. */
export const accountPaths = {
  get '/account/sign-in'() {
    return content.account.signIn;
  },
  get '/account/sign-up'() {
    return content.account.signUp;
  },
};
