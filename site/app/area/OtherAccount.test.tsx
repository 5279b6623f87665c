import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../contract/content-file.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { dropSession, isSignedIn, keepSession } from '../../session/cookie.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { thingsAddress } from '../../session/known-thing.ts';
import { noteLeftAccount } from '../../session/page-state.ts';
import { removeSession } from '../../session/remove-session.ts';
import { Collections } from '../collections/Collections.island.tsx';
import { collectionsWords } from '../collections/texts.ts';
import { Details } from '../details/Details.island.tsx';
import { PLACEHOLDER_ACCOUNT } from '../details/placeholder-account.ts';
import { detailsWords } from '../details/texts.ts';
import { Messages } from '../messages/Messages.island.tsx';
import { messagesWords } from '../messages/texts.ts';
import { answerCalls, refusal, server, THINGS } from '../saved-items/server-of-tests.ts';
import { savedItemsWords } from '../saved-items/texts.ts';
import { accountPages } from '../sign-in/texts.ts';
import { areaWords } from './texts.ts';

const read = {
  account: readContent('content/account.yaml', accountPages),
  area: readContent('content/account-area/area.yaml', areaWords),
  collections: readContent('content/account-area/collections.yaml', collectionsWords),
  details: readContent('content/account-area/details.yaml', detailsWords),
  messages: readContent('content/account-area/messages.yaml', messagesWords),
  saved: readContent('content/account-area/saved-items.yaml', savedItemsWords),
};

/** Returns the words of the pages in a language. */
function speech(lang: Lang) {
  const { fields, refusals } = localize(read.account, lang);
  const { app: area } = localize(read.area, lang);
  const { otherAccount } = area;
  return { given: { lang, area, terms: [] }, otherAccount, fields, refusals };
}

const messages = (lang: Lang) =>
  createElement(Messages, {
    ...speech(lang).given,
    ...{ words: localize(read.messages, lang).app, forms: {}, confirm: '/confirm' },
  });

/** Each page with a form: which field is typed into, and which call sends it. */
const FORMS: Record<
  string,
  { page: (lang: Lang) => React.ReactNode; field: string; call: string }
> = {
  'a message': { page: messages, field: 'body', call: 'POST /api/me/conversations' },
  details: {
    page: (lang) => {
      const { given, fields, refusals } = speech(lang);
      const words = localize(read.details, lang).app;
      return createElement(Details, { ...given, words, fields, refusals });
    },
    ...{ field: 'company', call: 'PATCH /api/me' },
  },
  'a collection': {
    page: (lang) => {
      const { given, refusals } = speech(lang);
      const words = localize(read.collections, lang).app;
      const { things } = localize(read.saved, lang);
      return createElement(Collections, { ...given, words, refusals, things, shared: '/shared' });
    },
    ...{ field: 'note', call: 'POST /api/collections' },
  },
};

const person = (id: number) => ({
  ...PLACEHOLDER_ACCOUNT,
  id,
  username: `p${id}`,
  email: `p${id}@example.com`,
});
let signedIn = 1;

function signIn(id: number) {
  signedIn = id;
  rememberAccount(person(id));
  keepSession(`token-${id}`);
}

answerCalls(() => ({
  'GET /api/me': () => Response.json(person(signedIn)),
  [`GET ${thingsAddress('th')}`]: () => Response.json(THINGS),
  'GET /api/saved': () => Response.json({ items: [] }),
  'GET /api/collections': () => Response.json({ collections: [] }),
  'GET /api/me/conversations': () => Response.json({ conversations: [] }),
}));

const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
  history.replaceState(null, '', '/account?new');
  dropSession();
  signIn(1);
});

/** Loads a page as after a reload. */
function load(page: React.ReactNode) {
  cleanup();
  render(page);
}

const controlOf = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!found) throw new Error('not there yet');
    return found;
  });

describe.each(Object.entries(FORMS))('%s', (_, { page, field, call }) => {
  test.each(['a 401', 'signing out in another tab'])(
    'restores the typed text after %s, in the other language too, but for no other account',
    async (how) => {
      load(page('en'));
      const control = await controlOf(field);
      fireEvent.input(control, { target: { value: 'Indigo' } });
      if (how === 'a 401') {
        server.answers[call] = () => refusal(401);
        await act(async () => void fireEvent.submit(control.form as HTMLFormElement));
        await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
        expect(isSignedIn()).toBe(false);
      } else {
        // biome-ignore lint/suspicious/noDocumentCookie: as the other tab does
        document.cookie = 'session=; Path=/; Max-Age=-1';
        localStorage.clear();
        dropSession();
      }

      signIn(2);
      load(page('en'));
      expect((await controlOf(field)).value).toBe('');
      fireEvent.input(await controlOf(field), { target: { value: 'Madder' } });
      removeSession();

      signIn(1);
      load(page('th'));
      expect((await controlOf(field)).value).toBe('Indigo');
    },
  );
});

describe('a page reloaded because another account has signed in', () => {
  const alert = () => document.querySelector('[role=alert] .area-problem')?.textContent ?? '';

  test.each(['en', 'th'] as const)('says so once, in %s', async (lang) => {
    const { otherAccount } = speech(lang);
    noteLeftAccount(1);
    signIn(2);
    load(messages(lang));
    expect(alert()).toContain(otherAccount.now);
    // Nothing was typed.
    expect(alert()).not.toContain(otherAccount.kept);
    load(messages(lang));
    expect(alert()).toBe('');
  });

  test('says that typed text was not sent, if there was any', async () => {
    load(messages('en'));
    fireEvent.input(await controlOf('body'), { target: { value: 'Indigo' } });
    noteLeftAccount(1);
    signIn(2);
    load(messages('en'));
    const { otherAccount } = speech('en');
    expect(alert()).toContain(`${otherAccount.now} ${otherAccount.kept}`);
  });

  test('says nothing to the account that it showed before', () => {
    noteLeftAccount(1);
    load(messages('en'));
    expect(alert()).toBe('');
  });
});
