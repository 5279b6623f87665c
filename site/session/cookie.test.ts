import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession, NoCookiesError, readSession } from './cookie.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Records the cookies written on a page of a protocol. Reads return the given cookies, or else the last written one.
 */
function browser(protocol: 'http:' | 'https:', readable?: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', {
    get cookie() {
      return readable ?? written.at(-1)?.split(';')[0] ?? '';
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  return written;
}

test('D1 stores the token for thirty days, for this site only, and for https only when set on https', () => {
  const onHttps = browser('https:');
  keepSession('a+b/c=');
  expect(onHttps).toEqual(['session=a%2Bb%2Fc%3D; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
  const onHttp = browser('http:');
  keepSession('abc');
  expect(onHttp).toEqual(['session=abc; Path=/; Max-Age=2592000; SameSite=Lax']);
});

test('detects a browser that stores no cookies', () => {
  browser('https:', '');
  expect(() => keepSession('abc')).toThrow(NoCookiesError);
});

test('reads the token among other cookies', () => {
  browser('https:', 'a=1; session=a%2Bb%2Fc%3D; xsession=no');
  expect(readSession()).toBe('a+b/c=');
  browser('https:', 'a=1; xsession=no');
  expect(readSession()).toBeUndefined();
});

test('ignores two session cookies', () => {
  browser('https:', 'session=own; session=planted');
  expect(readSession()).toBeUndefined();
});

test('D5 removes the cookie by expiring it at once', () => {
  const written = browser('https:');
  dropSession();
  expect(written).toEqual(['session=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
});
