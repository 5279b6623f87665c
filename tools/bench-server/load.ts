/**
 * The load generator: `node load.ts leads|logins|pages <address> <seconds>`. A program of its own, so that what it
 * measures does not share its event loop. Writes a `Load` as JSON.
 */
import autocannon, { type Request } from 'autocannon';
import { readContent } from '../../contract/content-file.ts';
import { consent } from '../../contract/forms.ts';
import { ACCOUNTS, CONNECTIONS, type Kind } from './kinds.ts';

/** What came of it. */
export interface Load {
  /** Successes a second. */
  rate: number;
  /** Requests that were not answered with success. */
  failures: number;
}

const [kind, url = '', seconds] = process.argv.slice(2);
const [{ version }] = readContent('content/consent.yaml', consent);
let number = 0;

/** Posts that are each from another visitor and say something else. */
function posts(path: string, body: (number: number) => object): Request {
  return {
    method: 'POST',
    path,
    setupRequest: (request) => {
      number += 1;
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      return {
        ...request,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body(number)),
      };
    },
  };
}

const requests: Record<Kind, Request> = {
  leads: posts('/api/leads', (each) => ({
    form: 'contact',
    lang: 'en',
    page: '/contacts/v1',
    email: `visitor${each}@example.com`,
    name: `Visitor ${each}`,
    message: `We are a company of ${each} people and would like to see what you can do with our paperwork. Thank you!`,
    consent: version,
    elapsed: 20_000,
  })),
  logins: posts('/api/login', (each) => {
    const { email, password } = ACCOUNTS[each % ACCOUNTS.length] ?? {};
    return { email, password };
  }),
  pages: { method: 'GET', path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } },
};

const result = await autocannon({
  url,
  connections: CONNECTIONS[kind as Kind],
  duration: Number(seconds),
  requests: [requests[kind as Kind]],
});
const load: Load = {
  rate: result['2xx'] / result.duration,
  failures: result.non2xx + result.errors + result.timeouts,
};
console.log(JSON.stringify(load));
