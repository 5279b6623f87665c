import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { messages } from '../contract/api/messages.ts';
import { ApiError } from './errors.ts';
import type { Store } from './store/database.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How much of what is allowed: so many points in so many seconds. */
const LIMITS = {
  /** Every call of the API, by address. */
  call: { points: 600, duration: MINUTE },
  /** Failed attempts to sign in, by address: an office may share one. */
  loginAddress: { points: 50, duration: 15 * MINUTE },
  /** Failed attempts to sign in, by account. */
  loginAccount: { points: 10, duration: 15 * MINUTE },
  signup: { points: 20, duration: HOUR },
  /** Passwords and codes tried by somebody who is signed in, by account. */
  confirm: { points: 10, duration: 15 * MINUTE },
  /** A code of an authenticator, by account: good once, for as long as it is good at all. */
  code: { points: 1, duration: 2 * MINUTE },
  /** Mails that anybody can have sent to somebody: by address, and by the one who gets them. */
  mailAddress: { points: 20, duration: HOUR },
  mailAccount: { points: 3, duration: HOUR },
  /** Forms, by address: a conference may share one. */
  lead: { points: 20, duration: 10 * MINUTE },
  /** Searches that the server answers, by address: an office may share one. */
  search: { points: 60, duration: MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Rate limits. On Postgres all servers share them; with SQLite there is one server, which counts by itself.
 * @param leadsPerMinute how many leads a minute are taken for genuine, over all addresses
 */
export function rateLimits(store: Store, leadsPerMinute: number) {
  const limiter = (
    name: string,
    points: number,
    duration: number,
    blockFrom = points + 1,
  ): RateLimiterAbstract =>
    store.pool === undefined
      ? new RateLimiterMemory({ keyPrefix: name, points, duration })
      : new RateLimiterPostgres({
          keyPrefix: name,
          points,
          duration,
          storeClient: store.pool,
          storeType: 'pool',
          tableName: 'rateLimit',
          tableCreated: true,
          // Whoever is over the limit is turned away without a query.
          inMemoryBlockOnConsumed: blockFrom,
        });
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      limiter(name, points, duration),
    ]),
  ) as Record<LimitName, RateLimiterAbstract>;
  // What turns out to be held is given back, so nobody is turned away without a query here.
  const burst = limiter('burst', leadsPerMinute, MINUTE, 0);

  return {
    /**
     * Counts one.
     * @param key an address or an account
     * @throws ApiError 429 when that is one too many
     */
    count: async (name: LimitName, key: string): Promise<void> => {
      try {
        await limiters[name].consume(hashed(key));
      } catch (reason) {
        throw refusal(reason);
      }
    },
    /** Takes back what has been counted: it turned out to be all right. */
    refund: async (name: LimitName, key: string): Promise<void> => {
      await limiters[name].reward(hashed(key));
    },
    /** Counts a lead; answers whether there are more just now than the company can have expected. */
    takeLead: async (): Promise<boolean> => {
      try {
        await burst.consume('all');
        return false;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return true;
        throw reason;
      }
    },
    /** Takes back leads that were counted: they are held. */
    giveBackLeads: async (count: number): Promise<void> => {
      await burst.reward('all', count);
    },
  };
}

export type Limits = ReturnType<typeof rateLimits>;

/** Addresses are personal data: what is kept of one, for minutes, is a hash. */
export const hashed = (key: string) =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);

function refusal(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  return new ApiError(429, messages.tooMany, {
    retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

/**
 * What an address is counted by: an IPv6 host is given a /64 at the least, so that one visitor has
 * 2^64 addresses to choose from.
 */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, 4)
    .join(':');
}
