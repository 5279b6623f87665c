import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from '../store/database.ts';

/** The time for which a code is kept as used, in milliseconds: longer than it is valid. */
const USED_FOR = 2 * 60_000;

/**
 * Runs `use` with a code that has not been used before. The library accepts an authenticator code any number of times
 * for a minute and a half, so an onlooker could use it, too. Used codes are stored in the database to survive a
 * restart.
 * @throws Refusal when the code has been used, or whatever `use` throws, in which case the code stays unused
 */
export async function withUnusedCode<Result>(
  { db }: Store,
  userId: number,
  code: string,
  use: () => Promise<Result>,
): Promise<Result> {
  const now = Date.now();
  const mark = await db
    .insertInto('usedCode')
    .values({ userId, code, expiresAt: now + USED_FOR })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'code'])
        .doUpdateSet({ expiresAt: now + USED_FOR })
        .where('usedCode.expiresAt', '<=', now),
    )
    .returning('id')
    .executeTakeFirst();
  if (!mark) throw new Refusal('wrongCode');
  try {
    return await use();
  } catch (error) {
    await db.deleteFrom('usedCode').where('id', '=', mark.id).execute();
    throw error;
  }
}
