import type { Lead } from './api/leads.ts';
import { csvRow } from './csv.ts';

/** The columns of the table of leads. New ones are added at the end, because some sheets refer to columns by position. */
const COLUMNS = [
  'id',
  'receivedAt',
  'answeredAt',
  'heldFor',
  'form',
  'lang',
  'page',
  'email',
  'name',
  'message',
  'consentVersion',
  'consentPurposes',
  'consentWithdrawnAt',
  'company',
  'telephone',
  'choice',
  'offer',
  'budget',
  'urgency',
  'unsubscribe',
] as const;

/** The start of the table: a byte order mark, which Excel needs to read Thai, and the column names. */
export const LEAD_TABLE_HEAD = `\ufeff${csvRow(COLUMNS)}`;

/**
 * Formats a lead as a row of the table.
 * @param unsubscribe the address that each newsletter email to the sender must include; empty if none may be sent
 */
export function leadTableRow(lead: Lead, unsubscribe: string): string {
  const { version: consentVersion, purposes, withdrawnAt: consentWithdrawnAt } = lead.consent;
  const consent = { consentVersion, consentPurposes: purposes.join(' '), consentWithdrawnAt };
  const cells = { ...lead, ...consent, unsubscribe };
  return csvRow(COLUMNS.map((name) => String(cells[name] ?? '')));
}
