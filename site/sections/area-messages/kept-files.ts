import type { Attachment } from '../../../contract/api/conversations.ts';
import { draftKey } from '../../session/draft.ts';

const keyOf = (name: string) => draftKey(`files.${name}`);

/** The files that were uploaded for a message that is not sent, before the page was loaded anew. */
export function keptFiles(name: string): Attachment[] {
  try {
    const files: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(files) ? files.filter(isAttachment) : [];
  } catch {
    return [];
  }
}

/** Keeps which files were uploaded for a message, for as long as the tab is open. */
export function keepFiles(name: string, files: readonly Attachment[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(files));
  } catch {
    // Storage is off or full: they stay until the page is left.
  }
}

/** Whether what was kept is a file as this version of the site knows one. */
const isAttachment = (file: Partial<Attachment> | null): file is Attachment =>
  typeof file?.id === 'number' && typeof file.name === 'string' && typeof file.size === 'number';
