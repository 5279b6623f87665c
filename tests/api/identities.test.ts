import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import { MAX_ID } from '../../contract/api/leads.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { CALLS, PASSWORD, RIGHT, type World, world, worldOfFile } from './bad-input-world.ts';
import { expectSuccess, fill, MAKERS, MARK, NAMED } from './owned-things.ts';

const accessOf = (name: CallName): Endpoint['access'] => endpoints[name].access;
const namesById = (name: CallName) => fieldsOf(name, 'params').length > 0;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let others = 0;

/** Signs up an unrelated account and returns its headers. */
async function unrelatedAccount(here: World, role: 'customer' | 'admin') {
  others += 1;
  const body = { email: `another-${others}@else.example`, password: PASSWORD };
  await expectSuccess(here, 'signup', { body: { ...body, name: 'Somebody Else' } });
  const account = here.store.db.updateTable('user').where('email', '=', body.email);
  await account.set({ role }).execute();
  return bearer((await expectSuccess(here, 'login', { body })).token);
}

/** Returns the rows that were removed or changed. */
const changedRows = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const there = new Set(after[table]);
    return rows.filter((row) => !there.has(row));
  });

/** A world, with some of everything that a customer has, for the calls that leave it unchanged for others. */
const shared = worldOfFile(fill);

/** Whether a call only reads, or changes only the thing it names, which is made for it. */
const mayShare = (name: CallName) => paths[name][0] === 'GET' || namesById(name);

describe('refuses every call about things of another account and allows their owner’s', () => {
  test.each(CALLS.filter((name) => accessOf(name) !== 'anyone'))('%s', async (name) => {
    const here = mayShare(name) ? shared() : await world();
    const make = MAKERS[name];
    if (namesById(name) && !make)
      throw new Error(`"${name}": nothing makes the thing that it names`);
    if (!mayShare(name)) await fill(here);
    const made = (await make?.(here)) ?? {};
    const as = (headers: Record<string, string>) =>
      here.send(name, { ...made, headers: { ...made.headers, ...headers } });

    const invalidTokens = ['', 'Bearer', bearer('x'.repeat(32)).authorization, 'Basic YTpi'];
    const before = await here.contents();
    for (const authorization of invalidTokens) {
      const { statusCode, body } = await as({ authorization });
      expect([authorization, statusCode, body]).toEqual([
        authorization,
        401,
        '{"message":"Unauthorised"}',
      ]);
    }
    if (accessOf(name) === 'admin') {
      // Not even about their own messages.
      expect((await as(bearer(here.tokens.customer))).statusCode).toBe(403);
    }
    expect(await here.contents()).toEqual(before);

    if (accessOf(name) === 'customer') {
      // Including an administrator, who has to use the inbox.
      const strangers = [
        await unrelatedAccount(here, 'customer'),
        await unrelatedAccount(here, 'admin'),
      ];
      const withOthers = await here.contents();
      for (const other of strangers) {
        const { statusCode, body, rawPayload } = await as(other);
        if (namesById(name)) {
          expect([statusCode, body]).toEqual([404, '{"message":"Not found"}']);
        }
        // Calls that they may make concern only themselves.
        expect(statusCode).toBeLessThan(500);
        expect(rawPayload.includes(MARK)).toBe(false);
        expect(rawPayload.includes('customer@b.example')).toBe(false);
      }
      const after = await here.contents();
      expect(changedRows(before, after)).toEqual([]);
      if (namesById(name)) expect(after).toEqual(withOthers);
    }
    await expectSuccess(here, name, made);
  });
});

/** The fields of request bodies that are ids or lists of ids. */
const IDS = CALLS.flatMap((call) =>
  fieldsOf(call, 'body')
    .filter(({ schema }) => JSON.stringify(schema).includes(`"maximum":${MAX_ID}`))
    .map(({ name }) => ({ call, field: name })),
)
  // `upTo` marks how far an account has read, a number compared with ids; `ids` are leads, which all administrators
  // see.
  .filter(({ field }) => field !== 'upTo' && field !== 'ids');

describe('refuses ids of another account in a body', () => {
  test.each(IDS)('$field of $call', async ({ call, field }) => {
    const here = await world();
    const name = NAMED[field];
    if (!name) throw new Error(`"${field}" of "${call}": nothing makes the thing that it names`);
    const foreign = await name(here);
    // From here on, another customer has made the thing that the call itself is about.
    if (accessOf(call) === 'customer') {
      here.tokens.customer = (await unrelatedAccount(here, 'customer')).authorization.slice(7);
    }
    const made = (await MAKERS[call]?.(here)) ?? {};
    const body = made.body ?? RIGHT[call].body;
    const before = await here.contents();
    const { statusCode } = await here.send(call, { ...made, body: { ...body, [field]: foreign } });
    expect([400, 404]).toContain(statusCode);
    expect(await here.contents()).toEqual(before);
    await expectSuccess(here, call, made);
  });
});
