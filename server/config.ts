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

/** Settings whose values are or contain secrets, so that errors don't repeat them. */
const SECRET = ['databaseUrl', 'smtpUrl', 'leadWebhookUrl', 'leadWebhookSecret', 'secretKey'];

/** The settings by their names in the environment in camel case: `publicUrl` is `PUBLIC_URL`. */
const settings = z.object({
  port: port.default(4321),
  host: host.default('127.0.0.1'),
  metricsPort: port.optional(),
  metricsHost: host.default('127.0.0.1'),
  publicUrl: address(/^https?$/, 'https:// or http://')
    .transform((url) => new URL(url))
    .optional(),
  hstsSubdomains: z
    .enum(['true', 'false'], { error: 'is not true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  trustProxy: z
    .string()
    .transform((value, context) => {
      const trusted = trustProxy(value);
      if (trusted !== undefined) return trusted;
      context.addIssue('is not true, false, a number of proxies or a list of their addresses');
      return z.NEVER;
    })
    .default(false),
  logLevel: z.enum(LOG_LEVELS, { error: `is not one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  siteDir: z.string().default('dist'),
  dataDir: z.string().default('data'),
  secretKey: z
    .string()
    .trim()
    .min(SECRET_KEY_MIN, `is shorter than ${SECRET_KEY_MIN} characters`)
    .optional(),
  secretKeyFile: z.string().optional(),
  databaseUrl: address(/^postgres(ql)?$/, 'postgres://').optional(),
  smtpUrl: address(/^smtps?$/, 'smtp:// or smtps://').optional(),
  mailFrom: z.email('is not an email address').optional(),
  leadWebhookUrl: address(/^https?$/, 'https:// or http://').optional(),
  leadWebhookSecret: z.string().min(16, 'is shorter than 16 characters').optional(),
  /** With `{email}` in the place of the account's address. */
  paymentPortalUrl: address(/^https$/, 'https://')
    .refine((url) => !/[{}]/.test(url.replaceAll('{email}', '')), 'has braces other than {email}')
    .optional(),
  leadsPerMinute: count.default(60),
  leadRetentionDays: count.default(730),
  attachmentsMaxMb: count.default(10_240),
  diskFreeMinMb: count.default(512),
});

const variableOf = (setting: string) => setting.replace(/[A-Z]/g, '_$&').toUpperCase();

export const SETTINGS: readonly string[] = Object.keys(settings.shape).map(variableOf);

const environment = settings
  .superRefine(({ secretKey, secretKeyFile, leadWebhookUrl, leadWebhookSecret }, context) => {
    const refuse = (setting: string, message: string) =>
      context.addIssue({ code: 'custom', path: [setting], message });
    if (secretKey !== undefined && secretKeyFile !== undefined) {
      refuse('secretKeyFile', 'is set in addition to SECRET_KEY: set only one of them');
    }
    if (leadWebhookUrl !== undefined && leadWebhookSecret === undefined) {
      refuse('leadWebhookSecret', 'is required with LEAD_WEBHOOK_URL, to sign requests');
    }
  })
  .transform((all) => {
    const { metricsPort, metricsHost, attachmentsMaxMb, diskFreeMinMb, ...others } = all;
    const { leadWebhookUrl, leadWebhookSecret: secret, ...config } = others;
    const isCalled = leadWebhookUrl !== undefined && secret !== undefined;
    return {
      ...config,
      /** By default beside the database's folder, not in it. */
      secretKeyFile: resolve(config.secretKeyFile ?? `${resolve(config.dataDir)}.key`),
      webhook: isCalled ? { url: new URL(leadWebhookUrl), secret } : undefined,
      /** In bytes, as is the next one. */
      attachmentsMax: attachmentsMaxMb * MEGABYTE,
      diskFreeMin: diskFreeMinMb * MEGABYTE,
      metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    };
  });

/** The server's settings from its environment; `docs/operations.md` explains every variable. */
export type Config = z.output<typeof environment>;

/** Reads the server's settings, where an empty variable counts as unset; throws a ConfigError with a line per fault. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.keys(settings.shape).map((setting) => [setting, env[variableOf(setting)] || undefined]),
  );
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues
      .map(({ path, message }) => {
        const setting = String(path[0]);
        const name = variableOf(setting);
        const shown = SECRET.includes(setting) ? 'the value' : `"${set[setting]}"`;
        return set[setting] === undefined ? `${name} ${message}.` : `${name}: ${shown} ${message}.`;
      })
      .join('\n'),
  );
}
