import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from '../store/database.ts';
import { hashOf } from '../store/hash.ts';
import { limitInMemory } from './limit-memory.ts';

/** The interval at which expired entries are removed, in milliseconds. */
const SWEEP_INTERVAL = 10 * 60_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The rate limits: points per duration in seconds. The privacy notices make promises that follow from them
 * (limits.test.ts). Points of some may be refunded, such as those for attempts that turn out to be right. Of many
 * simultaneous attempts, some are refused because of others that are refunded later. So a server must not cache that a
 * client is over one of these limits, and refused attempts don't count.
 */
export const LIMITS = {
  /** All API calls, per address. */
  call: { points: 600, duration: MINUTE },
  /** Failed sign-ins per address; an office may share one. */
  loginAddress: { points: 50, duration: 15 * MINUTE, isRefundable: true },
  /** Failed sign-ins per account and address. */
  loginPair: { points: 10, duration: DAY, isRefundable: true },
  /** The number of those that skip the queue while the account is under attack. */
  loginFresh: { points: 3, duration: DAY, isRefundable: true },
  /** Failed sign-ins from a device on which the account has signed in before. */
  loginDevice: { points: 10, duration: 15 * MINUTE, isRefundable: true },
  /** Failed sign-ins per account; beyond this they are slowed down, not refused. */
  loginAccount: { points: 20, duration: HOUR, isRefundable: true },
  /** Password checks, including successful ones, per address, or per account on a known device. */
  passwordCheck: { points: 200, duration: 15 * MINUTE },
  /** Wrong second-factor codes during sign-in on a new device, per account. */
  secondFactor: { points: 10, duration: 15 * MINUTE, isRefundable: true },
  /** New passwords set while signed in, per account; the owner gets a mail each time. */
  passwordChange: { points: 5, duration: HOUR, isRefundable: true },
  signup: { points: 20, duration: HOUR },
  /** Passwords and codes tried while signed in, per account. */
  confirm: { points: 10, duration: 15 * MINUTE, isRefundable: true },
  /** Mails to others that a stranger can trigger, per address of the stranger. */
  mailAddress: { points: 20, duration: HOUR },
  /**
   * The same per receiver. Each kind has its own count, so that a stranger who triggers one kind does not block
   * another: password reset links; mails about a new or deleted account; links for moving an account to an address.
   */
  resetMail: { points: 3, duration: HOUR },
  accountMail: { points: 3, duration: HOUR, isRefundable: true },
  moveMail: { points: 3, duration: HOUR },
  /** Pictures set, per account. */
  picture: { points: 20, duration: HOUR },
  /** Downloads of all data about a person, per account. */
  export: { points: 5, duration: HOUR },
  /** Forms per address; a conference may share one. */
  lead: { points: 20, duration: 10 * MINUTE },
  /** Messages, and files attached to them, per account. */
  message: { points: 60, duration: 10 * MINUTE },
  /** Messages per address; an office may share one. A message that begins a conversation counts as a form. */
  messageAddress: { points: 120, duration: 10 * MINUTE },
  upload: { points: 100, duration: 10 * MINUTE },
  /** Kilobytes of stored files per address; an office may share one. */
  uploadKilobytes: { points: 500 * 1024, duration: DAY, isRefundable: true },
  /** Passwords judged while being typed, per address; an office may share one. */
  strength: { points: 120, duration: MINUTE },
  /** Searches on the server per address; an office may share one. */
  search: { points: 60, duration: MINUTE },
  /** Logged page errors: per address, per kind, and in total. */
  pageError: { points: 10, duration: HOUR },
  samePageError: { points: 3, duration: HOUR },
  allPageErrors: { points: 100, duration: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/** The name of a limit whose points may be refunded. */
export type RefundableLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name] extends { isRefundable: true } ? Name : never;
}[LimitName];

const isRefundable = (name: LimitName): name is RefundableLimit => 'isRefundable' in LIMITS[name];

/** The methods common to both kinds of limiters. */
type Limiter = Pick<RateLimiterPostgres, 'consume' | 'reward'>;

/**
 * Rate limits. On Postgres all servers share them; with SQLite the only server keeps its own.
 * @param leadsPerMinute the number of leads per minute, over all addresses, that are considered genuine
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
      setInterval(inMemory.sweep, SWEEP_INTERVAL).unref();
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
      // A client over the limit is refused without a query.
      inMemoryBlockOnConsumed: blockFrom,
    });
  };
  const limiters = Object.fromEntries(
    (Object.keys(LIMITS) as LimitName[]).map((name) => {
      const { points, duration } = LIMITS[name];
      return [name, limiter(name, points, duration, isRefundable(name) ? 0 : undefined)];
    }),
  ) as Record<LimitName, Limiter>;
  const take = async (limit: Limiter, key: string) => {
    try {
      return { isOver: false, left: await limit.consume(key) };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { isOver: true, left: reason };
      throw reason;
    }
  };
  // Leads that turn out to be held are refunded, so every client is checked with a query.
  const burst = limiter('burst', leadsPerMinute, MINUTE, 0);

  return {
    /**
     * Counts one point, or the cost of an operation.
     * @param key an address or an account
     * @throws Refusal `tooMany` when the limit is exceeded
     */
    count: async (name: LimitName, key: string, points = 1): Promise<void> => {
      try {
        await limiters[name].consume(hashKey(key), points);
      } catch (reason) {
        if (isRefundable(name) && reason instanceof RateLimiterRes) {
          await limiters[name].reward(hashKey(key), points);
        }
        throw refusal(reason);
      }
    },
    /** Refunds points when an attempt turns out to be right. */
    refund: async (name: RefundableLimit, key: string, points = 1): Promise<void> => {
      await limiters[name].reward(hashKey(key), points);
    },
    /** Counts one point and returns whether the limit is exceeded, without refusing the call. */
    isOver: async (name: LimitName, key: string): Promise<boolean> =>
      (await take(limiters[name], hashKey(key))).isOver,
    /**
     * Counts a lead.
     * @returns whether there are more than the company can expect, and when the minute in which it was counted ends, in
     *   milliseconds of the monotonic clock
     */
    countLead: async () => {
      const { isOver, left } = await take(burst, 'all');
      return { isOver, endsAt: performance.now() + left.msBeforeNext };
    },
    /** Refunds leads that turned out to be held, by the ends of their minutes; past ones no longer count. */
    refundLeads: async (counted: readonly number[]): Promise<void> => {
      const now = performance.now();
      const count = counted.filter((endsAt) => endsAt > now).length;
      if (count > 0) await burst.reward('all', count);
    },
  };
}

export type Limits = ReturnType<typeof rateLimits>;

/** Hashes a key, because addresses are personal data: limits store only their hashes, for as long as a limit lasts. */
export const hashKey = (key: string) => hashOf(key).slice(0, 22);

function refusal(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  return new Refusal('tooMany', {
    retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

/** Returns the key that limits count an address by: for IPv6 its /64, which is the least that a host gets. */
export function networkKey(ip: string): string {
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
