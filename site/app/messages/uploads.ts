import type { Attachment } from '../../../contract/api/conversations.ts';
import { call } from '../../session/api.ts';
import { isAttachment, keepFiles, keptFiles } from './kept-files.ts';

/** A file that is to go with a message. */
export interface Attached {
  /** Tells it from others of the same name. */
  key: number;
  name: string;
  size: number;
  /** Once it is uploaded. */
  attachment?: Attachment;
  /** Why it could not be uploaded. */
  error?: unknown;
}

/** A file was not uploaded before the page was loaded anew: it has to be chosen again. */
export class LostFile extends Error {
  override name = 'LostFile';
}

/** A message is not sent while a file of it could not be uploaded. */
export class NotUploaded extends Error {
  override name = 'NotUploaded';
}

/** As many characters as the server takes of a name; its end says what it is. */
const NAME_MAX = 200;

/** A name as the server takes it: in one line, and not empty. Unix has names of several lines. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .slice(-NAME_MAX)
    .trim() || 'file';

const isRunning = ({ attachment, error }: Attached) =>
  attachment === undefined && error === undefined;

/** The bytes of what is not uploaded yet are here alone; all else, the tab's storage has. */
const unfinished = new Map<string, Uploads>();
let running = 0;
let nextKey = 1;

/**
 * The files of the message that is being written in a form, whether the form is shown just now or not.
 * @param name what the form is called among all forms of the site
 */
export const uploadsOf = (name: string): Uploads => unfinished.get(name) ?? new Uploads(name);

/** Files on their way to the server, and there. */
export class Uploads {
  readonly #name: string;
  #files: readonly Attached[];
  readonly #listeners = new Set<() => void>();
  /** Those of them that show the files. */
  readonly #shown = new Set<() => void>();
  /** What is sent, and what ends it. */
  readonly #sources = new Map<number, { file: File; ending: AbortController }>();

  constructor(name: string) {
    this.#name = name;
    this.#files = keptFiles(name).map((file) => ({
      key: nextKey++,
      name: file.name,
      size: file.size,
      ...(isAttachment(file) ? { attachment: file } : { error: new LostFile() }),
    }));
  }

  /** The files as they are now. */
  readonly files = (): readonly Attached[] => this.#files;

  /** Whether the page shows what becomes of them. */
  get isShown(): boolean {
    return this.#shown.size > 0;
  }

  /** Has them shown anew each time that they change. */
  readonly subscribe = (show: () => void): (() => void) => {
    this.#shown.add(show);
    this.#listeners.add(show);
    return () => {
      this.#shown.delete(show);
      this.#listeners.delete(show);
    };
  };

  /**
   * Uploads a file.
   * @param onEnd told of it when it is uploaded or has failed, unless it was removed meanwhile
   */
  add(file: File, onEnd: (ended: Attached) => void): void {
    const key = nextKey++;
    this.#sources.set(key, { file, ending: new AbortController() });
    this.#show([...this.#files, { key, name: nameOf(file), size: file.size }]);
    void this.#upload(key, onEnd);
  }

  /** Uploads a file once more that has failed. */
  retry(key: number, onEnd: (ended: Attached) => void): void {
    this.#change(key, ({ error: _, ...file }) => file);
    void this.#upload(key, onEnd);
  }

  /** Takes a file off the message, and its upload with it. */
  remove({ key, attachment }: Attached): void {
    this.#sources.get(key)?.ending.abort();
    this.#drop([key]);
    if (attachment) void withdraw(attachment);
  }

  /**
   * The files that are there now, once they are uploaded; without those that are removed meanwhile.
   * @throws NotUploaded if one that is wanted could not be
   */
  async ready(): Promise<readonly Attachment[]> {
    const keys = new Set(this.#files.map(({ key }) => key));
    const wanted = () => this.#files.filter(({ key }) => keys.has(key));
    await new Promise<void>((resolve) => {
      const look = () => {
        if (wanted().some(isRunning)) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
    const files = wanted();
    if (files.some(({ error }) => error !== undefined)) throw new NotUploaded();
    return files.flatMap(({ attachment }) => attachment ?? []);
  }

  /** Forgets files that have been sent; others may have been chosen since. */
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
      // It was removed just as it had got there.
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

/** What is not sent is swept by the server one day; sooner is better. */
const withdraw = ({ id }: Attachment) =>
  call('removeAttachment', { params: { id } }).catch(() => undefined);

/** Asks a visitor who leaves the page while a file is on its way whether they mean it. */
function countRunning(more: 1 | -1): void {
  running += more;
  if (running > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

const askFirst = (event: Event) => event.preventDefault();
