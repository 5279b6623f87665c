import { expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName } from '../../contract/api/paths.ts';
import { CALLS, complaint, RIGHT, type Sent, type World, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

/** Sends each call and returns the faults in how it was refused and whether it changed anything. */
async function refused(
  { send, contents, inject }: World,
  sent: readonly (readonly [title: string, call: CallName, sent: Sent, field?: string])[],
): Promise<string[]> {
  const before = await contents();
  const wrong: string[] = [];
  for (const [title, call, how, field] of sent) {
    const reason = complaint(await send(call, how), field);
    if (reason !== undefined) wrong.push(`${call}, ${title}: ${reason}`);
  }
  expect(await contents()).toEqual(before);
  expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
  return wrong;
}

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
    ...['', '   ', '{', json.slice(0, -1), `${json}}`, `${json}\n${json}`],
    ...[json.replace(/\}$/, ',}'), `/* x */ ${json}`, json.replaceAll('"', "'"), '{"a":NaN}'],
    ...['\0', json.replace(':"', ':"\n'), json.replace(':"', ':"\0'), json.replace(':"', ':"\\x')],
    ...['['.repeat(60_000), '{"a":'.repeat(10_000), '['.repeat(30_000) + ']'.repeat(30_000)],
    json.replace('{', '{"__proto__":{"admin":true},'),
    json.replace('{', '{"\\u005f_proto__":{"admin":true},'),
    json.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    Buffer.from(json, 'utf16le'),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    JSON.stringify('x'.repeat(64 * 1024 - 1)),
    form(right),
  ];
  return [
    ...ofJson.map((payload) => [JSON_TYPE, payload] as const),
    [`${JSON_TYPE}; charset=utf-16le`, Buffer.from(json, 'utf16le')],
    [`${JSON_TYPE}; charset=utf-7`, json.replaceAll('"', '+ACI-')],
    [FORM, json],
    ...['text/plain', 'text/html', ';', 'application/json/x', 'application/jsön'].map(
      (type) => [type, json] as const,
    ),
    ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
    ['multipart/form-data', json],
  ];
}

test.each(['sendLead', 'login', 'updateLead'] as const)(
  '%s refuses an unreadable body and changes nothing',
  async (call) => {
    const sent = unreadable(call).map(
      ([type, payload]) =>
        [
          `${type} ${payload.slice(0, 40)}`,
          call,
          { payload, headers: { 'content-type': type } },
        ] as const,
    );
    expect(await refused(here(), sent)).toEqual([]);
  },
);

test('refuses an unreadable body where none is expected', async () => {
  const sent = CALLS.filter((call) => ['logout', 'sendVerification', 'replay'].includes(call)).map(
    (call) => ['broken JSON', call, { payload: '{' }] as const,
  );
  expect(sent).toHaveLength(3);
  expect(await refused(here(), sent)).toEqual([]);
});

test('checks the last value of a repeated field', async () => {
  const right = JSON.stringify(RIGHT.sendLead.body);
  const twice = (last: string) => ({ payload: right.replace(/\}$/, `,"email":${last}}`) });
  const body = form({
    ...RIGHT.sendLead.body,
    email: 'first@b.example',
    marketing: 'on',
    call: 'on',
  });
  const headers = { 'content-type': FORM };
  expect(
    await refused(here(), [
      ['a wrong one last', 'sendLead', twice('"nobody"'), 'email'],
      ['null last', 'sendLead', twice('null'), 'email'],
      [
        'a wrong one last in a form',
        'sendLead',
        { payload: `${body}&email=x%0d%0aBcc:y@b.example`, headers },
        'email',
      ],
    ]),
  ).toEqual([]);
});

const FORM_FIELDS: readonly (readonly [field: string, value: string])[] = [
  ['email', 'ada@b.example%0D%0ABcc%3A+all%40evil.example'],
  ['lang', 'en%00'],
  ['page', '%2F%0D%0ALocation%3A+x'],
  ['consent', '2026-11-21%00'],
  ['marketing', 'yes'],
  ['call', 'yes'],
  ['choice', 'morning%00'],
  ['elapsed', '-1'],
  ['elapsed', '1e9'],
];

test('refuses an invalid value in a plain form, with or without a script', async () => {
  const before = await here().contents();
  const right = Object.entries({ ...RIGHT.sendLead.body, marketing: 'on', call: 'on' });
  for (const [field, value] of FORM_FIELDS) {
    const rest = right.filter(([key]) => key !== field).map(([key, each]) => [key, String(each)]);
    const payload = `${new URLSearchParams(rest)}&${field}=${value}`;
    const headers = { 'content-type': FORM };
    const scripted = await here().send('sendLead', { payload, headers });
    expect(complaint(scripted, field)).toBeUndefined();
    const plain = await here().send('sendLead', {
      payload,
      headers: { ...headers, accept: 'text/html' },
    });
    expect([field, value, plain.statusCode]).toEqual([field, value, 400]);
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  }
  expect(await here().contents()).toEqual(before);
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

test('refuses a customer every call for administrators, whatever the input', async () => {
  const { send, tokens, contents } = here();
  const before = await contents();
  const headers = { authorization: `Bearer ${tokens.customer}` };
  for (const call of CALLS.filter((name) => endpoints[name].access === 'admin')) {
    for (const how of [{}, { payload: '{' }, { query: 'state=all&state=open' }, { id: 'x' }]) {
      const answer = await send(call, { ...how, headers });
      expect([call, how, answer.statusCode]).toEqual([call, how, 403]);
    }
  }
  expect(await contents()).toEqual(before);
});

const NOWHERE: readonly string[] = [
  '/api/inbox/',
  '/api/inbox/1/',
  '/api/inbox/..%2f..%2fhealthz',
  '/api/inbox.csv%00',
  '/api//inbox',
  '/api/Inbox',
  '/api/outbox/1%2freplay',
  '/api/__proto__',
  '/api/constructor',
  '/api/login%00',
  '/api/login%0d%0aX:%20y',
  '/api/%6cogin%2f',
  `/api/${'x'.repeat(12_000)}`,
  `/api/${'%E0%B8%81'.repeat(1000)}`,
];

test('finds nothing at addresses that resemble ours', async () => {
  const { inject, tokens, contents } = here();
  const before = await contents();
  const headers = { authorization: `Bearer ${tokens.admin}` };
  for (const url of NOWHERE) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const) {
      const reason = complaint(await inject({ method, url, headers }));
      expect([method, url, reason]).toEqual([method, url, undefined]);
    }
  }
  expect(await contents()).toEqual(before);
});

test('does not treat a method that resembles another as that one', async () => {
  const { inject, contents } = here();
  const before = await contents();
  const payload = JSON.stringify(RIGHT.sendLead.body);
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const headers = { 'content-type': JSON_TYPE, [name]: 'POST' };
    const answer = await inject({ method: 'PUT', url: '/api/leads', headers, payload });
    expect(answer.statusCode).toBe(405);
  }
  expect(await contents()).toEqual(before);
});
