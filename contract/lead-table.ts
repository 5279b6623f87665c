import type { Lead } from './api/leads.ts';
import { csvRow } from './csv.ts';

/** The columns of the table of leads, and what of a lead stands in them. */
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
  // After those that were there before: a sheet that counts columns goes on working.
  ['company', ({ company }) => company],
  ['telephone', ({ telephone }) => telephone],
  ['choice', ({ choice }) => choice],
  ['offer', ({ offer }) => offer],
  ['budget', ({ budget }) => budget],
  ['urgency', ({ urgency }) => urgency],
  ['unsubscribe', (_, unsubscribe) => unsubscribe],
];

/** How the table begins: with a byte order mark, or Excel would not read its Thai, and the names of its columns. */
export const LEAD_TABLE_HEAD = `\ufeff${csvRow(COLUMNS.map(([name]) => name))}`;

/**
 * A lead as a row of the table.
 * @param unsubscribe the address that each mail with news for its sender has to have in it; empty where none may be sent
 */
export const leadTableRow = (lead: Lead, unsubscribe: string): string =>
  csvRow(COLUMNS.map(([, cell]) => cell(lead, unsubscribe)));
