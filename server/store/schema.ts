import type { Generated, Kysely, Transaction } from 'kysely';
import type { PaymentDetails } from '../../contract/api/payment-details.ts';
import type { SavedKind } from '../../contract/api/saved-kinds.ts';
import type { Lang } from '../../contract/lang.ts';

/** The supported databases. */
export type Engine = 'sqlite' | 'postgres';

/**
 * The tables as queries see them. Our moments are milliseconds since 1970, which both engines compare alike; a moment
 * that has not come is null. The tables from `user` to `twoFactor` are Better Auth's, with its names and types.
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
    /** In Arabic digits; otherwise as written. */
    telephone: string;
    /** The ID of one of the form's options, or empty. */
    choice: string;
    /** The ID of one of the form's budgets, or empty. */
    budget: string;
    /** The ID of one of the form's urgencies, or empty. */
    urgency: string;
    message: string;
    /** The ID of the offer that it is about, or empty. */
    offer: string;
    receivedAt: number;
    answeredAt: number | null;
    heldFor: string | null;
    consentVersion: string;
    /** The purposes that were agreed to, separated by commas. */
    consentPurposes: string;
    withdrawnAt: number | null;
    /** When only news was withdrawn; calls may continue. */
    newsWithdrawnAt: number | null;
    /** When an administrator first saw a held lead. */
    seenAt: number | null;
  };
  /** The keys by which a repeated lead is recognized: the sender's key, or its content for ten minutes. */
  submission: { key: string; content: string; expiresAt: number };
  outbox: {
    id: Generated<number>;
    kind: string;
    /** JSON; the data from which each attempt writes the message. */
    payload: string;
    leadId: number | null;
    /** The person's address, so that the entry can be erased. */
    email: string;
    createdAt: number;
    /** When the next attempt is due; null once it is sent or dead. */
    dueAt: number | null;
    /** When the lease of a server expires. */
    leasedUntil: number | null;
    attempts: Generated<number>;
    lastError: Generated<string>;
    sentAt: number | null;
    deadAt: number | null;
  };
  /** Searches without results: how often per day, and nothing about the visitors. */
  missedSearch: {
    id: Generated<number>;
    query: string;
    lang: Lang;
    /** In UTC: `2026-11-23`. */
    day: string;
    count: number;
  };
  /** Addresses that led nowhere: how often per day, and nothing about the visitors. */
  missedAddress: {
    id: Generated<number>;
    /** Decoded, in lower case, without a slash at the end. */
    path: string;
    /** In UTC: `2026-11-23`. */
    day: string;
    count: number;
  };
  user: {
    id: Generated<number>;
    name: string;
    email: string;
    emailVerified: boolean | number;
    /** The ID of their picture. */
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
  /** The name and address on an account's invoices; fields that the country's addresses don't have are empty. */
  paymentDetails: PaymentDetails & { userId: number; changedAt: number };
  /** The kinds of mail that an account has turned off. */
  mutedKind: { userId: number; kind: string; mutedAt: number };
  /** The pictures of accounts, at most one each. */
  picture: { id: string; userId: number; webp: Uint8Array };
  /** The messages about a lead. It has the lead's ID. */
  conversation: {
    id: number;
    /** The account that it belongs to; null for a visitor, who is answered by mail. */
    userId: number | null;
    /** Empty if it was begun with a form. */
    subject: string;
    /** The administrator in charge. */
    assignedTo: number | null;
    unreadByCustomer: Generated<number>;
    unreadByCompany: Generated<number>;
    /** When the last message was sent, except notes. */
    updatedAt: number;
  };
  message: {
    id: Generated<number>;
    conversationId: number;
    /** Null once the account has been deleted. */
    authorId: number | null;
    /** `opening`, `customer`, `company`, or `note`, which only administrators see. */
    kind: string;
    /** Empty for an opening that is the lead's own message. */
    body: string;
    /** The idempotency key, if the sender gave one. */
    key: string | null;
    sentAt: number;
  };
  /** A file attached to a message. Its row is added once the complete file is on disk. */
  attachment: {
    id: Generated<number>;
    /** The sender; null once the account has been deleted. */
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
  /** The saved items of an account: a kind and an ID of an item on the site, once each. */
  savedItem: {
    id: Generated<number>;
    userId: number;
    kind: SavedKind;
    thing: string;
    savedAt: number;
    /** When it was removed, for as long as it can be restored. */
    removedAt: number | null;
  };
  collection: {
    id: Generated<number>;
    userId: number;
    name: string;
    note: string;
    createdAt: number;
    /** When the active link was created, and the hash of its token; both null without one. */
    sharedAt: number | null;
    shareHash: string | null;
  };
  /** The items of a collection, each at its own position. */
  collectionItem: {
    id: Generated<number>;
    collectionId: number;
    savedItemId: number;
    position: number;
  };
}

/** A database, or a transaction on it. */
export type Db = Kysely<Tables>;

export type DbTransaction = Transaction<Tables>;

/**
 * The numbers of Postgres advisory locks, by which several servers take turns. The numbers are arbitrary as long as
 * nothing else uses them on the same database; servers of two versions must agree on them.
 */
export const LOCKS = {
  migrate: 5_712_204_811,
  retention: 5_712_204_812,
  heldReminder: 5_712_204_813,
} as const;
