import { accountWords, exhaustiveTest, fillSignIn, member } from './people.ts';
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

// What leads nowhere is tested value by value beside the code (site/session/return-url.test.ts), and the form beside its own
// (site/app/sign-in/SignIn.test.tsx).
for (const value of HOSTILE) {
  exhaustiveTest(
    `D11 signing in never leads to ${JSON.stringify(value)}`,
    async ({ page, request }) => {
      const person = await member(request);
      await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
      await fillSignIn(page, 'th', person);
      await page.waitForURL((url) => url.pathname === '/th/');
      // Nor does going on, for whoever is signed in.
      await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
      const goOn = page.getByRole('link', { name: accountWords('th').session.goOn, exact: true });
      await expect(goOn).toHaveAttribute('href', '/th/');
    },
  );
}
