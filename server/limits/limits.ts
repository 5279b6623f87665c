import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from '../store/database.ts';
import { limitInMemory } from './limit-memory.ts';

/** How often what is over is forgotten, in milliseconds: the next visitor may come in a week. */
const SWEEP = 10 * 60_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much of what is allowed: so many points in so many seconds. The notices promise what follows of it (limits.test.ts). */
export const LIMITS = {
  /** Every call of the API, by address. */
  call: { points: 600, duration: MINUTE },
  /** Failed attempts to sign in, by address: an office may share one. */
  loginAddress: { points: 50, duration: 15 * MINUTE },
  /** Failed attempts to sign in to one account from one address, by both. */
  loginPair: { points: 10, duration: DAY },
  /** Those of them that skip the queue while the account is being guessed at. */
  loginFresh: { points: 3, duration: DAY },
  /** Failed attempts to sign in from a device where the account has been signed in to before. */
  loginDevice: { points: 10, duration: 15 * MINUTE },
  /** Failed attempts to sign in, by account: those beyond it are slowed down, not refused. */
  loginAccount: { points: 20, duration: HOUR },
  /** Passwords that are hashed, right ones too, by address, or by account on a known device. */
  passwordCheck: { points: 200, duration: 15 * MINUTE },
  /** Wrong codes of the second factor while signing in on a new device, by account. */
  secondFactor: { points: 10, duration: 15 * MINUTE },
  /** New passwords set while signed in, by account: the owner gets a mail each time. */
  passwordChange: { points: 5, duration: HOUR },
  signup: { points: 20, duration: HOUR },
  /** Passwords and codes tried while signed in, by account. */
  confirm: { points: 10, duration: 15 * MINUTE },
  /** Mails that a stranger can have sent to others, by the stranger's address. */
  mailAddress: { points: 20, duration: HOUR },
  /**
   * The same by receiver. Each kind has its own count, so that a stranger who has one kind sent doesn't block another:
   * links to new passwords; mails about an account that is new or gone; links to move an account to an address.
   */
  resetMail: { points: 3, duration: HOUR },
  accountMail: { points: 3, duration: HOUR },
  moveMail: { points: 3, duration: HOUR },
  /** Pictures set, by account. */
  picture: { points: 20, duration: HOUR },
  /** Downloads of all that is kept about a person, by account. */
  export: { points: 5, duration: HOUR },
  /** Forms, by address: a conference may share one. */
  lead: { points: 20, duration: 10 * MINUTE },
  /** Messages, and files to go with them, by account. */
  message: { points: 60, duration: 10 * MINUTE },
  /** Messages by address: an office may share one. What begins a conversation counts as a form. */
  messageAddress: { points: 120, duration: 10 * MINUTE },
  upload: { points: 100, duration: 10 * MINUTE },
  /** Kilobytes of files that are stored, by address: an office may share one. */
  uploadKilobytes: { points: 500 * 1024, duration: DAY },
  /** Passwords judged while they are typed, by address: an office may share one. */
  strength: { points: 120, duration: MINUTE },
  /** Searches that the server answers, by address: an office may share one. */
  search: { points: 60, duration: MINUTE },
  /** Errors of pages that are logged: by address, of the same kind, and all of them. */
  pageError: { points: 10, duration: HOUR },
  samePageError: { points: 3, duration: HOUR },
  allPageErrors: { points: 100, duration: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/**
 * Those of which something may be taken back, as tries are that turn out to be right. When many come at once, some are
 * refused for others that are taken back later: a server must not remember by itself that a client is over one of
 * these, nor does what is refused count.
 */
const TAKEN_BACK = [
  'loginAddress',
  'loginPair',
  'loginFresh',
  'loginDevice',
  'loginAccount',
  'secondFactor',
  'passwordChange',
  'confirm',
  'accountMail',
  'uploadKilobytes',
] as const satisfies readonly LimitName[];

/** A limit of which something may be taken back. */
export type TakenBack = (typeof TAKEN_BACK)[number];

const isTakenBack = (name: string) => (TAKEN_BACK as readonly string[]).includes(name);

/** What both kinds of limit can do. */
type Limiter = Pick<RateLimiterPostgres, 'consume' | 'reward'>;

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
  ): Limiter => {
    if (store.pool === undefined) {
      const inMemory = limitInMemory(points, duration);
      setInterval(inMemory.sweep, SWEEP).unref();
      return inMemory;
    }
    return new RateLimiterPostgres({
      keyPrefix: name,
      points,
      duration,
      storeClient: store.pool,
      storeType: 'pool',
      tableName: 'rateLimit',
      tableCreated: true,
      // A client over the limit is turned away without a query.
      inMemoryBlockOnConsumed: blockFrom,
    });
  };
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      limiter(name, points, duration, isTakenBack(name) ? 0 : undefined),
    ]),
  ) as Record<LimitName, Limiter>;
  const take = async (limit: Limiter, key: string) => {
    try {
      return { isOver: false, left: await limit.consume(key) };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { isOver: true, left: reason };
      throw reason;
    }
  };
  // What turns out to be held is given back, so no client is turned away without a query here.
  const burst = limiter('burst', leadsPerMinute, MINUTE, 0);

  return {
    /**
     * Counts one, or as many points as something costs.
     * @param key an address or an account
     * @throws Refusal `tooMany` when that is too many
     */
    count: async (name: LimitName, key: string, points = 1): Promise<void> => {
      try {
        await limiters[name].consume(hashed(key), points);
      } catch (reason) {
        if (isTakenBack(name) && reason instanceof RateLimiterRes) {
          await limiters[name].reward(hashed(key), points);
        }
        throw refusal(reason);
      }
    },
    /** Takes back what has been counted: it turned out to be all right. */
    refund: async (name: TakenBack, key: string, points = 1): Promise<void> => {
      await limiters[name].reward(hashed(key), points);
    },
    /** Counts one and answers whether that is one too many, without refusing it. */
    isOver: async (name: LimitName, key: string): Promise<boolean> =>
      (await take(limiters[name], hashed(key))).isOver,
    /**
     * Counts a lead.
     * @returns whether there are more just now than the company can have expected, and when the minute that it counts
     *   in ends, in milliseconds of the monotonic clock
     */
    takeLead: async () => {
      const { isOver, left } = await take(burst, 'all');
      return { isOver, endsAt: performance.now() + left.msBeforeNext };
    },
    /**
     * Takes back leads that were counted: they are held. Those of a minute that is over no longer count.
     * @param counted when the minute of each ends
     */
    giveBackLeads: async (counted: readonly number[]): Promise<void> => {
      const now = performance.now();
      const count = counted.filter((endsAt) => endsAt > now).length;
      if (count > 0) await burst.reward('all', count);
    },
  };
}

export type Limits = ReturnType<typeof rateLimits>;

/** Addresses are personal data: what is kept of one, for as long as a limit lasts, is a hash. */
export const hashed = (key: string) =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);

function refusal(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  return new Refusal('tooMany', {
    retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

/**
 * What an address is counted by: an IPv6 host is given a /64 at the least, so that one visitor has 2^64 addresses to
 * choose from.
 */
export function networkOf(ip: string): string {
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
