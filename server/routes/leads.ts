import type { FastifyInstance } from 'fastify';
import { sendErrorPage } from '../site/send.ts';
import type { Site } from '../site/site.ts';

/**
 * `POST /api/leads`: messages to the company. They cannot be stored yet, and whoever sends one is
 * told so: in JSON, or with the site's page when it comes from a form without script.
 * @param email where to write instead
 */
export function leads(api: FastifyInstance, { site, email }: { site: Site; email: string }): void {
  api.post('/leads', (request, reply) => {
    const isForm = request.mediaType === 'application/x-www-form-urlencoded';
    if (isForm && request.headers.accept?.includes('text/html')) {
      const { lang } = request.body as Record<string, string>;
      return sendErrorPage(site, request, reply, 'unavailable', lang === 'th' ? 'th' : 'en', 503);
    }
    return reply.code(503).send({
      message: `Your message could not be taken and was not stored. Please write to ${email} instead.`,
    });
  });
}
