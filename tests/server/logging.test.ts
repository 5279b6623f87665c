import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions, RequestLog } from '../../server/http/logging.ts';
import { start } from './program.ts';

test('logs a request in one line without its query, and nothing secret of account actions', async () => {
  const program = start({ PORT: '0', LOG_LEVEL: 'trace' });
  const origin = `http://127.0.0.1:${await program.port()}`;
  // Long addresses must not fill the disk.
  await fetch(`${origin}/${'x'.repeat(10_000)}`);
  const send = (method: string, path: string, body?: object, token = 'no-token-at-all') =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie: 'session=secret-cookie',
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const email = 'ada.secret@example.com';
  const password = 'secret blue threads';
  expect((await send('POST', '/signup', { email, password, name: 'Secret King' })).status).toBe(
    200,
  );
  const wrong = { email, password: 'secret wrong guess' };
  expect((await send('POST', '/login', wrong)).status).toBe(400);
  const login = await send('POST', '/login', { email, password });
  const { token } = (await login.json()) as { token: string };
  const device = login.headers.get('set-cookie')?.slice('device='.length).split('.', 1)[0] ?? '';
  expect((await send('GET', '/me', undefined, token)).status).toBe(200);
  const started = await send('POST', '/me/second-factor', { password }, token);
  const { uri, recoveryCodes } = (await started.json()) as { uri: string; recoveryCodes: string[] };
  await send('POST', '/me/second-factor/confirm', { code: '987654' }, token);
  await send('POST', '/password/forgotten', { email });
  await send('POST', '/password/reset', { token: 'secret-link', password });
  await send('POST', '/logout', undefined, token);
  await send('POST', '/leads?email=secret-query', { email: 'secret-body' });
  expect(await program.stop()).toBe(0);

  const logged = program.stdout() + program.stderr();
  const lines = logged.split('\n').filter((line) => line.includes('"msg":"request"'));
  expect(lines).toHaveLength(11);
  expect(lines[0]?.length).toBeLessThan(600);
  const line = JSON.parse(lines.at(-1) ?? '');
  expect(line).toMatchObject({ method: 'POST', path: '/api/leads', status: 400 });
  expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(line.ms).toBeTypeOf('number');
  expect(lines.at(-1)).not.toContain('127.0.0.1');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  for (const each of [token, device, secret, ...recoveryCodes, '987654', 'no-token-at-all']) {
    expect(each).not.toBe('');
    expect(logged).not.toContain(each);
  }
  expect(logged.toLowerCase()).not.toContain('secret');
});

test('hides the secrets of a request that is logged whole', async () => {
  const stream = new PassThrough();
  const server = Fastify({
    logger: { ...loggerOptions('info'), stream },
    logController: new RequestLog(),
  });
  server.get('/', async (request, reply) => {
    reply.header('set-cookie', 'secret-3');
    const { headers } = request;
    request.log.info({ req: request }, 'as a request');
    request.log.info({ headers, res: { headers: { 'set-cookie': 'secret-4' } } }, 'as headers');
    return '';
  });
  await server.inject({
    url: '/?q=secret-0',
    headers: { authorization: 'secret-1', cookie: 'secret-2', 'x-kept': 'kept' },
  });
  await server.close();
  const logged = String(stream.read());
  expect(logged).toContain('as a request');
  expect(logged).toContain('kept');
  expect(logged).not.toContain('secret');
});
