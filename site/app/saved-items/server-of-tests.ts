import { afterEach, beforeEach, vi } from 'vitest';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { type Things, thingsAddress } from '../../session/known-thing.ts';

/** What the site of the tests has. */
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

/** What the server has been asked, and how it answers a call that is made to an address. */
export const server = {
  asked: [] as string[],
  answers: {} as Record<string, Answer>,
};

export const refusal = (status: number) => Response.json({ message: 'no' }, { status });
export const empty = () => new Response(null);

/** An answer that is on its way until it is let through. */
export function held(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, letThrough: () => resolve(answer()) };
}

/** Gives each test of a file a server of its own, which has the site's things. */
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
      return answer(body ? JSON.parse(String(body)) : undefined);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
