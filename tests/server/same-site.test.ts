import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { LEAD } from '../api/people.ts';
import { appOfFile, appWithStore, FILES, siteServer, visit } from './fixture.ts';

const here = appOfFile();

const send = (headers: Record<string, string>, { server } = here()) =>
  server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'lailoom.example', 'content-type': 'application/json', ...headers },
    payload: LEAD,
  });

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.lailoom.example' }],
  // A browser that sends its relation to the site is judged by that: the other header does not help.
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://lailoom.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://lailoom.example.evil.example' }],
  [{ origin: 'https://lailoom.example:8443' }],
  [{ origin: 'null' }],
])('refuses %j as another site', async (headers) => {
  const answer = await send(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ message: messages.otherSite });
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://lailoom.example' }],
  // Repeated by its visitor, who has typed its address.
  [{ 'sec-fetch-site': 'none' }],
  // A browser that only sends the origin: behind a proxy that ends TLS, or on a port.
  [{ origin: 'https://lailoom.example' }],
  [{ origin: 'http://lailoom.example:80' }],
  [{ host: 'localhost:4321', origin: 'http://localhost:4321' }],
])('accepts %j as this site or no browser', async (headers) => {
  expect((await send(headers)).statusCode).toBe(201);
});

test('allows a proxy to change the host when the site knows its address', async () => {
  const headers = { host: '10.0.0.1:4321', origin: 'https://lailoom.example' };
  expect((await send(headers)).statusCode).toBe(403);
  const knowing = await appWithStore({ PUBLIC_URL: 'https://lailoom.example' });
  expect((await send(headers, knowing)).statusCode).toBe(201);
});

test('answers a form without JavaScript from another site with a page', async () => {
  const answer = await (await siteServer()).inject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      'sec-fetch-site': 'cross-site',
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(LEAD).toString(),
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toBe(FILES['invalid.html']);
});

test('allows reads from anywhere', async () => {
  const answer = await visit('/api/me', { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(401);
});
