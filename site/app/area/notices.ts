import { createContext, type Dispatch, use } from 'react';

/** The result of the last action: an announcement if it succeeded, a problem if it failed. */
export interface Notices {
  announced: string;
  problem: string;
}

export type Notice = { done: string } | { failed: string } | 'silence';

export const SILENCE: Notices = { announced: '', problem: '' };

/**
 * Adds a notice. A problem stays until the visitor starts another action, because a success reported after it may
 * belong to an earlier request.
 */
export function noticesAfter({ problem }: Notices, notice: Notice): Notices {
  if (notice === 'silence') return SILENCE;
  return 'done' in notice
    ? { announced: notice.done, problem }
    : { announced: '', problem: notice.failed };
}

export const NotifyContext = createContext<Dispatch<Notice>>(() => undefined);

/** Returns a function that reports the result of an action. */
export const useNotify = (): Dispatch<Notice> => use(NotifyContext);
