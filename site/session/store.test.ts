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
  test('has the user without any other field, or the error of the last attempt', async () => {
    const { auth, loggedOut, loginFailed, loginRequested, loginSucceeded } = await begin();
    const loggedOutState = { isLoggedIn: false, user: null, error: null };
    expect(auth.getState()).toEqual(loggedOutState);
    loginFailed('Email or password is incorrect');
    expect(auth.getState().error).toBe('Email or password is incorrect');
    loginRequested();
    expect(auth.getState().error).toBeNull();
    loginSucceeded({ ...user, token: 'secret', role: 'admin' } as typeof user);
    expect(auth.getState()).toEqual({ isLoggedIn: true, user, error: null });
    loggedOut();
    expect(auth.getState()).toEqual(loggedOutState);
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
