import { expect, test } from 'vitest';
import { app, siteServer } from './fixture.ts';
import { isAddress, repeated, TAILS, tooDear, UNITS } from './longest-input.ts';

// What is asked of the site. The API's calls have theirs in tests/api/longest-input.test.ts.

/** As many bytes as Node lets the head of a request have, less what else is in it. */
const LONGEST = 16_000;

const VALUES = UNITS.flatMap((unit) => TAILS.map((tail) => repeated(unit, LONGEST, tail)));

interface Asked {
  method?: 'GET' | 'POST';
  url: string;
}

test.each<[place: string, ask: (value: string) => Asked]>([
  ['path', (value) => ({ url: `/${value}` })],
  ['path of an English page', (value) => ({ url: `/en/${value}` })],
  ['path of an asset', (value) => ({ url: `/_astro/${value}` })],
  ['path with another method', (value) => ({ method: 'POST', url: `/${value}` })],
  ['path of the API', (value) => ({ url: `/api/inbox/${value}` })],
  ['query', (value) => ({ url: `/landings/product?${value}` })],
  ['query of a redirect', (value) => ({ url: `/en/?${value}` })],
])(
  'no %s is so long that it takes long',
  async (_place, ask) => {
    const server = await siteServer();
    const send = (value: string) => server.inject(ask(value));
    expect(await tooDear(VALUES.filter(isAddress), send)).toEqual([]);
  },
  60_000,
);

test.each([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])(
  'no header %s is so long that it takes long',
  async (name) => {
    const server = await app({ TRUST_PROXY: 'true' });
    const send = (value: string) =>
      server.inject({ url: '/favicon.svg', headers: { [name]: value } });
    expect(await tooDear(VALUES, send)).toEqual([]);
  },
  60_000,
);
