import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedEmail } from '../../contract/api/fields.ts';
import type { Kind } from '../store/outbox.ts';
import { mailFile, mailFolder } from './files.ts';
import { rootOf } from './message-ids.ts';

type Lead = Parameters<typeof rootOf>[0];

/** Identifies the files of mails about a person; entries of the outbox go long before files do. */
export interface Marks {
  /** The entries of the outbox about them. */
  entries: readonly { id: number; kind: string }[];
  /** Their leads: mails about one refer to it. */
  leads: readonly Lead[];
  /** Leads with their address that belong to another account. */
  others: readonly Lead[];
  /** The address of whom the mail of a lead goes to, or is from; undefined where it may be a stranger's. */
  email: string | undefined;
  /** The address of their account. */
  accountEmail: string | undefined;
}

/** The files of mails about a person, or for them. */
export async function mailsAbout(
  dataDir: string,
  { entries, leads, others, email, accountEmail }: Marks,
): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const ofEntries = new Set(entries.map(({ id, kind }) => mailFile({ id, kind: kind as Kind })));
  const theirs = new Set(leads.map(rootOf));
  const notTheirs = new Set(others.map(rootOf));
  const belongsToSubject = async (name: string): Promise<boolean> => {
    const head = await headOf(join(folder, name));
    const root = rootIn(head);
    if (root === undefined) return isNamedIn(head, email) || isNamedIn(head, accountEmail);
    return theirs.has(root) || (!notTheirs.has(root) && isNamedIn(head, email));
  };
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.sort()) {
    if (ofEntries.has(name) || (await belongsToSubject(name))) found.push(name);
  }
  return found;
}

/** The lines of a mail's head, folded ones made whole. */
async function headOf(file: string): Promise<string[]> {
  const mail = await readFile(file, 'utf8').catch(() => '');
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** What all mails about the same lead refer to; undefined for a mail about none. */
const rootIn = (head: readonly string[]): string | undefined =>
  head.flatMap((line) => /^references: *<([^@>]+)@/i.exec(line)?.[1] ?? [])[0];

/** Whether an address stands where a mail names whom it is for, or about. */
function isNamedIn(head: readonly string[], email: string | undefined): boolean {
  if (email === undefined) return false;
  const address = storedEmail(email);
  return head.some((line) => {
    const [, value] = /^(?:to|reply-to):(.*)$/i.exec(line) ?? [];
    return (
      value
        ?.toLowerCase()
        .split(/[\s<>,]+/)
        .includes(address) === true
    );
  });
}
