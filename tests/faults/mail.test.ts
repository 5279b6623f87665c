import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { freePort } from '../../tools/free-port.ts';
import { mailServer } from '../api/mail-server.ts';
import { EMAIL, start, temporaryFolder } from '../server/fixture.ts';
import {
  each,
  leadNumber,
  markOf,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';

const LEADS = 20;
const ACCOUNTS = 5;

test('when the mail server is down, and then grudging, and then well, every mail arrives once', async () => {
  const dataDir = temporaryFolder();
  const smtpPort = await freePort();
  const program = start({
    ...OPEN_TO_MANY,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  const port = await program.port();
  const client = openClient();
  const numbers = Array.from({ length: LEADS }, (_, index) => index);
  await each(numbers, 8, async (number) => {
    expect((await client.call(port, leadNumber(number))).status).toBe(201);
  });
  await each(numbers.slice(0, ACCOUNTS), 2, async (number) => {
    expect((await client.call(port, signUpNumber(number))).status).toBe(200);
  });

  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const waiting = (where: string): number => {
    const row = database.prepare(`select count(*) as n from outbox where ${where}`).get();
    return Number(row?.['n']);
  };
  const patience = { timeout: 90_000, interval: 50 };
  // Down.
  await vi.waitFor(
    () => expect(waiting('attempts >= 1 and "lastError" <> \'\'')).toBe(LEADS + ACCOUNTS),
    patience,
  );
  expect(waiting('"sentAt" is not null')).toBe(0);

  // Up, but it takes nothing for now.
  let grudging = 0;
  let isWell = false;
  const { mails } = await mailServer({
    port: smtpPort,
    refuse: () => {
      if (isWell) return undefined;
      grudging += 1;
      return { code: 451, message: 'come back later' };
    },
  });
  await vi.waitFor(() => expect(grudging).toBe(LEADS + ACCOUNTS), patience);
  isWell = true;
  const well = performance.now();
  await vi.waitFor(() => expect(waiting('"sentAt" is null')).toBe(0), patience);
  const took = performance.now() - well;
  database.close();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const toCompany = mails.filter(({ recipients }) => recipients.includes(EMAIL));
  const times = numbers.map(
    (number) => toCompany.filter(({ text = '' }) => text.includes(markOf(number))).length,
  );
  const confirmations = numbers
    .slice(0, ACCOUNTS)
    .map(
      (number) =>
        mails.filter(({ recipients }) => recipients.includes(`customer${number}@example.com`))
          .length,
    );
  report('SMTP server down, grudging, well again', {
    'mails to send': LEADS + ACCOUNTS,
    'refused for a while': grudging,
    'mails that arrived': mails.length,
    'until all had arrived (ms)': Math.round(took),
  });
  expect(times).toEqual(numbers.map(() => 1));
  expect(confirmations).toEqual(confirmations.map(() => 1));
  expect(mails).toHaveLength(LEADS + ACCOUNTS);
});
