import { CallError } from './api.ts';
import { type Things, thingsAddress } from './known-thing.ts';

/**
 * Fetches the pages of the site that can be saved, in a language.
 * @throws CallError if they can't be loaded
 */
export async function fetchThings(lang: string): Promise<Things> {
  const answer = await fetch(thingsAddress(lang)).catch((error: Error) => {
    throw new CallError(0, error.message);
  });
  if (!answer.ok) throw new CallError(answer.status, answer.statusText);
  return answer.json();
}
