import { paths } from '../../contract/api/paths.ts';
import { readSession } from '../session/cookie.ts';

/**
 * Asks the API for data of the signed-in account. Undefined if nobody is signed in, or no longer by the time of the
 * answer, or if the server refuses: the page itself handles a session that has ended.
 */
export async function askAsAccount<Answer>(call: 'me' | 'unread'): Promise<Answer | undefined> {
  const token = readSession();
  if (token === undefined) return undefined;
  const answer = await fetch(paths[call][1], {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
  });
  if (!answer.ok) return undefined;
  const data = (await answer.json()) as Answer;
  return readSession() === token ? data : undefined;
}
