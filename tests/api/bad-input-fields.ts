import { z } from 'zod';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';

/** The parts of a field’s JSON Schema that the tests use. */
interface FieldSchema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  anyOf?: unknown[];
}

export interface Field {
  name: string;
  schema: FieldSchema;
  required: boolean;
}

export const PARTS = ['body', 'params', 'headers', 'query'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the fields of a part of a call from its schema; empty if the call has no such part. */
export function fieldsOf(call: CallName, part: Part): Field[] {
  const schema = (endpoints[call] as Endpoint)[part];
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

/**
 * Values that a field must refuse. Only types and lengths are read off the schemas, so that the values find a schema
 * that accepts too much. The formats have tests of their own in `contract/`; here are a few that break each.
 */
type Bad = readonly unknown[];

/** JSON values of all types, and objects that careless code treats as text. */
const ANY: Bad = [
  ...[null, true, 1.5, 'text', [], ['en'], {}],
  ...[{ length: 5, toString: 'x' }, { $ne: null }],
];
const otherThan = (type: string): Bad => ANY.filter((value) => typeof value !== type);

/** Returns the shortest texts of more than `max` UTF-16 code units, one with as few code points as possible. */
const tooLong = (max: number) => ['a'.repeat(max + 1), '😀'.repeat(Math.floor(max / 2) + 1)];

const BLANK: Bad = ['', ' ', '\u3000\ufeff'];

/** The texts that must not be blank. */
const FILLED = [
  ...['username', 'firstName', 'street', 'subdistrict', 'district', 'province', 'subject', 'name'],
  ...[
    'body',
    'email',
    'country',
    'postcode',
    'challenge',
    'token',
    'form',
    'lang',
    'kind',
    'thing',
  ],
  ...['timeZone', 'page', 'consent'],
];

/** Whether a text may be blank in a call: a name where a form has none yet, an address that others stand in for. */
const mayBeBlank = (name: string, call: CallName) =>
  call === 'passwordStrength' ||
  (call === 'sendLead' && name === 'name') ||
  (call === 'setPaymentDetails' && name === 'email');

/** Values refused by every text with a format. */
const MALFORMED = ['a\0b', 'a\u0085b', 'a\ud800b', 'a\nb', 'a\r\nb', 'a\tb', "a ก<'b"];
/** Names that are no option, the last two of other forms and pages. */
const NO_OPTION = ['raffle', 'EN', '__proto__', 'constructor', '../th', 'เอกสาร', 'afternoon'];
const NO_WORD = ['de', 'EN', 'en ', 'en\0', '__proto__', '../th', 'en'.repeat(20_000)];
const NO_TOKEN = ['โทเคน', '🔑', 'abc def', `abc' or '1'='1`, 'a; session=b', 'a'.repeat(1025)];

/** Values that break the format of a text. */
const FORMATS: Record<string, readonly string[]> = {
  email: ['ada', 'ada@[127.0.0.1]', 'x\r\nBcc: ada@b.example', 'ada@b.example, all@evil.example'],
  taxId: ['0107544000109', '107544000108', '01075440001080', '-107544000108', '0'.repeat(40)],
  branch: ['0000', '000000', '-0000', '00x00'],
  postcode: ['4000', '400000', '-4000', '40x00'],
  country: ['th', 'XX', 'THA', 'Thailand', 'ไท'],
  telephone: ['mobile', '1150', "0812345678'--", '٠٨١٢٣٤٥٦٧٨'],
  choice: NO_OPTION,
  budget: NO_OPTION,
  urgency: NO_OPTION,
  offer: NO_OPTION,
  form: NO_OPTION,
  thing: ['reading-', 'a--b', 'blog/reading', 'EN', '__proto__', '../th', 'เอกสาร'],
  lang: NO_WORD,
  kind: NO_WORD,
  challenge: NO_TOKEN,
  token: NO_TOKEN,
  link: ['javascript:alert(1)', 'JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'https://', 'work'],
  timeZone: ['Mars/Olympus', 'Asia/', 'Bangkok', '+07:00', '../Asia/Bangkok'],
  page: ['contacts/v1', '//evil.example/', '/\\evil.example/', '\\evil', 'javascript:alert(1)'],
  consent: ['2026-02-30', '2026-11-21T00:00:00Z', '21/11/2026', '2569-11-21', '1999-01-01'],
};

/** Values refused by a checkbox, which sends `on` or nothing without JavaScript. */
const badBox: Bad = [...otherThan('boolean'), 1, 0, 'yes', 'true', 'ON', ['on'], '\0'];
const badTruth: Bad = [...badBox, 'on', ''];
const badId: Bad = [...otherThan('number'), 0, -1, 1.5, '1', 2 ** 31, Number.MAX_VALUE, [1]];

/** What fields other than texts must refuse, if that does not follow from their type. */
const OTHERS: Record<string, Bad> = {
  answers: [
    ...[...otherThan('object'), ['en']],
    Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field-${index}`, ''])),
  ],
  marketing: badBox,
  call: badBox,
  // Forms without a script send texts, so a text may be a number.
  elapsed: [...otherThan('number'), 'NaN', 'Infinity', '1e999', -1, '-1', '๑๒๓๔', '0x10', [5]],
  held: [...badTruth, true],
  attachments: [...otherThan('object'), ...[null, { length: 1, 0: 1 }, [1, 2, 3, 4, 5, 6], [4711]]],
  ids: [...otherThan('object'), ...[null, [], { length: 1, 0: 1 }, Array(501).fill(1)]],
};

function badInBody({ name, schema }: Field, call: CallName): Bad {
  const { type, anyOf, minLength = 0, maxLength } = schema;
  const own = OTHERS[name];
  if (own) return own;
  if (type === 'boolean') return badTruth;
  if (type === 'integer') return badId;
  if (anyOf) return badId.filter((value) => value !== null);
  const format = call === 'passwordStrength' ? undefined : FORMATS[name];
  if (maxLength === undefined && !format) throw new Error(`nothing is invalid for "${name}"`);
  return [
    ...otherThan('string'),
    ...(maxLength === undefined ? [] : tooLong(maxLength)),
    ...(format ? [...MALFORMED, ...format] : []),
    ...(FILLED.includes(name) && !mayBeBlank(name, call) ? BLANK : []),
    ...(minLength > 0 ? ['', 'p'.repeat(minLength - 1)] : []),
    // The password for signing in may be any text.
    ...(minLength > 1 ? ['correct\0horse', 'correct\ud83dhorse'] : []),
  ];
}

const NO_NUMBERS = [
  ...['0', '-1', '1.5', '1e400', 'x', 'NaN', 'Infinity', '2147483648', '9007199254740993'],
  ...['9'.repeat(90), '%00', '1%00', '%E0%B9%91', '1%27%20or%20%271%27=%271', '%FF', '%'],
];

const IDS_IN_PATH = [
  ...['-0', '1e0', '1.0', '+1', '01', '0x1', '0b1', '1%20', '%201', '%091', '%EF%BB%BF1'],
  ...['1;drop%20table%20lead', '1,2', '..%2f1', '%2e%2e', '__proto__', 'constructor'],
  ...NO_NUMBERS,
];

/** Values refused by the key of a request that must be processed once. */
const KEYS = [
  ...['', ' ', 'a b', 'a\tb', 'a\0b', 'a\nSet-Cookie: x', 'clé', 'a\u007f', 'one, two'],
  ...['k'.repeat(201), 'k'.repeat(8000)],
];

const WORDS_IN_QUERY = [
  ...['x', '', 'OPEN', '%00', 'open%00', '%FF', '%E0%B8%81', '__proto__', 'constructor'],
  ...['open%0d%0a', '%27%20or%201=1--', 'x'.repeat(5000)],
];

function badInQuery({ name, schema: { maxLength } }: Field): Bad {
  if (name === 'before') return ['', ...NO_NUMBERS];
  if (name === 'token') {
    return [
      ...['', 'a%20b', '%00', 'news.1.%00', 'a%0d%0ab', "1'%20or%20'1'='1", '%E0%B8%81'],
      'x'.repeat(1025),
    ];
  }
  if (name === 'thing') return WORDS_IN_QUERY.filter((word) => /%(?!FF)|[A-Z_]{3}/.test(word));
  if (maxLength === undefined) return WORDS_IN_QUERY;
  return ['ก'.repeat(maxLength + 1), ...tooLong(maxLength)].map(encodeURIComponent);
}

/** Returns the values that a field of a call must refuse; those of addresses are percent-encoded. */
export function badValues(call: CallName, part: Part, field: Field): Bad {
  if (part === 'body') return badInBody(field, call);
  if (part === 'query') return badInQuery(field);
  return part === 'params' ? IDS_IN_PATH : KEYS;
}
