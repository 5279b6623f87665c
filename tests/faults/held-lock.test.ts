import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { start, temporaryFolder } from '../server/fixture.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';
import { auditLeads, NOTHING_LOST, sqliteIn } from './database.ts';
import { expectHonest, mostly, openTraffic } from './traffic.ts';

/** For how long another program has the file to itself, in milliseconds. */
const HELD = 15_000;

/** The longest that nine of ten pages may take meanwhile, and that a lead may wait for its refusal, in milliseconds. */
const PAGE = 50;
const LEAD = 6000;

test('while another program writes for 15 s, pages are there at once, and leads are refused in time', async () => {
  const dataDir = temporaryFolder();
  const database = await sqliteIn(dataDir);
  const program = start({ ...OPEN_TO_MANY, ...database.env });
  const port = await program.port();
  const traffic = openTraffic(openClient(), port);
  await traffic.someLeads();

  const other = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  traffic.waits.pages.length = 0;
  await sleep(HELD);
  const pages = [...traffic.waits.pages];
  const before = traffic.leads.length;
  other.exec('commit');
  await traffic.someLeads();
  await traffic.stop();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const found = await auditLeads(database, traffic.leads);
  report(`The write lock held for ${HELD / 1000} s`, {
    ...found,
    'leads acknowledged before and meanwhile': before,
    'leads refused with 503': traffic.refusals.length,
    'longest wait for an answer to a lead (ms)': Math.round(Math.max(...traffic.waits.leads)),
    'wait for a page meanwhile, 9 of 10 (ms)': mostly(pages),
    'longest wait for a page meanwhile (ms)': Math.round(Math.max(...pages)),
  });
  expect(found).toMatchObject(NOTHING_LOST);
  expect(traffic.unclean).toEqual([]);
  expectHonest(traffic.refusals);
  expect(mostly(pages)).toBeLessThan(PAGE);
  expect(Math.max(...traffic.waits.leads)).toBeLessThan(LEAD);
});
