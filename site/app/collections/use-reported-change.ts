import { isFull } from '../../session/answers.ts';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { type Change, useChange } from './queries.ts';

interface Options {
  /** The message when the server has reached its limit. */
  full?: string;
  /** Called before the undone change disappears from the page. */
  onUndone?: () => void;
}

/** Returns a function that changes a collection and reports the result. */
export function useReportedChange({
  full,
  onUndone,
}: Options = {}): (change: Change, done: string) => void {
  const { words: area } = useArea();
  const notify = useNotify();
  const { mutate } = useChange({
    onDone: (done) => notify({ done }),
    onUndone: (error) => {
      onUndone?.();
      const reason = full !== undefined && isFull(error) ? full : reasonFor(error, area.errors);
      notify({ failed: `${area.undone} ${reason}` });
    },
  });
  return (change, done) => {
    notify('silence');
    mutate({ ...change, done });
  };
}
