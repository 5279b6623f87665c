import { isFull } from '../../session/answers.ts';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { type Change, useChange } from './queries.ts';

interface Options {
  /** What is said where there is no room for more. */
  full?: string;
  /** Told of what is shown no longer, before it goes. */
  onUndone?: () => void;
}

/** Changes a collection, and says what became of it. */
export function useTelling({
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
