import { resolve } from 'node:path';
import { z } from 'zod';
import { type TrustProxy, trustProxy } from './trust-proxy.ts';

/** The server's settings from its environment; `docs/operations.md` explains every variable. */
export interface Config {
  port: number;
  host: string;
  /** The URL at which visitors reach the site. With HTTPS the server also sends HSTS. */
  publicUrl: URL | undefined;
  /** Whether HSTS covers all subdomains, too. */
  hstsSubdomains: boolean;
  trustProxy: TrustProxy;
  logLevel: (typeof LOG_LEVELS)[number];
  siteDir: string;
  /** The folder of the SQLite database and of unsent mail. */
  dataDir: string;
  /** The key that encrypts secrets in the database; if unset, it is in a file. */
  secretKey: string | undefined;
  /** The file of that key; by default beside the database's folder, not in it. */
  secretKeyFile: string;
  /** A Postgres database to use instead of SQLite. */
  databaseUrl: string | undefined;
  /** The mail server; without one, mail is written to files. */
  smtpUrl: string | undefined;
  /** The sender of all mail; the company's address by default. */
  mailFrom: string | undefined;
  /** The URL that each lead is posted to, and the key that signs it. */
  webhook: { url: URL; secret: string } | undefined;
  /**
   * The payment provider's page where people manage their payment methods, with `{email}` for their address; none if
   * unset.
   */
  paymentPortal: string | undefined;
  /** The number of leads per minute, over all addresses, that are considered genuine. */
  leadsPerMinute: number;
  /** The retention period of leads, in days. */
  leadRetentionDays: number;
  /** The maximum total size of message attachments, over all accounts, in bytes. */
  attachmentsMax: number;
  /** The free disk space that uploads must leave, in bytes. */
  diskFreeMin: number;
  /** The address at which Prometheus metrics are served; none if unset. */
  metrics: { port: number; host: string } | undefined;
}

/** An error for an unusable environment; the message has one line per invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The minimum length of a key: 32 random printable characters have at least 128 bits. */
export const SECRET_KEY_MIN = 32;
const MEGABYTE = 1024 * 1024;
const NOT_A_PORT = 'is not a port (0 to 65535)';

const address = (protocol: RegExp, begins: string) =>
  z.url({ protocol, error: `is not an address that begins with ${begins}` });

const count = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'is not a positive whole number')
  .transform(Number);

const port = z
  .string()
  .regex(/^\d{1,5}$/, NOT_A_PORT)
  .transform(Number)
  .refine((number) => number <= 65535, NOT_A_PORT);

const host = z.string().regex(/^\S+$/, 'is not a host');

/** Variables whose values are or contain secrets, so that errors don't repeat them. */
const SECRET = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'SECRET_KEY',
]);

const variables = z.object({
  PORT: port.default(4321),
  HOST: host.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https:// or http://')
    .transform((url) => new URL(url))
    .optional(),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], { error: 'is not true or false' })
    .default('false')
    .transform((value) => value === 'true'),
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
  DATA_DIR: z.string().default('data'),
  SECRET_KEY: z
    .string()
    .trim()
    .min(SECRET_KEY_MIN, `is shorter than ${SECRET_KEY_MIN} characters`)
    .optional(),
  SECRET_KEY_FILE: z.string().optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp:// or smtps://').optional(),
  MAIL_FROM: z.email('is not an email address').optional(),
  LEAD_WEBHOOK_URL: address(/^https?$/, 'https:// or http://').optional(),
  LEAD_WEBHOOK_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
  PAYMENT_PORTAL_URL: address(/^https$/, 'https://')
    .refine((url) => !/[{}]/.test(url.replaceAll('{email}', '')), 'has braces other than {email}')
    .optional(),
  LEADS_PER_MINUTE: count.default(60),
  LEAD_RETENTION_DAYS: count.default(730),
  ATTACHMENTS_MAX_MB: count.default(10_240),
  DISK_FREE_MIN_MB: count.default(512),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape);

const environment = variables
  .superRefine((env, context) => {
    if (env.SECRET_KEY === undefined || env.SECRET_KEY_FILE === undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['SECRET_KEY_FILE'],
      message: 'is set in addition to SECRET_KEY: set only one of them',
    });
  })
  .superRefine((env, context) => {
    if (env.LEAD_WEBHOOK_URL === undefined || env.LEAD_WEBHOOK_SECRET !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['LEAD_WEBHOOK_SECRET'],
      message: 'is required with LEAD_WEBHOOK_URL, to sign requests',
    });
  })
  .transform(
    (env): Config => ({
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      hstsSubdomains: env.HSTS_SUBDOMAINS,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      siteDir: env.SITE_DIR,
      dataDir: env.DATA_DIR,
      secretKey: env.SECRET_KEY,
      secretKeyFile: resolve(env.SECRET_KEY_FILE ?? `${resolve(env.DATA_DIR)}.key`),
      databaseUrl: env.DATABASE_URL,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      webhook:
        env.LEAD_WEBHOOK_URL === undefined || env.LEAD_WEBHOOK_SECRET === undefined
          ? undefined
          : { url: new URL(env.LEAD_WEBHOOK_URL), secret: env.LEAD_WEBHOOK_SECRET },
      paymentPortal: env.PAYMENT_PORTAL_URL,
      leadsPerMinute: env.LEADS_PER_MINUTE,
      leadRetentionDays: env.LEAD_RETENTION_DAYS,
      attachmentsMax: env.ATTACHMENTS_MAX_MB * MEGABYTE,
      diskFreeMin: env.DISK_FREE_MIN_MB * MEGABYTE,
      metrics:
        env.METRICS_PORT === undefined
          ? undefined
          : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    }),
  );

/**
 * Reads the server's settings. An empty variable counts as unset, as in `PORT= npm start`.
 * @throws ConfigError with one line per invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues
      .map(({ path, message }) => {
        const name = String(path[0]);
        const shown = SECRET.has(name) ? 'the value' : `"${set[name]}"`;
        return set[name] === undefined ? `${name} ${message}.` : `${name}: ${shown} ${message}.`;
      })
      .join('\n'),
  );
}
