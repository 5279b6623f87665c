import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES_QUOTA } from '../../contract/api/conversation-limits.ts';
import { messages } from '../../contract/api/messages.ts';
import { call, confirmAddresses, userIdOf } from './accounts.ts';
import { company, PNG } from './conversing.ts';
import { add } from './rows.ts';

const MB = 1024 * 1024;
const text = (size: number) => Buffer.alloc(size, 'thread\n');

test('stores a file unchanged, shows it only to both sides and never runs it', async () => {
  const { admin, answer, begin, dataDir, files, malee, other, picture, server, thread } =
    await company();
  const id = await picture(malee);
  const [file = ''] = files();
  const place = join(dataDir, 'attachments', file);
  expect(readFileSync(place).equals(PNG)).toBe(true);
  expect(statSync(place).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'attachments')).mode & 0o777).toBe(0o700);
  expect(file).toMatch(/^[\w-]{32}$/);
  const get = (headers: { authorization: string }, of = id) =>
    server.inject({ url: `/api/attachments/${of}`, headers });
  // Not sent yet: visible to its owner only.
  expect((await get(malee)).statusCode).toBe(200);
  for (const who of [other, admin]) expect((await get(who)).statusCode).toBe(404);

  const { body } = await begin(malee, { attachments: [id] });
  for (const who of [malee, admin]) {
    const { statusCode, headers, rawPayload } = await get(who);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="plan.png"; filename*=UTF-8''plan.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-length': String(PNG.length),
    });
    expect(rawPayload.equals(PNG)).toBe(true);
    const headRequest = { method: 'HEAD', url: `/api/attachments/${id}`, headers: who } as const;
    const { rawPayload: nothing, headers: same } = await server.inject(headRequest);
    expect([nothing.length, same['content-length']]).toEqual([0, headers['content-length']]);
  }
  expect((await get(other)).statusCode).toBe(404);
  expect((await server.inject(`/api/attachments/${id}`)).statusCode).toBe(401);
  expect((await thread(body.id)).messages).toMatchObject([
    { attachments: [{ id, name: 'plan.png', type: 'image/png', size: PNG.length }] },
  ]);

  const theirs = await picture(admin);
  await answer(body.id, 'Here it is.', { attachments: [theirs] });
  expect((await get(malee, theirs)).statusCode).toBe(200);
  expect((await get(other, theirs)).statusCode).toBe(404);
});

test('refuses files from an account with an unconfirmed address', async () => {
  const { begin, files, malee, server, store, upload } = await company();
  await confirmAddresses(store, 'no');
  const answer = await upload(malee, 'a.txt', text(MB));
  expect([answer.statusCode, answer.json()]).toEqual([409, { message: messages.unconfirmed }]);
  // The rest of the body is not read.
  expect(answer.headers.connection).toBe('close');
  expect(files()).toEqual([]);
  // All other calls still work.
  expect((await begin(malee)).status).toBe(201);
  expect((await call(server, 'me', { headers: malee })).status).toBe(200);
});

test('reserves the space of an incomplete upload until it is complete or cancelled', async () => {
  const { files, malee, openUpload, other, upload } = await company({ ATTACHMENTS_MAX_MB: '1' });
  const unfinished = openUpload(malee, 900_000);
  await expect.poll(files).toEqual([expect.stringMatching(/^[\w-]{32}\.part$/)]);
  expect((await upload(other, 'a.txt', text(300_000))).statusCode).toBe(507);
  unfinished.end('short');
  await unfinished.answer;
  expect((await upload(other, 'a.txt', text(300_000))).statusCode).toBe(201);
  // A refused file frees its space.
  expect((await upload(other, 'a.zip', Buffer.alloc(700_000))).statusCode).toBe(415);
  expect((await upload(other, 'a.txt', text(700_000))).statusCode).toBe(201);
});

test('refuses files and pictures on a nearly full disk but accepts messages and leads', async () => {
  const { begin, files, lead, malee, server, upload } = await company({
    DISK_FREE_MIN_MB: '999999999',
  });
  const refused = [507, { message: messages.storageFull }];
  const file = await upload(malee, 'a.txt', 'x');
  expect([file.statusCode, file.json()]).toEqual(refused);
  const picture = await server.inject({
    method: 'PUT',
    url: '/api/me/picture',
    headers: { ...malee, 'content-type': 'image/png' },
    payload: PNG,
  });
  expect([picture.statusCode, picture.json()]).toEqual(refused);
  expect(files()).toEqual([]);
  expect((await begin(malee)).status).toBe(201);
  expect((await lead({})).status).toBe(201);
});

test('limits concurrent uploads of one account to its space', async () => {
  const { malee, upload, store, files } = await company();
  const userId = await userIdOf(store, 'malee@example.com');
  await add(store, 'attachment', {
    userId,
    messageId: null,
    file: 'x',
    name: 'x',
    type: 'text/plain',
    size: FILES_QUOTA - 3 * MB,
    createdAt: Date.now(),
  });
  const sent = await Promise.all(Array.from({ length: 5 }, () => upload(malee, 'a.txt', text(MB))));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409]);
  expect(files()).toHaveLength(3);
});

test('attaches a file to one message of its sender, who can delete it until then', async () => {
  const { begin, files, malee, other, picture, say, server, list } = await company();
  const [id, second] = [await picture(malee), await picture(malee)];
  const attachments = [id];
  const refused = await begin(other, { attachments });
  expect([refused.status, refused.refusal.fields]).toEqual([
    400,
    { attachments: { code: 'unknown' } },
  ]);
  expect(await list(other)).toEqual([]);
  const { body } = await begin(malee, { attachments });
  const both = await Promise.all([
    say(malee, body.id, 'One', { attachments: [second] }),
    say(malee, body.id, 'Two', { attachments: [second] }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const remove = (of: number, headers = malee) =>
    server.inject({ method: 'DELETE', url: `/api/attachments/${of}`, headers });
  expect((await remove(id)).statusCode).toBe(404);
  const third = await picture(malee);
  expect((await remove(third, other)).statusCode).toBe(404);
  expect((await remove(third)).statusCode).toBe(200);
  expect(files()).toHaveLength(2);
});

test('answers 404 for a file missing from the disk and 503 for a failing disk', async () => {
  const { begin, dataDir, malee, picture, server, upload } = await company();
  const id = await picture(malee);
  await begin(malee, { attachments: [id] });
  rmSync(join(dataDir, 'attachments'), { recursive: true });
  expect((await server.inject({ url: `/api/attachments/${id}`, headers: malee })).statusCode).toBe(
    404,
  );
  writeFileSync(join(dataDir, 'attachments'), 'in the way');
  const answer = await upload(malee, 'a.txt', 'x');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});
