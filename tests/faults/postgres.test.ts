import { expect, test } from 'vitest';
import { start } from '../server/program.ts';
import { busy, type Call, logInNumber, OPEN_TO_MANY, openClient, signUpNumber } from './client.ts';
import { auditLeads, NOTHING_LOST, postgres } from './database.ts';
import { expectHonest, openTraffic } from './traffic.ts';

const RESTARTS = 3;

test('fails cleanly while Postgres restarts, then continues without losing anything', async () => {
  const database = await postgres();
  const program = start({ ...OPEN_TO_MANY, ...database.env });
  const port = await program.port();
  const client = openClient();
  await client.call(port, signUpNumber(0));
  const { token } = JSON.parse((await client.call(port, logInNumber(0))).body);

  const traffic = openTraffic(client, port);
  const { leads, refusals, unclean } = traffic;
  /** Makes a call and records how it fails. Returns whether it succeeded. */
  const attempt = async (call: Call): Promise<boolean> => {
    const answer = await client.call(port, call);
    if (answer.status === 503) refusals.push(answer);
    else if (answer.status >= 300) unclean.push(`${call.path}: ${answer.status} ${answer.body}`);
    return answer.status < 300;
  };
  const accounts: number[] = [];
  let next = 1;
  const stopping = [
    busy(2, async () => {
      const number = next++;
      if (await attempt(signUpNumber(number))) accounts.push(number);
    }),
    busy(2, async () => {
      const headers = { authorization: `Bearer ${token}` };
      await attempt({ method: 'GET', path: '/api/me', headers });
    }),
  ];
  for (let restart = 0; restart < RESTARTS; restart++) {
    await traffic.someLeads();
    await database.restart();
    expect(program.process.exitCode, program.stderr()).toBeNull();
  }
  await traffic.someLeads();
  await Promise.all([traffic.stop(), ...stopping.map((stop) => stop())]);

  expect((await client.call(port, { method: 'GET', path: '/readyz' })).status).toBe(200);
  for (const number of accounts) {
    expect((await client.call(port, logInNumber(number))).status).toBe(200);
  }
  expect(await program.stop()).toBe(0);

  expect([...new Set(unclean)]).toEqual([]);
  expect(await auditLeads(database, leads)).toEqual(NOTHING_LOST);
  expectHonest(refusals);
});
