import { createContext, type Dispatch, use } from 'react';

/** What is said of the last thing done: announced where it went well, and a problem where it failed. */
export interface Notices {
  announced: string;
  problem: string;
}

export type Notice = { done: string } | { failed: string } | 'silence';

export const SILENCE: Notices = { announced: '', problem: '' };

/** Only the last thing counts. */
export function noticesAfter(_: Notices, notice: Notice): Notices {
  if (notice === 'silence') return SILENCE;
  return 'done' in notice
    ? { ...SILENCE, announced: notice.done }
    : { ...SILENCE, problem: notice.failed };
}

export const NotifyContext = createContext<Dispatch<Notice>>(() => undefined);

/** Says something of what was done. */
export const useNotify = (): Dispatch<Notice> => use(NotifyContext);
