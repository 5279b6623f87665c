import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What no page of the site asks a browser for, so that nothing injected into one can either. */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const YEAR = 365 * 24 * 60 * 60;

/**
 * Puts the security headers on every answer, and what fits answers that are not pages or files: nothing in them may run
 * or be loaded, and nothing may keep them. Pages and files say otherwise for themselves.
 * @param https whether visitors reach the site on https
 * @param subdomains whether all hosts below its own are on https, too
 */
export function secureAnswers(app: FastifyInstance, https: boolean, subdomains: boolean): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // For browsers and plug-ins that are gone; on every answer they would only be bytes.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The company may run other things under its domain: unless told, this site speaks for its own host alone.
    hsts: https && { maxAge: YEAR, includeSubDomains: subdomains },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY).header('cache-control', 'no-store');
  });
}

/** Lets pages and scripts of other sites load an answer that is the same for all visitors. */
export function allowCrossOrigin(reply: FastifyReply): void {
  reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*');
}

/**
 * The Content-Security-Policy header of pages. Every page carries its own script-src and style-src, with the hashes of
 * what it holds, in a `<meta>`; both policies apply, so the header must not name them, nor the default-src that would
 * stand for them.
 * @param https whether visitors reach the site on https
 */
export function pagePolicy(https: boolean): string {
  return [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
