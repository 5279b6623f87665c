import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';

/** The folder with the site server’s database and mails, which tests read directly. */
const folder = () => process.env['SITE_DATA_DIR'] ?? '';

function onDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder(), 'site.db'), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export const leadsOf = (email: string) =>
  onDatabase((database) =>
    database.prepare('select * from lead where email = ? order by id').all(email),
  );

export function makeAdmin(email: string): void {
  onDatabase((database) =>
    database.prepare(`update user set role = 'admin' where email = ?`).run(email),
  );
}

export function confirmAddress(email: string): void {
  onDatabase((database) =>
    database.prepare('update user set emailVerified = 1 where email = ?').run(email),
  );
}

export const mailsAbout = async (email: string) =>
  (await mailFiles()).map(({ mail }) => mail).filter(({ text }) => text?.includes(email));

/** Parsed mails by their content, because they are read many times. */
const mailsRead = new Map<string, Promise<Email>>();

/** Returns all mails. Without a mail server, mails are files, which concurrent tests add and remove. */
export async function mailFiles() {
  const outbox = join(folder(), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = names
    .filter((name) => name.endsWith('.eml'))
    .map(async (name) => {
      const file = join(outbox, name);
      const message = await readFile(file, 'utf8').catch(() => '');
      const mail = mailsRead.get(message) ?? PostalMime.parse(message);
      mailsRead.set(message, mail);
      return { file, mail: await mail };
    });
  return Promise.all(mails);
}

let count = 0;

/** Returns a unique email address. */
export function someEmail(name = 'reader'): string {
  count += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${count}@example.com`;
}
