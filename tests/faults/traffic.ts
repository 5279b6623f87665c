import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Program } from '../server/program.ts';
import { type Answer, busy, leadNumber, openClient } from './client.ts';
import { auditLeads, type Database, NOTHING_LOST } from './database.ts';

/** Time that visitors wait before they repeat a refused call, in milliseconds. */
const PAUSE = 100;

/** Lets visitors send leads and read pages until stopped. A lead refused with 503 is repeated until accepted. */
export function openTraffic({ call }: ReturnType<typeof openClient>, port: number) {
  const leads: number[] = [];
  const refusals: Answer[] = [];
  /** Answers that are neither a success nor a proper refusal. */
  const unclean: string[] = [];
  let next = 0;

  const stopLeads = busy(4, async () => {
    const number = next++;
    for (;;) {
      const answer = await call(port, leadNumber(number));
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
    const page = await call(port, { method: 'GET', path: '/' });
    if (page.status !== 200) unclean.push(`page: ${page.status}`);
    await sleep(10);
  });

  return {
    leads,
    refusals,
    unclean,
    /** Wait until more leads have been acknowledged, or more calls refused, than now. */
    someLeads: () => untilLonger(leads, 50),
    someRefusals: () => untilLonger(refusals, 10),
    stop: async (): Promise<void> => {
      await Promise.all([stopLeads(), stopPages()]);
    },
  };
}

async function untilLonger(list: readonly unknown[], by: number): Promise<void> {
  const before = list.length;
  const isLonger = () => expect(list.length).toBeGreaterThan(before + by);
  await vi.waitFor(isLonger, { timeout: 30_000, interval: 10 });
}

/** Expects refusals to say as JSON when to come back. */
export function expectHonest(refusals: readonly Answer[]): void {
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
  for (let time = 0; time < OUTAGES; time++) {
    await traffic.someLeads();
    await fail();
    await traffic.someRefusals();
    await expectReady(503);
    await repair();
    await expectReady(200);
  }
  await traffic.someLeads();
  await traffic.stop();
  expect(await program.stop()).toBe(0);

  expect(await auditLeads(database, traffic.leads)).toEqual(NOTHING_LOST);
  expect(traffic.unclean).toEqual([]);
  expectHonest(traffic.refusals);
}
