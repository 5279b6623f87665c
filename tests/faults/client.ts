import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { COMPANY } from '../server/fixture.ts';

/** The settings of a server that lets one machine simulate thousands of visitors. */
export const OPEN_TO_MANY = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
  LEADS_PER_MINUTE: '999999999',
};

export const PASSWORD = 'four blue threads';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A call without an answer: refused, reset or cut off. */
class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

let visitor = 0;

function nextAddress(): string {
  visitor += 1;
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** A client that reuses its connections, as a proxy does, while each call comes from another visitor. */
export function openClient() {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());

  /** @throws NoAnswer */
  const call = (port: number, { method = 'POST', path, body, bytes, headers = {} }: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const payload = bytes ?? (body === undefined ? '' : JSON.stringify(body));
      const fail = (error: Error) => reject(new NoAnswer(error.message));
      request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            'x-forwarded-for': nextAddress(),
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...(bytes && {
              'content-type': 'application/octet-stream',
              'content-length': bytes.length,
            }),
            ...headers,
          },
        },
        (response) => {
          text(response).then(
            (lines) =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: lines }),
            fail,
          );
        },
      )
        .on('error', fail)
        .end(payload);
    });

  return { call };
}

/**
 * Returns a caller that repeats each call until there is an answer, as a good client does.
 * @param port the port of the server, once it has one
 */
export function persistentClient(port: () => Promise<number>) {
  const client = openClient();
  let unanswered = 0;
  const call = async (made: Call): Promise<{ answer: Answer; tries: number }> => {
    for (let tries = 1; ; tries++) {
      try {
        return { answer: await client.call(await port(), made), tries };
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        unanswered += 1;
      }
    }
  };
  return { call, unanswered: () => unanswered };
}

/** Returns a unique lead by its number. */
export const leadNumber = (number: number) => ({
  path: '/api/leads',
  body: {
    form: 'contact',
    lang: number % 2 === 0 ? 'en' : 'th',
    page: '/contacts/v1',
    email: `visitor${number}@example.com`,
    name: `Visitor ${number}`,
    message: `Message ${number} of many`,
    consent: COMPANY.consent[0].version,
  },
  headers: { 'idempotency-key': `key-${number}` },
});

export const signUpNumber = (number: number) => ({
  path: '/api/signup',
  body: { email: `customer${number}@example.com`, password: PASSWORD, name: `Customer ${number}` },
});

export const logInNumber = (number: number) => ({
  path: '/api/login',
  body: { email: `customer${number}@example.com`, password: PASSWORD },
});

/**
 * Keeps callers busy: each starts its next turn as soon as the previous one is over.
 * @returns a function that lets them finish their turns and throws the error of one
 */
export function busy(callers: number, turn: () => Promise<void>): () => Promise<void> {
  let stopping = false;
  const loop = async () => {
    while (!stopping) await turn();
  };
  const loops = Array.from({ length: callers }, loop);
  // The function that stops them reports it; until then, it must not end the process.
  for (const each of loops) each.catch(() => {});
  return async () => {
    stopping = true;
    await Promise.all(loops);
  };
}

/** Runs an action for each of many items, with a limited number at a time. */
export async function each<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
    }),
  );
}
