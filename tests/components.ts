import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dropSession } from '../site/session/cookie.ts';
import { loggedOut } from '../site/session/store.ts';

// Awaited changes take longer on a busy machine, as in browser tests.
configure({ asyncUtilTimeout: 10_000 });

// A call that comes after its test has ended reaches no network.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// The next test, often of another file, gets the same modules and the same document.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dropSession();
  loggedOut();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
