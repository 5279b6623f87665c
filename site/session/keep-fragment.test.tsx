import { expect, test } from 'vitest';

test('the other language has the link that was opened, also after a way to a part of the page', async () => {
  document.body.innerHTML = '<a hreflang="th" href="/th/shared">ไทย</a><main id="content"></main>';
  const link = document.querySelector('a');
  location.hash = '#a-secret';
  await import('./keep-fragment.ts');
  expect(link?.hash).toBe('#a-secret');
  location.hash = '#content';
  dispatchEvent(new Event('hashchange'));
  expect(link?.hash).toBe('#a-secret');
});
