import type { CallName } from '../../contract/api/paths.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { CALLS, RIGHT, type Sent } from './bad-input-world.ts';

export const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';

/** The calls that take a body. */
export const TAKING = CALLS.filter((call) => fieldsOf(call, 'body').length > 0);

/** Bodies that cannot be read, or not as what they are said to be. */
export function unreadable(call: CallName): (readonly [string, Sent])[] {
  const right = RIGHT[call].body ?? {};
  const json = JSON.stringify({ ...right, more: 'text' });
  const as = (type: string, payload: string | Buffer): Sent => ({
    payload,
    headers: { 'content-type': type },
  });
  return [
    ['an empty body', as(JSON_TYPE, '')],
    ['spaces', as(JSON_TYPE, '   ')],
    ['an open brace', as(JSON_TYPE, '{')],
    ['JSON that is cut off', as(JSON_TYPE, json.slice(0, -1))],
    ['JSON and more', as(JSON_TYPE, `${json}}`)],
    ['two documents', as(JSON_TYPE, `${json}\n${json}`)],
    ['a comma at the end', as(JSON_TYPE, json.replace(/\}$/, ',}'))],
    ['a comment', as(JSON_TYPE, `/* x */ ${json}`)],
    ['single quotes', as(JSON_TYPE, json.replaceAll('"', "'"))],
    ['NaN', as(JSON_TYPE, '{"a":NaN}')],
    ['NUL', as(JSON_TYPE, '\0')],
    ['a raw line feed in a text', as(JSON_TYPE, json.replace(':"', ':"\n'))],
    ['a raw NUL in a text', as(JSON_TYPE, json.replace(':"', ':"\0'))],
    ['an escape that is none', as(JSON_TYPE, json.replace(':"', ':"\\x'))],
    ['half an escape', as(JSON_TYPE, json.replace(':"', ':"\\ud8z'))],
    ['100,000 open brackets', as(JSON_TYPE, '['.repeat(60_000))],
    ['60,000 objects in each other', as(JSON_TYPE, '{"a":'.repeat(10_000))],
    ['a deep list', as(JSON_TYPE, '['.repeat(30_000) + ']'.repeat(30_000))],
    ['the prototype', as(JSON_TYPE, json.replace('{', '{"__proto__":{"admin":true},'))],
    [
      'the prototype, escaped',
      as(JSON_TYPE, json.replace('{', '{"\\u005f_proto__":{"admin":true},')),
    ],
    [
      'the constructor’s prototype',
      as(JSON_TYPE, json.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
    ],
    ['UTF-16', as(JSON_TYPE, Buffer.from(json, 'utf16le'))],
    ['UTF-16 that says so', as(`${JSON_TYPE}; charset=utf-16le`, Buffer.from(json, 'utf16le'))],
    ['UTF-7', as(`${JSON_TYPE}; charset=utf-7`, json.replaceAll('"', '+ACI-'))],
    ['bytes that are no text', as(JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0xd8]))],
    ['64 KB and a byte', as(JSON_TYPE, JSON.stringify('x'.repeat(64 * 1024 - 1)))],
    ['a megabyte', as(JSON_TYPE, JSON.stringify({ ...right, more: 'x'.repeat(1 << 20) }))],
    ['a form that says it is JSON', as(JSON_TYPE, form(right))],
    ['JSON that says it is a form', as(FORM, json)],
    ['JSON that says it is text', as('text/plain', json)],
    ['JSON that says it is a page', as('text/html', json)],
    ['JSON of another kind', as('application/x-json', json)],
    ['JSON with a type of nothing', as(';', json)],
    ['a type that is no type', as('application/json/x', json)],
    ['a type beyond ASCII', as('application/jsön', json)],
    [
      'XML',
      as('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    ],
    ['several parts', as('multipart/form-data; boundary=x', multipart(right))],
    ['several parts without a boundary', as('multipart/form-data', multipart(right))],
    ['bytes', as('application/octet-stream', json)],
    ['GraphQL', as('application/graphql', '{ user { password } }')],
  ];
}

/** A plain form. */
export const form = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  ).toString();

const multipart = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(
      ([key, value]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat('--x--\r\n');
