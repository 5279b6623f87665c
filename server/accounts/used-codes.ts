import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from '../store/database.ts';

/** For how long a code is kept as used, in milliseconds: longer than it is good. */
const KEPT = 2 * 60_000;

/**
 * Lets a code be used that has not been used before. The library takes the code of an authenticator as often as it
 * comes for a minute and a half; an onlooker could use it, too. Used codes stand in the database, so that a restart
 * forgets none.
 * @throws Refusal when the code has been used, or whatever `use` throws: then it was not used
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
    .values({ userId, code, expiresAt: now + KEPT })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'code'])
        .doUpdateSet({ expiresAt: now + KEPT })
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
