import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import { MAX_ID } from '../../contract/api/leads.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { CALLS, PASSWORD, RIGHT, type World, world, worldOfFile } from './bad-input-world.ts';
import { done, fill, MAKERS, MARK, NAMED } from './owned-things.ts';

const accessOf = (name: CallName): Endpoint['access'] => endpoints[name].access;
const namesById = (name: CallName) => fieldsOf(name, 'params').length > 0;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let others = 0;

/** Signs somebody up who has nothing to do with what is there already, and answers with their headers. */
async function somebodyElse(here: World, role: 'customer' | 'admin') {
  others += 1;
  const body = { email: `another-${others}@else.example`, password: PASSWORD };
  await done(here, 'signup', { body: { ...body, name: 'Somebody Else' } });
  const account = here.store.db.updateTable('user').where('email', '=', body.email);
  await account.set({ role }).execute();
  return bearer((await done(here, 'login', { body })).token);
}

/** The session of the customer that they have ended. */
async function ended(here: World): Promise<string> {
  const body = { email: 'customer@b.example', password: PASSWORD };
  const answer = (await here.send('login', { body })).json();
  if (answer.token === undefined) return '';
  await done(here, 'logout', { headers: bearer(answer.token) });
  return `Bearer ${answer.token}`;
}

/** What was there before and is not there any more as it was. */
const lost = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const there = new Set(after[table]);
    return rows.filter((row) => !there.has(row));
  });

/** A world for the calls that leave it as others need it, with some of everything that a customer has. */
const shared = worldOfFile(fill);

/** Whether a call only reads, or changes no more than what it names, which is made for it. */
const mayShare = (name: CallName) => paths[name][0] === 'GET' || namesById(name);

describe('nobody gets or changes what is not theirs, and whose it is does', () => {
  test.each(CALLS.filter((name) => accessOf(name) !== 'anyone'))('%s', async (name) => {
    const here = mayShare(name) ? shared() : await world();
    const make = MAKERS[name];
    if (namesById(name) && !make) throw new Error(`"${name}": what it names is made nowhere`);
    if (!mayShare(name)) await fill(here);
    const made = (await make?.(here)) ?? {};
    const as = (headers: Record<string, string>) =>
      here.send(name, { ...made, headers: { ...made.headers, ...headers } });

    const nobody = ['', 'Bearer', bearer('x'.repeat(32)).authorization, 'Basic YTpi'];
    nobody.push(await ended(here));
    const before = await here.contents();
    for (const authorization of nobody) {
      const { statusCode, body } = await as({ authorization });
      expect([authorization, statusCode, body]).toEqual([
        authorization,
        401,
        '{"message":"Unauthorised"}',
      ]);
    }
    if (accessOf(name) === 'admin') {
      // Not even about what they have sent themselves.
      expect((await as(bearer(here.tokens.customer))).statusCode).toBe(403);
    }
    expect(await here.contents()).toEqual(before);

    if (accessOf(name) === 'customer') {
      // An administrator, too: the inbox is their way.
      const strangers = [await somebodyElse(here, 'customer'), await somebodyElse(here, 'admin')];
      const withOthers = await here.contents();
      for (const other of strangers) {
        const { statusCode, body, rawPayload } = await as(other);
        if (namesById(name)) {
          expect([statusCode, body]).toEqual([404, '{"message":"Not found"}']);
        }
        // What they may do is about themselves.
        expect(statusCode).toBeLessThan(500);
        expect(rawPayload.includes(MARK)).toBe(false);
        expect(rawPayload.includes('customer@b.example')).toBe(false);
      }
      const after = await here.contents();
      expect(lost(before, after)).toEqual([]);
      if (namesById(name)) expect(after).toEqual(withOthers);
    }
    await done(here, name, made);
  });
});

/** The fields of the calls' bodies that are ids, or lists of them. */
const IDS = CALLS.flatMap((call) =>
  fieldsOf(call, 'body')
    .filter(({ schema }) => JSON.stringify(schema).includes(`"maximum":${MAX_ID}`))
    .map(({ name }) => ({ call, field: name })),
)
  // How far somebody has read, a number that ids are compared with; and leads, which all administrators see.
  .filter(({ field }) => field !== 'upTo' && field !== 'ids');

describe('what is named in a body is not somebody else’s either', () => {
  test.each(IDS)('$field of $call', async ({ call, field }) => {
    const here = await world();
    const name = NAMED[field];
    if (!name) throw new Error(`"${field}" of "${call}": what it names is made nowhere`);
    const foreign = await name(here);
    // From here on it is another customer who has made what the call itself is about.
    if (accessOf(call) === 'customer') {
      here.tokens.customer = (await somebodyElse(here, 'customer')).authorization.slice(7);
    }
    const made = (await MAKERS[call]?.(here)) ?? {};
    const body = made.body ?? RIGHT[call].body;
    const before = await here.contents();
    const { statusCode } = await here.send(call, { ...made, body: { ...body, [field]: foreign } });
    expect([400, 404]).toContain(statusCode);
    expect(await here.contents()).toEqual(before);
    await done(here, call, made);
  });
});
