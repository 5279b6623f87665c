import type { z } from 'zod';
import type { updateLeadBody } from '../../contract/api/leads.ts';
import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from './database.ts';
import { findLead } from './find.ts';
import { releaseLead } from './held.ts';
import { leadsIn, toLeads } from './lead-rows.ts';
import { hasNewer } from './message-checks.ts';
import { readMessagePage } from './message-rows.ts';
import { conversationFor, lockConversation } from './messages.ts';
import type { Kind } from './outbox.ts';
import type { DbTransaction } from './schema.ts';
import { shownEmail } from './shown-email.ts';

/** Returns the page of messages about a lead that ends before a message, as administrators see it. */
export async function readThread({ db }: Store, id: number, before: number | undefined) {
  if (!(await findLead(db, id))) return undefined;
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
 * Updates the company's data about a lead. A lead that is released is delivered as if it had just arrived. A lead with
 * a customer message newer than `upTo` stays open.
 * @returns the updated lead; undefined if it does not exist
 * @throws Refusal `notFound` when it does not exist, `invalid` when the assignee has no access to the inbox
 */
export async function updateLead(
  { db }: Store,
  id: number,
  { answered, held, assignedTo, upTo }: z.output<typeof updateLeadBody>,
  deliveries: readonly Kind[],
) {
  return db.transaction().execute(async (transaction) => {
    // The conversation first, then the lead, in this order everywhere.
    if (assignedTo !== undefined) await assign(transaction, id, assignedTo);
    if (answered !== undefined) await lockConversation(transaction, id);
    if (held === false) await releaseLead(transaction, id, deliveries);
    if (answered === false || (answered && !(await hasNewer(transaction, id, upTo)))) {
      await transaction
        .updateTable('lead')
        .set({ answeredAt: answered ? Date.now() : null })
        .where('id', '=', id)
        // Marking it twice keeps the first time.
        .where('answeredAt', answered ? 'is' : 'is not', null)
        .execute();
    }
    const rows = await leadsIn(transaction).where('lead.id', '=', id).execute();
    return (await toLeads(transaction, rows))[0];
  });
}

/**
 * Assigns a lead to an administrator, or to nobody.
 * @throws Refusal `notFound` when the lead does not exist, `invalid` when the assignee is not an administrator
 */
async function assign(db: DbTransaction, id: number, assignedTo: number | null) {
  if (assignedTo !== null) {
    const found = await db
      .selectFrom('user')
      .select('id')
      .where(({ and }) => and({ id: assignedTo, role: 'admin' }))
      .forKeyShare()
      .executeTakeFirst();
    if (!found) throw new Refusal('invalid', { fields: { assignedTo: { code: 'unknown' } } });
  }
  await conversationFor(db, id);
  await db.updateTable('conversation').set({ assignedTo }).where('id', '=', id).execute();
}
