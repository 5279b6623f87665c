import type { Request } from 'autocannon';

/** What servers are asked for in a benchmark. */
export type Kind = 'lead' | 'login' | 'page' | 'mixed';

export const PASSWORD = 'four blue threads';
/** How many accounts there are to log in to, so that no account's limit is met. */
export const ACCOUNTS = 50;
export const emailOf = (account: number) => `customer${account}@example.com`;

/** How many visitors there are in mixed traffic; each sends some leads, fewer than an address may. */
const VISITORS = 8192;

/** An address for each number, up to 16 million. */
const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const page: Request = {
  method: 'GET',
  path: '/',
  headers: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
};

/** Posts that are each from another visitor and say something else. */
function posts(
  path: string,
  count: () => number,
  address: (n: number) => string,
  body: (n: number) => object,
) {
  return {
    method: 'POST',
    path,
    setupRequest: (request: Request): Request => {
      const number = count();
      return {
        ...request,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address(number) },
        body: JSON.stringify(body(number)),
      };
    },
  } satisfies Request;
}

const leadBody = (number: number) => ({
  form: 'contact',
  lang: 'en',
  page: '/contacts/v1',
  email: `visitor${number}@example.com`,
  name: `Visitor ${number}`,
  message: `We are a company of ${number} people and would like to see what you can do with our paperwork. Thank you!`,
  consent: '2026-11-21',
  elapsed: 20_000,
});

const loginBody = (number: number) => ({ email: emailOf(number % ACCOUNTS), password: PASSWORD });

/**
 * The requests that each connection makes over and over.
 * @param first where numbers begin, so that no two rounds send the same
 */
export function requestsOf(kind: Kind, first: number): Request[] {
  let next = first;
  const count = () => next++;
  const lead = posts('/api/leads', count, addressOf, leadBody);
  switch (kind) {
    case 'lead':
      return [lead];
    case 'login':
      return [posts('/api/login', count, addressOf, loginBody)];
    case 'page':
      return [page];
    case 'mixed': {
      const visitor = (number: number) => addressOf(number % VISITORS);
      const leadOfVisitor = posts('/api/leads', count, visitor, leadBody);
      const login = posts('/api/login', count, visitor, loginBody);
      // Of 100 requests 80 are for the page, 19 are leads and one is a login.
      const fifth = [page, page, page, page, leadOfVisitor];
      const most = Array.from({ length: 19 }, () => fifth).flat();
      return [...most, page, page, page, page, login];
    }
  }
}
