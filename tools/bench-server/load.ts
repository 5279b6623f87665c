/**
 * The load generator: `node load.ts leads|logins|pages <address> <seconds>`. It is a separate program so that it does
 * not share an event loop with what it measures. Writes a `Load` as JSON.
 */
import autocannon, { type Request } from 'autocannon';
import { readContent } from '../../contract/content-file.ts';
import { consent } from '../../contract/forms.ts';
import { ACCOUNTS, CONNECTIONS, type Kind } from './kinds.ts';

/** The result of a load test. */
export interface Load {
  /** Successful requests per second. */
  rate: number;
  /** Failed requests. */
  failures: number;
}

const [kind, url = '', seconds] = process.argv.slice(2);
const [{ version }] = readContent('content/consent.yaml', consent);
let number = 0;

/** Returns POST requests that each come from a different visitor with different content. */
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
