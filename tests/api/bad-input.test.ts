import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName } from '../../contract/api/paths.ts';
import { badValues, fieldsOf, PARTS, type Part } from './bad-input-fields.ts';
import { CALLS, complaint, RIGHT, type Sent, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

/** A field of a call, and how the call is sent with an invalid value in it. */
interface Case {
  title: string;
  /** The field that the answer has to name; undefined when the whole body is invalid. */
  field: string | undefined;
  values: readonly unknown[];
  sent: (value: unknown) => Sent;
}

/** Whole bodies that are not an object with the right fields. */
const WHOLE: readonly unknown[] = [
  ...[null, true, 0, 'text', [], [{}], ['body'], [[[]]], {}],
  undefined,
];

/** Returns the fields of a call, each with the rest of the call valid. */
function fieldCases(call: CallName): Case[] {
  const sentIn: Record<Part, (name: string, value: unknown) => Sent> = {
    body: (name, value) => ({ body: { ...RIGHT[call].body, [name]: value } }),
    params: (_, value) => ({ id: String(value) }),
    headers: (name, value) => ({ headers: { [name]: String(value) } }),
    query: (name, value) => ({ query: `${name}=${value}${othersOf(call, name)}` }),
  };
  return PARTS.flatMap((part) =>
    fieldsOf(call, part).map((field) => ({
      title: `${part} ${field.name}`,
      field: part === 'params' ? undefined : field.name,
      values: badValues(call, part, field),
      sent: (value: unknown) => sentIn[part](field.name, value),
    })),
  );
}

/**
 * Returns requests that are invalid as a whole: without a required field, with a repeated field, or without an object
 * as the body.
 */
function incomplete(call: CallName): { title: string; field?: string; sent: Sent }[] {
  const right = RIGHT[call].body ?? {};
  const body = fieldsOf(call, 'body');
  const missing = body.flatMap(({ name, required }) => {
    const { [name]: _, ...rest } = right;
    return required ? [{ title: `${name} is missing`, field: name, sent: { body: rest } }] : [];
  });
  const whole = (body.length > 0 ? WHOLE : []).map((each) => ({
    title: `the body is ${JSON.stringify(each)}`,
    sent: { body: each },
  }));
  const twice = fieldsOf(call, 'query').map(({ name }) => ({
    title: `${name} is given twice`,
    field: name,
    sent: { query: `${name}=1&${name}=2${othersOf(call, name)}` },
  }));
  return [...missing, ...whole, ...twice];
}

const othersOf = (call: CallName, name: string) =>
  Object.entries(RIGHT[call].query ?? {})
    .filter(([key]) => key !== name)
    .map(([key, value]) => `&${key}=${value}`)
    .join('');

describe('refuses input that the schemas do not allow, names its field and changes nothing', () => {
  test.each(CALLS.filter((call) => fieldCases(call).length > 0))(
    '%s',
    { timeout: 600_000 },
    async (call) => {
      const { send, contents, inject } = here();
      const before = await contents();
      const wrong: string[] = [];
      const expectRefused = async (title: string, field: string | undefined, sent: Sent) => {
        const reason = complaint(await send(call, sent), field);
        if (reason !== undefined) wrong.push(`${title}: ${reason}`);
      };
      for (const { title, field, sent } of incomplete(call)) {
        await expectRefused(title, field, sent);
      }
      for (const { title, field, values, sent } of fieldCases(call)) {
        for (const value of values) {
          await expectRefused(
            `${title} ${String(JSON.stringify(value)).slice(0, 60)}`,
            field,
            sent(value),
          );
        }
      }
      expect(wrong).toEqual([]);
      expect(await contents()).toEqual(before);
      expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
    },
  );
});

const JSON_TYPE = 'application/json';
const right = JSON.stringify(RIGHT.login.body);

/** Bodies that cannot be read, or not as their declared type. */
const UNREADABLE: readonly (readonly [type: string, payload: string | Buffer])[] = [
  ...['', '{', `${right}\n${right}`, '\0', '['.repeat(60_000), '{"a":'.repeat(10_000)].map(
    (payload) => [JSON_TYPE, payload] as const,
  ),
  ...[
    '"__proto__":{"admin":true}',
    '"\u005f_proto__":{"admin":true}',
    '"constructor":{"prototype":{"admin":true}}',
  ].map((evil) => [JSON_TYPE, right.replace('{', `{${evil},`)] as const),
  [`${JSON_TYPE}; charset=utf-16le`, Buffer.from(right, 'utf16le')],
  ...['application/x-www-form-urlencoded', 'text/plain', ';', 'application/jsön'].map(
    (type) => [type, right] as const,
  ),
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
];

test('refuses an unreadable body and changes nothing', async () => {
  const { send, contents } = here();
  const before = await contents();
  for (const [type, payload] of UNREADABLE) {
    const answer = await send('login', { payload, headers: { 'content-type': type } });
    expect(complaint(answer), `${type} ${payload.slice(0, 40)}`).toBeUndefined();
  }
  expect(await contents()).toEqual(before);
});

test('refuses every call that names another account than its session’s', async () => {
  const { send, contents, tokens } = here();
  const before = await contents();
  const wrong: string[] = [];
  for (const call of CALLS.filter((name) => endpoints[name].access !== 'anyone')) {
    for (const named of ['999999', '0', '', 'x', '1, 2']) {
      const headers = { authorization: `Bearer ${tokens.admin}`, [ACCOUNT_HEADER]: named };
      const { statusCode } = await send(call, { headers });
      if (statusCode !== 412) wrong.push(`${call} for "${named}": ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await contents()).toEqual(before);
});
