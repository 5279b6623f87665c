import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The calls to the inspection tool. */
const devTools: { options: Record<string, unknown>[]; sent: { type: string; state: unknown }[] } = {
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

/** The state as a page starts with it, with an inspection tool connected. */
async function begin() {
  vi.resetModules();
  return import('./store.ts');
}

beforeEach(() => {
  devTools.options = [];
  devTools.sent = [];
  vi.stubGlobal('window', {
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: (options: Record<string, unknown>) => {
        devTools.options.push(options);
        return {
          init: () => undefined,
          subscribe: () => () => undefined,
          send: ({ type }: { type: string }, state: unknown) => devTools.sent.push({ type, state }),
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

  test('stores the error of a failure and clears it with the next request', async () => {
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

  test('stores only the user on success and clears it on logout', async () => {
    const { auth, loggedOut, loginSucceeded } = await begin();
    loginSucceeded({ ...user, token: 'secret', role: 'admin' } as typeof user);
    expect(auth.getState()).toEqual({ isLoggedIn: true, user, error: null });
    loggedOut();
    expect(auth.getState()).toEqual({ isLoggedIn: false, user: null, error: null });
  });

  test('sends the inspection tool 25 states and each action with its name', async () => {
    const { loggedOut, loginFailed, loginRequested, loginSucceeded } = await begin();
    loginRequested();
    loginFailed('Unauthorised');
    loginSucceeded({ ...user, token: 'secret' } as typeof user);
    loggedOut();
    expect(devTools.options).toEqual([expect.objectContaining({ maxAge: 25 })]);
    expect(devTools.sent.map(({ type }) => type)).toEqual([
      'login/request',
      'login/failure',
      'login/success',
      'logout',
    ]);
    expect(JSON.stringify(devTools)).not.toContain('secret');
  });
});
