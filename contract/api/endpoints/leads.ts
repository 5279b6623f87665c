import { z } from 'zod';
import { call, type Endpoint } from '../endpoint.ts';
import * as leads from '../leads.ts';
import * as pageErrors from '../page-errors.ts';
import type { CallName } from '../paths.ts';

/** The content types of forms that browsers send without scripts; the second one is for forms with files. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Forms, page errors, the inbox and the outbox. */
export const leadEndpoints = {
  sendLead: call({
    summary:
      'Send a form as JSON, or as a plain form, which is answered with a redirect. With an Idempotency-Key header a repeat is acknowledged and not stored again',
    access: 'anyone',
    headers: leads.leadHeaders,
    body: leads.leadBody,
    bodyTypes: ['application/json', ...FORMS],
    status: 201,
    redirect: 'Stored; redirects to the confirmation page',
    errorStatuses: [422, 507],
  }),
  reportError: call({
    isReadOnly: true,
    summary: 'Report an error on a page to the server’s log; nothing else is stored',
    access: 'anyone',
    body: pageErrors.errorBody,
    status: 202,
  }),
  inbox: call({
    summary: 'The leads, most recently active first',
    access: 'admin',
    query: leads.inboxQuery,
    answer: leads.inboxPage,
  }),
  inboxCsv: call({
    summary: 'The same leads as a table for spreadsheets',
    access: 'admin',
    query: leads.inboxQuery.omit({ before: true }),
    answer: z.string(),
    type: 'text/csv; charset=utf-8',
  }),
  lead: call({ summary: 'One lead', access: 'admin', params: leads.idParams, answer: leads.lead }),
  updateLead: call({
    summary: 'Mark a lead as answered or not, or release a held lead',
    access: 'admin',
    params: leads.idParams,
    body: leads.updateLeadBody,
    answer: leads.lead,
  }),
  markSeen: call({
    summary: 'Mark held leads as seen; only seen ones are deleted, 30 days later',
    access: 'admin',
    body: leads.seenBody,
  }),
  outbox: call({
    summary: 'Failed or pending deliveries',
    access: 'admin',
    query: leads.outboxQuery,
    answer: leads.outboxPage,
  }),
  missedAddresses: call({
    summary: 'Addresses that visitors asked for and that lead nowhere',
    access: 'admin',
    answer: leads.missedAddresses,
  }),
  replay: call({
    summary: 'Retry a dead letter',
    access: 'admin',
    params: leads.idParams,
    status: 202,
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
