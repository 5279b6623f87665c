import type { NotificationKind } from '../../contract/notification-kinds.ts';
import { withIsoMoments } from './moments.ts';
import type { Db } from './schema.ts';

/** A kind of mail that an account gets unless it has turned it off, unlike news, which needs agreement. */
export type MutableKind = Exclude<NotificationKind, 'news'>;

/** Whether an account wants a kind of mail. */
export const wantsKind = async (db: Db, userId: number, kind: MutableKind): Promise<boolean> =>
  !(await mutedKinds(db, userId)).some((each) => each.kind === kind);

/** Returns the mails that an account gets, except for news. */
export async function readMutable(db: Db, userId: number) {
  const muted = await mutedKinds(db, userId);
  return { 'message-answered': muted.every(({ kind }) => kind !== 'message-answered') };
}

/** Turns a kind of mail on or off for an account; does nothing if the account no longer exists. */
export async function setMutable(db: Db, userId: number, kind: MutableKind, isOn: boolean) {
  if (isOn) {
    await db
      .deleteFrom('mutedKind')
      .where(({ and }) => and({ userId, kind }))
      .execute();
    return;
  }
  await db
    .insertInto('mutedKind')
    .columns(['userId', 'kind', 'mutedAt'])
    .expression(
      db
        .selectFrom('user')
        .select(({ val, ref }) => [
          ref('id').as('userId'),
          val(kind).as('kind'),
          val(Date.now()).as('mutedAt'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doNothing())
    .execute();
}

/** Returns the stored data about kinds of mail that an account has turned off. */
export const exportMutedKinds = async (db: Db, userId: number) =>
  (await mutedKinds(db, userId)).map(withIsoMoments);

const mutedKinds = (db: Db, userId: number) =>
  db
    .selectFrom('mutedKind')
    .select(['kind', 'mutedAt'])
    .where('userId', '=', userId)
    .orderBy('kind')
    .execute();
