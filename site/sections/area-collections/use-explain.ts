import { CallError } from '../../session/api.ts';
import { explain, type Refused } from '../../session/refusals.ts';
import { useArea } from '../area/use-area.ts';
import { useCollectionsWords } from './words.ts';

/**
 * Says why something could not be kept.
 * @param full what is said where there is no room for more
 */
export function useExplain(full: string): (error: unknown) => Refused {
  const { lang } = useArea();
  const { refusals } = useCollectionsWords();
  return (error) => {
    const isFull = error instanceof CallError && error.status === 409;
    return isFull ? { message: full, fields: {} } : explain(error, refusals, lang);
  };
}
