import { expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName } from '../../contract/api/paths.ts';
import { CALLS, complaint, RIGHT, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const form = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  ).toString();

/** Bodies that cannot be read, or not as their declared type. */
function unreadable(call: CallName): (readonly [type: string, payload: string | Buffer])[] {
  const right = RIGHT[call].body ?? {};
  const json = JSON.stringify({ ...right, more: 'text' });
  const ofJson = [
    ...['', '{', json.slice(0, -1), `${json}\n${json}`, json.replaceAll('"', "'"), '{"a":NaN}'],
    ...['\0', json.replace(':"', ':"\0'), '['.repeat(60_000), '{"a":'.repeat(10_000)],
    json.replace('{', '{"__proto__":{"admin":true},'),
    json.replace('{', '{"\\u005f_proto__":{"admin":true},'),
    json.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    Buffer.from(json, 'utf16le'),
    JSON.stringify('x'.repeat(64 * 1024 - 1)),
    form(right),
  ];
  return [
    ...ofJson.map((payload) => [JSON_TYPE, payload] as const),
    [`${JSON_TYPE}; charset=utf-16le`, Buffer.from(json, 'utf16le')],
    [FORM, json],
    ...['text/plain', ';', 'application/jsön'].map((type) => [type, json] as const),
    ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
  ];
}

test.each(['sendLead', 'login', 'updateLead'] as const)(
  '%s refuses an unreadable body and changes nothing',
  async (call) => {
    const { send, contents, inject } = here();
    const before = await contents();
    for (const [type, payload] of unreadable(call)) {
      const answer = await send(call, { payload, headers: { 'content-type': type } });
      expect(complaint(answer), `${type} ${payload.slice(0, 40)}`).toBeUndefined();
    }
    expect(await contents()).toEqual(before);
    expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
  },
);

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
