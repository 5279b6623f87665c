import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLeftAccount, watchAccount, watchSession } from './page-state.ts';

/** Signs an account in or out, as any tab of the browser sees it. */
function signedIn(id: number | undefined, token = `token-${id}`) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the pages do
  document.cookie = `session=${token}; Path=/${id === undefined ? '; Max-Age=-1' : ''}`;
  if (id === undefined) localStorage.removeItem('account');
  else localStorage.setItem('account', JSON.stringify({ id }));
}

const reload = vi.fn();
let ended = new AbortController();

beforeEach(() => {
  history.replaceState({ linkToken: 'x' }, '');
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  ended = new AbortController();
  const { addEventListener: add } = window;
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) =>
    add.call(window, kind, act, { signal: ended.signal }),
  );
});
afterEach(() => ended.abort());

const comeBack = () => dispatchEvent(new Event('focus'));

test('detects once, when the page gets the focus, that another account has signed in', () => {
  signedIn(1);
  watchAccount();
  watchSession();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  signedIn(2);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect([takeLeftAccount(), takeLeftAccount()]).toEqual([1, undefined]);
  expect(history.state).toEqual({ linkToken: 'x' });
});

test.each<[string, before: number | undefined, after: number | undefined, token?: string]>([
  ['signing in', undefined, 1],
  ['signing out', 1, undefined],
  ['a new session of the same account', 1, 1, 'new'],
])('does not take %s in another tab for that', (_, before, after, token) => {
  signedIn(before);
  watchAccount();
  watchSession();
  signedIn(after, token);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(takeLeftAccount()).toBeUndefined();
});

test('detects that the session changes after finding out whose it is', () => {
  signedIn(1);
  localStorage.clear();
  watchAccount();
  watchSession();
  signedIn(1);
  dispatchEvent(new Event('account'));
  signedIn(2);
  comeBack();
  expect(takeLeftAccount()).toBe(1);
});
