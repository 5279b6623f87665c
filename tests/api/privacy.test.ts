import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { enqueue } from '../../server/store/outbox.ts';
import { privacy as command } from '../../tools/privacy.ts';
import { isExhaustive } from '../scope.ts';
import { appWithStore, listen } from '../server/fixture.ts';
import { userIdOf } from './accounts.ts';
import { untilSent } from './mail-server.ts';
import { leadRow, PRICE, sendLead, signedIn } from './people.ts';
import { add, rowOf, rowsOf } from './rows.ts';

const MALEE = 'malee@example.com';
const OTHER = 'other@example.com';
/** An address as people type it. */
const TYPED = ' Malee@Example.COM';

/** Runs the command and returns its output. */
async function run(args: string[], env: NodeJS.ProcessEnv) {
  const out = new PassThrough();
  const written = text(out);
  const outcome = await command(args, env, out);
  out.end();
  return { ...outcome, stdout: outcome.stdout + (await written) };
}

/** Starts a server that knows two people, and returns the command on its database. */
async function serverWithTwoPeople() {
  const app = await appWithStore();
  const { env, server, store, dataDir } = app;
  await listen(server);
  for (const email of [MALEE, OTHER]) {
    await sendLead(server, { ...PRICE, email, message: `From ${email}` });
    await sendLead(server, { form: 'newsletter', email });
    await signedIn(app, email === MALEE ? 'admin' : 'customer', email);
  }
  await untilSent(store, 6);
  // A link that could still be used.
  await enqueue(store.db, { kind: 'reset-password', payload: { email: MALEE }, email: MALEE });
  await untilSent(store, 7);

  const privacy = (...args: string[]) => run(args, env);
  return { ...app, privacy, files: () => readdirSync(join(dataDir, 'outbox')).sort() };
}

test('exports everything about a person but nothing about others and no credentials', async () => {
  const { store, privacy } = await serverWithTwoPeople();
  const { code, stdout, stderr } = await privacy('export', TYPED);
  expect(code).toBe(0);
  expect(stderr).toBe(
    `Kept about ${MALEE}: 2 leads, 1 account, 4 entries of the outbox, 4 mails in files.\n`,
  );
  const data = JSON.parse(stdout);
  expect(data.leads).toMatchObject([
    {
      form: 'price',
      message: `From ${MALEE}`,
      company: PRICE.company,
      telephone: '081-234 5678',
      choice: 'company',
      offer: 'document-ai',
      consentPurposes: ['reply', 'call'],
    },
    { form: 'newsletter', consentPurposes: ['marketing'], withdrawnAt: null },
  ]);
  expect(new Date(data.leads[0].receivedAt).toISOString()).toBe(data.leads[0].receivedAt);
  expect(data.account).toMatchObject({ email: MALEE, firstName: 'Malee', role: 'admin' });
  expect(data.sessions).toHaveLength(1);
  expect(data.outbox.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'lead-mail',
    'lead-mail',
    'reset-password',
    'verify-email',
  ]);
  expect(data.mails).toHaveLength(4);
  expect(stdout).not.toContain(OTHER);
  const { password } = await rowOf(store, 'account');
  const { token } = await rowOf(store, 'session');
  for (const secret of [password, token]) expect(stdout).not.toContain(secret);
});

