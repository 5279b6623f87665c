import type { CompanyMessage } from '../../../contract/api/conversations.ts';
import { company } from './company.ts';
import { samples, timeHoursAgo } from './leads.ts';
import { persistedList } from './persisted-list.ts';

/** A message and its author. */
export interface StoredMessage extends Omit<CompanyMessage, 'from'> {
  leadId: number;
  authorId: number;
  from: CompanyMessage['from'];
  isRead: boolean;
}

/** The sample leads with a conversation, either with the demo's user or with a visitor who has been answered. */
const begun = samples.flatMap((lead, index) =>
  lead.email === company.demo.user.email || lead.replies.length > 0
    ? [{ ...lead, leadId: index + 1 }]
    : [],
);

/** All messages. */
export const storedMessages = persistedList<StoredMessage>('messages', () =>
  begun
    .flatMap(({ leadId, message, hoursAgo, replies }) =>
      [{ from: 'customer' as const, body: message, hoursAgo, by: '' }, ...replies].map(
        ({ from, body, hoursAgo: hours, by }, index) => ({
          leadId,
          authorId: from === 'customer' ? 1 : 0,
          from,
          isOpening: index === 0,
          author: by || company.demo.user.firstName,
          body,
          sentAt: timeHoursAgo(hours),
          attachments: [],
          isRead: from !== 'company',
        }),
      ),
    )
    .map((message, index) => ({ ...message, id: index + 1 })),
);

/** Returns the messages about a lead, oldest first. */
export const messagesAbout = (leadId: number): StoredMessage[] =>
  storedMessages.all().filter((each) => each.leadId === leadId);
