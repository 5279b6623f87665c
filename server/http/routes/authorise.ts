import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILES_MAX } from '../../../contract/api/conversation-limits.ts';
import type { Endpoint } from '../../../contract/api/endpoints.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { ACCOUNT_HEADER } from '../../../contract/api/paths.ts';
import type { SignedIn } from '../../accounts/accounts.ts';
import { keyedSemaphore } from '../../limits/keyed-semaphore.ts';
import { addressOf } from '../client.ts';
import type { Services } from '../services.ts';
import { allowSlow } from '../uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call, on routes that are calls of the API. */
    access?: Endpoint['access'];
    /** Whether another site may have it made. */
    fromAnywhere?: Endpoint['fromAnywhere'];
    /** Its status when all is well. */
    status?: Endpoint['status'];
    /** Whether it takes a file. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** The account that makes the call, where one is needed. */
    signedIn: SignedIn | undefined;
  }
}

/** How many files an account may be sending at once: as many as go with a message. */
const UPLOADS_MAX = FILES_MAX;

/** For how long a session that was found is taken to be there, in milliseconds. */
const FRESH = 1000;

/** Lets calls through that are allowed, and limits how often. */
export function authorise(api: FastifyInstance, { accounts, limits }: Services): void {
  api.decorateRequest('signedIn', undefined);
  const enter = keyedSemaphore(UPLOADS_MAX);

  /** The account that makes a call; throws when it may not. */
  const callerOf = async (request: FastifyRequest): Promise<SignedIn> => {
    const who = await accounts.sessions.authenticate(request.headers.authorization);
    if (!who) throw new Refusal('unauthorised');
    if (!isMeantFor(who, request)) throw new Refusal('otherSession');
    const { access } = request.routeOptions.config;
    if (access === 'admin' && who.role !== 'admin') throw new Refusal('forbidden');
    return who;
  };

  // Before the body is read: a caller without the right has no business sending one.
  api.addHook('onRequest', async (request, reply) => {
    const { access, isUpload } = request.routeOptions.config;
    if (access === undefined) return;
    await limits.count('call', addressOf(request));
    if (access === 'anyone') return;
    request.signedIn = await callerOf(request);
    const { id } = request.signedIn;
    if (isUpload !== true) return;
    const leave = enter(String(id));
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: 1 });
    reply.raw.once('close', leave);
    // A file may come over the line of a phone.
    allowSlow(request.raw, api.server.requestTimeout);
  });
  // A body may have taken half a minute to come, and the session may have ended meanwhile.
  api.addHook('preHandler', async (request, reply) => {
    const isLate = request.signedIn !== undefined && reply.elapsedTime > FRESH;
    if (isLate) request.signedIn = await callerOf(request);
  });
}

/** Returns whether a call is made for an account: it names that one, or none. */
export function isMeantFor({ id }: SignedIn, { headers }: FastifyRequest): boolean {
  const named = headers[ACCOUNT_HEADER];
  return named === undefined || named === String(id);
}

/** Who makes a call that is not for anyone. */
export function userOf({ signedIn, routeOptions }: FastifyRequest): SignedIn {
  if (signedIn === undefined) throw new Error(`${routeOptions.url}: nobody has to be signed in`);
  return signedIn;
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site has a browser send: a form there could write in its visitor's name. Browsers say where a
 * request comes from (Fetch Metadata), older ones and those on http at least from which origin; a program says neither,
 * and has no visitor.
 * @param publicUrl where visitors reach the site, for proxies that change the host
 * @throws Refusal
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { fromAnywhere } = request.routeOptions.config;
    if (!fromAnywhere && !SAFE.has(request.method) && isFromAnotherSite(request, publicUrl?.host)) {
      throw new Refusal('otherSite');
    }
  });
}

function isFromAnotherSite({ headers, host }: FastifyRequest, publicHost?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const from = URL.parse(headers.origin)?.host;
  return from === undefined || (from !== host && from !== publicHost);
}
