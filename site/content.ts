import type { z } from 'zod';
import { ContentError, checkContent } from '../contract/content-file.ts';
import { consent, forms, offers } from '../contract/forms.ts';
import type { Lang } from '../contract/lang.ts';
import { searchWords } from '../contract/search/words.ts';
import { areaWords } from './app/area/texts.ts';
import { collectionsWords } from './app/collections/texts.ts';
import { detailsWords } from './app/details/texts.ts';
import { inboxWords } from './app/inbox/texts.ts';
import { messagesWords } from './app/messages/texts.ts';
import { notificationsWords } from './app/notifications/texts.ts';
import { paymentDetailsWords } from './app/payment-details/texts.ts';
import { savedItemsWords } from './app/saved-items/texts.ts';
import { securityWords } from './app/security/texts.ts';
import { sharedWords } from './app/shared/texts.ts';
import { accountPages } from './app/sign-in/texts.ts';
import { statusPages } from './app/status-page/texts.ts';
import { setUnbreakableTerms } from './ui/unbreakable-phrases.ts';
import { brand } from './words/brand.ts';
import { announcements, holidays } from './words/calendar.ts';
import { demo } from './words/demo.ts';
import { entryWords } from './words/entry-words.ts';
import { families } from './words/families.ts';
import { formWords } from './words/form-words.ts';
import { glossary } from './words/glossary.ts';
import { kitWords } from './words/kit-words.ts';
import { menu } from './words/menu.ts';
import { ui } from './words/ui.ts';

type Files = Record<string, readonly [file: string, schema: z.ZodType]>;
type Contents<Each extends Files> = { readonly [Name in keyof Each]: z.output<Each[Name][1]> };

/**
 * Reads files and collects their faults. A faulty file throws only when its content is accessed, so that code that
 * needs only other files still works during development.
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

/** The texts of the account screens in `site/app`. */
const ACCOUNT = {
  account: ['content/account.yaml', accountPages],
  area: ['content/account-area/area.yaml', areaWords],
  collections: ['content/account-area/collections.yaml', collectionsWords],
  details: ['content/account-area/details.yaml', detailsWords],
  inbox: ['content/inbox.yaml', inboxWords],
  messages: ['content/account-area/messages.yaml', messagesWords],
  notifications: ['content/account-area/notifications.yaml', notificationsWords],
  paymentDetails: ['content/account-area/payment-details.yaml', paymentDetailsWords],
  savedItems: ['content/account-area/saved-items.yaml', savedItemsWords],
  security: ['content/account-area/security.yaml', securityWords],
  shared: ['content/account-area/shared.yaml', sharedWords],
} as const satisfies Files;

const FILES = {
  ...ACCOUNT,
  announcements: ['content/announcements.yaml', announcements],
  brand: ['content/brand.yaml', brand],
  consent: ['content/consent.yaml', consent],
  demo: ['content/demo.yaml', demo],
  entries: ['content/entries.yaml', entryWords],
  families: ['content/families.yaml', families],
  forms: ['content/forms.yaml', forms],
  formWords: ['content/form-words.yaml', formWords],
  glossary: ['content/glossary.yaml', glossary],
  holidays: ['content/holidays.yaml', holidays],
  kit: ['content/kit.yaml', kitWords],
  menu: ['content/menu.yaml', menu],
  offers: ['content/offers.yaml', offers],
  search: ['content/search.yaml', searchWords],
  statusPages: ['content/status-pages.yaml', statusPages],
  ui: ['content/ui.yaml', ui],
} as const satisfies Files;

const { contents, faults } = readAll(FILES);

/** The schema of each of these files. */
export const schemaOfFile = new Map<string, z.ZodType>(Object.values<Files[string]>(FILES));

/** Returns the file of a part of `content`. */
export const fileOfContent = (name: keyof typeof FILES): string => FILES[name][0];

/**
 * All content of the site except its pages, read and validated once per build. Only for code that runs at build time;
 * the browser receives only the props of its components.
 */
export const content = contents;

/** Returns the texts for signing in and the account area. In each language, they are either complete or not used. */
export const accountContent = (): unknown[] =>
  Object.keys(ACCOUNT).map((name) => contents[name as keyof typeof ACCOUNT]);

/** The faults of all these files. */
export const contentFaults: readonly string[] = faults;

/** Returns the names of the product and the company in each language that differ from the product's name in one. */
export const otherNames = (lang: Lang): string[] => {
  const { name, company } = content.brand;
  return [...new Set([...Object.values(company), ...Object.values(name)])].filter(
    (each) => each !== name[lang],
  );
};

let whole: readonly string[] | undefined;

/** Returns the terms that must not break across lines (thai.md 1): those of the glossary and the company's names. */
export function unbreakableTerms(): readonly string[] {
  const { name, company, author } = content.brand;
  whole ??= [
    ...content.glossary.unbreakable,
    ...[name, company, author]
      .flatMap((each) => Object.values(each))
      .filter((each) => /\p{Script=Thai}/u.test(each)),
  ];
  return whole;
}

setUnbreakableTerms(unbreakableTerms);

/** The account pages that are indexed and shared, by their English path. */
export const accountPaths = {
  get '/account/sign-in'() {
    return content.account.signIn;
  },
  get '/account/sign-up'() {
    return content.account.signUp;
  },
};
