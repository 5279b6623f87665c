import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { email as emailSchema } from '../contract/api/fields.ts';
import { type Config, readConfig } from '../server/config.ts';
import { erasePerson, withdrawConsent } from '../server/privacy/erase.ts';
import { jsonPieces } from '../server/privacy/json-pieces.ts';
import { exportMails, exportPerson } from '../server/privacy/personal-data.ts';
import { openExistingStore } from '../server/store/database.ts';
import { exitWith, type Outcome, outcomeOf } from './outcome.ts';

// npm run privacy -- export|erase|withdraw <email>: handles the requests that a person may make under privacy law.
// Data goes to stdout and one line with the result to stderr. Exits with 2 if the command is invalid.

const USAGE = 'Usage: npm run privacy -- export|erase|withdraw <email>';
const COMMANDS = ['export', 'erase', 'withdraw'] as const;
const WORDS = {
  leads: ['lead', 'leads'],
  account: ['account', 'accounts'],
  saved: ['saved item', 'saved items'],
  collections: ['collection', 'collections'],
  attachments: ['file of a message', 'files of messages'],
  outbox: ['entry of the outbox', 'entries of the outbox'],
  mails: ['mail in a file', 'mails in files'],
} as const;

type Found = Record<keyof typeof WORDS, number>;

if (import.meta.main) exitWith(await privacy(process.argv.slice(2), process.env));

/**
 * Runs the command and reports what it found or did.
 * @param out receives the requested data while it is read
 */
export function privacy(
  [name, given = '', ...more]: string[],
  env: NodeJS.ProcessEnv,
  out: Writable = process.stdout,
): Promise<Outcome> {
  return outcomeOf(async () => {
    const command = COMMANDS.find((each) => each === name);
    const email = emailSchema.safeParse(given).data;
    if (command === undefined || more.length > 0 || email === undefined) {
      return { code: 2, stderr: `${USAGE}\n` };
    }
    return { stderr: `${await run(command, email, readConfig(env), out)}\n` };
  });
}

/** Writes the requested data, if any, and returns a line with the result. */
async function run(
  command: (typeof COMMANDS)[number],
  email: string,
  config: Config,
  out: Writable,
): Promise<string> {
  await using store = await openExistingStore(config);
  switch (command) {
    case 'export': {
      const data = await exportPerson(store, { email });
      const mails = await exportMails(store, config.dataDir, { email });
      const found: Found = {
        leads: 0,
        account: data.account ? 1 : 0,
        saved: data.saved.length,
        collections: data.collections.length,
        attachments: 0,
        outbox: 0,
        mails: mails.length,
      };
      const streams = {
        leads: counting(found, 'leads', data.leads),
        attachments: counting(found, 'attachments', data.attachments),
        outbox: counting(found, 'outbox', data.outbox),
      };
      const pieces = jsonPieces({ ...data, ...streams, mails });
      await pipeline(Readable.from(pieces), out, { end: false });
      out.write('\n');
      const said = counted(found);
      return said === '' ? `Nothing is kept about ${email}.` : `Kept about ${email}: ${said}.`;
    }
    case 'erase': {
      const { lastAdmin, ...erased } = await erasePerson(store, config.dataDir, { email });
      const found = counted({ ...erased, account: erased.account ? 1 : 0 });
      if (found === '') return `Nothing was kept about ${email}.`;
      const warning = lastAdmin ? ' That was the last administrator.' : '';
      return `Erased everything about ${email}: ${found}.${warning}`;
    }
    case 'withdraw': {
      const count = await withdrawConsent(store, email);
      return count === 0
        ? `${email} has not agreed to news or calls, or has withdrawn that before.`
        : `${email} gets no more news and calls: noted on ${counted({ leads: count })}.`;
    }
  }
}

/** Counts rows while passing them on. */
async function* counting<Name extends keyof typeof WORDS, Row>(
  found: Record<Name, number>,
  name: Name,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row, void> {
  for await (const row of rows) {
    found[name] += 1;
    yield row;
  }
}

/** Formats the counts in words: `2 leads, 1 account`. */
function counted(found: Partial<Found>): string {
  return Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${WORDS[name as keyof typeof WORDS][count === 1 ? 0 : 1]}`)
    .join(', ');
}
