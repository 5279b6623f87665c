import { z } from 'zod';
import { storedEmail } from '../contract/api/fields.ts';
import { type Config, readConfig } from '../server/config.ts';
import { openExistingStore } from '../server/store/database.ts';
import { exportMails, exportPerson } from '../server/store/personal-data.ts';
import { erasePerson, withdrawConsent } from '../server/store/privacy.ts';
import { conclude, type Outcome, outcomeOf } from './outcome.ts';

// npm run privacy -- export|erase|withdraw <e-mail>: what a person may ask of the company.
// Data goes to stdout, one line of result to stderr. Ends with 2 when the command is not understood.

const USAGE = 'Usage: npm run privacy -- export|erase|withdraw <e-mail>';
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

if (import.meta.main) conclude(await privacy(process.argv.slice(2), process.env));

/** Does what it is told, and says what it has found or done. */
export function privacy(
  [name, given = '', ...more]: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return outcomeOf(async () => {
    const command = COMMANDS.find((each) => each === name);
    const email = storedEmail(given);
    if (command === undefined || more.length > 0 || !z.email().safeParse(email).success) {
      return { code: 2, stderr: `${USAGE}\n` };
    }
    const { data, said } = await run(command, email, readConfig(env));
    return {
      stdout: data === undefined ? '' : `${JSON.stringify(data, null, 2)}\n`,
      stderr: `${said}\n`,
    };
  });
}

/** The data that was asked for, if any, and a line of result. */
async function run(
  command: (typeof COMMANDS)[number],
  email: string,
  config: Config,
): Promise<{ data?: object; said: string }> {
  const store = await openExistingStore(config);
  try {
    switch (command) {
      case 'export': {
        const data = {
          ...(await exportPerson(store, { email })),
          mails: await exportMails(store, config.dataDir, { email }),
        };
        const found = counted({
          leads: data.leads.length,
          account: data.account ? 1 : 0,
          saved: data.saved.length,
          collections: data.collections.length,
          attachments: data.attachments.length,
          outbox: data.outbox.length,
          mails: data.mails.length,
        });
        const said =
          found === '' ? `Nothing is kept about ${email}.` : `Kept about ${email}: ${found}.`;
        return { data, said };
      }
      case 'erase': {
        const { lastAdmin, ...erased } = await erasePerson(store, config.dataDir, { email });
        const found = counted({ ...erased, account: erased.account ? 1 : 0 });
        if (found === '') return { said: `Nothing was kept about ${email}.` };
        const warning = lastAdmin ? ' That was the last administrator.' : '';
        return { said: `Erased everything about ${email}: ${found}.${warning}` };
      }
      case 'withdraw': {
        const count = await withdrawConsent(store, email);
        const said =
          count === 0
            ? `${email} has not agreed to news or calls, or has withdrawn that before.`
            : `${email} gets no more news and calls: noted on ${counted({ leads: count })}.`;
        return { said };
      }
    }
  } finally {
    await store.close();
  }
}

/** In words: `2 leads, 1 account`. */
function counted(found: Partial<Record<keyof typeof WORDS, number>>): string {
  return Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${WORDS[name as keyof typeof WORDS][count === 1 ? 0 : 1]}`)
    .join(', ');
}
