import { createContext, type Dispatch, use } from 'react';

/** What is said of what was done: announced where it went well, and a problem where it failed. */
export interface Notices {
  announced: string;
  problem: string;
}

export type Notice = { done: string } | { failed: string } | 'silence';

export const SILENCE: Notices = { announced: '', problem: '' };

/** A problem stays until something else is done: what went well after it may have been on its way before. */
export function noticesAfter({ problem }: Notices, notice: Notice): Notices {
  if (notice === 'silence') return SILENCE;
  return 'done' in notice
    ? { announced: notice.done, problem }
    : { announced: '', problem: notice.failed };
}

export const NotifyContext = createContext<Dispatch<Notice>>(() => undefined);

/** Says something of what was done. */
export const useNotify = (): Dispatch<Notice> => use(NotifyContext);
