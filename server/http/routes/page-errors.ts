import Bowser from 'bowser';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressOf, userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { endpoint } from './endpoint.ts';

/** A place in a file of the site, as stacks of all browsers have it: `/_astro/client.OzTcoKK0.js:1:234`. */
const PLACE = /\/_astro\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g;

/** As many places as are logged, the innermost first. */
const PLACES_MAX = 6;

/** What a page may have put into a message of what its visitor has typed, or is sent. */
const PERSONAL = /"[^"]*"|'[^']{24,}'|[^\s@]{0,64}@\S*|\?\S+|\d{5,}/g;

/** Logs what goes wrong in browsers, within bounds: so many a visitor, so many of the same kind, and so many in all. */
export const pageErrors: FastifyPluginAsyncZod<Services> = async (api, { limits }) => {
  api.route({
    ...endpoint('reportError'),
    handler: async (request) => {
      const { message, stack, page } = request.body;
      const at = [...stack.matchAll(PLACE)].slice(0, PLACES_MAX).map(([place]) => place);
      // Another program's: an extension's, or no browser.
      if (at.length === 0) return undefined;
      const said = message.replace(PERSONAL, '…').replace(/\p{C}/gu, ' ').slice(0, 200);
      if (
        (await limits.isOver('pageError', addressOf(request))) ||
        (await limits.isOver('samePageError', said + at[0])) ||
        (await limits.isOver('allPageErrors', 'all'))
      ) {
        return undefined;
      }
      request.log.warn(
        {
          message: said,
          at,
          page: /^[\w/-]*$/.test(page) ? page : '',
          browser: browserOf(userAgentOf(request)),
        },
        'an error in a page',
      );
      return undefined;
    },
  });
};

/** A browser by its name and main version, on which system: `Chrome 119, Windows`. */
function browserOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.', 1)[0] ?? '';
  return `${browser.name ?? ''} ${version}, ${os.name ?? ''}`.replace(/[^\w ,]/g, '');
}
