import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_MAX } from '../../contract/api/conversation-limits.ts';
import { messages } from '../../contract/api/messages.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { exportPerson } from '../../server/privacy/personal-data.ts';
import { FILES } from '../server/fixture.ts';
import { call } from './accounts.ts';
import { company, PNG } from './conversing.ts';
import { LEAD, leads, mails } from './people.ts';

type App = Awaited<ReturnType<typeof company>>;
/** A text, or the content and the name of a file. */
type Part = string | readonly [content: BlobPart, name: string];

const CV = ['answers.cv', [PNG, 'plan.png']] as const;
const AS_PAGE = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  referer: 'https://lailoom.example/th/',
};

/** Returns a form with files as a browser encodes it. */
async function encoded(parts: readonly (readonly [string, Part])[], more: object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...LEAD, form: 'with-files', ...more })) {
    form.append(name, String(value));
  }
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new File([part[0]], part[1]), part[1]);
  }
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

const send = async (
  { server }: Pick<App, 'server'>,
  parts: readonly (readonly [string, Part])[] = [CV],
  more: object = {},
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) => {
  const form = await encoded(parts, more);
  return server.inject({
    method: 'POST',
    url: '/api/leads',
    remoteAddress,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
};

const nothingOf = async (app: App) => ({ leads: await leads(app), files: app.files() });
const NOTHING = { leads: [], files: [] };

test('stores the files of a visitor without JavaScript with the lead, and shows them to administrators', async () => {
  const app = await company();
  const { admin, dataDir, files, other, server, thread } = app;
  const work: Part = ['สวัสดี', '../ผลงาน.html'];
  const answer = await send(app, [CV, ['answers.work', work]], { lang: 'th' }, AS_PAGE);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/th/thanks']);
  const [lead] = await leads(app);
  expect(lead?.message).toBe('ประวัติ: plan.png\nผลงาน: ผลงาน.html.txt');
  expect(await mails(app)).toEqual([{ kind: 'lead-mail', leadId: lead?.id }]);
  const { customer, messages: shown, unread } = await thread(lead?.id ?? 0);
  expect([customer, unread, shown.length]).toEqual([null, 0, 1]);
  const [cv, ...others] = shown[0]?.attachments ?? [];
  expect(cv).toMatchObject({ name: 'plan.png', type: 'image/png', size: PNG.length });
  expect(others).toMatchObject([{ name: 'ผลงาน.html.txt', type: 'text/plain' }]);
  expect(files()).toHaveLength(2);
  expect(files().some((file) => readFileSync(join(dataDir, 'attachments', file)).equals(PNG))).toBe(
    true,
  );
  const get = (headers = {}) => server.inject({ url: `/api/attachments/${cv?.id}`, headers });
  expect((await get(admin)).rawPayload.equals(PNG)).toBe(true);
  expect([(await get(other)).statusCode, (await get()).statusCode]).toEqual([404, 401]);
});

test('shows the files of a form to its sender, if they were signed in', async () => {
  const app = await company();
  expect((await send(app, [CV], {}, app.malee)).statusCode).toBe(201);
  const [conversation] = await app.list(app.malee);
  expect((await app.read(app.malee, conversation?.id ?? 0)).body.messages).toMatchObject([
    { body: 'CV: plan.png', attachments: [{ name: 'plan.png' }] },
  ]);
});

const LARGE = Buffer.alloc(FILE_MAX + 1);
const A = ['a', 'a.txt'] as const;

const REFUSED: [string, (readonly [string, Part])[], object, number, string][] = [
  ['a file that is too large', [['answers.cv', [LARGE, 'a.txt']]], {}, 413, 'answers.cv'],
  ['a program', [['answers.cv', ['MZ\0\0', 'a.pdf']]], {}, 415, 'answers.cv'],
  ['no file where one is required', [], {}, 400, 'answers.cv'],
  ['a field without a chosen file', [['answers.cv', ['', '']]], {}, 400, 'answers.cv'],
  ['a text in place of a file', [['answers.cv', 'plan.png']], {}, 400, 'answers.cv'],
  ['two files in a field for one', [CV, CV], {}, 400, 'answers.cv'],
  ['four files', [CV, ...Array(3).fill(['answers.work', A])], {}, 400, 'answers.work'],
  ['a file for a text', [CV, ['answers.note', A]], {}, 400, 'answers.note'],
  ['a file for a field that the form lacks', [CV, ['answers.more', A]], {}, 400, 'answers.more'],
  ['a file in a form that takes none', [CV], { form: 'call-to-action' }, 400, 'answers.cv'],
  ['a right file with a wrong address', [CV], { email: 'nobody' }, 400, 'email'],
  ['texts of more than 64 KB', [CV], { message: 'x'.repeat(65 * 1024) }, 400, ''],
];

test('refuses a form with wrong files, names the field and stores nothing', async () => {
  const app = await company();
  for (const [index, [what, parts, more, status, field]] of REFUSED.entries()) {
    const from = `192.0.2.${index}`;
    const answer = await send(app, parts, more, {}, from);
    const fields = Object.keys(answer.json().fields ?? {});
    expect([what, answer.statusCode, fields.join()]).toEqual([what, status, field]);
    const page = await send(app, parts, { ...more, lang: 'th' }, AS_PAGE, from);
    expect([what, page.statusCode, page.body]).toEqual([what, status, FILES['th/invalid.html']]);
    expect([what, await nothingOf(app)]).toEqual([what, NOTHING]);
  }
});

test('leaves nothing of a form that ends too early', async () => {
  const app = await company();
  const { headers, payload } = await encoded([CV]);
  const cut = payload.subarray(0, payload.length - 80);
  const request = { method: 'POST', url: '/api/leads', headers, payload: cut } as const;
  expect((await app.server.inject(request)).statusCode).toBe(400);
  expect(await nothingOf(app)).toEqual(NOTHING);

  const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write(
    [
      `POST /api/leads HTTP/1.1\r\nHost: ${address.host}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}\r\n\r\n`,
    ].join('\r\n'),
  );
  socket.write(cut);
  await expect.poll(app.files).toEqual([expect.stringMatching(/\.part$/)]);
  socket.destroy();
  await expect.poll(app.files).toEqual([]);
  expect(await leads(app)).toEqual([]);
});

test('stores a form once that is sent twice, and another file of the same name as another form', async () => {
  const app = await company();
  const key = { 'idempotency-key': 'one' };
  for (const headers of [key, key, {}]) {
    expect((await send(app, [CV], {}, headers)).statusCode).toBe(201);
  }
  expect([(await leads(app)).length, app.files().length]).toEqual([1, 1]);
  const other = ['answers.cv', [Buffer.concat([PNG, PNG]), 'plan.png']] as const;
  const reused = await send(app, [other], {}, key);
  expect([reused.statusCode, reused.json().message]).toEqual([422, messages.keyReused]);
  expect(app.files()).toHaveLength(1);
  expect((await send(app, [other])).statusCode).toBe(201);
  expect([(await leads(app)).length, app.files().length]).toEqual([2, 2]);
});

test('exports and erases the files of a visitor, who can send them again', async () => {
  const app = await company();
  await send(app);
  const subject = { email: LEAD.email };
  const [file] = app.files();
  for await (const exported of (await exportPerson(app.store, subject)).attachments) {
    expect(exported).toMatchObject({ name: 'plan.png', file });
  }
  expect.assertions(4);
  expect(await erasePerson(app.store, app.dataDir, subject)).toMatchObject({
    leads: 1,
    attachments: 1,
  });
  expect(await nothingOf(app)).toEqual(NOTHING);
  await send(app);
  expect(await leads(app)).toHaveLength(1);
});

test('refuses files without room for them but accepts forms, and frees the room of refused ones', async () => {
  const app = await company({ ATTACHMENTS_MAX_MB: '1' });
  const large = ['answers.cv', [Buffer.alloc(1024 * 1024, 'a'), 'a.txt']] as const;
  const full = await send(app, [large]);
  expect([full.statusCode, full.json().message]).toEqual([507, messages.storageFull]);
  expect(await nothingOf(app)).toEqual(NOTHING);
  for (const content of ['MZ\0\0', Buffer.alloc(900_000)]) {
    expect((await send(app, [['answers.cv', [content, 'a.bin']]])).statusCode).toBe(415);
  }
  expect((await send(app)).statusCode).toBe(201);
  expect((await call(app.server, 'sendLead', { body: LEAD })).status).toBe(201);
});

test('counts forms with files before they are read', async () => {
  const app = await company();
  for (let count = 0; count < 20; count += 1) await send(app, []);
  expect((await send(app)).statusCode).toBe(429);
  expect(await nothingOf(app)).toEqual(NOTHING);
});