test('erases all of a person and nothing of others', async () => {
  const { server, store, dataDir, privacy, files } = await serverWithTwoPeople();
  const before = files();
  // A mail without its entry is found by its content.
  await store.db
    .deleteFrom('outbox')
    .where('kind', '=', 'verify-email')
    .where('email', '=', MALEE)
    .execute();
  const { code, stdout, stderr } = await privacy('erase', TYPED);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toBe(
    `Erased everything about ${MALEE}: 2 leads, 1 account, 3 entries of the outbox, 4 mails in files. That was the last administrator.\n`,
  );
  for (const table of ['lead', 'user', 'outbox'] as const) {
    const rows = await rowsOf(store, table);
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set([OTHER]));
  }
  for (const table of ['session', 'account'] as const) {
    expect(await store.db.selectFrom(table).select('id').execute()).toHaveLength(1);
  }
  const links = await store.db.selectFrom('verification').select('value').execute();
  expect(links.map(({ value }) => value).filter((value) => value.includes(MALEE))).toEqual([]);
  expect(links).toHaveLength(1);
  expect(files()).toHaveLength(before.length - 4);
  for (const file of files()) {
    expect(readFileSync(join(dataDir, 'outbox', file), 'utf8')).not.toContain(MALEE);
  }
  if (store.engine === 'sqlite') {
    for (const file of readdirSync(dataDir).filter((name) => name.startsWith('site.db'))) {
      expect(readFileSync(join(dataDir, file)).includes(`From ${MALEE}`), file).toBe(false);
    }
  }
  // Anything the person sends from now on is new, even if it is the same as before.
  await sendLead(server, { ...PRICE, email: MALEE, message: `From ${MALEE}` });
  expect(await rowsOf(store, 'lead', { email: MALEE })).toHaveLength(1);

  // A mail being sent at that moment still arrives.
  await expect.poll(() => rowsOf(store, 'outbox', { sentAt: null })).toEqual([]);
  await privacy('erase', MALEE);
  expect(await privacy('erase', MALEE)).toEqual({
    code: 0,
    stdout: '',
    stderr: `Nothing was kept about ${MALEE}.\n`,
  });
});

// Only SQLite limits the number of parameters.
test.runIf(isExhaustive || inject('postgres') === undefined)(
  'exports and erases more leads than a query can take parameters',
  async () => {
    const { env, store } = await appWithStore();
    const count = 32_800;
    await add(store, 'lead', leadRow({ email: MALEE }));
    const columns = Object.keys(leadRow()).map((column) => sql.ref(column));
    await sql`
    with recursive n(i) as (select 2 union all select i + 1 from n where i < ${count})
    insert into "lead" (${sql.join(columns)}) select ${sql.join(columns)} from "lead", n`.execute(
      store.db,
    );
    expect((await run(['export', MALEE], env)).stderr).toContain(`${count} leads`);
    expect((await run(['erase', MALEE], env)).stderr).toContain(`${count} leads`);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([]);
  },
);

test('finds an account with a pending new address by either address', async () => {
  const { store, privacy, server } = await serverWithTwoPeople();
  const next = 'malee_next@example.com';
  const userId = await userIdOf(store, MALEE);
  const links = async () =>
    (await store.db.selectFrom('verification').select('value').execute()).filter(({ value }) =>
      value.includes(next),
    );
  const move = async (count: number) => {
    const payload = { userId, email: next };
    await enqueue(store.db, { kind: 'verify-email', payload, email: next });
    await untilSent(store, count);
    expect(await links()).toHaveLength(1);
  };
  await move(8);
  // The underscore is literal and matches no other address.
  expect((await privacy('erase', 'maleeXnext@example.com')).stderr).toContain('Nothing was kept');
  expect(await links()).toHaveLength(1);
  expect(JSON.parse((await privacy('export', MALEE)).stdout).outbox).toHaveLength(5);
  expect((await privacy('erase', next)).stderr).toContain(
    `Erased everything about ${next}: 1 entry of the outbox, 1 mail in a file.`,
  );
  expect(await links()).toEqual([]);

  await move(8);
  await privacy('erase', MALEE);
  expect(await links()).toEqual([]);
  const left = await rowsOf(store, 'outbox');
  expect(new Set(left.map(({ email }) => email))).toEqual(new Set([OTHER]));
  await server.close();
});

test('withdraws consent to news and calls once', async () => {
  const { store, privacy } = await serverWithTwoPeople();
  expect(await privacy('withdraw', TYPED)).toEqual({
    code: 0,
    stdout: '',
    stderr: `${MALEE} gets no more news and calls: noted on 2 leads.\n`,
  });
  const withdrawals = async () =>
    (await rowsOf(store, 'lead')).filter(({ withdrawnAt }) => withdrawnAt !== null);
  const withdrawn = await withdrawals();
  expect(withdrawn).toMatchObject([
    { email: MALEE, form: 'price' },
    { email: MALEE, form: 'newsletter' },
  ]);
  const { stderr } = await privacy('withdraw', MALEE);
  expect(stderr).toBe(`${MALEE} has not agreed to news or calls, or has withdrawn that before.\n`);
  expect(await withdrawals()).toEqual(withdrawn);
});
