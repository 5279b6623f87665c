import type { Attachment } from '../../../contract/api/conversations.ts';
import { call } from '../../session/api.ts';
import { draftKey } from '../../session/draft.ts';
import { readStored, store } from '../../session/storage.ts';

/** An attachment of a message that is being written. */
export interface Attached {
  /** Distinguishes files with the same name. */
  key: number;
  name: string;
  size: number;
  /** Set once the file is uploaded. */
  attachment?: Attachment;
  /** The reason why the upload failed. */
  error?: unknown;
}

/** Thrown for a file that wasn't uploaded before the page was reloaded and must be chosen again. */
export class LostFile extends Error {
  override name = 'LostFile';
}

/** Thrown instead of sending a message whose attachments could not all be uploaded. */
export class NotUploaded extends Error {
  override name = 'NotUploaded';
}

/**
 * The longest name that the server accepts, in characters. The end of a longer name is kept, because it contains the
 * extension.
 */
const NAME_MAX = 200;

/**
 * Returns the file's name as the server accepts it: on one line, and not empty. Unix file names can contain line
 * breaks.
 */
const nameOf = ({ name }: File) =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .slice(-NAME_MAX)
    .trim() || 'file';

const keyOf = (name: string) => draftKey(`files.${name}`);

/** The stored part of a file that wasn't uploaded, so that the form can say that it is missing. */
type Unfinished = Pick<Attachment, 'name' | 'size'>;
type KeptFile = Attachment | Unfinished;

/** Returns the attachments of an unsent message from before a reload. */
function keptFiles(name: string): KeptFile[] {
  const files = readStored('sessionStorage', keyOf(name));
  return Array.isArray(files) ? files.filter(isKept) : [];
}

/** Stores the attachments of a message for as long as the tab is open. */
function keepFiles(name: string, files: readonly KeptFile[]): void {
  store('sessionStorage', keyOf(name), files.length === 0 ? undefined : files);
}

/** Returns whether a file has been uploaded. */
const isAttachment = (file: KeptFile): file is Attachment => 'id' in file;

/** Returns whether a stored value is a file as this version of the site defines it. */
const isKept = (file: Partial<Attachment> | null): file is KeptFile =>
  ['number', 'undefined'].includes(typeof file?.id) &&
  typeof file?.name === 'string' &&
  typeof file.size === 'number';

const isRunning = ({ attachment, error }: Attached) =>
  attachment === undefined && error === undefined;

/**
 * The content of files that aren't uploaded yet, which exists only here. Everything else is in the tab's session
 * storage.
 */
const unfinished = new Map<string, Uploads>();
let running = 0;
let nextKey = 1;

/**
 * Returns the uploads for the message in a form, whether or not the form is currently shown.
 * @param name the name of the form, unique on the site
 */
export const uploadsOf = (name: string): Uploads => unfinished.get(name) ?? new Uploads(name);

/** The attachments of a message, uploaded and still uploading. */
export class Uploads {
  readonly #name: string;
  #files: readonly Attached[];
  readonly #listeners = new Set<() => void>();
  /** The source file of each upload, and the controller that aborts it. */
  readonly #sources = new Map<number, { file: File; ending: AbortController }>();
  /** Resolves when the upload of a file has ended. */
  readonly #ends = new Map<number, Promise<void>>();

