import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Me } from '../../../contract/api/account.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { type Things, thingsAddress } from '../../session/things.ts';
import { area } from './words-of-tests.ts';

/** The items of the test site. */
const THINGS: Things = {
  post: {
    bread: { title: 'Bread', url: '/blog/bread', picture: '/cover/bread.webp', isCloth: false },
    rice: { title: 'Rice', url: '/blog/rice', picture: '/loom/rice.webp', isCloth: true },
  },
  case: {
    mill: { title: 'A mill', url: '/portfolio/mill', picture: '/loom/m.webp', isCloth: true },
  },
  course: {},
  product: {},
};

/** The signed-in account. */
export const ME: Me = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  role: 'customer',
  company: '',
  lang: FIRST_LANG,
  timeZone: 'Asia/Bangkok',
  image: null,
  emailVerified: true,
  secondFactor: false,
};

type Answer = (body: unknown, query: URLSearchParams) => Response | Promise<Response>;

interface Request {
  /** The method and the path. */
  call: string;
  body: unknown;
  key: string | null;
}

/** The server of a test: what it has received, and its answer for each call. `:id` in a path stands for any number. */
export const server = {
  /** Each request as its method, address and body. */
  asked: [] as string[],
  requests: [] as Request[],
  answers: {} as Record<string, Answer>,
};

export const asked = (what: string) => server.asked.filter((each) => each.startsWith(what));
export const sent = (call: string) => server.requests.filter((each) => each.call === call);

export const refusal = (status: number, more: object = {}) =>
  Response.json({ message: 'no', ...more }, { status });
export const empty = () => new Response(null);

/** Opens a page for a user, once its data is loaded. */
export async function opened(page: React.ReactNode) {
  const user = userEvent.setup();
  const shown = render(page);
  await waitFor(() => expect(screen.queryByText(area.loading)).toBeNull());
  return { ...shown, user };
}

/** Holds the answer of a call back until the returned function is called. */
export function hold(call: string, answer: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answers[call] = () => promise;
  return () => resolve(answer());
}

/**
 * Gives each test of a file its own server, which has the items of the test site. What it has not answered by the end
 * of the test fails, because React lets no form finish while another one is being sent, not even in a later test.
 */
export function answerCalls(answers: () => Record<string, Answer>): void {
  let end = Promise.withResolvers<void>();
  beforeEach(() => {
    history.replaceState(null, '', '/account');
    end = Promise.withResolvers();
    server.asked = [];
    server.requests = [];
    server.answers = {
      [`GET ${thingsAddress(FIRST_LANG)}`]: () => Response.json(THINGS),
      ...answers(),
    };
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const { method = 'GET', body, headers } = init;
      const [path = '', query] = address.split('?');
      const call = `${method} ${path}`;
      const given = typeof body === 'string' ? JSON.parse(body) : body;
      const key = new Headers(headers).get('idempotency-key');
      server.asked.push(`${method} ${address}${body ? ` ${body}` : ''}`);
      server.requests.push({ call, body: given, key });
      const { answers } = server;
      const answer =
        answers[`${method} ${address}`] ?? answers[call] ?? answers[call.replace(/\d+/, ':id')];
      if (!answer) throw new Error(`nothing answers ${call}`);
      const failed = end.promise.then(() => refusal(503));
      return Promise.race([answer(given, new URLSearchParams(query)), failed]);
    });
  });
  afterEach(() => end.resolve());
}
