import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '../../../contract/api/messages.ts';
import { answerCalls, server } from '../area/server-of-tests.ts';
import { given, account as words } from '../area/words-of-tests.ts';
import { VerifyEmail } from './VerifyEmail.island.tsx';

const { verifyEmail: texts, session } = words;

answerCalls(() => ({}));

/** Opens the page, with or without the token of a link, and presses a button. */
async function press(label: string, linkToken?: string) {
  history.replaceState(linkToken === undefined ? null : { linkToken }, '');
  render(<VerifyEmail {...given} texts={texts} session={session} />);
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${label}`) });
  await userEvent.setup().click(button as HTMLElement);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('says that the address is confirmed when a link is used twice, and links to the account', async () => {
  server.answers['POST /api/email/verify'] = () =>
    Response.json({ message: messages.confirmedAlready }, { status: 400 });
  await press(texts.submit, 'used');
  await heading(texts.confirmed.heading);
  expect(screen.getByRole('link', { name: texts.details }).getAttribute('href')).toBe(
    '/account/details',
  );
});

test.each([
  [true, texts.confirmed.heading, ['GET /api/me']],
  [false, texts.sent.heading, ['GET /api/me', 'POST /api/email/verification']],
])('without a link, sends another unless the address is confirmed (%s)', async (...expected) => {
  const [emailVerified, shown, calls] = expected;
  server.answers = {
    'GET /api/me': () => Response.json({ emailVerified }),
    'POST /api/email/verification': () => new Response(null, { status: 202 }),
  };
  await press(texts.another);
  await heading(shown);
  expect(server.asked).toEqual(calls);
});
