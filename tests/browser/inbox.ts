import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { inboxWords } from '../../site/app/inbox/texts.ts';
import { areaIn } from './area.ts';
import { makeAdmin } from './data.ts';
import { createAccount, giveSession, tokenOf } from './people.ts';
import { test as base, expect, type Page, whenExhaustive } from './site.ts';
import { content } from './words.ts';

export const PATH = '/account/inbox';
export const inboxTexts = (lang: Lang) => {
  const { app, ...words } = localize(readContent('content/inbox.yaml', inboxWords), lang);
  return { ...words, app: { ...app, errors: areaIn(lang).app.errors } };
};

interface Fixtures {
  /** Signs in an administrator. */
  signIn: () => Promise<void>;
  send: (lead: {
    email: string;
    message?: string;
    name?: string;
    [field: string]: unknown;
  }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, request }, use) => {
    await use(async () => {
      const person = await createAccount(request);
      makeAdmin(person.email);
      await giveSession(page, await tokenOf(request, person));
    });
  },
  send: async ({ request, extraHTTPHeaders }, use) => {
    await use(async (lead) => {
      const answer = await request.post('/api/leads', {
        headers: extraHTTPHeaders ?? {},
        data: {
          form: 'call-to-action',
          lang: 'en',
          page: '/contacts/v1',
          consent: content.consent[0].version,
          ...lead,
        },
      });
      expect(answer.status()).toBe(201);
    });
  },
});

/** Does the same as `test`, but only in `npm run test:all`. */
export const exhaustiveTest = whenExhaustive(test);

export const row = (page: Page, email: string) => page.locator('.inbox-item', { hasText: email });

export const tabsIn =
  (lang: Lang) => (page: Page, view: keyof ReturnType<typeof inboxTexts>['app']['views']) =>
    page.getByRole('tab', { name: inboxTexts(lang).app.views[view] });
