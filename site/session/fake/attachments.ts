import {
  FILE_ENDINGS,
  FILE_MAX,
  FILE_TYPES,
  type FileType,
} from '../../../contract/api/conversation-limits.ts';
import type { Attachment } from '../../../contract/api/conversations.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { refusedInField } from '../../../contract/lead-rules.ts';
import type { Person } from './people.ts';
import { notFound, persistedList } from './persisted-list.ts';

/** The uploaded files, with their content for as long as the page is open. */
const files = persistedList<Attachment & { userId: number; isSent: boolean }>('files', () => []);
const bytes = new Map<number, Blob>();

/** Returns the type of a file from its extension. The server inspects the bytes instead. */
const typeOf = (ending: string): FileType | undefined =>
  FILE_TYPES.find((type) => (FILE_ENDINGS[type] as readonly string[]).includes(ending));

/** The extensions of Office files that are old, binary or contain macros. */
const RISKY_OFFICE = /^(doc|xls|ppt|docm|xlsm|xlsb|pptm)$/;

export function upload(person: Person, name: string, file: Blob): Attachment {
  if (!person.emailVerified) throw new Refusal('unconfirmed');
  return keep(person, name, file);
}

/**
 * Keeps the files of a form until `take` has them go with its message.
 * @throws Refusal for the field of the first file that is not accepted
 */
export const keepFormFiles = (
  sender: Pick<Person, 'id'>,
  files: readonly (readonly [field: string, file: File])[],
) =>
  files.map(([field, file]) => {
    try {
      return { field, ...keep(sender, file.name, file) };
    } catch (error) {
      throw refusedInField(field, error);
    }
  });

/** Keeps a file until `take` has it go with a message of its sender. */
function keep(sender: Pick<Person, 'id'>, name: string, file: Blob): Attachment {
  if (file.size === 0) throw new Refusal('invalid');
  if (file.size > FILE_MAX) throw new Refusal('tooLarge');
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const type = typeOf(ending);
  if (RISKY_OFFICE.test(ending)) throw new Refusal('riskyOffice');
  if (type === undefined) throw new Refusal('wrongKind');
  const kept = files.add({ name, type, size: file.size, userId: sender.id, isSent: false });
  const { userId: _, isSent: __, ...attachment } = kept;
  bytes.set(attachment.id, file);
  return attachment;
}

export function fileOf(id: number): Blob {
  return bytes.get(id) ?? notFound();
}

export function removeUpload(person: Person, id: number): void {
  const file = files.byId(id);
  if (file?.userId !== person.id || file.isSent) notFound();
  files.remove((each) => each.id === id);
  bytes.delete(id);
}

/** Deletes all files that an account has uploaded. */
export function removeFilesOf({ id }: Person): void {
  for (const file of files.all()) if (file.userId === id) bytes.delete(file.id);
  files.remove(({ userId }) => userId === id);
}

/**
 * Has a file go with a message.
 * @throws Refusal when it is not this person's, or goes with another
 */
export function take(person: Pick<Person, 'id'>, id: number): Attachment {
  const file = files.byId(id);
  if (file?.userId !== person.id || file.isSent) {
    throw new Refusal('invalid', { fields: { attachments: { code: 'unknown' } } });
  }
  files.change(id, { isSent: true });
  const { userId: _, isSent: __, ...attachment } = file;
  return attachment;
}
