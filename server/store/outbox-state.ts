import type { Store } from './database.ts';

/** How the outbox stands: what waits, since when at the longest (milliseconds since 1970), and what was given up. */
export async function outboxState({ db }: Store) {
  const [{ waiting, oldest }, { dead }] = await Promise.all([
    db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('createdAt').as('oldest')])
      .where('dueAt', 'is not', null)
      .where('kind', '!=', 'leads-held')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('dead'))
      .where('deadAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    waiting: Number(waiting),
    oldest: oldest === null ? undefined : Number(oldest),
    dead: Number(dead),
  };
}
