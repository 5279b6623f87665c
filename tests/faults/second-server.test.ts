import { expect, test } from 'vitest';
import { programFolder, start } from '../server/fixture.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';
import { auditLeads, emptyDatabase, NOTHING_LOST } from './database.ts';
import { openTraffic } from './traffic.ts';

const TRIES = 5;

test('a second server on one SQLite file is refused with a line, and the first one goes on', async () => {
  const database = await emptyDatabase('SQLite');
  const folder = programFolder();
  const env = { ...OPEN_TO_MANY, ...database.env };
  const program = start(env, folder);
  const traffic = openTraffic(openClient(), await program.port());
  for (let time = 0; time < TRIES; time++) {
    await traffic.someLeads();
    const second = start(env, folder);
    expect(await second.ended).toBe(1);
    expect(second.stdout()).toBe('');
    expect(second.stderr()).toMatch(/^Another server uses the database in [^\n]+\n$/);
  }
  await traffic.someLeads();
  await traffic.stop();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const found = await auditLeads(database, traffic.leads);
  report(`A second server, ${TRIES} times under load`, {
    ...found,
    'leads refused': traffic.refusals.length,
    'answered otherwise': traffic.unclean.length,
  });
  expect(found).toMatchObject(NOTHING_LOST);
  expect(traffic.unclean).toEqual([]);
  expect(traffic.refusals).toEqual([]);
});
