import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLeftAccount, watchAccount, watchSession } from './page-state.ts';

/** Has an account be signed in, or none, as any tab of the browser would find. */
function signedIn(id: number | undefined, token = `token-${id}`) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the pages do
  document.cookie = `session=${token}; Path=/${id === undefined ? '; Max-Age=-1' : ''}`;
  if (id === undefined) localStorage.removeItem('account');
  else localStorage.setItem('account', JSON.stringify({ id }));
}

const reload = vi.fn();
let ended = new AbortController();

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ linkToken: 'x' }, '');
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  ended = new AbortController();
  const { addEventListener: add } = window;
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) =>
    add.call(window, kind, act, { signal: ended.signal }),
  );
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const comeBack = () => dispatchEvent(new Event('focus'));

test('a page that is come back to notes once that another account has signed in since', () => {
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
])('%s in another tab is not taken for that', (_, before, after, token) => {
  signedIn(before);
  watchAccount();
  watchSession();
  signedIn(after, token);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(takeLeftAccount()).toBeUndefined();
});

test('a page that finds out itself whose session it is notes when that changes', () => {
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
