import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { app, EMAIL, FILES } from './fixture.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const FORM = 'application/x-www-form-urlencoded';

/** Posts to `/api/leads` of a fresh server. */
async function postLead(headers: Record<string, string>, payload: InjectOptions['payload'] = '') {
  return await (await app()).inject({ method: 'POST', url: '/api/leads', headers, payload });
}

test('a message is not taken, and its sender is told so and where to write', async () => {
  const answer = await postLead({ 'content-type': 'application/json' }, { email: 'a@b.example' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    message: `Your message could not be taken and was not stored. Please write to ${EMAIL} instead.`,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['lang=th&email=a%40b.example', 'th/unavailable.html'],
  ['lang=en&email=a%40b.example', 'unavailable.html'],
  ['lang=../th', 'unavailable.html'],
  ['email=a%40b.example', 'unavailable.html'],
  ['', 'unavailable.html'],
])('a form without script that sends "%s" is answered with %s', async (payload, file) => {
  for (const type of [FORM, `${FORM}; charset=UTF-8`]) {
    const answer = await postLead({ 'content-type': type, accept: HTML }, payload);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(FILES[file]);
  }
});

test('a form that is sent by a script is answered in JSON', async () => {
  const answer = await postLead(
    { 'content-type': FORM, accept: 'application/json' },
    'lang=th&email=a%40b.example',
  );
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toContain(EMAIL);
});

test.each([
  ['malformed JSON', 'application/json', '{"email":', 400],
  ['an empty JSON body', 'application/json', '', 400],
  ['JSON that reaches for the prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['JSON beyond 64 KB', 'application/json', JSON.stringify('x'.repeat(64 * 1024)), 413],
  ['a form beyond 64 KB', FORM, `email=${'x'.repeat(64 * 1024)}`, 413],
  ['plain text', 'text/plain', 'hello', 415],
  ['XML', 'application/xml', '<a/>', 415],
  ['a body of no type', '', 'hello', 415],
])('%s is refused in JSON', async (_name, type, payload, status) => {
  for (const accept of ['application/json', HTML]) {
    const answer = await postLead({ accept, ...(type && { 'content-type': type }) }, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(answer.json())).toEqual(['message']);
    expect(answer.json().message).toMatch(/\w/);
  }
});

test('a body of just under 64 KB is read', async () => {
  const payload = JSON.stringify('x'.repeat(64 * 1024 - 2));
  const answer = await postLead({ 'content-type': 'application/json' }, payload);
  expect(answer.statusCode).toBe(503);
});

test.each([
  '/api/nothing',
  '/api/',
  '/api/leads/1',
  '/api/%zz',
  '/api/:x(',
  '/api/..%2f',
  '/api/*',
])('%s is no resource, for any method and in any client', async (url) => {
  const server = await app();
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await server.inject({ method, url, headers: { accept: HTML } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found' });
  }
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  '%s is not for leads, and the answer says what is',
  async (method) => {
    const answer = await (await app()).inject({ method, url: '/api/leads' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.json()).toEqual({ message: 'Method not allowed' });
  },
);

test('what goes wrong within is not told to visitors', async () => {
  const server = await app();
  const fail = () => {
    throw new Error('the password is swordfish');
  };
  server.get('/api/broken', fail);
  server.get('/broken', fail);
  const api = await server.inject('/api/broken');
  expect(api.statusCode).toBe(500);
  expect(api.json()).toEqual({ message: 'Something went wrong on our side' });
  const page = await server.inject('/broken');
  expect(page.statusCode).toBe(500);
  expect(page.body).toBe('Something went wrong on our side\n');
});
