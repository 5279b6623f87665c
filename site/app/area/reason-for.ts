import { CallError } from '../../session/api.ts';
import type { AreaWords } from './texts.ts';

/** Returns why a call failed, in the words of the account area. */
export function reasonFor(error: unknown, errors: AreaWords['app']['errors']): string {
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 0) return errors.offline;
  if (status === 429) return errors.limited;
  return status === 404 ? errors.gone : errors.broken;
}
