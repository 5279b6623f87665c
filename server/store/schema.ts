import type { Generated } from 'kysely';
import type { PaymentDetails } from '../../contract/api/payment-details.ts';
import type { SavedKind } from '../../contract/api/saved-kinds.ts';
import type { Lang } from '../../contract/lang.ts';

/** The databases that there can be. */
export type Engine = 'sqlite' | 'postgres';

/**
 * The tables as queries see them. Moments of our own are milliseconds since 1970, so that both engines compare them
 * alike; a moment that has not come is null. The tables from `user` to `twoFactor` are Better Auth's, with its names
 * and its types.
 */
export interface Tables {
  migration: { name: string; appliedAt: number };
  setting: { name: string; value: string };
  lead: {
    id: Generated<number>;
    form: string;
    lang: Lang;
    page: string;
    email: string;
    name: string;
    company: string;
    /** In Arabic digits; else as it was written. */
    telephone: string;
    /** The id of one of the form's options, or empty. */
    choice: string;
    /** The id of one of the form's budgets, or empty. */
    budget: string;
    /** The id of one of the form's urgencies, or empty. */
    urgency: string;
    message: string;
    /** The id of the offer that it is about, or empty. */
    offer: string;
    receivedAt: number;
    answeredAt: number | null;
    heldFor: string | null;
    consentVersion: string;
    /** What was agreed to, parted by commas. */
    consentPurposes: string;
    withdrawnAt: number | null;
    /** When news alone were withdrawn, while calls may go on. */
    newsWithdrawnAt: number | null;
    /** When an administrator was first shown one that is held. */
    seenAt: number | null;
  };
  /** What makes a lead a repeat of another: its key, or its content for ten minutes. */
  submission: { key: string; content: string; expiresAt: number };
  outbox: {
    id: Generated<number>;
    kind: string;
    /** JSON; what the kind needs to be written anew each time that it is tried. */
    payload: string;
    leadId: number | null;
    /** The person's address, so that it can be erased. */
    email: string;
    createdAt: number;
    /** When it is to be tried next; null once it is sent or dead. */
    dueAt: number | null;
    /** Until when one server has it to itself. */
    leasedUntil: number | null;
    attempts: Generated<number>;
    lastError: Generated<string>;
    sentAt: number | null;
    deadAt: number | null;
  };
  /** What was searched for and not found: how often on a day, and nothing of the visitors. */
  missedSearch: {
    id: Generated<number>;
    query: string;
    lang: Lang;
    /** In UTC: `2026-11-23`. */
    day: string;
    count: number;
  };
  user: {
    id: Generated<number>;
    name: string;
    email: string;
    emailVerified: boolean | number;
    /** The id of their picture. */
    image: string | null;
    createdAt: Date | string;
    updatedAt: Date | string;
    username: string;
    firstName: string;
    lastName: string;
    role: string;
    lang: string;
    company: Generated<string>;
    timeZone: Generated<string>;
    twoFactorEnabled: boolean | number | null;
  };
  session: {
    id: Generated<number>;
    expiresAt: Date | string;
    /** The hash of the token. */
    token: string;
    createdAt: Date | string;
    updatedAt: Date | string;
    ipAddress: string | null;
    userAgent: string | null;
    userId: number;
  };
  account: {
    id: Generated<number>;
    accountId: string;
    providerId: string;
    userId: number;
    password: string | null;
    createdAt: Date | string;
    updatedAt: Date | string;
  };
  verification: {
    id: Generated<number>;
    identifier: string;
    value: string;
    expiresAt: Date | string;
    createdAt: Date | string;
    updatedAt: Date | string;
  };
  twoFactor: {
    id: Generated<number>;
    secret: string;
    backupCodes: string;
    userId: number;
    verified: boolean | number | null;
  };
  /** The name and address on an account's invoices; what does not belong to a country's addresses is empty. */
  paymentDetails: PaymentDetails & { userId: number; changedAt: number };
  /** The kinds of mail that an account has turned off. */
  mutedKind: { userId: number; kind: string; mutedAt: number };
  /** The pictures of those who have an account, at most one each. */
  picture: { id: string; userId: number; webp: Uint8Array };
  /** What is written back and forth about a lead. It has the lead's id. */
  conversation: {
    id: number;
    /** Whose account it belongs to; null for a visitor, who is answered by mail. */
    userId: number | null;
    /** Empty if it was begun with a form. */
    subject: string;
    /** The administrator who sees to it. */
    assignedTo: number | null;
    unreadByCustomer: Generated<number>;
    unreadByCompany: Generated<number>;
    /** When the last message was sent, notes not counted. */
    updatedAt: number;
  };
  message: {
    id: Generated<number>;
    conversationId: number;
    /** Null once the account has gone. */
    authorId: number | null;
    /** `opening`, `customer`, `company`, or `note`, which only administrators see. */
    kind: string;
    /** Empty for an opening that is the lead's own message. */
    body: string;
    /** The key that its sender gave it, if any: sent again, it is the same. */
    key: string | null;
    sentAt: number;
  };
  /** A file that goes with a message. It has its row only once it is on the disk whole. */
  attachment: {
    id: Generated<number>;
    /** Who sent it; null once the account has gone. */
    userId: number | null;
    /** Null until its message is sent. */
    messageId: number | null;
    /** Its name in the folder. */
    file: string;
    name: string;
    type: string;
    size: number;
    createdAt: number;
  };
  /** Codes of authenticators that must not be used again. */
  usedCode: { id: Generated<number>; userId: number; code: string; expiresAt: number };
  /** The saved items of an account: a kind and the id of the thing, once each. */
  savedItem: {
    id: Generated<number>;
    userId: number;
    kind: SavedKind;
    thing: string;
    savedAt: number;
    /** When it was removed, for as long as that can be undone. */
    removedAt: number | null;
  };
  collection: {
    id: Generated<number>;
    userId: number;
    name: string;
    note: string;
    createdAt: number;
    /** When the link that works was made, and the hash of its token; both null without one. */
    sharedAt: number | null;
    shareHash: string | null;
  };
  /** What is in a collection, each at its own position. */
  collectionItem: {
    id: Generated<number>;
    collectionId: number;
    savedItemId: number;
    position: number;
  };
}

/**
 * Postgres's advisory locks, by which of several servers one does something at a time. Any numbers will do, as long as
 * nothing else uses them on the same database; servers of two versions have to agree.
 */
export const LOCKS = {
  migrate: 5_712_204_811,
  retention: 5_712_204_812,
  heldReminder: 5_712_204_813,
} as const;
