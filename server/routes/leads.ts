import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadBody } from '../../contract/api/leads.ts';
import { messages } from '../../contract/api/messages.ts';
import { type Lang, langOfPath, pathIn } from '../../contract/lang.ts';
import type { Company } from '../company.ts';
import { ApiError, answerError, RETRY_AFTER } from '../errors.ts';
import { addressOf } from '../limits.ts';
import { pathOf } from '../path.ts';
import type { Services } from '../services.ts';
import { sendErrorPage } from '../site/send.ts';
import type { NewLead } from '../store/leads.ts';
import { serveCall } from './call.ts';

/** Nobody has read a page and filled a form in within a second of opening it. */
const TOO_FAST = 1000;

/**
 * `POST /api/leads`: messages to the company, from any form of the site. A form without script gets
 * pages for answers.
 */
export function leads(api: FastifyInstance, services: Services): void {
  const { company, leads: book, limits, outbox, site } = services;

  const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isPlainForm(request)) return answerError(error, request, reply);
    const status = error.statusCode ?? 503;
    if (status >= 500) request.log.error({ err: error }, 'a lead could not be stored');
    const wait = error instanceof ApiError ? error.retryAfter : undefined;
    if (wait !== undefined || status === 503) reply.header('retry-after', wait ?? RETRY_AFTER);
    const page = status >= 500 || status === 429 ? 'unavailable' : 'invalid';
    return sendErrorPage(site, request, reply, page, langOfForm(request), status);
  };

  serveCall(
    api,
    services,
    'sendLead',
    async ({ body, request, reply }) => {
      const form = meaningOf(company, body);
      const key = idempotencyKey(request);
      await limits.count('lead', addressOf(request));
      const stored = await book.store({
        form: body.form,
        lang: body.lang,
        page: body.page,
        email: body.email,
        name: body.name,
        message: body.message,
        heldFor: await heldFor(body, limits.isBurst),
        consentVersion: body.consent,
        purposes: [
          ...new Set([...form.purposes, ...(body.marketing ? ['marketing' as const] : [])]),
        ],
        key,
      });
      if (stored === 'key-reused') throw new ApiError(422, messages.keyReused);
      outbox.wake();
      if (isPlainForm(request)) return reply.redirect(pathIn(body.lang, '/thanks'), 303);
      return undefined;
    },
    { onError },
  );
}

/**
 * What a form means, and whether it has all that it needs.
 * @throws ApiError 400 when there is no such form, or something is missing
 */
function meaningOf({ forms, consent }: Company, body: LeadBody) {
  const form = forms[body.form];
  if (!form || !Object.hasOwn(forms, body.form)) {
    throw new ApiError(400, messages.unknownForm, { fields: { form: 'is not known' } });
  }
  const missing = form.needs.filter((field) => body[field] === '');
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'is empty']));
    throw new ApiError(400, messages.invalid, { fields });
  }
  if (!consent.some(({ version }) => version === body.consent)) {
    const fields = { consent: 'is not the version of a consent text' };
    throw new ApiError(400, messages.invalid, { fields });
  }
  return form;
}

/** Why a lead is kept apart: no person sends it like this, or there are too many for people to send. */
async function heldFor(
  body: LeadBody,
  isBurst: () => Promise<boolean>,
): Promise<NewLead['heldFor']> {
  if (body.website !== '') return 'hidden-field';
  if (body.elapsed !== undefined && body.elapsed < TOO_FAST) return 'too-fast';
  return (await isBurst()) ? 'burst' : null;
}

/** The key that the sender has given a submission (draft-ietf-httpapi-idempotency-key-header). */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, messages.invalid, {
    fields: { 'Idempotency-Key': 'is not 1 to 200 visible ASCII characters' },
  });
}

/** Whether a browser sends this by itself, without script: it shows whatever it gets to its visitor. */
const isPlainForm = (request: FastifyRequest) =>
  request.mediaType === 'application/x-www-form-urlencoded' &&
  request.headers.accept?.includes('text/html') === true;

/** The language of a form, or of the page that it stood on, where it was refused before it was read. */
function langOfForm({ body, headers }: FastifyRequest): Lang {
  const { lang } = (body ?? {}) as { lang?: unknown };
  if (lang !== undefined) return lang === 'th' ? 'th' : 'en';
  return langOfPath(pathOf(headers.referer ?? ''));
}
