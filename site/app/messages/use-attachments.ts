import { useMemo, useSyncExternalStore } from 'react';
import { FILE_MAX, FILES_MAX } from '../../../contract/api/conversation-limits.ts';
import { messages } from '../../../contract/api/messages.ts';
import { fill } from '../../../contract/fill.ts';
import { CallError } from '../../session/api.ts';
import { useNotify } from '../area/notices.ts';
import { type ConversationSpeech, reasonNotSent, useConversation } from './speech.ts';
import { type Attached, LostFile, uploadsOf } from './uploads.ts';

/**
 * Manages the attachments of a message: uploads them as they are chosen and keeps them over a reload.
 * @param name the name of the form, unique on the site
 */
export function useAttachments(name: string) {
  const speech = useConversation();
  const { words } = speech;
  const { faults } = words;
  const notify = useNotify();
  const uploads = useMemo(() => uploadsOf(name), [name]);
  const files = useSyncExternalStore(uploads.subscribe, uploads.files, uploads.files);

  const end = (ended: Attached) => {
    if (ended.error === undefined) notify({ done: fill(words.uploaded, { name: ended.name }) });
    // The list shows the error too, but may be out of view.
    else if (!uploads.isShown) notify({ failed: faultOf(ended, speech) });
  };

  /** Returns why a file can't be uploaded, before trying. */
  function faultBefore({ name: chosen, size }: File): string | undefined {
    if (uploads.files().length >= FILES_MAX) return faults.tooMany;
    if (size > FILE_MAX) return fill(faults.tooLarge, { name: chosen });
    return size === 0 ? fill(faults.empty, { name: chosen }) : undefined;
  }

  return {
    files,
    add: (chosen: readonly File[]): void => {
      notify('silence');
      const wrong = new Set<string>();
      for (const file of chosen) {
        const fault = faultBefore(file);
        if (fault === undefined) uploads.add(file, end);
        else wrong.add(fault);
      }
      if (wrong.size > 0) notify({ failed: [...wrong].join(' ') });
    },
    retry: ({ key }: Attached): void => {
      notify('silence');
      uploads.retry(key, end);
    },
    remove: (file: Attached): void => {
      uploads.remove(file);
      notify({ done: fill(words.removed, { name: file.name }) });
    },
    ready: () => uploads.ready(),
    sent: uploads.sent.bind(uploads),
  };
}

export type Attachments = Pick<
  ReturnType<typeof useAttachments>,
  'files' | 'add' | 'retry' | 'remove'
>;

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined);

/** Returns whether a retry can help: a file that is unsuitable stays so. */
export const canRetry = ({ error }: Attached): boolean =>
  !(error instanceof LostFile) && ![413, 415].includes(statusOf(error) ?? 0);

/** Returns why a file could not be uploaded, in the words of the page. */
export function faultOf({ name, error }: Attached, speech: ConversationSpeech): string {
  const { attachUnconfirmed, faults } = speech.words;
  const status = statusOf(error);
  if (error instanceof LostFile) return fill(faults.notSent, { name });
  if (status === 413) return fill(faults.tooLarge, { name });
  if (error instanceof CallError && error.message === messages.riskyOffice) {
    return fill(faults.riskyOffice, { name });
  }
  if (status === 415) return fill(faults.wrongKind, { name });
  if (status === 507) return fill(faults.storageFull, { name });
  if (error instanceof CallError && error.message === messages.unconfirmed) {
    return `${fill(faults.notSent, { name })} ${attachUnconfirmed}`;
  }
  return `${fill(faults.notSent, { name })} ${reasonNotSent(error, speech)}`;
}
