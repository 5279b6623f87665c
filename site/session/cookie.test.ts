import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession, NoCookiesError, readSession } from './cookie.ts';

afterEach(() => vi.unstubAllGlobals());

/** Notes what is written, on a page of a protocol; what can be read is given, or else what was written last. */
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

test('D1 the token is kept for thirty days, for this site alone, on https for https alone', () => {
  const onHttps = browser('https:');
  keepSession('a+b/c=');
  expect(onHttps).toEqual(['session=a%2Bb%2Fc%3D; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
  const onHttp = browser('http:');
  keepSession('abc');
  expect(onHttp).toEqual(['session=abc; Path=/; Max-Age=2592000; SameSite=Lax']);
});

test('a browser that keeps none is told apart from one that does', () => {
  browser('https:', '');
  expect(() => keepSession('abc')).toThrow(NoCookiesError);
});

test('what is kept is read again, among other cookies', () => {
  browser('https:', 'a=1; session=a%2Bb%2Fc%3D; xsession=no');
  expect(readSession()).toBe('a+b/c=');
  browser('https:', 'a=1; xsession=no');
  expect(readSession()).toBeUndefined();
});

test('of two session cookies neither counts', () => {
  browser('https:', 'session=own; session=planted');
  expect(readSession()).toBeUndefined();
});

test('D5 it is removed by running out at once', () => {
  const written = browser('https:');
  dropSession();
  expect(written).toEqual(['session=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
});
