import { expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER } from '../../contract/api/paths.ts';
import { CALLS, complaint, RIGHT, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

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
