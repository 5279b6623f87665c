import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeadBody } from '../../../contract/api/leads.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { type Lang, langFromTag, langOfPath, pathIn } from '../../../contract/lang.ts';
import { messageOf, purposesOf, refusedByRules } from '../../../contract/lead-rules.ts';
import type { Company } from '../../company.ts';
import type { NewLead } from '../../store/leads.ts';
import { addressOf } from '../client.ts';
import { answerError, RETRY_AFTER, statusFor } from '../errors.ts';
import { pathOf } from '../path.ts';
import type { Services } from '../services.ts';
import { sendErrorPage, spokenLang } from '../site/send.ts';
import type { Site } from '../site/site.ts';
import { isMeantFor } from './authorise.ts';
import { endpoint } from './endpoint.ts';

/** A visitor takes more than a second to read a page and fill in a form. */
const TOO_FAST = 1000;

/**
 * `POST /api/leads`: messages to the company, from any form of the site. A form without script gets pages for answers.
 */
export const leads: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { accounts, company, intake, limits, outbox, site } = services;

  api.route({
    ...endpoint('sendLead'),
    errorHandler: (error, request, reply) =>
      isPlainForm(request)
        ? answerWithPage(site, error, request, reply)
        : answerError(error, request, reply),
    handler: async (request, reply) => {
      const { body } = request;
      checkByRules(company, body);
      await limits.count('lead', addressOf(request));
      // Signing in is optional, and a token that has run out is no reason to refuse a lead.
      const who = await accounts.sessions.authenticate(request.headers.authorization);
      const stored = await intake.form({
        address: addressOf(request),
        form: body.form,
        lang: body.lang,
        page: body.page,
        email: body.email,
        name: body.name,
        company: body.company,
        telephone: body.telephone,
        choice: body.choice,
        budget: body.budget,
        urgency: body.urgency,
        message: messageOf(body),
        offer: body.offer,
        heldFor: heldFor(body),
        consentVersion: body.consent,
        purposes: purposesOf(body, company),
        // What was typed as one account is not sent as another.
        userId: who && isMeantFor(who, request) ? who.id : undefined,
        key: request.headers['idempotency-key'],
      });
      if (stored === 'key-reused') throw new Refusal('keyReused');
      outbox.wake();
      if (isPlainForm(request)) {
        const lang = await spokenLang(await site.current(), body.lang, '/thanks');
        return reply.redirect(pathIn(lang, '/thanks'), 303);
      }
      return undefined;
    },
  });
};

/** Refuses a plain form with a page, in its language: what can be sent again, or why it cannot just now. */
function answerWithPage(
  site: Site,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusFor(error, 503);
  if (status >= 500) request.log.error({ err: error }, 'a lead could not be stored');
  const wait = error instanceof Refusal ? error.retryAfter : undefined;
  if (wait !== undefined || status === 503) reply.header('retry-after', wait ?? RETRY_AFTER);
  const page = status >= 500 || status === 429 ? 'unavailable' : 'invalid';
  return sendErrorPage(site, request, reply, page, langOfForm(request), status);
}

/**
 * Lets a lead through that the company can take.
 * @throws Refusal when there is no such form, option or offer, or something is missing
 */
function checkByRules(company: Company, body: LeadBody): void {
  const fields = refusedByRules(body, company);
  if (fields['form']) throw new Refusal('unknownForm', { fields });
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields });
}

/** Why a lead is kept apart by what it is: no person sends it like this. */
function heldFor(body: LeadBody): NewLead['heldFor'] {
  if (body.website !== '') return 'hidden-field';
  if (body.elapsed !== undefined && body.elapsed < TOO_FAST) return 'too-fast';
  return null;
}

/** Whether a browser sends this by itself, without script: it shows whatever it gets to its visitor. */
const isPlainForm = (request: FastifyRequest) =>
  request.mediaType === 'application/x-www-form-urlencoded' &&
  request.headers.accept?.includes('text/html') === true;

/** The language of a form, or of the page that it stood on, where it was refused before it was read. */
function langOfForm({ body, headers }: FastifyRequest): Lang {
  const { lang } = (body ?? {}) as { lang?: unknown };
  if (lang !== undefined) return langFromTag(String(lang));
  return langOfPath(pathOf(headers.referer ?? ''));
}
