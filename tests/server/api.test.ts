import { expect, test } from 'vitest';
import { app, FILES, siteServer } from './fixture.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const FORM = 'application/x-www-form-urlencoded';
const AS_FORM = { accept: HTML, 'content-type': FORM };

test('answers a form beyond 64 KB with a page', async () => {
  const payload = `email=${'x'.repeat(64 * 1024)}`;
  const server = await siteServer();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: AS_FORM,
    payload,
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toBe(FILES['invalid.html']);
});

test.each(['/api/nothing', '/api/%zz'])(
  '%s is not found, with any method and in any client',
  async (url) => {
    const server = await siteServer();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await server.inject({ method, url, headers: { accept: HTML } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Not found' });
    }
  },
);

test.each([
  ['GET', '/api/leads', 'POST'],
  ['PUT', '/api/leads', 'POST'],
  ['OPTIONS', '/api/leads', 'POST'],
  ['PUT', '/api/me', 'GET, HEAD, PATCH, DELETE'],
  ['POST', '/api/inbox/1', 'GET, HEAD, PATCH'],
  ['POST', '/api/me/sessions/7', 'DELETE'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
] as const)(
  '%s does not allow %s, and the answer lists the allowed methods',
  async (method, url, allow) => {
    const server = await siteServer();
    // With any body.
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({ method, url, headers, payload: '{' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toEqual({ message: 'Method not allowed' });
  },
);

test('hides internal errors from visitors', async () => {
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

test('describes everything that the API serves in OpenAPI', async () => {
  const server = await app();
  const answer = await server.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { openapi, paths } = answer.json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries<Record<string, object>>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
    })),
  );
  expect(described.length).toBeGreaterThan(20);
  for (const route of described) {
    expect(server.hasRoute(route as Parameters<typeof server.hasRoute>[0]), route.url).toBe(true);
  }
});
