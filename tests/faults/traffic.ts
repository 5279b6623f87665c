import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Program } from '../server/program.ts';
import { type Answer, busy, leadNumber, openClient, report } from './client.ts';
import { auditLeads, type Database, NOTHING_LOST } from './database.ts';

/** Time that visitors wait before they repeat a refused call, in milliseconds. */
const PAUSE = 100;

/** Lets visitors send leads and read pages until stopped. A lead refused with 503 is repeated until accepted. */
function openTraffic({ call }: ReturnType<typeof openClient>, port: number) {
  const leads: number[] = [];
  const refusals: Answer[] = [];
  /** Answers that are neither a success nor a proper refusal. */
  const unclean: string[] = [];
  /** Times that leads and pages waited for an answer, in milliseconds. */
  const waits = { leads: [] as number[], pages: [] as number[] };
  let next = 0;

  const timed = async (into: number[], act: () => Promise<Answer>) => {
    const startTime = performance.now();
    const answer = await act();
    into.push(performance.now() - startTime);
    return answer;
  };

  const stopLeads = busy(4, async () => {
    const number = next++;
    for (;;) {
      const answer = await timed(waits.leads, () => call(port, leadNumber(number)));
      if (answer.status === 201) break;
      if (answer.status !== 503) {
        unclean.push(`${answer.status} ${answer.body}`);
        return;
      }
      refusals.push(answer);
      await sleep(PAUSE);
    }
    leads.push(number);
    await sleep(5);
  });
  const stopPages = busy(1, async () => {
    const page = await timed(waits.pages, () => call(port, { method: 'GET', path: '/' }));
    if (page.status !== 200) unclean.push(`page: ${page.status}`);
    await sleep(10);
  });

  return {
    leads,
    refusals,
    unclean,
    waits,
    /** Waits until more leads have been acknowledged than now. */
    someLeads: async (): Promise<void> => {
      const before = leads.length;
      await vi.waitFor(() => expect(leads.length).toBeGreaterThan(before + 50), {
        timeout: 30_000,
        interval: 10,
      });
    },
    /** Waits until a number of calls has been refused since. */
    someRefusals: async (): Promise<void> => {
      const before = refusals.length;
      await vi.waitFor(() => expect(refusals.length).toBeGreaterThan(before + 10), {
        timeout: 30_000,
        interval: 10,
      });
    },
    stop: async (): Promise<void> => {
      await Promise.all([stopLeads(), stopPages()]);
    },
  };
}

/** Returns the 90th percentile of waits, in milliseconds. */
function percentile90(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(0.9 * sorted.length)] ?? 0);
}

function expectHonest(refusals: readonly Answer[]): void {
  expect(refusals.length).toBeGreaterThan(0);
  for (const { headers, body } of refusals) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\w/) });
  }
}

export const OUTAGES = 3;

/**
 * Repeatedly stops a server under load from storing anything. Expects that nothing acknowledged is lost, that refusals
 * are proper, and that /readyz reports the outage.
 */
export async function expectOutagesOutlived(
  title: string,
  { program, database }: { program: Program; database: Database },
  { fail, repair }: { fail: () => unknown; repair: () => unknown },
): Promise<void> {
  const port = await program.port();
  const client = openClient();
  const expectReady = (status: number) =>
    vi.waitFor(
      async () => {
        const answer = await client.call(port, { method: 'GET', path: '/readyz' });
        expect(answer.status).toBe(status);
      },
      { timeout: 20_000, interval: 50 },
    );
  await expectReady(200);
  const traffic = openTraffic(client, port);
  const recoveries: number[] = [];
  for (let time = 0; time < OUTAGES; time++) {
    await traffic.someLeads();
    await fail();
    await traffic.someRefusals();
    await expectReady(503);
    await repair();
    const startTime = performance.now();
    await expectReady(200);
    recoveries.push(performance.now() - startTime);
  }
  await traffic.someLeads();
  await traffic.stop();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const found = await auditLeads(database, traffic.leads);
  report(`${title}, ${OUTAGES} times under load`, {
    ...found,
    'leads refused with 503': traffic.refusals.length,
    'answered otherwise': traffic.unclean.length,
    'until /readyz was 200 again (ms)': recoveries.map(Math.round).join(', '),
    'wait for a page, 9 of 10 (ms)': percentile90(traffic.waits.pages),
  });
  expect(found).toMatchObject(NOTHING_LOST);
  expect(traffic.unclean).toEqual([]);
  expectHonest(traffic.refusals);
}
