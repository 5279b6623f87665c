import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../contract/api/messages.ts';
import { account as words } from '../area/words-of-tests.ts';
import { VerifyEmail } from './VerifyEmail.island.tsx';

const { verifyEmail: texts, fields, refusals, session, needsScript } = words;

let answers: Record<string, () => Response> = {};
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return answers[path]?.() ?? Response.json({}, { status: 500 });
  });
});

afterEach(() => {
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

/** Opens the page, with or without the token of a link, and presses a button. */
async function press(label: string, linkToken?: string) {
  history.replaceState(linkToken === undefined ? null : { linkToken }, '');
  render(
    <VerifyEmail lang="en" {...{ texts, fields, refusals, session, needsScript }} terms={[]} />,
  );
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${label}`) });
  await userEvent.setup().click(button as HTMLElement);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('says that the address is confirmed when a link is used twice, and links to the account', async () => {
  answers = {
    '/api/email/verify': () =>
      Response.json({ message: messages.confirmedAlready }, { status: 400 }),
  };
  await press(texts.submit, 'used');
  await heading(texts.confirmed.heading);
  expect(screen.getByRole('link', { name: texts.details }).getAttribute('href')).toBe(
    '/account/details',
  );
});

test.each([
  [true, texts.confirmed.heading, ['/api/me']],
  [false, texts.sent.heading, ['/api/me', '/api/email/verification']],
])('without a link, sends another unless the address is confirmed (%s)', async (...expected) => {
  const [emailVerified, shown, calls] = expected;
  answers = {
    '/api/me': () => Response.json({ emailVerified }),
    '/api/email/verification': () => new Response(null, { status: 202 }),
  };
  await press(texts.another);
  await heading(shown);
  expect(requests).toEqual(calls);
});
