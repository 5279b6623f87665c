import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { AnswerOf } from '../../contract/api/endpoints.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import type { RefusalBody } from '../../contract/api/refusal.ts';
import { createAuth } from '../../server/accounts/auth.ts';
import { secretKeyFrom } from '../../server/accounts/secret-key.ts';
import { readConfig } from '../../server/config.ts';
import type { Store } from '../../server/store/database.ts';
import { engineValues } from '../../server/store/moments.ts';
import { COMPANY, SECRET_KEY } from '../server/fixture.ts';

export const PASSWORD = 'four blue threads';
export const NEW_PASSWORD = 'five green threads';
export const ADA = { email: 'ada@example.com', password: PASSWORD, name: 'Ada King Lovelace' };

/** What signing in answers Ada with, and no more. */
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
    /** What was answered, when all is well. */
    body: sent as AnswerOf<Name>,
    /** What was answered, when it is not. */
    refusal: sent as RefusalBody,
  };
}

export async function logIn(
  server: FastifyInstance,
  { email = ADA.email, password = PASSWORD, headers = {} } = {},
): Promise<string> {
  const { body } = await call(server, 'login', { body: { email, password }, headers });
  if (!body || !('token' in body)) throw new Error(`not signed in: ${JSON.stringify(body)}`);
  return body.token;
}

export async function signUp(server: FastifyInstance, email = ADA.email): Promise<string> {
  const { status } = await call(server, 'signup', { body: { ...ADA, email } });
  if (status !== 200) throw new Error(`no account: ${status}`);
  return logIn(server, { email });
}

/** Has all addresses confirmed, as by the links in their mails. */
export const confirmAddresses = (store: Store) =>
  store.db
    .updateTable('user')
    .set({ emailVerified: engineValues(store).yes })
    .execute();

export const isOpen = async (server: FastifyInstance, token: string): Promise<boolean> =>
  (await call(server, 'me', { token })).status === 200;

/** The library on a server's database, as the mail worker has it. */
export const authOf = (store: Store) =>
  createAuth(store, {
    name: COMPANY.name,
    url: new URL(COMPANY.url),
    key: secretKeyFrom(readConfig({ SECRET_KEY })),
  });

/** What the outbox holds of a kind: for whom, and with what. */
export async function outboxOf({ db }: Store, kind: string) {
  const rows = await db
    .selectFrom('outbox')
    .select(['email', 'payload'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ email, payload }) => ({ email, ...JSON.parse(payload) }));
}
