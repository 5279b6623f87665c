import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from './database.ts';
import { readMessagePage } from './message-rows.ts';
import { conversationFor } from './messages.ts';
import type { DbTransaction } from './schema.ts';
import { shownEmail } from './shown-email.ts';

/**
 * Returns a page of the messages about a lead as administrators see it; undefined when the lead does not exist.
 * @param before a message ID: the page ends with the message before it
 */
export async function readThread({ db }: Store, id: number, before: number | undefined) {
  const lead = await db.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst();
  if (!lead) return undefined;
  const [conversation, page, administrators] = await Promise.all([
    db
      .selectFrom('conversation')
      .leftJoin('user', 'user.id', 'conversation.userId')
      .select(['assignedTo', 'unreadByCompany', 'user.name', 'user.email', 'user.company'])
      .where('conversation.id', '=', id)
      .executeTakeFirst(),
    readMessagePage(db, id, { before, notes: true }),
    db
      .selectFrom('user')
      .select(['id', 'name'])
      .where('role', '=', 'admin')
      .orderBy('name')
      .orderBy('id')
      .execute(),
  ]);
  const { name, email, company } = conversation ?? {};
  return {
    customer:
      name != null && email != null
        ? { name, email: shownEmail(email), company: company ?? '' }
        : null,
    assignedTo: conversation?.assignedTo ?? null,
    unread: conversation?.unreadByCompany ?? 0,
    ...page,
    administrators,
  };
}

/**
 * Assigns a lead to an administrator, or to nobody.
 * @throws Refusal `notFound` when the lead does not exist, `invalid` when the assignee is not an administrator
 */
export async function assign(db: DbTransaction, id: number, assignedTo: number | null) {
  if (assignedTo !== null) {
    const found = await db
      .selectFrom('user')
      .select('id')
      .where('id', '=', assignedTo)
      .where('role', '=', 'admin')
      .forKeyShare()
      .executeTakeFirst();
    if (!found) throw new Refusal('invalid', { fields: { assignedTo: { code: 'unknown' } } });
  }
  await conversationFor(db, id);
  await db.updateTable('conversation').set({ assignedTo }).where('id', '=', id).execute();
}
