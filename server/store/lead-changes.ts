import type { z } from 'zod';
import type { Lead, updateLeadBody } from '../../contract/api/leads.ts';
import type { Store } from './database.ts';
import { releaseLead } from './held.ts';
import { leadsIn, toLeads } from './lead-rows.ts';
import { hasNewer } from './message-checks.ts';
import { lockConversation } from './messages.ts';
import type { Kind } from './outbox.ts';
import { assign } from './threads.ts';

type Change = z.output<typeof updateLeadBody>;

/**
 * Updates the company's data about a lead. A lead that is released is delivered as if it had just arrived. A lead with
 * a customer message newer than `upTo` stays open.
 * @returns the updated lead; undefined if it does not exist
 * @throws Refusal `notFound` when it does not exist, `invalid` when the assignee has no access to the inbox
 */
export async function updateLead(
  { db }: Store,
  id: number,
  { answered, held, assignedTo, upTo }: Change,
  deliveries: readonly Kind[],
): Promise<Lead | undefined> {
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
