import type { Store } from './database.ts';
import { REMINDER_WAIT } from './held.ts';
import { BACK_OFF, LEASE } from './outbox.ts';

/** The longest that an entry waits after so many attempts, with what is added by chance. */
const WAITS = [REMINDER_WAIT, ...BACK_OFF.map((wait) => 1.2 * wait)];

/**
 * Puts the outbox right after the clock has been moved. Put back, it would leave what was written or failed before
 * waiting for as long as it was put back: that is due at once. Moved either way, it must not give
 * another server what one is sending just now: that one has it for a lease more.
 * @param moved by how much, in milliseconds; 0 where that is not known
 */
export async function shiftDueTimes({ db }: Store, moved: number): Promise<void> {
  const now = Date.now();
  await db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where((where) =>
      where.or(
        WAITS.map((wait, attempts) =>
          where.and([
            where('attempts', '=', attempts),
            where('dueAt', '>', Math.round(now + wait + LEASE)),
          ]),
        ),
      ),
    )
    .execute();
  await db
    .updateTable('outbox')
    .set({ leasedUntil: now + LEASE })
    .where((where) =>
      where.or([
        where('leasedUntil', '>', now + 2 * LEASE),
        where.between('leasedUntil', Math.round(now - Math.max(0, moved)), now),
      ]),
    )
    .execute();
}
