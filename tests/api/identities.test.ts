import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { CALLS, world } from './bad-input-world.ts';

/** What is answered to whoever is signed in, and of which each has their own. */
const OWN = CALLS.filter((name) => {
  const { access, ...endpoint } = endpoints[name] as { access: string; params?: unknown };
  return access === 'customer' && endpoint.params !== undefined;
});

describe('nobody gets or changes what is not theirs', () => {
  test.each(CALLS.filter((name) => endpoints[name].access !== 'anyone'))('%s', async (name) => {
    const { contents, inject, send, tokens } = await world();
    const stranger = { email: 'stranger@b.example', password: 'three stray threads' };
    await send('signup', { body: { ...stranger, name: 'A Stranger' } });
    const signedIn = await send('login', { body: stranger });
    const as = (authorization: string) => send(name, { headers: { authorization } });
    const before = await contents();
    for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(32)}`, 'Basic YTpi']) {
      expect((await as(authorization)).statusCode).toBe(401);
    }
    if (endpoints[name].access === 'admin') {
      expect((await as(`Bearer ${tokens.customer}`)).statusCode).toBe(403);
    }
    if (OWN.includes(name)) {
      expect((await as(`Bearer ${signedIn.json().token}`)).statusCode).toBe(404);
      // Not even an administrator: the inbox is their way.
      expect((await as(`Bearer ${tokens.admin}`)).statusCode).toBe(404);
    }
    expect(await contents()).toEqual(before);
    expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

test('all that somebody has one of is asked for', () => {
  expect(OWN).toEqual(
    expect.arrayContaining(['endSession', 'conversation', 'sendMessage', 'attachment']),
  );
});
