import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { purposesOf } from '../../../contract/lead-rules.ts';
import { company } from './company.ts';
import { kept } from './kept.ts';

/** A lead without what follows from what was written about it, and from who has an account. */
export type StoredLead = Omit<Lead, 'assignee' | 'updatedAt' | 'excerpt' | 'lastFrom'>;

type Letter = AnswerOf<'outbox'>['entries'][number];

const HOUR = 60 * 60 * 1000;

/** The moment so many hours ago. */
export const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

/** The sample messages, oldest first: ids rise with time. */
export const samples = company.demo.leads.toSorted((a, b) => b.hoursAgo - a.hoursAgo);

export const leads = kept<StoredLead>('leads', () =>
  samples.map(
    ({ hoursAgo, isAnswered, wantsNews, wantsCall, lastError, replies, ...lead }, index) => ({
      ...lead,
      id: index + 1,
      assignedTo: null,
      unread: 0,
      receivedAt: ago(hoursAgo),
      answeredAt: isAnswered ? ago(hoursAgo / 2) : null,
      consent: {
        version: company.consent[0].version,
        purposes: purposesOf({ ...lead, marketing: wantsNews, call: wantsCall }, company),
        withdrawnAt: null,
      },
    }),
  ),
);

/** Letters that could not be sent. In the demo one that is sent again has arrived at once. */
export const letters = kept<Letter>('outbox', () =>
  samples.flatMap(({ lastError, hoursAgo }, index) =>
    lastError === undefined
      ? []
      : [
          {
            id: index + 1,
            kind: 'lead-mail',
            to: company.demo.user.email,
            leadId: index + 1,
            createdAt: ago(hoursAgo),
            attempts: 10,
            lastError,
            dueAt: null,
          },
        ],
  ),
);
