import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSession } from '../../session/cookie.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { rememberLeftAccount } from '../../session/page-state.ts';
import { answerMessages, field, page } from '../messages/messages-of-tests.tsx';
import { area } from './words-of-tests.ts';

const { now, kept } = area.otherAccount;

function signIn(id: number) {
  rememberAccount({ id, username: 'nok', email: '', firstName: '', lastName: '' });
  keepSession(`token-${id}`);
}

answerMessages();
beforeEach(() => {
  history.replaceState(null, '', '/account?new');
  signIn(1);
});

/** Loads the page as after a reload. Returns what it reports. */
function load() {
  cleanup();
  render(page);
  return screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
}

test('says once that another account has signed in', () => {
  rememberLeftAccount(1);
  signIn(2);
  const alert = load();
  expect(alert).toContain(now);
  // Nothing was typed.
  expect(alert).not.toContain(kept);
  expect(load()).not.toContain(now);
});

test('says that typed text was not sent, if there was any', async () => {
  load();
  fireEvent.input(await field(), { target: { value: 'Indigo' } });
  rememberLeftAccount(1);
  signIn(2);
  expect(load()).toContain(`${now} ${kept}`);
});

test('says nothing to the account that it showed before', () => {
  rememberLeftAccount(1);
  expect(load()).not.toContain(now);
});
