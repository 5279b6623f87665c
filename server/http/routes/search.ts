import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../contract/api/messages.ts';
import { LANGS, type Lang, localizedPath } from '../../../contract/lang.ts';
import { normalizeQuery } from '../../../contract/search/normalize.ts';
import { SEARCH } from '../../../contract/search/path.ts';
import { countMissedSearch } from '../../store/searches.ts';
import { addressOf, isForReader } from '../client.ts';
import type { Services } from '../services.ts';
import { searchPageFile, searchPages } from '../site/search-page.ts';
import { acceptedEncodings, sendPage } from '../site/send.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * `GET /search?q=…`, in every language: the search page with results, for visitors without scripts and for those who
 * press Enter. Without a query it is a normal page.
 */
export function search(app: FastifyInstance, { site, limits, store }: Services): void {
  const answer = searchPages();

  for (const lang of LANGS) {
    app.get<{ Querystring: { q?: string | string[] } }>(
      localizedPath(lang, SEARCH),
      async (request, reply) => {
        const build = await site.current();
        if (!(await build.has(searchPageFile(lang)))) {
          reply.callNotFound();
          return reply;
        }
        const query = normalizeQuery([request.query.q ?? ''].flat()[0] ?? '');
        if (query.trim() === '') return sendPage(build, reply, searchPageFile(lang));
        // The page itself is cheap, and with scripts it searches in the browser.
        if (app.isUnderPressure()) throw new Refusal('unavailable');

        const { wait, isCounted } = await limited(request);
        const page = await answer(build, lang, query, wait !== undefined);
        if (!page) return sendPage(build, reply, searchPageFile(lang));
        if (wait !== undefined) reply.code(429).header('retry-after', wait);
        // A visitor waits only once for a database that is unavailable, not twice.
        else if (isCounted && isForReader(request) && page.answer && isMiss(page.answer)) {
          await count(request, lang, query);
        }
        reply.header('content-security-policy', build.policy);
        return sendHtml(request, reply, page.html);
      },
    );
  }

  /** Returns how many seconds the visitor must wait, if they must, and whether the search was counted. */
  async function limited(request: FastifyRequest) {
    try {
      await limits.count('search', addressOf(request));
      return { wait: undefined, isCounted: true };
    } catch (error) {
      if (error instanceof Refusal && error.retryAfter !== undefined) {
        return { wait: error.retryAfter, isCounted: true };
      }
      // Searching works whether or not the database is available.
      request.log.error({ err: error }, 'searches could not be counted');
      return { wait: undefined, isCounted: false };
    }
  }

  async function count(request: FastifyRequest, lang: Lang, query: string): Promise<void> {
    try {
      await countMissedSearch(store, lang, query);
    } catch (error) {
      request.log.error({ err: error }, 'a search without results could not be counted');
    }
  }
}

/** Whether no page matches the query. */
const isMiss = ({ found, hasOnlySome }: { found: readonly unknown[]; hasOnlySome: boolean }) =>
  found.length === 0 || hasOnlySome;

/** Sends a page that was generated for this request and must not be cached. */
async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: string) {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  const [best] = acceptedEncodings(request.headers['accept-encoding']?.toString());
  if (best?.encoding === 'identity') return reply.send(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const isBrotli = best?.encoding === 'br';
  reply.header('content-encoding', isBrotli ? 'br' : 'gzip');
  return reply.send(await (isBrotli ? toBrotli(page, { params }) : toGzip(page)));
}
