import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { fieldRefusal } from '../../contract/api/refusal.ts';
import { attachmentFolder } from '../../server/attachments/files.ts';
import { appOfFile, appWithStore } from '../server/fixture.ts';
import { confirmAddresses, PASSWORD } from './accounts.ts';
import { signedIn } from './people.ts';

const CONSENT = '2026-11-21';

interface Input {
  body?: Record<string, unknown>;
  id?: string;
  query?: Record<string, string>;
  file?: Buffer;
}

/** A valid input for every call that takes any. */
const RIGHT_INPUTS: Partial<Record<CallName, Input>> = {
  login: { body: { email: 'customer@b.example', password: PASSWORD } },
  loginSecondFactor: { body: { challenge: 'abc.def', code: '123456' } },
  signup: { body: { email: 'new@b.example', password: PASSWORD, name: 'Ada King Lovelace' } },
  changeDetails: {
    body: {
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Engines',
      lang: 'th',
      timeZone: 'Europe/London',
    },
  },
  changePassword: { body: { current: PASSWORD, password: 'another horse altogether' } },
  changeEmail: { body: { email: 'newer@b.example', password: PASSWORD } },
  startSecondFactor: { body: { password: PASSWORD } },
  confirmSecondFactor: { body: { code: '123456' } },
  endSecondFactor: { body: { password: PASSWORD, code: '000000' } },
  renewRecoveryCodes: { body: { password: PASSWORD, code: '123456' } },
  passwordStrength: { body: { password: PASSWORD, email: 'new@b.example', name: 'Ada' } },
  reportError: { body: { message: 'x is not a function', stack: '', page: '/contacts/v1' } },
  forgottenPassword: { body: { email: 'customer@b.example' } },
  resetPassword: { body: { token: 'abc', password: 'another horse altogether' } },
  verifyEmail: { body: { token: 'abc' } },
  sendLead: {
    body: {
      form: 'price',
      lang: 'en',
      page: '/contacts/v1',
      email: 'visitor@b.example',
      name: 'Visitor',
      company: 'Visitors',
      telephone: '+66 (0)2 123 4567',
      choice: 'department',
      message: 'Hello',
      offer: 'document-ai',
      consent: CONSENT,
      marketing: false,
      call: true,
      website: '',
      elapsed: 20_000,
    },
  },
  updateLead: { body: { answered: true } },
  markSeen: { body: { ids: [1] } },
  picture: { id: 'x'.repeat(22) },
  deleteAccount: { body: { password: PASSWORD, code: '000000' } },
  setNotifications: { body: { 'message-answered': true, news: false, consent: CONSENT } },
  unsubscribePage: { query: { token: 'abc' } },
  unsubscribe: { query: { token: 'abc' } },
  setPaymentDetails: {
    body: {
      name: 'บริษัท ทดสอบ จำกัด',
      taxId: '0107544000108',
      branch: '00000',
      country: 'TH',
      street: '99/9 ถนนทดสอบ',
      subdistrict: 'ในเมือง',
      district: 'เมืองขอนแก่น',
      province: 'ขอนแก่น',
      postcode: '40000',
      lines: '',
      email: 'accounts@b.example',
    },
  },
  save: { body: { kind: 'post', thing: 'reading-thai-invoices' } },
  makeCollection: { body: { name: 'For Monday', note: 'To be read by all of us' } },
  changeCollection: { body: { name: 'For Tuesday', note: '' } },
  collect: { body: { item: 1 } },
  moveCollected: { body: { before: null } },
  sharedCollection: { body: { token: 'abc' } },
  beginConversation: { body: { subject: 'A question', body: 'Hello', attachments: [] } },
  sendMessage: { body: { body: 'Hello', attachments: [] } },
  readConversation: { body: { upTo: 1 } },
  uploadAttachment: { query: { name: 'hello.txt' }, file: Buffer.from('Hello') },
  answerLead: { body: { body: 'Hello', attachments: [], note: false } },
  readThread: { body: { upTo: 1 } },
};

export const CALLS = Object.keys(paths) as CallName[];

export const RIGHT = Object.fromEntries(
  CALLS.map((name) => [name, RIGHT_INPUTS[name] ?? {}]),
) as Record<CallName, Input>;

