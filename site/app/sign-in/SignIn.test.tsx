import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../contract/api/messages.ts';
import { keepSession } from '../../session/cookie.ts';
import { auth } from '../../session/store.ts';
import { answerCalls, hold, refusal, sent, server } from '../area/server-of-tests.ts';
import { given, account as words } from '../area/words-of-tests.ts';
import { SignIn } from './SignIn.island.tsx';

const { signIn: texts, fields, refusals, session } = words;
const EMAIL = 'nok@example.com';
const PASSWORD = 'seven quiet looms';
const USER = { id: 7, username: 'nok', email: EMAIL, firstName: 'Nok', lastName: 'Suksan' };

const page = (
  <SignIn {...given} texts={texts} session={session}>
    <a href="/account/sign-up">{texts.signUp}</a>
  </SignIn>
);

const LOGIN = 'POST /api/login';
const SECOND_FACTOR = 'POST /api/login/second-factor';
const ME = 'GET /api/me';
const answer = (call: string, body: object) => {
  server.answers[call] = () => Response.json(body);
};
const refuse = (call: string, message: string, more = {}) => {
  server.answers[call] = () => refusal(400, { message, ...more });
};

answerCalls(() => ({}));
beforeEach(() => void vi.spyOn(location, 'replace').mockImplementation(() => undefined));

const email = () => screen.getByLabelText<HTMLInputElement>(fields.email.label);
const password = () => screen.getByLabelText<HTMLInputElement>(fields.password.label);
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const send = () => button(texts.submit);
const eye = () => screen.getByRole('button', { name: fields.reveal });
const heading = () => screen.getByRole('heading', { level: 1 });

/** Opens the page and signs in up to the password. */
async function signIn() {
  const user = userEvent.setup();
  render(page);
  await user.type(email(), EMAIL);
  await user.type(password(), PASSWORD);
  await user.click(send());
  return user;
}

describe('the first step', () => {
  test('shows a refusal of the whole form in an alert and keeps everything typed', async () => {
    refuse(LOGIN, messages.wrongLogin);
    await signIn();
    const alert = await screen.findByText(refusals.messages.wrongLogin);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(email().value).toBe(EMAIL);
    expect(password().value).toBe(PASSWORD);
    expect(sent(LOGIN)).toMatchObject([{ body: { email: EMAIL, password: PASSWORD } }]);
  });

  test('tells a browser without cookies so and ends the session on the server', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    answer(LOGIN, { ...USER, token: 'abc' });
    await signIn();
    await screen.findByText(refusals.noCookies);
    expect(location.replace).not.toHaveBeenCalled();
    expect(sent('POST /api/logout')).toHaveLength(1);
    expect(localStorage.getItem('account')).toBeNull();
  });

  test('marks a refused field until it is typed into', async () => {
    refuse(LOGIN, messages.invalid, { fields: { email: { code: 'invalid_email' } } });
    const user = await signIn();
    await waitFor(() => expect(email().validity.customError).toBe(true));
    const field = email().closest<HTMLElement>('.field');
    if (!field) throw new Error('no field contains the email address');
    within(field).getByText(refusals.fields.invalid_email);
    expect(screen.queryByText(refusals.messages.invalid)).toBeNull();
    await user.type(email(), 'x');
    expect(email().validity.customError).toBe(false);
    within(field).getByText(fields.email.wrong);
  });

  test('shows a revealed password but submits it as a password', async () => {
    const releaseRefused = hold(LOGIN, () => refusal(400, { message: messages.wrongLogin }));
    const user = userEvent.setup();
    render(page);
    await user.type(password(), PASSWORD);
    await user.click(eye());
    await user.type(email(), EMAIL);
    expect(password().type).toBe('text');
    expect(eye().getAttribute('aria-pressed')).toBe('true');
    await user.click(send());
    expect(password().type).toBe('password');
    expect(eye().getAttribute('aria-pressed')).toBe('false');
    releaseRefused();
    await waitFor(() => expect(password().type).toBe('text'));
    expect(password().value).toBe(PASSWORD);
  });

  test('D6 D7 stores the user in the state and the token in the cookie, and leaves the page', async () => {
    answer(LOGIN, { ...USER, token: 'abc' });
    await signIn();
    await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'));
    expect(auth.getState()).toEqual({ isLoggedIn: true, user: USER, error: null });
    expect(document.cookie).toContain('session=abc');
    // Nothing more is sent while the page is being left.
    expect(email().form?.getAttribute('aria-busy')).toBe('true');
  });
});

describe('D11 a return address on another site', () => {
  beforeEach(() => history.replaceState(null, '', '?returnUrl=%2F%5Cevil.example'));

  test('is ignored after signing in', async () => {
    answer(LOGIN, { ...USER, token: 'abc' });
    await signIn();
    await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'));
  });

  test('is not offered to a visitor who is signed in', async () => {
    keepSession('abc');
    answer(ME, { ...USER, role: 'customer', emailVerified: true, secondFactor: false });
    render(page);
    const goOn = await screen.findByRole('link', { name: session.goOn });
    await waitFor(() => expect(goOn.getAttribute('href')).toBe('/'));
  });
});

describe('the second step', () => {
  test('accepts a recovery code, and starts over with the typed email and password', async () => {
    answer(LOGIN, { secondFactor: 'challenge' });
    const user = await signIn();
    await user.click(await screen.findByRole('button', { name: texts.useRecovery }));
    const recovery = screen.getByLabelText(fields.recoveryCode.label);
    expect(document.activeElement).toBe(recovery);
    expect(heading().textContent).toBe(texts.recovery.heading);
    await user.click(button(texts.startOver));
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe(EMAIL);
    expect(password().value).toBe(PASSWORD);
    expect(heading().textContent).toBe(texts.start.heading);
  });

  test('returns to the password with the reason when the challenge has expired', async () => {
    answer(LOGIN, { secondFactor: 'challenge' });
    const user = await signIn();
    refuse(SECOND_FACTOR, messages.expiredChallenge);
    await user.type(await screen.findByLabelText(fields.code.label), '123456{Enter}');
    await screen.findByText(refusals.messages.expiredChallenge);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().value).toBe(PASSWORD);
  });
});

describe('for a visitor who is signed in', () => {
  beforeEach(() => keepSession('abc'));

  test('shows the account’s name from the auth state', async () => {
    answer(ME, { ...USER, role: 'customer', emailVerified: true, secondFactor: false });
    render(page);
    await screen.findByText('Nok Suksan');
    screen.getByText(EMAIL);
    expect(heading().textContent).toBe(session.heading);
    expect(auth.getState().user).toEqual(USER);
    expect(screen.queryByRole('link', { name: session.inbox })).toBeNull();
    expect(server.asked).toEqual([ME]);
  });

  test('omits the name when the server cannot be reached', async () => {
    render(page);
    await waitFor(() => expect(server.asked).toEqual([ME]));
    expect(heading().textContent).toBe(session.heading);
    expect(button(session.signOut)).toBeTruthy();
  });
});
