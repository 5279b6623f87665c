import type { Attachment } from '../../../contract/api/conversations.ts';
import { draftKey } from '../../session/draft.ts';

const keyOf = (name: string) => draftKey(`files.${name}`);

/** What is kept of a file that was not uploaded yet, so that the form can say that it is missing. */
type Unfinished = Pick<Attachment, 'name' | 'size'>;
export type KeptFile = Attachment | Unfinished;

/** The files of a message that is not sent, before the page was loaded anew. */
export function keptFiles(name: string): KeptFile[] {
  try {
    const files: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(files) ? files.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps which files go with a message, for as long as the tab is open. */
export function keepFiles(name: string, files: readonly KeptFile[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(files));
  } catch {
    // Storage is off or full: they stay until the page is left.
  }
}

/** Whether a file is on the server. */
export const isAttachment = (file: KeptFile): file is Attachment => 'id' in file;

/** Whether what was kept is a file as this version of the site knows one. */
const isKept = (file: Partial<Attachment> | null): file is KeptFile =>
  ['number', 'undefined'].includes(typeof file?.id) &&
  typeof file?.name === 'string' &&
  typeof file.size === 'number';
