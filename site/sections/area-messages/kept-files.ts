import type { Attachment } from '../../../contract/api/conversations.ts';

// Forgotten with all other drafts when somebody signs out (session/draft.ts).
const keyOf = (name: string) => `draft.files.${name}`;

/** The files that were uploaded for a message that is not sent, before the page was loaded anew. */
export function keptFiles(name: string): Attachment[] {
  try {
    const files: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(files) ? files : [];
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
