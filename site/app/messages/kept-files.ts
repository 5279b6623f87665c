import type { Attachment } from '../../../contract/api/conversations.ts';
import { draftKey } from '../../session/draft.ts';
import { readStored, store } from '../../session/storage.ts';

const keyOf = (name: string) => draftKey(`files.${name}`);

/** The stored part of a file that wasn't uploaded, so that the form can say that it is missing. */
type Unfinished = Pick<Attachment, 'name' | 'size'>;
export type KeptFile = Attachment | Unfinished;

/** Returns the attachments of an unsent message from before a reload. */
export function keptFiles(name: string): KeptFile[] {
  const files = readStored('sessionStorage', keyOf(name));
  return Array.isArray(files) ? files.filter(isKept) : [];
}

/** Stores the attachments of a message for as long as the tab is open. */
export function keepFiles(name: string, files: readonly KeptFile[]): void {
  store('sessionStorage', keyOf(name), files.length === 0 ? undefined : files);
}

/** Returns whether a file has been uploaded. */
export const isAttachment = (file: KeptFile): file is Attachment => 'id' in file;

/** Returns whether a stored value is a file as this version of the site defines it. */
const isKept = (file: Partial<Attachment> | null): file is KeptFile =>
  ['number', 'undefined'].includes(typeof file?.id) &&
  typeof file?.name === 'string' &&
  typeof file.size === 'number';
