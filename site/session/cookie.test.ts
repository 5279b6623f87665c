import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from './cookie.ts';

afterEach(() => vi.unstubAllGlobals());

/** Records the cookies written on a page of a protocol. */
function browser(protocol: 'http:' | 'https:'): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', {
    get cookie() {
      return written.at(-1)?.split(';')[0] ?? '';
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

test('D5 removes the cookie by expiring it at once', () => {
  const written = browser('https:');
  dropSession();
  expect(written).toEqual(['session=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
});
