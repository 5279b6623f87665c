import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';
import { start } from '../server/program.ts';
import {
  type Answer,
  busy,
  type Call,
  leadNumber,
  logInNumber,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';

const RESTARTS = 3;

test('fails cleanly while Postgres restarts, then continues without losing anything', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.database();
  const program = start({ ...OPEN_TO_MANY, DATABASE_URL: url });
  const port = await program.port();
  const client = openClient();
  await client.call(port, signUpNumber(0));
  const { token } = JSON.parse((await client.call(port, logInNumber(0))).body);

  const refusals: Answer[] = [];
  const unclean: string[] = [];
  let longest = 0;
  let successes = 0;
  /** Repeats a call until it succeeds and returns the number of refusals. Other failures are recorded. */
  const repeatUntilAccepted = async (call: Call): Promise<number> => {
    for (let refused = 0; ; refused++) {
      const startTime = performance.now();
      const answer = await client.call(port, call);
      longest = Math.max(longest, performance.now() - startTime);
      if (answer.status < 300) {
        successes += 1;
        return refused;
      }
      if (answer.status !== 503) {
        unclean.push(`${call.path}: ${answer.status} ${answer.body}`);
        return refused;
      }
      refusals.push(answer);
    }
  };

  const leads: number[] = [];
  const accounts: number[] = [];
  let next = 1;
  const stopping = [
    busy(8, async () => {
      const number = next++;
      await repeatUntilAccepted(leadNumber(number));
      leads.push(number);
    }),
    busy(2, async () => {
      const number = next++;
      const answer = await client.call(port, signUpNumber(number));
      if (answer.status === 200) accounts.push(number);
      else if (answer.status === 503) refusals.push(answer);
      else unclean.push(`/api/signup: ${answer.status} ${answer.body}`);
    }),
    busy(2, async () => {
      const headers = { authorization: `Bearer ${token}` };
      await repeatUntilAccepted({ method: 'GET', path: '/api/me', headers });
    }),
  ];
  const recoveries: number[] = [];
  const someSuccesses = async () => {
    const before = successes;
    const isServing = () => {
      expect(program.process.exitCode, program.stderr()).toBeNull();
      expect(successes).toBeGreaterThan(before + 50);
    };
    await vi.waitFor(isServing, { timeout: 30_000, interval: 10 });
  };
  for (let restart = 0; restart < RESTARTS; restart++) {
    await someSuccesses();
    await postgres.restart();
    const back = performance.now();
    await someSuccesses();
    recoveries.push(performance.now() - back);
  }
  await Promise.all(stopping.map((stop) => stop()));

  expect((await client.call(port, { method: 'GET', path: '/readyz' })).status).toBe(200);
  for (const number of accounts) {
    expect((await client.call(port, logInNumber(number))).status).toBe(200);
  }
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ message: string; times: string }>(
    'select message, count(*) as times from lead group by message',
  );
  await database.end();
  const stored = new Set(rows.map(({ message }) => message));
  const missing = leads.filter((number) => !stored.has(leadNumber(number).body.message));
  const doubled = rows.filter(({ times }) => times !== '1');

  report('Postgres restarted under load', {
    restarts: RESTARTS,
    'leads acknowledged': leads.length,
    'sign-ups acknowledged': accounts.length,
    'requests answered with 503': refusals.length,
    'requests answered otherwise': unclean.length,
    'leads missing': missing.length,
    'leads doubled': doubled.length,
    'longest answer (ms)': Math.round(longest),
    'until 50 requests were served again (ms)': recoveries.map(Math.round).join(', '),
  });
  expect([...new Set(unclean)]).toEqual([]);
  expect(missing).toEqual([]);
  expect(doubled).toEqual([]);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { headers, body } of refusals) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\w/) });
  }
});