export interface Sent {
  body?: unknown;
  /** The raw body in place of JSON. */
  payload?: string | Buffer | Readable;
  headers?: Record<string, string>;
  /** Percent-encoded. */
  id?: string;
  /** Percent-encoded, without the question mark. */
  query?: string;
}

/** Starts a server with a customer, an administrator and a lead of the customer, with helpers to call it. */
export const world = async () => settle(await appWithStore());

/**
 * Starts one such server for all tests of a file, none of which changes anything.
 * @param prepare adds data for them
 */
export function worldOfFile(prepare?: (world: World) => Promise<void>): () => World {
  const app = appOfFile();
  let here: World;
  beforeAll(async () => {
    here = await settle(app());
    await prepare?.(here);
  });
  return () => here;
}

async function settle({ server, store, dataDir }: Awaited<ReturnType<typeof appWithStore>>) {
  let address = 0;

  /** Sends each request from an address of its own, so that no limit hides how a call is judged. */
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => {
    address += 1;
    return server.inject({
      remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      ...options,
    });
  };

  const send = (name: CallName, sent: Sent = {}): Promise<LightMyRequestResponse> => {
    const [method, path] = paths[name];
    const right = RIGHT[name];
    const body = 'body' in sent ? sent.body : right.body;
    const payload =
      sent.payload ?? right.file ?? (body === undefined ? undefined : JSON.stringify(body));
    const query = sent.query ?? new URLSearchParams(right.query).toString();
    const token = tokens[endpoints[name].access];
    return inject({
      method,
      url: path.replace(':id', sent.id ?? right.id ?? '1') + (query ? `?${query}` : ''),
      headers: {
        ...(payload !== undefined && {
          'content-type': right.file ? 'application/octet-stream' : 'application/json',
        }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...sent.headers,
      },
      ...(payload !== undefined && { payload }),
    });
  };

  const tokens = { anyone: '', customer: '', admin: '' };
  for (const who of ['customer', 'admin'] as const) {
    const { authorization } = await signedIn({ server, store }, who, `${who}@b.example`);
    tokens[who] = authorization.slice('Bearer '.length);
  }
  await confirmAddresses(store);
  // The customer has the first of everything: a session, a file, and a lead with a conversation of the same id.
  await send('uploadAttachment');
  await send('sendLead', {
    body: { ...RIGHT.sendLead.body, email: 'first@b.example' },
    headers: { authorization: `Bearer ${tokens.customer}` },
  });

  /** Returns the whole content of the database except rate limit counts, and the files of messages. */
  const contents = async (): Promise<Record<string, unknown[]>> => {
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    const auditedTables = tables.filter(
      (name) => name !== 'rateLimit' && !name.startsWith('sqlite_'),
    );
    const rows = auditedTables.map(async (name) => {
      const result = await sql`select * from ${sql.table(name)}`.execute(store.db);
      return [name, result.rows.map((row) => JSON.stringify(row)).sort()] as const;
    });
    const files = await readdir(attachmentFolder(dataDir));
    return { ...Object.fromEntries(await Promise.all(rows)), files: files.sort() };
  };

  return { server, store, inject, send, tokens, contents };
}

export type World = Awaited<ReturnType<typeof world>>;

/**
 * Returns the fault in how a call was refused, or undefined if there is none.
 * @param field the field that the answer has to name, if any
 */
export function complaint(response: LightMyRequestResponse, field?: string): string | undefined {
  const { statusCode, body, headers } = response;
  const summary = `${statusCode} ${body.slice(0, 300)}`;
  if (statusCode < 400 || statusCode > 499) return `not refused: ${summary}`;
  if ([401, 403, 429].includes(statusCode)) return `refused for another reason: ${summary}`;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `not JSON: ${summary}`;
  const { message, fields, ...more } = JSON.parse(body);
  if (typeof message !== 'string' || message === '') return `no message: ${summary}`;
  if (Object.keys(more).length > 0) return `more than a refusal: ${summary}`;
  if (field === undefined) return undefined;
  if (statusCode !== 400) return `not 400: ${summary}`;
  const named = Object.keys(fields ?? {});
  const is =
    named.length === 1 && named[0] === field && fieldRefusal.safeParse(fields[field]).success;
  return is ? undefined : `does not name "${field}" alone: ${summary}`;
}
