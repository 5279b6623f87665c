import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILES_MAX } from '../../../contract/api/conversation-limits.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { ACCOUNT_HEADER } from '../../../contract/api/paths.ts';
import type { SignedIn } from '../../accounts/accounts.ts';
import { keyedSemaphore } from '../../limits/keyed-semaphore.ts';
import { addressOf } from '../client.ts';
import type { Services } from '../services.ts';
import { allowSlow } from '../uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access level of the route, if it is an endpoint of the API. */
    access?: Endpoint['access'];
    /** Whether other sites may trigger the call. */
    allowsCrossSite?: Endpoint['allowsCrossSite'];
    /** The status of a successful answer. */
    status?: Endpoint['status'];
    /** Whether it takes a file. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** The account that makes the call, where one is required. */
    signedIn: SignedIn | undefined;
    /** The same, for the handler of a call that requires one. */
    readonly user: SignedIn;
  }
}

/** The maximum number of simultaneous uploads per account: as many as one message may have. */
const UPLOADS_MAX = FILES_MAX;

/** The time for which a session that was found is considered valid, in milliseconds. */
const SESSION_CACHED_FOR = 1000;

/** Checks that calls are allowed, and limits their rate. */
export function authorize(api: FastifyInstance, { accounts, limits }: Services): void {
  api.decorateRequest('signedIn', undefined);
  api.decorateRequest('user', {
    getter() {
      if (this.signedIn) return this.signedIn;
      throw new Error(`${this.routeOptions.url}: the call does not require signing in`);
    },
  });
  const enter = keyedSemaphore(UPLOADS_MAX);

  /** Returns the account that makes a call. */
  const callerOf = async (request: FastifyRequest): Promise<SignedIn> => {
    const who = await accounts.sessions.authenticate(request.headers.authorization);
    if (!who) throw new Refusal('unauthorised');
    if (!namesAccount(who, request)) throw new Refusal('otherSession');
    const { access } = request.routeOptions.config;
    if (access === 'admin' && who.role !== 'admin') throw new Refusal('forbidden');
    return who;
  };

  // Before the body is read: an unauthorized caller should not send one.
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
    // A file may be uploaded over a phone connection.
    allowSlow(request.raw, api.server.requestTimeout);
  });
  // The body may have taken half a minute to arrive, and the session may have ended in the meantime.
  api.addHook('preHandler', async (request, reply) => {
    const isLate = request.signedIn !== undefined && reply.elapsedTime > SESSION_CACHED_FOR;
    if (isLate) request.signedIn = await callerOf(request);
  });
}

/** Whether a call is meant for an account: it names this account or none. */
export function namesAccount({ id }: SignedIn, { headers }: FastifyRequest): boolean {
  const named = headers[ACCOUNT_HEADER];
  return named === undefined || named === String(id);
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site makes a browser send, because a form there could write in its visitor's name.
 * Browsers say where a request comes from (Fetch Metadata), and older ones and those on HTTP at least its origin; other
 * programs say neither, but have no visitor.
 * @param publicUrl the URL at which visitors reach the site, for proxies that change the host
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { allowsCrossSite } = request.routeOptions.config;
    if (
      !allowsCrossSite &&
      !SAFE.has(request.method) &&
      isFromAnotherSite(request, publicUrl?.host)
    ) {
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
