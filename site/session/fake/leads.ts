import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { BLANK_FIELDS, purposesOf } from '../../../contract/lead-rules.ts';
import { company } from './company.ts';
import { persistedList } from './persisted-list.ts';

/** A lead without the fields that are derived from its messages and from accounts, and whose conversation it began. */
export interface StoredLead extends Omit<Lead, 'assignee' | 'updatedAt' | 'excerpt' | 'lastFrom'> {
  /** The id of the customer's account; null for a visitor. */
  userId: number | null;
  subject: string;
}

type OutboxMessage = AnswerOf<'outbox'>['entries'][number];

const HOUR = 60 * 60 * 1000;

/** Returns the time a number of hours ago. */
export const timeHoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * HOUR).toISOString();

/** The sample messages, oldest first, because ids increase over time. */
export const samples = company.demo.leads.toSorted((a, b) => b.hoursAgo - a.hoursAgo);

export const leads = persistedList<StoredLead>('leads', () =>
  samples.map(
    ({ hoursAgo, isAnswered, wantsNews, wantsCall, lastError, replies, ...lead }, index) => ({
      ...lead,
      id: index + 1,
      userId: lead.email === company.demo.user.email ? 1 : null,
      assignedTo: null,
      unread: 0,
      receivedAt: timeHoursAgo(hoursAgo),
      answeredAt: isAnswered ? timeHoursAgo(hoursAgo / 2) : null,
      consent: {
        version: company.consent[0].version,
        purposes: purposesOf({ ...lead, marketing: wantsNews, call: wantsCall }, company),
        withdrawnAt: null,
      },
    }),
  ),
);

/** Adds a lead that has just come in, with the fields that it has. */
export const addLead = (
  lead: Pick<StoredLead, 'form' | 'lang' | 'page' | 'email' | 'consent'> & Partial<StoredLead>,
): StoredLead =>
  leads.add({
    ...BLANK_FIELDS,
    receivedAt: new Date().toISOString(),
    answeredAt: null,
    heldFor: null,
    userId: null,
    subject: '',
    assignedTo: null,
    unread: 0,
    ...lead,
  });

/** The mails that could not be sent. In the demo, a mail that is sent again arrives at once. */
export const letters = persistedList<OutboxMessage>('outbox', () =>
  samples.flatMap(({ lastError, hoursAgo }, index) =>
    lastError === undefined
      ? []
      : [
          {
            id: index + 1,
            kind: 'lead-mail',
            to: company.demo.user.email,
            leadId: index + 1,
            createdAt: timeHoursAgo(hoursAgo),
            attempts: 10,
            lastError,
            dueAt: null,
          },
        ],
  ),
);
