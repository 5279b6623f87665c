import type { BetterAuthPlugin } from 'better-auth';
import type { DBAdapter, Where } from 'better-auth/adapters';
import { hashOf } from '../store/hash.ts';

/** A Better Auth plugin that stores session tokens as hashes and finds sessions by them. */
export const hashedSessionTokens = () =>
  ({
    id: 'hashed-session-tokens',
    init: ({ adapter }) => ({ context: { adapter: withHashedTokens(adapter) } }),
  }) satisfies BetterAuthPlugin;

interface AdapterQuery {
  model: string;
  where?: Where[] | undefined;
}

/** The methods that look up rows. */
const QUERIES = [
  'findOne',
  'findMany',
  'count',
  'consumeOne',
  'incrementOne',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

/** Wraps a database adapter so that the library sees the tokens and the database sees their hashes. */
function withHashedTokens(adapter: DBAdapter): DBAdapter {
  /** Makes a method look up hashes. A row that was looked up by its token gets that token back. */
  const withHashedQuery = <Method extends keyof DBAdapter>(name: Method): DBAdapter[Method] => {
    const method = adapter[name] as (query: AdapterQuery) => Promise<unknown>;
    const hashed = async (query: AdapterQuery) => {
      const result = await method(hashQuery(query));
      const token = tokenInQuery(query);
      const isRow = typeof result === 'object' && result !== null && 'token' in result;
      return isRow && token !== undefined ? { ...result, token } : result;
    };
    return hashed as DBAdapter[Method];
  };
  return {
    ...adapter,
    ...Object.fromEntries(QUERIES.map((name) => [name, withHashedQuery(name)])),
    create: async <Row extends object, Result = Row>(
      given: Parameters<typeof adapter.create<Row, Result>>[0],
    ): Promise<Result> => {
      const { token } = given.data as { token?: unknown };
      if (given.model !== 'session' || typeof token !== 'string') return adapter.create(given);
      const data = { ...given.data, token: hashOf(token) };
      return { ...(await adapter.create<Row, Result>({ ...given, data })), token };
    },
    transaction: (run) =>
      adapter.transaction((inner) => run(withHashedTokens({ ...adapter, ...inner }))),
  };
}

const isTokenCondition = ({ field }: Where) => field === 'token';

function tokenInQuery({ model, where }: AdapterQuery): string | undefined {
  const value = model === 'session' ? where?.find(isTokenCondition)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function hashQuery<Query extends AdapterQuery>(query: Query): Query {
  if (query.model !== 'session' || !query.where?.some(isTokenCondition)) return query;
  const where = query.where.map((each) =>
    isTokenCondition(each) ? { ...each, value: hashAll(each.value) } : each,
  );
  return { ...query, where };
}

const hashAll = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((each) => hashOf(String(each))) : hashOf(String(value));
