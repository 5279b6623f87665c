import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The calls of the inspection tool. */
const told: { options: Record<string, unknown>[]; sent: { type: string; state: unknown }[] } = {
  options: [],
  sent: [],
};

const user = {
  id: 7,
  username: 'nok',
  email: 'nok@example.com',
  firstName: 'Nok',
  lastName: 'Suksan',
};

/** The state as a page begins with it, with a tool that looks on. */
async function begin() {
  vi.resetModules();
  return import('./store.ts');
}

beforeEach(() => {
  told.options = [];
  told.sent = [];
  vi.stubGlobal('window', {
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: (options: Record<string, unknown>) => {
        told.options.push(options);
        return {
          init: () => undefined,
          subscribe: () => () => undefined,
          send: ({ type }: { type: string }, state: unknown) => told.sent.push({ type, state }),
        };
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('D6 the auth state', () => {
  test('starts logged out, with no user and no error', async () => {
    const { auth } = await begin();
    expect(auth.getState()).toEqual({ isLoggedIn: false, user: null, error: null });
  });

  test('a failure stores the error, the next request clears it', async () => {
    const { auth, loginFailed, loginRequested } = await begin();
    loginFailed('Email or password is incorrect');
    expect(auth.getState()).toEqual({
      isLoggedIn: false,
      user: null,
      error: 'Email or password is incorrect',
    });
    loginRequested();
    expect(auth.getState().error).toBeNull();
  });

  test('success stores the user and nothing else, logout clears him', async () => {
    const { auth, loggedOut, loginSucceeded } = await begin();
    loginSucceeded({ ...user, token: 'secret', role: 'admin' } as typeof user);
    expect(auth.getState()).toEqual({ isLoggedIn: true, user, error: null });
    loggedOut();
    expect(auth.getState()).toEqual({ isLoggedIn: false, user: null, error: null });
  });

  test('the inspection tool keeps 25 states, and is told each action by its name', async () => {
    const { loggedOut, loginFailed, loginRequested, loginSucceeded } = await begin();
    loginRequested();
    loginFailed('Unauthorised');
    loginSucceeded({ ...user, token: 'secret' } as typeof user);
    loggedOut();
    expect(told.options).toEqual([expect.objectContaining({ maxAge: 25 })]);
    expect(told.sent.map(({ type }) => type)).toEqual([
      'login/request',
      'login/failure',
      'login/success',
      'logout',
    ]);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  test('it does without the tool', async () => {
    vi.stubGlobal('window', {});
    const { auth, loginRequested } = await begin();
    loginRequested();
    expect(auth.getState().isLoggedIn).toBe(false);
  });
});
