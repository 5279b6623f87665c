import type { FastifyInstance } from 'fastify';
import type { Site } from '../site/site.ts';
import { leads } from './leads.ts';

/** What the resources under `/api/` need to do their work. */
interface ApiOptions {
  site: Site;
  /** The company's address, for visitors. */
  email: string;
}

/** Everything under `/api/`: what all resources share, and the resources. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );

  leads(app, options);
}
