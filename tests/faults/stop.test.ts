import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { temporaryFolder } from '../folders.ts';
import { open } from '../server/fixture.ts';
import { start } from '../server/program.ts';
import {
  type Answer,
  busy,
  type Call,
  leadNumber,
  logInNumber,
  NoAnswer,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';

/** Age in milliseconds from which a request counts as started by the server; a younger one may still be on the wire. */
const BEGUN = 50;

const STOPS = 5;

test('answers every started request when stopped under load', async () => {
  const figures = { answered: 0, 'answered after the signal': 0, lost: 0, 'turned away': 0 };
  const slowest: number[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    const dataDir = temporaryFolder();
    const program = start({ ...OPEN_TO_MANY, DATA_DIR: dataDir });
    const port = await program.port();
    const client = openClient();
    await client.call(port, signUpNumber(0));

    const requests: { begun: number; ended?: number; answer?: Answer; call: Call }[] = [];
    let isOver = false;
    const ask = async (call: Call) => {
      if (isOver) return void (await program.ended);
      const request: (typeof requests)[number] = { begun: performance.now(), call };
      requests.push(request);
      try {
        request.answer = await client.call(port, call);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        isOver = true;
      }
      request.ended = performance.now();
    };
    let next = stop * 1_000_000;
    const stopping = [
      busy(12, () => ask(leadNumber(next++))),
      busy(6, () => ask(logInNumber(0))),
      busy(6, () => ask({ method: 'GET', path: '/' })),
    ];
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(500), { timeout: 30_000 });

    const signal = performance.now();
    expect(await program.stop()).toBe(0);
    isOver = true;
    await Promise.all(stopping.map((done) => done()));
    await expect(open(port)).rejects.toThrow('ECONNREFUSED');
    expect(program.stderr()).toBe('');

    const answered = requests.filter(({ answer }) => answer !== undefined);
    expect(
      answered
        .map(({ answer }) => answer?.status)
        .filter((status) => status !== 200 && status !== 201),
    ).toEqual([]);
    const begun = requests.filter(({ begun: at }) => at < signal - BEGUN);
    figures.answered += answered.length;
    figures['answered after the signal'] += answered.filter(
      ({ ended = 0 }) => ended > signal,
    ).length;
    figures.lost += begun.filter(({ answer }) => answer === undefined).length;
    figures['turned away'] += requests.length - answered.length;
    slowest.push(Math.max(...answered.map(({ ended = 0 }) => ended - signal)));

    const database = new DatabaseSync(sqliteFile(dataDir));
    const rows = database.prepare('select message from lead').all();
    database.close();
    const stored = new Set(rows.map((row) => row['message']));
    const messages = answered
      .filter(({ call }) => call.path === '/api/leads')
      .map(({ call }) => (call.body as { message: string }).message);
    expect(messages.filter((message) => !stored.has(message))).toEqual([]);
  }
  report(`SIGTERM under load, ${STOPS} times`, {
    ...figures,
    'longest wait for the last answer (ms)': Math.round(Math.max(...slowest)),
  });
  expect(figures.lost).toBe(0);
  expect(figures['answered after the signal']).toBeGreaterThan(0);
});
