import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { mailServer } from '../api/mail-server.ts';
import { temporaryFolder } from '../server/fixture.ts';
import { programFolder, start } from '../server/program.ts';
import { each, leadNumber, markOf, OPEN_TO_MANY, openClient, report } from './client.ts';
import { count, sqliteIn } from './database.ts';

const FLOOD = 2000;
/** One of this many leads is genuine. */
const GENUINE = 80;

const words = () => randomBytes(12).toString('hex').replace(/\d/g, 'z');

/** Returns an address in a network of its own. */
const address = (number: number) => `100.${64 + (number >> 8)}.${number & 255}.7`;

test.each([
  { flood: 'one text', isTold: true, text: () => 'Buy our cheap links' },
  { flood: 'different texts', isTold: false, text: words },
])(
  `hides no genuine lead among ${FLOOD} from as many addresses with $flood`,
  async ({ flood, isTold, text }) => {
    const smtp = await mailServer();
    const database = await sqliteIn(temporaryFolder());
    const { LEADS_PER_MINUTE: _, ...env } = OPEN_TO_MANY;
    const program = start({ ...env, ...database.env, SMTP_URL: smtp.url }, programFolder());
    const port = await program.port();
    const client = openClient();
    const isGenuine = (number: number) => number % GENUINE === GENUINE - 1;
    const numbers = Array.from({ length: FLOOD }, (_, number) => number);
    const startTime = performance.now();
    await each(numbers, 8, async (number) => {
      const { body, headers, path } = leadNumber(number);
      const message = `${isGenuine(number) ? words() : text()} ${markOf(number)}.`;
      const { status } = await client.call(port, {
        path,
        body: { ...body, message },
        headers: { ...headers, 'x-forwarded-for': address(number) },
      });
      expect(status).toBe(201);
    });
    const took = performance.now() - startTime;
    const due = `select count(*) as n from outbox where "sentAt" is null and "dueAt" < ${Date.now() + 60_000}`;
    await vi.waitFor(async () => expect(await count(database, due)).toBe(0), {
      timeout: 60_000,
      interval: 100,
    });
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    const { leadsToLookAt } = (await ready.json()) as { leadsToLookAt: number };

    const rows = await database.rows('select message, "heldFor", "seenAt" from lead');
    const genuine = numbers.filter(isGenuine);
    const rowOf = (number: number) =>
      rows.find(({ message }) => String(message).endsWith(` ${markOf(number)}.`));
    const mailed = genuine.filter((number) =>
      smtp.mails.some(({ text = '' }) => text.includes(markOf(number))),
    );
    const waiting = genuine.filter((number) => {
      const row = rowOf(number);
      return row?.['heldFor'] === 'burst' && row['seenAt'] === null;
    });
    const unseen = genuine.filter(
      (number) => !mailed.includes(number) && !waiting.includes(number),
    );
    const held = rows.filter(({ heldFor }) => heldFor !== null).length;
    report(`A flood with ${flood}`, {
      leads: FLOOD,
      'leads stored': rows.length,
      'genuine ones': genuine.length,
      'genuine ones that were mailed': mailed.length,
      'genuine ones that wait to be looked at': waiting.length,
      'genuine ones unseen': unseen.length,
      'leads held': held,
      'leads to look at, by /readyz': leadsToLookAt,
      mails: smtp.mails.length,
      'leads a second': Math.round((1000 * FLOOD) / took),
    });
    expect(rows).toHaveLength(FLOOD);
    expect(unseen).toEqual([]);
    expect(leadsToLookAt).toBe(held);
    // A flood with a common text is recognized, so genuine leads get through.
    if (isTold) expect(mailed).toEqual(genuine);
    else expect(held).toBeGreaterThan(FLOOD / 2);
    const reminders = await count(
      database,
      `select count(*) as n from outbox where kind = 'leads-held' and "sentAt" is not null`,
    );
    expect(reminders).toBe(1);
  },
);
