import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../contract/content-file.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { dropSession, isSignedIn, keepSession } from '../../session/cookie.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { rememberLeftAccount } from '../../session/page-state.ts';
import { removeSession } from '../../session/remove-session.ts';
import { PLACEHOLDER_ACCOUNT } from '../details/placeholder-account.ts';
import { Messages } from '../messages/Messages.island.tsx';
import { messagesWords } from '../messages/texts.ts';
import { answerCalls, refusal, server } from '../saved-items/server-of-tests.ts';
import { areaWords } from './texts.ts';

const areaIn = (lang: Lang) =>
  localize(readContent('content/account-area/area.yaml', areaWords), lang).app;

/** The messages page: like every page with a form, it keeps typed text as a draft (session/use-draft.ts). */
const messages = (lang: Lang) => {
  const { app: words } = localize(
    readContent('content/account-area/messages.yaml', messagesWords),
    lang,
  );
  const given = { lang, area: areaIn(lang), terms: [] };
  const { conversation } = words;
  return <Messages {...{ ...given, words, conversation }} forms={{}} confirm="/confirm" />;
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

const field = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLTextAreaElement>('form [name="body"]');
    if (!found) throw new Error('not there yet');
    return found;
  });

test('restores the typed text after a 401, in the other language too, but for no other account', async () => {
  load(messages('en'));
  const control = await field();
  fireEvent.input(control, { target: { value: 'Indigo' } });
  server.answers['POST /api/me/conversations'] = () => refusal(401);
  await act(async () => void fireEvent.submit(control.form as HTMLFormElement));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isSignedIn()).toBe(false);

  signIn(2);
  load(messages('en'));
  expect((await field()).value).toBe('');
  fireEvent.input(await field(), { target: { value: 'Madder' } });
  removeSession();

  signIn(1);
  load(messages('th'));
  expect((await field()).value).toBe('Indigo');
});

describe('a page reloaded because another account has signed in', () => {
  const alert = () => document.querySelector('[role=alert] .area-problem')?.textContent ?? '';

  test.each(['en', 'th'] as const)('says so once, in %s', async (lang) => {
    const { otherAccount } = areaIn(lang);
    rememberLeftAccount(1);
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
    fireEvent.input(await field(), { target: { value: 'Indigo' } });
    rememberLeftAccount(1);
    signIn(2);
    load(messages('en'));
    const { otherAccount } = areaIn('en');
    expect(alert()).toContain(`${otherAccount.now} ${otherAccount.kept}`);
  });

  test('says nothing to the account that it showed before', () => {
    rememberLeftAccount(1);
    load(messages('en'));
    expect(alert()).toBe('');
  });
});
