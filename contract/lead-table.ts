import type { Lead } from './api/leads.ts';
import { csvRow } from './csv.ts';

/** The columns of the table of leads, each with its value for a lead. */
const COLUMNS: readonly (readonly [
  name: string,
  cell: (lead: Lead, unsubscribe: string) => string,
])[] = [
  ['id', ({ id }) => String(id)],
  ['receivedAt', ({ receivedAt }) => receivedAt],
  ['answeredAt', ({ answeredAt }) => answeredAt ?? ''],
  ['heldFor', ({ heldFor }) => heldFor ?? ''],
  ['form', ({ form }) => form],
  ['lang', ({ lang }) => lang],
  ['page', ({ page }) => page],
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['message', ({ message }) => message],
  ['consentVersion', ({ consent }) => consent.version],
  ['consentPurposes', ({ consent }) => consent.purposes.join(' ')],
  ['consentWithdrawnAt', ({ consent }) => consent.withdrawnAt ?? ''],
  // Added after the older columns, because some sheets refer to columns by position.
  ['company', ({ company }) => company],
  ['telephone', ({ telephone }) => telephone],
  ['choice', ({ choice }) => choice],
  ['offer', ({ offer }) => offer],
  ['budget', ({ budget }) => budget],
  ['urgency', ({ urgency }) => urgency],
  ['unsubscribe', (_, unsubscribe) => unsubscribe],
];

/** The start of the table: a byte order mark, which Excel needs to read Thai, and the column names. */
export const LEAD_TABLE_HEAD = `\ufeff${csvRow(COLUMNS.map(([name]) => name))}`;

/**
 * Formats a lead as a row of the table.
 * @param unsubscribe the address that each newsletter email to the sender must include; empty if none may be sent
 */
export const leadTableRow = (lead: Lead, unsubscribe: string): string =>
  csvRow(COLUMNS.map(([, cell]) => cell(lead, unsubscribe)));
