import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { type Things, thingsAddress } from '../../session/things.ts';
import { area } from '../area/words-of-tests.ts';

/** The items of the test site. */
export const THINGS: Things = {
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

type Answer = (body: unknown) => Response | Promise<Response>;

/** The calls that the server has received, and its answer for each address. */
export const server = {
  asked: [] as string[],
  answers: {} as Record<string, Answer>,
};

export const refusal = (status: number) => Response.json({ message: 'no' }, { status });
export const empty = () => new Response(null);

/** Opens a page for a user, once its data is loaded: its placeholder has the same fields. */
export async function opened(page: React.ReactNode) {
  const user = userEvent.setup();
  const shown = render(page);
  await waitFor(() => expect(screen.queryByText(area.loading)).toBeNull());
  return { ...shown, user };
}

/** Returns an answer that is held back until the test releases it. */
export function held(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, letThrough: () => resolve(answer()) };
}

/** Gives each test of a file its own server, which has the items of the test site. */
export function answerCalls(answers: () => Record<string, Answer>): void {
  beforeEach(() => {
    history.replaceState(null, '', '/account');
    sessionStorage.clear();
    server.asked = [];
    server.answers = {
      [`GET ${thingsAddress(FIRST_LANG)}`]: () => Response.json(THINGS),
      ...answers(),
    };
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const [path = ''] = address.split('?');
      server.asked.push(`${method} ${address}${body ? ` ${body}` : ''}`);
      const answer = server.answers[`${method} ${path}`];
      if (!answer) throw new Error(`nothing answers ${method} ${path}`);
      return answer(typeof body === 'string' ? JSON.parse(body) : undefined);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