  constructor(name: string) {
    this.#name = name;
    this.#files = keptFiles(name).map((file) => ({
      key: nextKey++,
      name: file.name,
      size: file.size,
      ...(isAttachment(file) ? { attachment: file } : { error: new LostFile() }),
    }));
  }

  /** Returns the current files. */
  readonly files = (): readonly Attached[] => this.#files;

  /** Returns whether the page shows the state of the uploads. */
  get isShown(): boolean {
    return this.#listeners.size > 0;
  }

  /** Subscribes to changes of the files. */
  readonly subscribe = (show: () => void): (() => void) => {
    this.#listeners.add(show);
    return () => void this.#listeners.delete(show);
  };

  /**
   * Uploads a file.
   * @param onEnd called when the file is uploaded or has failed, unless it was removed in the meantime
   */
  add(file: File, onEnd: (ended: Attached) => void): void {
    const key = nextKey++;
    this.#sources.set(key, { file, ending: new AbortController() });
    this.#show([...this.#files, { key, name: nameOf(file), size: file.size }]);
    this.#ends.set(key, this.#upload(key, onEnd));
  }

  /** Retries a failed upload. */
  retry(key: number, onEnd: (ended: Attached) => void): void {
    this.#change(key, ({ error: _, ...file }) => file);
    this.#ends.set(key, this.#upload(key, onEnd));
  }

  /** Removes a file from the message and aborts its upload. */
  remove({ key, attachment }: Attached): void {
    this.#sources.get(key)?.ending.abort();
    this.#drop([key]);
    if (attachment) void withdraw(attachment);
  }

  /**
   * Returns the current files once they are uploaded, without those removed in the meantime.
   * @throws NotUploaded if one of them could not be uploaded
   */
  async ready(): Promise<readonly Attachment[]> {
    const keys = new Set(this.#files.map(({ key }) => key));
    const wanted = () => this.#files.filter(({ key }) => keys.has(key));
    while (wanted().some(isRunning)) await Promise.all([...keys].map((key) => this.#ends.get(key)));
    const files = wanted();
    if (files.some(({ error }) => error !== undefined)) throw new NotUploaded();
    return files.flatMap(({ attachment }) => attachment ?? []);
  }

  /** Forgets the files that have been sent. Others may have been chosen since. */
  sent(attachments: readonly Attachment[]): void {
    const ids = new Set(attachments.map(({ id }) => id));
    const isSent = ({ attachment }: Attached) => attachment !== undefined && ids.has(attachment.id);
    this.#drop(this.#files.filter(isSent).map(({ key }) => key));
  }

  async #upload(key: number, onEnd: (ended: Attached) => void): Promise<void> {
    const source = this.#sources.get(key);
    if (!source) return;
    countRunning(1);
    try {
      const attachment = await call('uploadAttachment', {
        query: { name: nameOf(source.file) },
        body: new Blob([source.file], { type: 'application/octet-stream' }),
        signal: source.ending.signal,
      });
      this.#change(key, (file) => ({ ...file, attachment }));
      // The file was removed just as its upload finished.
      if (!this.#find(key)) await withdraw(attachment);
    } catch (error) {
      this.#change(key, (file) => ({ ...file, error }));
    } finally {
      countRunning(-1);
    }
    const ended = this.#find(key);
    if (ended) onEnd(ended);
  }

  readonly #find = (key: number) => this.#files.find((file) => file.key === key);

  #change(key: number, change: (file: Attached) => Attached): void {
    if (this.#find(key)) {
      this.#show(this.#files.map((file) => (file.key === key ? change(file) : file)));
    }
  }

  #drop(keys: readonly number[]): void {
    for (const key of keys) this.#sources.delete(key);
    this.#show(this.#files.filter(({ key }) => !keys.includes(key)));
  }

  #show(files: readonly Attached[]): void {
    this.#files = files;
    keepFiles(
      this.#name,
      files.map(({ attachment, name, size }) => attachment ?? { name, size }),
    );
    if (files.every(({ attachment }) => attachment)) unfinished.delete(this.#name);
    else unfinished.set(this.#name, this);
    for (const listener of this.#listeners) listener();
  }
}

/** Deletes an uploaded file that won't be sent. The server would delete it later anyway, but sooner is better. */
const withdraw = ({ id }: Attachment) =>
  call('removeAttachment', { params: { id } }).catch(() => undefined);

/** Asks visitors to confirm when they leave the page during an upload. */
function countRunning(more: 1 | -1): void {
  running += more;
  if (running > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

const askFirst = (event: Event) => event.preventDefault();
