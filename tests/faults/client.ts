import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { COMPANY } from '../server/fixture.ts';
import { type Program, programFolder, start } from '../server/program.ts';

/** The settings of a server that lets one machine simulate thousands of visitors. */
export const OPEN_TO_MANY = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
  LEADS_PER_MINUTE: '999999999',
};

const PASSWORD = 'four blue threads';

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
 * Starts a server that is killed and started again, with a client that repeats each call until there is an answer, as a
 * good one does.
 */
export function mortalServer(env: Record<string, string>) {
  const folder = programFolder();
  const client = openClient();
  let unanswered = 0;
  let port = Promise.withResolvers<number>();
  let isUp = false;
  const run = (): Program => {
    const started = start({ ...OPEN_TO_MANY, ...env }, folder);
    started.port().then(
      (found) => {
        isUp = true;
        port.resolve(found);
      },
      // It was killed while starting, as by a watchdog that is too strict.
      () => {},
    );
    return started;
  };
  let program = run();
  return {
    call: async (made: Call): Promise<{ answer: Answer; tries: number }> => {
      for (let tries = 1; ; tries++) {
        try {
          return { answer: await client.call(await port.promise, made), tries };
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          unanswered += 1;
        }
      }
    },
    restart: async (): Promise<void> => {
      program.process.kill('SIGKILL');
      await program.ended;
      if (isUp) port = Promise.withResolvers();
      isUp = false;
      program = run();
    },
    /** Resolves once it listens. */
    ready: () => port.promise,
    stop: () => program.stop(),
    unanswered: () => unanswered,
  };
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
