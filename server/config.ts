import { z } from 'zod';
import { type TrustProxy, trustProxy } from './trust-proxy.ts';

/** What the server is told by its environment; the README's table explains every variable. */
export interface Config {
  port: number;
  host: string;
  /** Where visitors reach the site. On https the server also tells browsers to stay there. */
  publicUrl: URL | undefined;
  trustProxy: TrustProxy;
  logLevel: (typeof LOG_LEVELS)[number];
  siteDir: string;
}

/** An environment that cannot be used; the message has one line for every variable that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NOT_A_PORT = 'is not a port (0 to 65535)';

const environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, NOT_A_PORT)
      .transform(Number)
      .refine((port) => port <= 65535, NOT_A_PORT)
      .default(4321),
    HOST: z.string().regex(/^\S+$/, 'is not a host').default('127.0.0.1'),
    PUBLIC_URL: z
      .url({
        protocol: /^https?$/,
        error: 'is not an address that begins with https:// or http://',
      })
      .transform((url) => new URL(url))
      .optional(),
    TRUST_PROXY: z
      .string()
      .transform((value, context) => {
        const trusted = trustProxy(value);
        if (trusted !== undefined) return trusted;
        context.addIssue('is not true, false, a number of proxies or a list of their addresses');
        return z.NEVER;
      })
      .default(false),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `is not one of ${LOG_LEVELS.join(', ')}` })
      .default('info'),
    SITE_DIR: z.string().default('dist'),
  })
  .transform(
    (env): Config => ({
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      siteDir: env.SITE_DIR,
    }),
  );

/**
 * Reads the server's settings. A variable that is set to nothing counts as not set, as in `PORT= npm start`.
 * @throws ConfigError with one line for every variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues
      .map(({ path, message }) => `${String(path[0])}: "${set[String(path[0])]}" ${message}.`)
      .join('\n'),
  );
}
