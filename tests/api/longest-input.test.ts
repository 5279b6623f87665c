import { expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';
import { isExhaustive } from '../scope.ts';
import { isAddress, repeated, tooDear, UNITS } from '../server/longest-input.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { CALLS, RIGHT, type Sent, world } from './bad-input-world.ts';

/** As many bytes as a head and a body may have, less what else is in them. */
const HEAD = 16_000;
const BODY = 64_000;
/** What else is written in bodies: letters of three bytes, marks, what is taken apart when it is stored, and what is no text. */
const WRITTEN = isExhaustive
  ? [...UNITS, 'ก', '่', 'ำ', '<', '@', 'a@a.', '\n', '\0', '\u202e', '🧵']
  : ['a ', '.', 'ก', '่', '<', 'a@a.'];

/** Headers that are looked at in passing, so that all of them can be long at once; … */
const IN_PASSING = ['accept', 'accept-language', 'cookie', 'referer', 'user-agent'];
/** … and those by which a call may be refused before anything else of it is looked at. */
const BY_ITSELF = ['authorization', 'content-type', 'idempotency-key', 'origin', 'sec-fetch-site'];

const all = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]));

let visitor = 0;

/** Another account each time, for guesses at one account are made to wait. */
function somebody(call: CallName): object {
  visitor += 1;
  return endpoints[call].access === 'anyone' && 'email' in (RIGHT[call].body ?? {})
    ? { email: `${visitor}@b.example` }
    : {};
}

/** A place of a call where a client can write much: what is written there, and how it is sent. */
interface Place {
  name: string;
  values: readonly string[];
  sent: (value: string) => Sent;
}

const LONG_HEADS = UNITS.map((unit) => repeated(unit, HEAD, '!'));
const LONG_ADDRESSES = LONG_HEADS.filter(isAddress);

/** The longest texts of a field that its schema takes. */
const longest = (max = 1000) => WRITTEN.map((unit) => repeated(unit, max, '!'));
const LONG_BODIES = longest(BODY);

/** What is looked at alike whatever the call: of each kind of access one is enough. */
const COMMON = isExhaustive ? CALLS : ['sendLead', 'me', 'inbox'];

const placesOf = (call: CallName): Place[] => [
  ...(COMMON.includes(call) ? commonPlaces : []),
  ...ownPlacesOf(call),
];

const commonPlaces: readonly Place[] = [
  { name: 'headers', values: LONG_HEADS, sent: (value) => ({ headers: all(IN_PASSING, value) }) },
  ...BY_ITSELF.map((name) => ({
    name,
    values: LONG_HEADS,
    sent: (value: string) => ({ headers: { [name]: value } }),
  })),
  { name: 'query', values: LONG_ADDRESSES, sent: (query) => ({ query }) },
];

const ownPlacesOf = (call: CallName): Place[] => [
  ...fieldsOf(call, 'query').map(({ name, schema }) => ({
    name: `?${name}`,
    values: [...longest(schema.maxLength), ...LONG_HEADS],
    sent: (value: string) => ({ query: `${name}=${encodeURIComponent(value)}` }),
  })),
  ...fieldsOf(call, 'params').map(({ name }) => ({
    name: `:${name}`,
    values: LONG_ADDRESSES,
    sent: (id: string) => ({ id }),
  })),
  ...fieldsOf(call, 'body').map(({ name, schema }) => ({
    name: `field ${name}`,
    values: [...longest(schema.maxLength), ...LONG_BODIES],
    sent: (value: string) => ({
      body: { ...RIGHT[call].body, ...somebody(call), [name]: value },
    }),
  })),
];

test.each(CALLS.filter((call) => placesOf(call).length > 0))(
  'nothing in %s is so long that it takes long',
  { timeout: 300_000 },
  async (call) => {
    const { send } = await world();
    const found: string[] = [];
    for (const { name, values, sent } of placesOf(call)) {
      const dear = await tooDear(values, (value) => send(call, sent(value)));
      found.push(...dear.map((each) => `${name}, ${each}`));
    }
    expect(found).toEqual([]);
  },
);
