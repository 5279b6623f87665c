import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Browser features that no page of the site uses, so that injected code cannot use them either. */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const YEAR = 365 * 24 * 60 * 60;

/**
 * Sets the security headers of all answers, with values for answers other than pages and files: nothing in them may
 * run, be loaded or be cached. Pages and files override them.
 * @param https whether visitors reach the site over HTTPS
 * @param subdomains whether all subdomains use HTTPS, too
 */
export function secureAnswers(app: FastifyInstance, https: boolean, subdomains: boolean): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // For obsolete browsers and plug-ins; on every answer they would only waste bytes.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The company may run other services under its domain, so by default this site speaks only for its own host.
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
 * Returns the Content-Security-Policy header of pages. Every page has its own script-src and style-src in a `<meta>`,
 * with the hashes of its content; both policies apply, so the header must not contain these directives, nor
 * default-src, which would be their fallback.
 * @param https whether visitors reach the site over HTTPS
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
