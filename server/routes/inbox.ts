import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoints } from '../../contract/api/endpoints.ts';
import type { Lead } from '../../contract/api/leads.ts';
import { messages } from '../../contract/api/messages.ts';
import { csvRow } from '../csv.ts';
import { ApiError } from '../errors.ts';
import { leadDeliveries } from '../mail/deliveries.ts';
import type { Services } from '../services.ts';
import { eachLead, readInbox, readOutbox, updateLead } from '../store/inbox.ts';
import { type Kind, RECEIVERS, replay } from '../store/outbox.ts';
import { endpoint } from './endpoint.ts';

/** What the company does with its leads: the inbox, and what could not be sent. For administrators. */
export const inbox: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { company, config, outbox, store } = services;

  api.route({ ...endpoint('inbox'), handler: ({ query }) => readInbox(store, query) });

  api.route({
    ...endpoint('inboxCsv'),
    handler: async ({ query }, reply) => {
      reply.type(endpoints.inboxCsv.type);
      reply.header('content-disposition', 'attachment; filename="leads.csv"');
      return Readable.from(csvOf(eachLead(store, query)));
    },
  });

  api.route({
    ...endpoint('updateLead'),
    handler: async ({ params, body }) => {
      const lead = await updateLead(store, params.id, body, leadDeliveries(config));
      if (!lead) throw new ApiError(404, messages.notFound);
      outbox.wake();
      return lead;
    },
  });

  api.route({
    ...endpoint('outbox'),
    handler: async ({ query }) => {
      const entries = await readOutbox(store, query.state);
      // Where something goes that does not go to whom it is about.
      const elsewhere = {
        company: company.email,
        webhook: config.webhook?.url.host,
        owner: undefined,
      };
      const toOf = ({ kind, to }: (typeof entries)[number]) =>
        elsewhere[RECEIVERS[kind as Kind]] ?? to;
      return { entries: entries.map((entry) => ({ ...entry, to: toOf(entry) })) };
    },
  });

  api.route({
    ...endpoint('replay'),
    handler: async ({ params }) => {
      if (!(await replay(store, params.id))) throw new ApiError(404, messages.notFound);
      outbox.wake();
    },
  });
};

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
  // After those that were there before: a sheet that counts columns goes on working.
  'company',
  'telephone',
  'choice',
  'offer',
  'budget',
  'urgency',
] as const;

/** The table, row by row. It begins with a byte order mark, or Excel would not read its Thai. */
async function* csvOf(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  yield `\ufeff${csvRow(COLUMNS)}`;
  for await (const lead of leads) {
    yield csvRow([
      String(lead.id),
      lead.receivedAt,
      lead.answeredAt ?? '',
      lead.heldFor ?? '',
      lead.form,
      lead.lang,
      lead.page,
      lead.email,
      lead.name,
      lead.message,
      lead.consent.version,
      lead.consent.purposes.join(' '),
      lead.consent.withdrawnAt ?? '',
      lead.company,
      lead.telephone,
      lead.choice,
      lead.offer,
      lead.budget,
      lead.urgency,
    ]);
  }
}
