import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedEmail } from '../../contract/api/fields.ts';
import type { Kind } from '../store/outbox.ts';
import { mailFile, mailFolder } from './files.ts';
import { threadRootId } from './message-ids.ts';

type Lead = Parameters<typeof threadRootId>[0];

/** Identifies mail files about a person, because outbox entries are deleted long before the files. */
export interface MailIdentifiers {
  /** The outbox entries about them. */
  entries: readonly { id: number; kind: string }[];
  /** Their leads, which mails about a lead refer to. */
  leads: readonly Lead[];
  /** Leads with their address that belong to another account. */
  others: readonly Lead[];
  /** The address that the mail of a lead goes to or comes from; undefined if it may be a stranger's. */
  email: string | undefined;
  /** The address of their account. */
  accountEmail: string | undefined;
}

/** Returns the files of mails to or about a person. */
export async function mailsAbout(
  dataDir: string,
  { entries, leads, others, email, accountEmail }: MailIdentifiers,
): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const entryFiles = new Set(entries.map(({ id, kind }) => mailFile({ id, kind: kind as Kind })));
  const ownRoots = new Set(leads.map(threadRootId));
  const otherRoots = new Set(others.map(threadRootId));
  const belongsToSubject = async (name: string): Promise<boolean> => {
    const head = await readHeaders(join(folder, name));
    const root = threadRootIn(head);
    if (root === undefined) return isNamedIn(head, email) || isNamedIn(head, accountEmail);
    return ownRoots.has(root) || (!otherRoots.has(root) && isNamedIn(head, email));
  };
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.sort()) {
    if (entryFiles.has(name) || (await belongsToSubject(name))) found.push(name);
  }
  return found;
}

/** Returns the header lines of a mail, with folded lines joined. */
async function readHeaders(file: string): Promise<string[]> {
  const mail = await readFile(file, 'utf8').catch(() => '');
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** Returns the ID that all mails about the same lead refer to; undefined for other mails. */
const threadRootIn = (head: readonly string[]): string | undefined =>
  head.flatMap((line) => /^references: *<([^@>]+)@/i.exec(line)?.[1] ?? [])[0];

/** Whether a header for the receiver or the subject of a mail contains an address. */
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
