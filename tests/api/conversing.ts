import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type { Tables } from '../../server/store/schema.ts';
import { appWithStore } from '../server/fixture.ts';
import { call, confirmAddresses } from './accounts.ts';
import { LEAD, signedIn } from './people.ts';

/** The first bytes of a PNG, which are all that is checked. */
export const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);

/** Returns rows of messages of nobody, numbered from 1. */
export const messageRows = (
  conversationId: number,
  count: number,
  values: (number: number) => Partial<Insertable<Tables['message']>> = () => ({}),
): Insertable<Tables['message']>[] =>
  Array.from({ length: count }, (_, index) => ({
    conversationId,
    authorId: null,
    kind: 'company',
    body: String(index + 1),
    key: null,
    sentAt: 1,
    ...values(index + 1),
  }));

type Headers = { authorization: string };

/** Fields of a message, with the key of the call and the address that it comes from. */
type Sending = { key?: string; from?: string } & Record<string, unknown>;

const sender = (headers: Headers, key?: string, from?: string) => ({
  ...(from !== undefined && { from }),
  headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
});

/**
 * Starts a server with two customers and an administrator, whose addresses are confirmed, with helpers for their calls.
 */
export async function company(env: Record<string, string> = {}) {
  const app = await appWithStore(env);
  const { server, dataDir } = app;
  const malee = await signedIn(app, 'customer', 'malee@example.com');
  const other = await signedIn(app, 'customer', 'other@example.com');
  const admin = await signedIn(app, 'admin');
  await confirmAddresses(app.store);

  const upload = (headers: Headers, name: string, payload: Buffer | string | Readable, more = {}) =>
    server.inject({
      method: 'POST',
      url: `/api/attachments?name=${encodeURIComponent(name)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream', ...more },
      payload,
    });
  return {
    ...app,
    malee,
    other,
    admin,
    upload,
    /** Begins an upload that declares its size in bytes and sends its content when it is ended. */
    openUpload: (headers: Headers, size: number) => {
      const body = new PassThrough();
      const answer = upload(headers, 'a.txt', body, { 'content-length': String(size) });
      return { answer, end: (content: Buffer | string) => body.end(content) };
    },
    picture: async (headers: Headers): Promise<number> =>
      (await upload(headers, 'plan.png', PNG)).json().id,
    begin: async (headers: Headers, { key, from, ...more }: Sending = {}) =>
      call(server, 'beginConversation', {
        ...sender(headers, key, from),
        body: { subject: 'A question', body: 'Hello', ...more },
      }),
    say: (headers: Headers, id: number, body: string, { key, from, ...more }: Sending = {}) =>
      call(server, 'sendMessage', { id, ...sender(headers, key, from), body: { body, ...more } }),
    answer: (id: number, body: string, more: object = {}) =>
      call(server, 'answerLead', { id, headers: admin, body: { body, ...more } }),
    lead: async (headers: Partial<Headers>, more: object = {}) =>
      call(server, 'sendLead', {
        headers: headers as Record<string, string>,
        body: { ...LEAD, form: 'contact', name: 'Malee', message: 'From a form', ...more },
      }),
    read: (headers: Headers, id: number) => call(server, 'conversation', { id, headers }),
    thread: async (id: number) => (await call(server, 'thread', { id, headers: admin })).body,
    list: async (headers: Headers) =>
      (await call(server, 'conversations', { headers })).body.conversations,
    unread: async (headers: Headers) => (await call(server, 'unread', { headers })).body,
    files: () => {
      try {
        return readdirSync(join(dataDir, 'attachments'));
      } catch {
        return [];
      }
    },
  };
}
