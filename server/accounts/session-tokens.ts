import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import type { DBAdapter, Where } from 'better-auth/adapters';

/**
 * Returns a session token as it is stored, so that someone who steals the database cannot sign in with it. A token has
 * 190 random bits, too many to guess, so a plain hash is enough.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A Better Auth plugin that stores session tokens as hashes and finds sessions by them. */
export const hashedSessionTokens = () =>
  ({
    id: 'hashed-session-tokens',
    init: ({ adapter }) => ({ context: { adapter: withHashedTokens(adapter) } }),
  }) satisfies BetterAuthPlugin;

interface Asked {
  model: string;
  where?: Where[] | undefined;
}

/** Wraps a database adapter so that the library sees the tokens and the database sees their hashes. */
function withHashedTokens(adapter: DBAdapter): DBAdapter {
  /** Makes a method look up hashes. A row that was looked up by its token gets that token back. */
  const hashing = <Method extends keyof DBAdapter>(name: Method): DBAdapter[Method] => {
    const method = adapter[name] as (asked: Asked) => Promise<unknown>;
    const hashed = async (asked: Asked) => {
      const result = await method(hashIn(asked));
      const token = tokenIn(asked);
      const isRow = typeof result === 'object' && result !== null && 'token' in result;
      return isRow && token !== undefined ? { ...result, token } : result;
    };
    return hashed as DBAdapter[Method];
  };
  return {
    ...adapter,
    findOne: hashing('findOne'),
    findMany: hashing('findMany'),
    count: hashing('count'),
    update: hashing('update'),
    updateMany: hashing('updateMany'),
    delete: hashing('delete'),
    deleteMany: hashing('deleteMany'),
    consumeOne: hashing('consumeOne'),
    incrementOne: hashing('incrementOne'),
    create: async <Row extends object, Result = Row>(
      given: Parameters<typeof adapter.create<Row, Result>>[0],
    ): Promise<Result> => {
      const { token } = given.data as { token?: unknown };
      if (given.model !== 'session' || typeof token !== 'string') return adapter.create(given);
      const data = { ...given.data, token: hashToken(token) };
      return { ...(await adapter.create<Row, Result>({ ...given, data })), token };
    },
    transaction: (run) =>
      adapter.transaction((inner) => run(withHashedTokens({ ...adapter, ...inner }))),
  };
}

const isToken = ({ field }: Where) => field === 'token';

function tokenIn({ model, where }: Asked): string | undefined {
  const value = model === 'session' ? where?.find(isToken)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function hashIn<Question extends Asked>(asked: Question): Question {
  if (asked.model !== 'session' || !asked.where?.some(isToken)) return asked;
  const where = asked.where.map((each) =>
    isToken(each) ? { ...each, value: hashAll(each.value) } : each,
  );
  return { ...asked, where };
}

const hashAll = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((each) => hashToken(String(each))) : hashToken(String(value));
