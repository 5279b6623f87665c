import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { type Change, useChange } from './queries.ts';

/** Changes a collection, and says what became of it. */
export function useTelling(): (change: Change, done: string) => void {
  const { words: area } = useArea();
  const notify = useNotify();
  const { mutate } = useChange({
    onDone: (done) => notify({ done }),
    onUndone: (error) => notify({ failed: `${area.undone} ${reasonFor(error, area.errors)}` }),
  });
  return (change, done) => {
    notify('silence');
    mutate({ ...change, done });
  };
}
