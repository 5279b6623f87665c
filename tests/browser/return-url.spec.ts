import { isExhaustive } from '../scope.ts';
import { accountWords, fillSignIn, member, test } from './people.ts';
import { expect } from './site.ts';

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2fevil.example',
  'javascript:alert(1)',
  'https://evil.example/',
];

// What leads nowhere is tested value by value beside the code (site/session/return-url.test.ts).
for (const value of isExhaustive ? HOSTILE : ['/\\evil.example']) {
  test(`D11 signing in never leads to ${JSON.stringify(value)}`, async ({ page, request }) => {
    const person = await member(request);
    await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
    await fillSignIn(page, 'th', person);
    await page.waitForURL((url) => url.pathname === '/th/');
    // Nor does going on, for a signed-in customer.
    await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
    const goOn = page.getByRole('link', { name: accountWords('th').session.goOn, exact: true });
    await expect(goOn).toHaveAttribute('href', '/th/');
  });
}
