import Bowser from 'bowser';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressOf, userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';

/** A position in a file of the site, as all browsers' stack traces have it: `/_astro/client.OzTcoKK0.js:1:234`. */
const POSITION = /\/_astro\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g;

/** The maximum number of positions logged, innermost first. */
const POSITIONS_MAX = 6;

/** Parts of an error message that may contain data of the visitor. */
const PERSONAL = /"[^"]*"|'[^']{24,}'|[^\s@]{0,64}@\S*|\?\S+|\d{5,}/g;

/** Logs errors from browsers, with limits per visitor, per kind of error and in total. */
export const pageErrors: FastifyPluginAsyncZod<Services> = async (api, { limits }) => {
  const on = calls(api);
  on('reportError', async (request) => {
    const { message, stack, page } = request.body;
    const at = [...stack.matchAll(POSITION)].slice(0, POSITIONS_MAX).map(([place]) => place);
    // It is from another program: an extension, or a client that is not a browser.
    if (at.length === 0) return undefined;
    const text = message.replace(PERSONAL, '…').replace(/\p{C}/gu, ' ').slice(0, 200);
    if (
      (await limits.isOver('pageError', addressOf(request))) ||
      (await limits.isOver('samePageError', text + at[0])) ||
      (await limits.isOver('allPageErrors', 'all'))
    ) {
      return undefined;
    }
    request.log.warn(
      {
        message: text,
        at,
        page: /^[\w/-]*$/.test(page) ? page : '',
        browser: browserOf(userAgentOf(request)),
      },
      'an error in a page',
    );
    return undefined;
  });
};

/** Returns the browser's name and major version, and its system: `Chrome 119, Windows`. */
function browserOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.', 1)[0] ?? '';
  return `${browser.name ?? ''} ${version}, ${os.name ?? ''}`.replace(/[^\w ,]/g, '');
}
