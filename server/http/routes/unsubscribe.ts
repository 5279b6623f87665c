import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { type Lang, langFromTag, localizedPath } from '../../../contract/lang.ts';
import { withdrawNewsOfLead } from '../../store/news.ts';
import { setMutable } from '../../store/notifications.ts';
import { answerError, answerWithPage } from '../errors.ts';
import type { Services } from '../services.ts';
import { availableLang, pageFile, sendPage } from '../site/send.ts';
import { calls } from './endpoint.ts';

/**
 * The address in a mail that stops mails of its kind, without signing in. Mail programs send it a POST (RFC 8058).
 * People who open it get a page with a button, because programs that scan mails open every link and must not stop
 * anything.
 */
export const unsubscribe: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { accounts, site, store } = services;
  // The form that RFC 8058 recommends. All information is in the address.
  api.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  api.setErrorHandler((error: Parameters<typeof answerError>[0], request, reply) => {
    if (!isForReader(request)) return answerError(error, request, reply);
    return answerWithPage(site, error, reply, langOf(request), () => 'unsubscribe-failed');
  });

  const page = async (request: FastifyRequest, path: string): Promise<Lang> =>
    availableLang(await site.current(), langOf(request), path);

  on('unsubscribePage', async (request, reply) => {
    const build = await site.current();
    const file = pageFile(await page(request, '/unsubscribe'), '/unsubscribe');
    if (!(await build.has(file))) throw new Refusal('notFound');
    return sendPage(build, reply, file);
  });

  on('unsubscribe', async (request, reply): Promise<undefined | FastifyReply> => {
    const stopped = await accounts.stopTokens.read(request.query.token);
    if (!stopped) throw unknownLink();
    if (stopped.kind !== 'news') await setMutable(store.db, stopped.id, stopped.kind, false);
    else if (!(await withdrawNewsOfLead(store.db, stopped.id))) throw unknownLink();
    if (!isForReader(request)) return undefined;
    return reply.redirect(
      localizedPath(await page(request, '/unsubscribed'), '/unsubscribed'),
      303,
    );
  });
};

const unknownLink = () => new Refusal('expiredLink', { fields: { token: { code: 'unknown' } } });

/** Whether a browser shows the answer to a person; a mail program must not be redirected (RFC 8058, 3.1). */
const isForReader = ({ headers, body }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true &&
  !JSON.stringify(body ?? '').includes('One-Click');

/** Returns the language of the mail, which its link contains. */
const langOf = ({ query }: FastifyRequest): Lang =>
  langFromTag(String((query as { lang?: unknown }).lang ?? ''));
