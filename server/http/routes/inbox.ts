import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoints } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { LEAD_TABLE_HEAD, leadTableRow } from '../../../contract/lead-table.ts';
import { stopLink } from '../../mail/stop-link.ts';
import { markRead } from '../../store/conversations.ts';
import { markSeen } from '../../store/held.ts';
import { eachLead, readInbox, readLead, readOutbox } from '../../store/inbox.ts';
import { answerLead } from '../../store/messages.ts';
import { readMissedAddresses } from '../../store/missed-addresses.ts';
import { type Kind, RECEIVERS, replay } from '../../store/outbox.ts';
import { readThread, updateLead } from '../../store/threads.ts';
import type { Services } from '../services.ts';
import { resolveDestination } from '../site/destination.ts';
import { calls, expectFound, orNotFound } from './endpoint.ts';

/** The days and the number of addresses that lead nowhere, of which the inbox shows those that still do. */
const MISSED_DAYS = 30;
const MISSED_MAX = 200;

/** The company's work on its leads: the inbox, answers and notes, and deliveries that failed. For administrators. */
export const inbox: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { accounts, company, config, deliveries, limits, site, store } = services;

  /** Returns the unsubscribe link that each newsletter to the sender must include; empty if they may not get one. */
  const newsLink = async ({ id, lang, consent, heldFor }: Lead): Promise<string> => {
    const mayGet =
      heldFor === null && consent.purposes.includes('marketing') && consent.withdrawnAt === null;
    const url = config.publicUrl ?? new URL(company.url);
    return mayGet ? stopLink(accounts.stopTokens, url, { kind: 'news', id, lang }) : '';
  };

  on('inbox', ({ user, query }) => readInbox(store, query, user.id));

  on('inboxCsv', async ({ user, query }, reply) => {
    reply.type(endpoints.inboxCsv.type);
    reply.header('content-disposition', 'attachment; filename="leads.csv"');
    return Readable.from(csvRows(eachLead(store, query, user.id), newsLink));
  });

  on('lead', async ({ params }) => orNotFound(await readLead(store, params.id)));

  on('updateLead', async ({ params, body }) =>
    orNotFound(await updateLead(store, params.id, body, deliveries)),
  );

  on('thread', async ({ params, query }) =>
    orNotFound(await readThread(store, params.id, query.before)),
  );

  on('answerLead', async (request) => {
    const admin = request.user;
    await limits.count('message', String(admin.id));
    const key = request.headers['idempotency-key'];
    return answerLead(store, admin, request.params.id, { ...request.body, key });
  });

  on('readThread', ({ params, body }) => markRead(store, 'company', params.id, body.upTo));

  on('markSeen', ({ body }) => markSeen(store, body.ids));

  on('outbox', async ({ query }) => {
    const entries = await readOutbox(store, query.state);
    // The receiver of a delivery that does not go to the person it concerns.
    const receivers = {
      company: company.email,
      webhook: config.webhook?.url.host,
      owner: undefined,
    };
    const receiverOf = ({ kind, to }: (typeof entries)[number]) =>
      receivers[RECEIVERS[kind as Kind]] ?? to;
    return { entries: entries.map((entry) => ({ ...entry, to: receiverOf(entry) })) };
  });

  on('missedAddresses', async () => {
    const build = await site.current();
    const find = await build.redirects();
    const isLost = async ({ path }: { path: string }) =>
      (await resolveDestination(encodeURI(path), build.has, find)).kind === 'nothing';
    const all = (await readMissedAddresses(store, MISSED_DAYS)).slice(0, MISSED_MAX);
    const lost = await Promise.all(all.map(isLost));
    return { addresses: all.filter((_, index) => lost[index]) };
  });

  on('replay', ({ params }) => expectFound(replay(store, params.id)));
};

/** Yields the table row by row. */
async function* csvRows(
  leads: AsyncIterable<Lead>,
  newsLink: (lead: Lead) => Promise<string>,
): AsyncGenerator<string> {
  yield LEAD_TABLE_HEAD;
  for await (const lead of leads) yield leadTableRow(lead, await newsLink(lead));
}
