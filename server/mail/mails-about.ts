import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedEmail } from '../../contract/api/fields.ts';
import type { Kind } from '../store/outbox.ts';
import { mailFile, mailFolder } from './files.ts';

/**
 * The files of mails about somebody: those of entries of the outbox, and those that name an address in their head.
 * @param email undefined for those of the entries alone
 */
export async function mailsAbout(
  dataDir: string,
  email: string | undefined,
  entries: readonly { id: number; kind: string }[],
): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const ofEntries = new Set(entries.map(({ id, kind }) => mailFile({ id, kind: kind as Kind })));
  const isNamed = async (name: string) =>
    email !== undefined && isNamedIn(await headOf(join(folder, name)), email);
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.sort()) {
    if (ofEntries.has(name) || (await isNamed(name))) found.push(name);
  }
  return found;
}

/** The head of a mail, its folded lines made whole. */
async function headOf(file: string): Promise<string> {
  const mail = await readFile(file, 'utf8').catch(() => '');
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ');
}

/** Whether the address stands where a mail names whom it is for, or about. */
function isNamedIn(head: string, email: string): boolean {
  const address = storedEmail(email);
  return head.split('\r\n').some((line) => {
    const [, value] = /^(?:to|reply-to):(.*)$/i.exec(line) ?? [];
    return (
      value
        ?.toLowerCase()
        .split(/[\s<>,]+/)
        .includes(address) === true
    );
  });
}
