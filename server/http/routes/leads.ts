import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { type Lang, langFromTag, langOfPath, localizedPath } from '../../../contract/lang.ts';
import { checkLead, holdReason, messageOf, purposesOf } from '../../../contract/lead-rules.ts';
import { addressOf } from '../client.ts';
import { answerError, answerWithPage } from '../errors.ts';
import {
  acceptFormFiles,
  dropFormFiles,
  hasFiles,
  keepFormFiles,
  settleFormFiles,
} from '../form-files.ts';
import { pathOf } from '../path.ts';
import type { Services } from '../services.ts';
import { availableLang } from '../site/send.ts';
import { namesAccount } from './authorize.ts';
import { endpoint } from './endpoint.ts';

/**
 * `POST /api/leads`: messages to the company from all forms of the site. A form without scripts gets pages as answers.
 */
export const leads: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { accounts, company, intake, limits, site } = services;
  acceptFormFiles(api, services);

  api.route({
    ...endpoint('sendLead'),
    errorHandler: async (error, request, reply) => {
      await dropFormFiles(request);
      return isPlainForm(request)
        ? // It says how to send the form again, or why that is not possible now.
          answerWithPage(site, error, reply, langOfForm(request), (status) =>
            status >= 500 || status === 429 ? 'unavailable' : 'invalid',
          )
        : answerError(error, request, reply);
    },
    handler: async (request, reply) => {
      const { body, formFiles: files = [] } = request;
      checkLead(body, company, files);
      if (!hasFiles(request)) await limits.count('lead', addressOf(request));
      // Signing in is optional, and an expired token is no reason to refuse a lead.
      const who = await accounts.sessions.authenticate(request.headers.authorization);
      await settleFormFiles(request);
      const { link, answers, consent, marketing, call, website, elapsed, ...lead } = body;
      const storing = intake.form({
        ...lead,
        address: addressOf(request),
        message: messageOf(body, company, files),
        files,
        heldFor: holdReason(body),
        consentVersion: consent,
        purposes: purposesOf(body, company),
        // A form filled in under one account is not sent under another.
        userId: who && namesAccount(who, request) ? who.id : undefined,
        key: request.headers['idempotency-key'],
      });
      const stored = await storing.catch((error: unknown) => {
        // The lead may exist anyway; retention removes files without one.
        keepFormFiles(request);
        throw error;
      });
      if (stored === 'new') keepFormFiles(request);
      else await dropFormFiles(request);
      if (stored === 'key-reused') throw new Refusal('keyReused');
      if (isPlainForm(request)) {
        const lang = await availableLang(await site.current(), body.lang, '/thanks');
        return reply.redirect(localizedPath(lang, '/thanks'), 303);
      }
      return undefined;
    },
  });
};

/** Whether a browser submits this on its own, without a script, and shows the answer to its visitor. */
const isPlainForm = (request: FastifyRequest) =>
  (request.mediaType === 'application/x-www-form-urlencoded' || hasFiles(request)) &&
  request.headers.accept?.includes('text/html') === true;

/** Returns the language of a form, or of the page that it was on if it was refused before it was read. */
function langOfForm({ body, headers }: FastifyRequest): Lang {
  const { lang } = (body ?? {}) as { lang?: unknown };
  if (lang !== undefined) return langFromTag(String(lang));
  return langOfPath(pathOf(headers.referer ?? ''));
}
