import { sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';

/**
 * Whose data it is: what has an address, what belongs to an account, or both. A stranger can have made an account with
 * an address that they have not confirmed: theirs is then what belongs to the account, and no more.
 */
export interface DataSubject {
  email?: string;
  userId?: number;
}

/** What has an address. */
export const hasEmail = (email: string) => sql<boolean>`lower("email") = ${storedEmail(email)}`;

const nobodys = sql<boolean>`1 = 0`;

/** What has the address; nothing, where there is none. */
const hasAddress = ({ email }: DataSubject) => (email === undefined ? nobodys : hasEmail(email));

/** The account. */
export const isSubjectsAccount = ({ email = '', userId }: DataSubject) =>
  userId === undefined ? hasEmail(email) : sql<boolean>`"id" = ${userId}`;

/** Leads that the account has sent, by the column with a lead's id. */
const isOwn = (lead: string, userId: number | undefined) =>
  userId === undefined
    ? nobodys
    : sql<boolean>`${sql.ref(lead)} in (select "id" from "conversation" where "userId" = ${userId})`;

/** Leads that another account has sent, whatever address it gave. */
const isOthers = (lead: string, userId: number | undefined) => sql<boolean>`${sql.ref(lead)} in (
  select "id" from "conversation" where "userId" is not null and "userId" <> ${userId ?? 0})`;

/**
 * The leads with the address, and those that the account has sent, whichever address it had then. What another account
 * has sent is its own: a mailbox may have been its owner's before, and a stranger can write down any address.
 */
export const belongsToSubject = (subject: DataSubject, userId: number | undefined) =>
  sql<boolean>`(${hasAddress(subject)} and not ${isOthers('id', userId)} or ${isOwn('id', userId)})`;

/** The leads with the address that another account has sent. */
export const belongsToOthers = (subject: DataSubject, userId: number | undefined) =>
  sql<boolean>`(${hasAddress(subject)} and ${isOthers('id', userId)})`;

/**
 * The entries of the outbox about a person: those with the address, but for others' leads, those about leads of the
 * account, and those of the account itself, which may be for another address that it had or is to have.
 */
export const concernsSubject = (subject: DataSubject, userId: number | undefined) => {
  const byAddress = sql<boolean>`${hasAddress(subject)} and ("leadId" is null or not ${isOthers('leadId', userId)})`;
  if (userId === undefined) return sql<boolean>`(${byAddress})`;
  const [all, first] = [`{"userId":${userId}}`, `{"userId":${userId},%`];
  return sql<boolean>`(${byAddress} or ${isOwn('leadId', userId)} or "payload" = ${all} or "payload" like ${first})`;
};
