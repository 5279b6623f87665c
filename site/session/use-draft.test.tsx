import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { dropSession, keepSession } from './cookie.ts';
import {
  draftKey,
  forgetUnownedDrafts,
  hasDraftsOf,
  keepSubmission,
  keptSubmission,
} from './draft.ts';
import { rememberAccount } from './known-account.ts';
import { removeSession } from './remove-session.ts';
import { useDraft } from './use-draft.ts';

const person = (id: number) => ({
  id,
  username: 'nok',
  email: `nok-${id}@example.com`,
  firstName: 'Nok',
  lastName: '',
});

/** Signs an account in, as the sign-in page does. */
function signIn(id: number, token = `token-${id}`) {
  rememberAccount(person(id));
  keepSession(token);
}

function Note() {
  const form = useRef<HTMLFormElement>(null);
  useDraft('note', form);
  return (
    <details>
      <summary>Card</summary>
      <details>
        <summary>Edit</summary>
        <form ref={form}>
          <textarea name="body" aria-label="Body" />
        </form>
      </details>
    </details>
  );
}

/** Reloads the page. */
function load() {
  cleanup();
  render(<Note />);
  return screen.getByLabelText<HTMLTextAreaElement>('Body');
}

const type = async (text: string) => userEvent.setup().type(load(), text);

beforeEach(() => signIn(1));

test('restores the typed text after a reload and opens the sections around it', async () => {
  const areOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  load();
  expect(areOpen()).toEqual([false, false]);
  await type('Dear all');
  expect(load().value).toBe('Dear all');
  expect(areOpen()).toEqual([true, true]);
});

test('keeps the typed text for its account when the server ends the session', async () => {
  await type('Dear all');
  keepSubmission('note', { content: 'Dear all', key: 'k' });
  dropSession();
  expect(load().value).toBe('');
  signIn(1, 'another-token');
  expect(load().value).toBe('Dear all');
  expect(keptSubmission('note')).toEqual({ content: 'Dear all', key: 'k' });
});

test('does not show the text to another account, whose draft and sign-out leave it intact', async () => {
  await type('Dear all');
  dropSession();
  signIn(2);
  await type('Mine');
  expect(load().value).toBe('Mine');
  removeSession();
  expect(hasDraftsOf(2)).toBe(false);
  signIn(1, 'another-token');
  expect(load().value).toBe('Dear all');
});

test('keeps text typed while another account signs in in another tab for the page’s account', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await call('me');
  const field = load();
  rememberAccount(person(2));
  // biome-ignore lint/suspicious/noDocumentCookie: as the other tab does
  document.cookie = 'session=token-2; Path=/';
  await userEvent.setup().type(field, 'Dear all');
  expect([hasDraftsOf(1), hasDraftsOf(2)]).toEqual([true, false]);
});

test('keeps the text of an unknown account over a reload and drops it with the session', async () => {
  dropSession();
  keepSession('token');
  await type('Dear all');
  expect(load().value).toBe('Dear all');
  expect(draftKey('note')).toBe('draft..note');
  signIn(1);
  forgetUnownedDrafts();
  expect(load().value).toBe('');
});
