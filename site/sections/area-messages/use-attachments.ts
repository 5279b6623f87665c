import { useEffect, useRef, useState } from 'react';
import { FILE_MAX, FILES_MAX } from '../../../contract/api/conversation-limits.ts';
import type { Attachment } from '../../../contract/api/conversations.ts';
import { fill } from '../../../contract/fill.ts';
import { CallError, call } from '../../session/api.ts';
import { useNotify } from '../area/notices.ts';
import { keepFiles, keptFiles } from './kept-files.ts';
import { reasonNotSent, useConversation } from './speech.ts';

/** A file that is to go with a message. */
export interface Attached {
  /** Tells it from others of the same name. */
  key: number;
  name: string;
  size: number;
  /** Once it is uploaded. */
  attachment?: Attachment;
}

/** As many characters as the server takes of a name; its end says what it is. */
const NAME_MAX = 200;

let nextKey = 1;

/**
 * The files of a message that is being written: uploaded as they are chosen, kept over a reload.
 * @param name what the form is called among all forms of the site
 */
export function useAttachments(name: string) {
  const speech = useConversation();
  const { faults } = speech.words;
  const notify = useNotify();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  /** What is there by now: uploads end between two renders, too. */
  const now = useRef<readonly Attached[]>([]);
  const uploads = useRef(new Set<Promise<void>>());

  const show = (next: readonly Attached[]) => {
    now.current = next;
    setFiles(next);
    keepFiles(
      name,
      next.flatMap(({ attachment }) => attachment ?? []),
    );
  };

  useEffect(() => {
    const kept = keptFiles(name).map((attachment) => ({
      key: nextKey++,
      name: attachment.name,
      size: attachment.size,
      attachment,
    }));
    now.current = kept;
    setFiles(kept);
  }, [name]);

  const withdraw = ({ id }: Attachment) =>
    call('removeAttachment', { params: { id } }).catch(() => undefined);

  async function upload(file: File, key: number): Promise<void> {
    try {
      const attachment = await call('uploadAttachment', {
        query: { name: file.name.slice(-NAME_MAX) },
        body: new Blob([file], { type: 'application/octet-stream' }),
      });
      const isWanted = now.current.some((each) => each.key === key);
      if (isWanted) {
        show(now.current.map((each) => (each.key === key ? { ...each, attachment } : each)));
      } else await withdraw(attachment);
    } catch (error) {
      show(now.current.filter((each) => each.key !== key));
      notify({ failed: faultOf(error, file) });
    }
  }

  function faultOf(error: unknown, file: File): string {
    const words = { name: file.name };
    const status = error instanceof CallError ? error.status : undefined;
    if (status === 413) return fill(faults.tooLarge, words);
    if (status === 415) return fill(faults.wrongKind, words);
    return `${fill(faults.notSent, words)} ${reasonNotSent(error, speech)}`;
  }

  return {
    files,
    add: (chosen: readonly File[]): void => {
      notify('silence');
      for (const file of chosen) {
        const words = { name: file.name };
        if (now.current.length >= FILES_MAX) notify({ failed: faults.tooMany });
        else if (file.size > FILE_MAX) notify({ failed: fill(faults.tooLarge, words) });
        else if (file.size === 0) notify({ failed: fill(faults.empty, words) });
        else {
          const key = nextKey++;
          show([...now.current, { key, name: file.name, size: file.size }]);
          const ended = upload(file, key);
          uploads.current.add(ended);
          void ended.finally(() => uploads.current.delete(ended));
        }
      }
    },
    remove: ({ key, attachment, name: removed }: Attached): void => {
      show(now.current.filter((each) => each.key !== key));
      if (attachment) void withdraw(attachment);
      notify({ done: fill(speech.words.removed, { name: removed }) });
    },
    /** The ids of all of them, once they are uploaded. */
    ids: async (): Promise<number[]> => {
      await Promise.all(uploads.current);
      return now.current.flatMap(({ attachment }) => attachment?.id ?? []);
    },
    /** Forgets them: they have been sent. */
    clear: (): void => show([]),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
