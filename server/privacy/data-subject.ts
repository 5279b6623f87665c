import { sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';

/**
 * The person whose data is meant, by their address, their account, or both. Anyone can create an account with an
 * address that they have not confirmed; then only the account's data is theirs.
 */
export interface DataSubject {
  email?: string;
  userId?: number;
}

/** A condition for rows with an address. */
export const hasEmail = (email: string) => sql<boolean>`lower("email") = ${storedEmail(email)}`;

const noRows = sql<boolean>`1 = 0`;

/** A condition for rows with the subject's address; false if there is none. */
const hasAddress = ({ email }: DataSubject) => (email === undefined ? noRows : hasEmail(email));

/** A condition for the subject's account. */
export const isSubjectsAccount = ({ email = '', userId }: DataSubject) =>
  userId === undefined ? hasEmail(email) : sql<boolean>`"id" = ${userId}`;

/** A condition for leads that the account has sent, by the column with a lead's ID. */
const isOwn = (lead: string, userId: number | undefined) =>
  userId === undefined
    ? noRows
    : sql<boolean>`${sql.ref(lead)} in (select "id" from "conversation" where "userId" = ${userId})`;

/** A condition for leads that another account has sent, whatever address it gave. */
const isOthers = (lead: string, userId: number | undefined) => sql<boolean>`${sql.ref(lead)} in (
  select "id" from "conversation" where "userId" is not null and "userId" <> ${userId ?? 0})`;

/**
 * A condition for the leads with the address, and those that the account has sent, whichever address it had then. Leads
 * of another account are excluded: its owner may have had the mailbox before, and a stranger can enter any address.
 */
export const belongsToSubject = (subject: DataSubject, userId: number | undefined) =>
  sql<boolean>`(${hasAddress(subject)} and not ${isOthers('id', userId)} or ${isOwn('id', userId)})`;

/** A condition for the leads with the address that another account has sent. */
export const belongsToOthers = (subject: DataSubject, userId: number | undefined) =>
  sql<boolean>`(${hasAddress(subject)} and ${isOthers('id', userId)})`;

/**
 * A condition for outbox entries about a person: those with the address, except for others' leads; those about leads of
 * the account; and those of the account itself, which may have a previous or a future address of it.
 */
export const concernsSubject = (subject: DataSubject, userId: number | undefined) => {
  const byAddress = sql<boolean>`${hasAddress(subject)} and ("leadId" is null or not ${isOthers('leadId', userId)})`;
  if (userId === undefined) return sql<boolean>`(${byAddress})`;
  const [all, first] = [`{"userId":${userId}}`, `{"userId":${userId},%`];
  return sql<boolean>`(${byAddress} or ${isOwn('leadId', userId)} or "payload" = ${all} or "payload" like ${first})`;
};
