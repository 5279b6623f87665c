import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { AnswerOf } from '../../contract/api/endpoints.ts';
import { messages } from '../../contract/api/messages.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import type { RefusalBody } from '../../contract/api/refusal.ts';
import { createAuth } from '../../server/accounts/auth.ts';
import { secretKeyFrom } from '../../server/accounts/secret-key.ts';
import { readConfig } from '../../server/config.ts';
import type { Store } from '../../server/store/database.ts';
import { COMPANY, SECRET_KEY } from '../server/fixture.ts';
import { change, rowOf, rowsOf } from './rows.ts';

export const PASSWORD = 'four blue threads';
export const NEW_PASSWORD = 'five green threads';
export const ADA = { email: 'ada@example.com', password: PASSWORD, name: 'Ada King Lovelace' };

/** The exact answer when Ada signs in. */
export const SIGNED_IN_ADA = {
  id: 1,
  username: 'Ada',
  email: ADA.email,
  firstName: 'Ada',
  lastName: 'King Lovelace',
  token: expect.stringMatching(/^[\w-]{32}$/),
};

interface Sent {
  body?: object;
  token?: string;
  id?: number | string;
  headers?: Record<string, string>;
  from?: string;
}

export async function call<Name extends CallName>(
  server: FastifyInstance,
  name: Name,
  { body, token, id = '', headers = {}, from = '192.0.2.1' }: Sent = {},
) {
  const [method, path] = paths[name];
  const answer = await server.inject({
    method,
    url: path.replace(':id', String(id)),
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    remoteAddress: from,
    ...(body && { payload: body }),
  });
  const sent = answer.body === '' ? undefined : answer.json();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    /** The answer to a successful call. */
    body: sent as AnswerOf<Name>,
    /** The answer to a refused call. */
    refusal: sent as RefusalBody,
  };
}

/** Expects a call to be refused for a reason, with these faults of fields and nothing more. */
export async function expectRefused(
  made: Promise<{ status: number; refusal: RefusalBody }>,
  status: number,
  reason: keyof typeof messages,
  fields?: object,
): Promise<void> {
  const answer = await made;
  const refusal = { message: messages[reason], ...(fields && { fields }) };
  expect([answer.status, answer.refusal]).toEqual([status, refusal]);
}

export async function logIn(
  server: FastifyInstance,
  { email = ADA.email, password = PASSWORD, ...sent }: Partial<typeof ADA> & Sent = {},
): Promise<string> {
  const { body } = await call(server, 'login', { ...sent, body: { email, password } });
  if (!body || !('token' in body)) throw new Error(`not signed in: ${JSON.stringify(body)}`);
  return body.token;
}

export async function signUp(server: FastifyInstance, email = ADA.email): Promise<string> {
  const { status } = await call(server, 'signup', { body: { ...ADA, email } });
  if (status !== 200) throw new Error(`no account: ${status}`);
  return logIn(server, { email });
}

/** Confirms all addresses, as the links in their mails would, or takes that back. */
export const confirmAddresses = (store: Store, to: 'yes' | 'no' = 'yes') =>
  change(store, 'user', { emailVerified: to === 'yes' });

export const userIdOf = async (store: Store, email: string): Promise<number> =>
  (await rowOf(store, 'user', { email })).id;

export const isOpen = async (server: FastifyInstance, token: string): Promise<boolean> =>
  (await call(server, 'me', { token })).status === 200;

/** Returns the auth library on a server’s database, as the mail worker uses it. */
export const authOf = (store: Store) =>
  createAuth(store, {
    name: COMPANY.name.en,
    url: new URL(COMPANY.url),
    key: secretKeyFrom(readConfig({ SECRET_KEY })),
  });

/** Returns the outbox entries of a kind, with their recipient and payload. */
export async function outboxOf(store: Store, kind: string) {
  const rows = await rowsOf(store, 'outbox', { kind });
  return rows.map(({ email, payload }) => ({ email, ...JSON.parse(payload) }));
}
