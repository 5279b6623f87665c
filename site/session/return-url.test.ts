import { describe, expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

describe('D7 signing in leads', () => {
  test('to the home page of the language unless another page was requested', () => {
    expect(safeReturnUrl(null, 'en')).toBe('/');
    expect(safeReturnUrl(null, 'th')).toBe('/th/');
    expect(safeReturnUrl('', 'th')).toBe('/th/');
  });

  test.each([
    ['/'],
    ['/account/inbox'],
    ['/th/account/inbox?state=open&search=%E0%B8%81#lead-4'],
    ['/pages/pricing#yearly'],
    // A query or an anchor may contain any encoded text.
    ['/search?q=a%2Fb%5Cc%0A'],
    ['/search?next=https://evil.example#//evil.example'],
    ['/a//b'],
    ['/@evil.example'],
    ['/%252f%252fevil.example'],
  ])('to %s', (path) => {
    expect(safeReturnUrl(path, 'en')).toBe(path);
  });

  test('to the path as a browser normalizes it', () => {
    expect(safeReturnUrl('/about/../pages/./pricing', 'en')).toBe('/pages/pricing');
    expect(safeReturnUrl('/บทความ', 'en')).toBe(encodeURI('/บทความ'));
  });
});

describe('D11 signing in never leads to another site', () => {
  test.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/a\\..\\..\\/evil.example'],
    ['https://evil.example'],
    ['http:\\\\evil.example'],
    // Not even by its own full address, which no link needs.
    ['https://here.invalid/account'],
    ['javascript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['evil.example'],
    ['?returnUrl=/'],
    [' //evil.example'],
    ['\t/account'],
    // Browsers remove these characters from an address before they read it.
    ['/\t/evil.example'],
    ['/account\n'],
    ['/acc\u0000ount'],
    // A path that begins with one slash and ends up with two.
    ['/..//evil.example'],
    ['/a/../..//evil.example'],
    ['/%2e%2e//evil.example'],
    // Encoded slashes, for servers that decode a path once too often.
    ['/%2fevil.example'],
    ['/%5cevil.example'],
    ['/%0d%0aLocation:%20//evil.example'],
    ['/%00'],
  ])('not with %j', (value) => {
    expect(safeReturnUrl(value, 'en')).toBe('/');
    expect(safeReturnUrl(value, 'th')).toBe('/th/');
  });

  test('keeps a browser on the site for every combination of parts', () => {
    const parts = '/ \\ . .. %2e %2f \t \n evil.example @ : http:'.split(' ');
    const site = 'https://lailoom.example';
    const origins = parts.flatMap((a) =>
      parts.flatMap((b) =>
        parts.map((c) => {
          const path = safeReturnUrl(`/${a}${b}${c}`, 'en');
          return new URL(path, `${site}/account/sign-in`).origin;
        }),
      ),
    );
    expect(new Set(origins)).toEqual(new Set([site]));
  });
});
