import { expect, test, vi } from 'vitest';

const MENU = {
  label: 'Your account',
  unread: '{count} unread',
  links: [{ label: 'Messages', url: '/account/messages' }],
  inbox: { label: 'Inbox', url: '/account/inbox' },
  signOut: 'Sign out',
  signedOut: '/pages-logout',
};

/** Signs in or out, as another tab does. */
function signInAs(name: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does it (session/cookie.ts)
  document.cookie = `session=${name ?? ''}; Path=/${name === undefined ? '; Max-Age=0' : ''}`;
  if (name === undefined) localStorage.removeItem('account');
  else localStorage.setItem('account', JSON.stringify({ id: 1, name }));
  dispatchEvent(new Event('storage'));
}

test('asks for the account that the browser has forgotten, and follows other tabs', async () => {
  const me = { id: 1, firstName: 'Malee', lastName: 'Thongdee', username: 'malee' };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/me' ? me : MENU),
  );
  document.body.innerHTML = `
    <header><a data-account class="bar-link" href="/account/sign-in">Sign in</a></header>
    <div id="side-panel"><ul><li><details><summary>Account</summary>
      <ul><li><a href="/account/sign-in">Sign in</a></li></ul></details></li></ul></div>`;
  const before = document.body.innerHTML;
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does it (session/cookie.ts)
  document.cookie = 'session=token; Path=/';
  await import('./account-menu.ts');
  const pageText = () => document.body.textContent.replace(/\s+/g, ' ');
  await vi.waitFor(() => expect(pageText()).toContain('Malee Thongdee'));
  expect(document.querySelector('.bar-disc')?.textContent).toBe('MT');
  expect(pageText()).not.toContain('Sign in');
  signInAs('Nok');
  expect(pageText()).toContain('Nok');
  expect(pageText()).not.toContain('Malee');
  signInAs(undefined);
  document.querySelector('details')?.removeAttribute('data-unread-words');
  expect(document.body.innerHTML).toBe(before);
});
