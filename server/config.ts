import { resolve } from 'node:path';
import { z } from 'zod';
import { trustProxy } from './trust-proxy.ts';

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
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    secretKey: env.SECRET_KEY,
    /** By default beside the database's folder, not in it. */
    secretKeyFile: resolve(env.SECRET_KEY_FILE ?? `${resolve(env.DATA_DIR)}.key`),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    webhook:
      env.LEAD_WEBHOOK_URL === undefined || env.LEAD_WEBHOOK_SECRET === undefined
        ? undefined
        : { url: new URL(env.LEAD_WEBHOOK_URL), secret: env.LEAD_WEBHOOK_SECRET },
    /** With `{email}` in the place of the account's address. */
    paymentPortal: env.PAYMENT_PORTAL_URL,
    leadsPerMinute: env.LEADS_PER_MINUTE,
    leadRetentionDays: env.LEAD_RETENTION_DAYS,
    /** In bytes, as is the next one. */
    attachmentsMax: env.ATTACHMENTS_MAX_MB * MEGABYTE,
    diskFreeMin: env.DISK_FREE_MIN_MB * MEGABYTE,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  }));

/** The server's settings from its environment; `docs/operations.md` explains every variable. */
export type Config = z.output<typeof environment>;

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
