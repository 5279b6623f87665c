import type { Kysely } from 'kysely';
import type { Notifications } from '../../contract/api/notifications.ts';
import type { NotificationKind } from '../../contract/notification-kinds.ts';
import { isoOf } from './moments.ts';
import type { Tables } from './schema.ts';

/** A kind that somebody gets unless they have turned it off; news are sent to those alone who have agreed to them. */
export type MutableKind = Exclude<NotificationKind, 'news'>;

/** Whether somebody wants a kind of mail. */
export const wants = async (
  db: Kysely<Tables>,
  userId: number,
  kind: MutableKind,
): Promise<boolean> => !(await mutedKinds(db, userId)).some((each) => each.kind === kind);

/** Which mails somebody gets, but for news. */
export async function readMutable(
  db: Kysely<Tables>,
  userId: number,
): Promise<Pick<Notifications, MutableKind>> {
  const muted = await mutedKinds(db, userId);
  return { 'message-answered': muted.every(({ kind }) => kind !== 'message-answered') };
}

/** Turns a kind of mail off for somebody, or on again. For somebody who has no account any more, nothing is to be done. */
export async function setMutable(
  db: Kysely<Tables>,
  userId: number,
  kind: MutableKind,
  isOn: boolean,
): Promise<void> {
  if (isOn) {
    await db
      .deleteFrom('mutedKind')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
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

/** What is kept of the kinds of mail that somebody has turned off. */
export const exportMutedKinds = async (db: Kysely<Tables>, userId: number) =>
  (await mutedKinds(db, userId)).map(({ kind, mutedAt }) => ({
    kind,
    mutedAt: isoOf(mutedAt),
  }));

const mutedKinds = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('mutedKind')
    .select(['kind', 'mutedAt'])
    .where('userId', '=', userId)
    .orderBy('kind')
    .execute();
